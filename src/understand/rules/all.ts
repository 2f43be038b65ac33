/** Every rule of the language, in order of precedence: the first that fits reads the sentence. */
import { chatRules, guardRules } from './chat.ts'
import { completeRules } from './complete.ts'
import { createRules } from './create.ts'
import { plainCreateRules } from './create-plain.ts'
import { deleteRules } from './delete.ts'
import { getRules } from './get.ts'
import { listRules } from './list.ts'
import { looseRules } from './loose.ts'
import type { Rule } from './rule.ts'
import { undoRules } from './undo.ts'
import { updateRules } from './update.ts'

const named = (all: readonly Rule[], ...names: readonly string[]): Rule[] =>
  names.map((name) => {
    const rule = all.find((one) => one.name === name)
    if (rule === undefined) throw new Error(`There is no rule ${name}`)
    return rule
  })

const early = ['create/if-missing', 'create/list-then-item', 'create/ran-out', 'create/said-before']
const beforeLists = ['create/on-the-list', 'create/give-me-one']
const beforeAll = ['update/clear-date', 'update/clear-priority', 'update/description', 'update/instead-of']
const late = ['update/words', 'update/unsaid']
const others = (all: readonly Rule[], ...names: readonly string[]): Rule[] =>
  all.filter((rule) => !names.includes(rule.name))

export const rules: readonly Rule[] = [
  ...guardRules,
  ...undoRules,
  // "are eggs on my list, if not add them" asks, and orders: the order counts
  ...named(createRules, ...early),
  ...named(deleteRules, 'delete/list-then-item'),
  ...named(completeRules, 'complete/did-and-mark'),
  ...named(updateRules, ...beforeAll),
  // "remind me what …" asks for the list, "remind me to …" never does anything else than create
  ...named(listRules, 'list/remind-me-what'),
  ...named(plainCreateRules, 'create/remind-me-later', 'create/remind-me'),
  ...others(completeRules, 'complete/did-it', 'complete/did-and-mark'),
  ...named(updateRules, 'update/priority', 'update/append'),
  ...getRules,
  ...others(deleteRules, 'delete/list-then-item'),
  ...named(createRules, ...beforeLists),
  ...others(listRules, 'list/remind-me-what'),
  ...named(
    updateRules,
    'update/pointed',
    'update/named-date',
    'update/named-task',
    'update/instead',
    'update/what-exactly',
  ),
  ...others(createRules, ...early, ...beforeLists),
  ...named(plainCreateRules, 'create/add-errand'),
  ...named(updateRules, ...late),
  ...chatRules,
  ...others(plainCreateRules, 'create/remind-me-later', 'create/remind-me', 'create/add-errand'),
  ...named(completeRules, 'complete/did-it'),
  ...looseRules,
]
