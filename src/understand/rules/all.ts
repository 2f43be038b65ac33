/** Every rule of the language, in order of precedence: the first that fits reads the sentence. */
import { changeRules, undoRules } from './change.ts'
import { chatRules } from './chat.ts'
import { completeRules } from './complete.ts'
import { createRules } from './create.ts'
import { deleteRules } from './delete.ts'
import { getRules } from './get.ts'
import { listRules } from './list.ts'
import type { Rule } from './rule.ts'

export const rules: readonly Rule[] = [
  ...chatRules,
  ...undoRules,
  ...completeRules,
  ...getRules,
  ...listRules,
  ...changeRules,
  ...deleteRules,
  ...createRules,
]
