/** What a piece of a sentence says about repeating; pieces that stand together are put together afterwards. */
import type { DaysOff } from '../../repeat/next.ts'
import type { Frequency } from '../../repeat/rule.ts'
import type { Now } from '../dates/rule.ts'
import type { DateAt } from './date-at.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** Why it has to be asked: which days are meant, which of two rules, at which times, at which of them, or it is too often. */
export type Doubt =
  | 'which-days'
  | 'two-meanings'
  | 'which-times'
  | 'several-times'
  | 'how-often'
  | 'sub-daily'

/** "the 2nd Wednesday", "the last weekday" */
export interface RankedDay {
  readonly rank: number
  /** Several where a group of days is counted ("the last weekday"). */
  readonly weekdays: readonly number[]
}

export interface Said {
  readonly frequency?: Frequency
  readonly interval?: number
  readonly weekdays?: readonly number[]
  readonly rankedDays?: readonly RankedDay[]
  /** "on the 4th": of the month or of the year, as the rest says. */
  readonly ranks?: readonly number[]
  readonly months?: readonly number[]
  readonly weeks?: readonly number[]
  /** The month was said as a stretch of time ("every day in july"). */
  readonly oneMonth?: true
  readonly count?: number
  readonly until?: string
  /** So long from its beginning: until then. */
  readonly lasts?: { readonly days: number; readonly months: number }
  readonly starts?: string
  /** The time that was said with the day it begins on. */
  readonly time?: string
  readonly exceptWeekdays?: readonly number[]
  readonly except?: readonly DaysOff[]
  readonly fromCompletion?: true
  readonly part?: DayPart
  readonly doubt?: Doubt
  /** What else it may mean. */
  readonly or?: { readonly frequency: Frequency; readonly interval: number }
}

/**
 * What a piece can do. `core` repeats by itself; `detail` and `bound` only beside a core, a bound also from afar;
 * `weak` where nothing else stands in the message, or where it is the message's heading ("last friday of the month: …");
 * `clock` and `filler` say nothing, but what stands on both sides of them stands together.
 */
export type Role = 'core' | 'detail' | 'bound' | 'weak' | 'clock' | 'filler'

export type Groups = Readonly<Record<string, string | undefined>>

/** Where a piece stands in the message. */
export interface Around {
  /** As it stands in the message. */
  readonly raw: string
  readonly now: Now
  /** The line before it, and behind it. */
  readonly before: string
  readonly behind: string
  /** The dates of the message that begin in these words, for "starting …" and "until …"; behind so many words. */
  readonly dateBehind: (skip?: number) => DateAt | null
}

export interface RepetitionRule {
  readonly name: string
  readonly role: Role
  /** Over the line, never over the message. */
  readonly pattern: RegExp
  /** null refuses: these words say nothing about repeating. `words` where more or fewer belong to it than matched. */
  readonly means: (groups: Groups, around: Around) => (Said & { readonly more?: number }) | null
}
