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

export const rules: readonly Rule[] = [
  ...guardRules,
  ...undoRules,
  // "are eggs on my list, if not add them" asks, and orders: the order counts
  ...named(createRules, 'create/if-missing', 'create/ran-out', 'create/said-before'),
  ...named(
    updateRules,
    'update/clear-date',
    'update/clear-priority',
    'update/description',
    'update/instead-of',
    'update/instead',
  ),
  // "remind me what …" asks for the list, "remind me to …" never does anything else than create
  ...named(listRules, 'list/remind-me-what'),
  ...named(plainCreateRules, 'create/remind-me'),
  ...completeRules.filter((rule) => rule.name !== 'complete/did-it'),
  ...updateRules.filter((rule) => rule.name === 'update/priority' || rule.name === 'update/append'),
  ...getRules,
  ...deleteRules,
  ...named(createRules, 'create/on-the-list', 'create/give-me-one'),
  ...listRules.filter((rule) => rule.name !== 'list/remind-me-what'),
  ...named(updateRules, 'update/named-task', 'update/pointed'),
  ...createRules.filter(
    (rule) =>
      ![
        'create/if-missing',
        'create/ran-out',
        'create/said-before',
        'create/on-the-list',
        'create/give-me-one',
      ].includes(rule.name),
  ),
  ...named(updateRules, 'update/words', 'update/unsaid'),
  ...chatRules,
  ...plainCreateRules.filter((rule) => rule.name !== 'create/remind-me'),
  ...named(completeRules, 'complete/did-it'),
  ...looseRules,
]
