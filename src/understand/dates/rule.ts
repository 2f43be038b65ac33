/**
 * What a date rule is, and what it may contribute. A rule reads one piece ("friday", "at 5pm", "next week");
 * pieces that stand together are joined afterwards. Its examples are its tests.
 */
import type { DueDate, Moment, PlainDate } from '../../domain/calendar.ts'

export interface Period {
  readonly from: PlainDate
  readonly to: PlainDate
}

export type DayPart = 'morning' | 'lunch' | 'afternoon' | 'evening' | 'night' | 'end'

export interface Clock {
  /** Minutes since midnight, of the likelier half of the day when none was said. */
  readonly minutes: number
  /** False while am or pm is open ("at 5"). */
  readonly sure: boolean
  /** Where a range of hours ends ("2pm to 3pm"), as far as it was said. */
  readonly until?: Clock
}

export interface Piece {
  readonly day?: PlainDate
  /** The day was said as a bare weekday: "the 20th" or "of next week" may still move it. */
  readonly weekday?: number
  /** Said as so many weeks from now: a weekday beside it is one of that week ("monday in two weeks"). */
  readonly weeksAhead?: number
  /** Said from where one stands ("tomorrow", "in 3 days"): a weekday beside it is another day, unless it is the same. */
  readonly near?: true
  /** Said without its month ("the 20th"). */
  readonly dayOfMonth?: number
  readonly clock?: Clock
  readonly part?: DayPart
  readonly zone?: string
  /** The weekday beside it is not that day's ("monday the 22nd", a Sunday). */
  readonly conflict?: true
  readonly period?: Period
  /** Waits for the piece behind it: "a week from …", "the week of …", "an hour before …". null if that does not fit. */
  readonly of?: (behind: Piece) => Piece | null
  /** Moves the day before it: "next tuesday + 10 days". */
  readonly plus?: (day: PlainDate) => PlainDate
  /** Complete as it is ("in 2 hours"). */
  readonly due?: DueDate
  readonly recurring?: true
  /** Said, but never a date to come ("yesterday", "30 February"): claims its words and yields nothing. */
  readonly nothing?: true
}

export interface Now {
  readonly moment: Moment
  readonly today: PlainDate
  /** Minutes since midnight, on the sender's wall. */
  readonly minutes: number
  readonly order: 'month-first' | 'day-first'
  /** What is dated belongs in the evening: "at 8" is 20:00. */
  readonly evening: boolean
}

/** What must stand around a piece before it counts. A neighbouring piece or an otherwise empty message always does. */
export type Stand =
  | 'free'
  /** a preposition before it */
  | 'led'
  /** a preposition before it, or the end of the clause after it */
  | 'ended'
  /** only beside another piece */
  | 'joined'
  /** only as the whole message */
  | 'alone'

export interface DateRule {
  readonly name: string
  /** Over the line of `lex`, never over the message: known words, one spelling, one blank. */
  readonly pattern: RegExp
  readonly stand?: Stand
  /** The words behind it must not go on as a noun ("at 5 locations"); after a day they may ("tonight at 5 call …"). */
  readonly closed?: true | 'unless-after-day'
  /** Not right behind a verb that takes the number for itself: "take 2 in the morning", "delete the 3rd". */
  readonly uncounted?: true
  /** Only when its first number was written in letters ("ten thirty", not "10 30"), or only when it was not. */
  readonly spelled?: boolean
  /** null refuses: the words are claimed, and yield nothing. */
  readonly means: (groups: Groups, now: Now) => Piece | null
  /** Sentence, the words it reads, what they mean on Wednesday 4 March 2026, 10:00, in Berlin; several by " | ". */
  readonly examples: readonly (readonly [sentence: string, words: string, meaning: string])[]
  readonly nearMisses?: readonly string[]
}

/** Rules that are tried only when a cue of theirs is in the line: most sentences wake two or three families. */
export interface Family {
  readonly cue: RegExp
  readonly rules: readonly DateRule[]
}

export type Groups = Readonly<Record<string, string | undefined>>
