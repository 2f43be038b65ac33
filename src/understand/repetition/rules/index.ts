/** All rules, in the order in which they claim words. */
import type { RepetitionRule } from '../said.ts'
import { adverbRules, oftenRules } from './adverbs.ts'
import { boundRules, exceptions, lateBounds } from './bounds.ts'
import { dayDetails, dayRules } from './days.ts'
import { everyRules } from './every.ts'
import { rankDetails, rankRules } from './ranks.ts'

export const repetitionRules: readonly RepetitionRule[] = [
  ...exceptions,
  ...oftenRules,
  ...everyRules,
  ...adverbRules,
  ...rankRules,
  ...dayRules,
  ...boundRules,
  ...rankDetails,
  ...dayDetails,
  ...lateBounds,
]
