/** Every rule of the language, in order of precedence: the first that fits reads the sentence. */
import { ambiguousRules } from './ambiguous.ts'
import { chatRules, guardRules } from './chat.ts'
import { completeRules } from './complete.ts'
import { createRules } from './create.ts'
import { plainCreateRules } from './create-plain.ts'
import { deleteRules } from './delete.ts'
import { getRules } from './get.ts'
import { listRules } from './list.ts'
import { doneRules } from './list-done.ts'
import { leftRules } from './list-left.ts'
import { looseRules } from './loose.ts'
import type { Rule } from './rule.ts'
import { undoRules } from './undo.ts'
import { updateRules } from './update.ts'
import { updateInsteadRules } from './update-instead.ts'
import { updateShiftRules } from './update-shift.ts'
import { updateValueRules } from './update-value.ts'
import { verbAloneRules } from './verb-alone.ts'

const precedence = `
  chat/injection chat/how-to ambiguous/contradiction
  undo/last restore/deleted list/deleted list/what-was-done list/what-i-did list/done-then
  create/verb-alone delete/verb-alone complete/verb-alone update/verb-alone

  # asked and ordered in one breath ("are eggs on my list, if not add them"): the order counts
  create/if-missing create/list-then-item create/ran-out create/said-before
  delete/list-then-item complete/did-and-mark
  update/clear-date update/clear-priority update/not-urgent update/description update/instead-of update/sooner update/moved-so-change

  # "remind me what …" asks for the list, "remind me to …" never does anything else than create
  list/remind-me-what create/remind-me-later create/remind-me

  complete/not-done complete/mark-done complete/off-the-list complete/check-off complete/finish complete/just-done complete/is-done
  update/priority update/append update/take-out
  get/one
  delete/whole-list delete/from-list delete/stop-reminding delete/named-task delete/by-number delete/words
  create/on-the-list create/give-me-one

  list/count list/show-tasks list/show-list list/show-some list/what-tasks list/what-list list/what-to-do
  list/left-to-do list/is-there list/noun-alone

  update/shift-pointed update/shift update/pointed update/named-date update/named-task update/what-exactly update/instead update/attend-to
  create/noted-on-the-list create/wanted-on-the-list create/needs-title create/named-task create/add-errand
  create/noun-reminder
  update/words update/moved update/is-urgent update/unsaid

  complete/not-finished chat/not-done chat/timer chat/greeting chat/thanks chat/farewell chat/feeling chat/did chat/entertain chat/why chat/reaction

  create/remind-someone create/do-not-forget create/needs-doing create/note-down
  ambiguous/add-elsewhere create/bare-add create/need-to create/need-to-by
  loose/question
  complete/did-it

  loose/change loose/remove loose/finish loose/add loose/ask
  ambiguous/called-off ambiguous/drop-off ambiguous/drop
`

const known: ReadonlyMap<string, Rule> = new Map(
  [
    ...ambiguousRules,
    ...guardRules,
    ...undoRules,
    ...createRules,
    ...plainCreateRules,
    ...listRules,
    ...doneRules,
    ...leftRules,
    ...getRules,
    ...completeRules,
    ...updateRules,
    ...updateInsteadRules,
    ...updateValueRules,
    ...updateShiftRules,
    ...deleteRules,
    ...chatRules,
    ...looseRules,
    ...verbAloneRules,
  ].map((rule) => [rule.name, rule]),
)

export const rules: readonly Rule[] = precedence
  .split('\n')
  .filter((line) => !line.trim().startsWith('#'))
  .flatMap((line) => line.split(' ').filter((name) => name !== ''))
  .map((name) => {
    const rule = known.get(name)
    if (rule === undefined) throw new Error(`There is no rule ${name}`)
    return rule
  })

if (rules.length !== known.size) throw new Error('A rule has no place in the order of precedence')
