/** What a sentence can say of a task: of a new one, and of one that is there. */
import type { Priority, RecursFrom } from './words.ts'

export interface NewTask {
  /** Absent when the sentence asks for a task without naming it ("add a task"). */
  title?: string
  description?: string
  priority?: Priority
  due_date?: string
  timezone?: string
  /** The user's words for a list, without "the … list"; the main list unless said. */
  list?: string
  labels?: readonly string[]
  /** An RFC 5545 rule without a start and without `RRULE:` ("FREQ=WEEKLY;BYDAY=MO"). */
  recurrence?: string
  recurs_from?: RecursFrom
  /** Days on which it does not come: “2026-12-24”, or “2026-12-24/2027-01-02”. */
  recurs_except?: readonly string[]
  /** As `task.reminders`: moments, lead times, days before at an hour. */
  reminders?: readonly string[]
}

export interface TaskChange {
  /** May be empty: “change it to ''” is understood, and refused by the tool. */
  title?: string
  /** Words to put behind the present title ("add milk to the groceries task"). */
  append?: string
  description?: string
  /** null takes it away ("remove the due date from task 2"). */
  priority?: Priority | null
  due_date?: string | null
  timezone?: string
  /** Only a time was said, or only the time goes (due_date null): the task stays on its day, if that is not over. */
  keeps_day?: true
  /** From the present due date; `due_date` is then what a task without one gets. */
  shift?: DueShift
  /** The list it moves to; null is the main list. */
  list?: string | null
  add_labels?: readonly string[]
  remove_labels?: readonly string[] | 'all'
  /** null: it repeats no longer. */
  recurrence?: string | null
  recurs_from?: RecursFrom
  recurs_except?: readonly string[]
  /** The whole set; none is silence ("stop reminding me about it"), null the reminder that goes without saying. */
  reminders?: readonly string[] | null
  /** Besides those it has ("also remind me an hour before"). */
  add_reminders?: readonly string[]
  /** The reminder moves, the due date does not ("snooze the dentist until tonight"). */
  snooze?: Snooze
  /** Of a task that repeats: leave this one out, let it rest until `due_date` or without a date, or let it come again. */
  occurrence?: 'skip' | 'pause' | 'resume'
  /** The days that are left out, where they were named ("2026-03-09/2026-03-15"): the one that is due may lie before. */
  skips?: string
  /** A date that is moved: of this one alone, or of all from now on. Asked where it was not said and matters. */
  applies_to?: 'this' | 'all'
}

/** Until a day or a time on the user's clock, or for so long. */
export type Snooze = { readonly until: string } | { readonly minutes: number }

/** How far a due date moves. Less than nothing is earlier. */
export interface DueShift {
  readonly months?: number
  readonly days?: number
  readonly minutes?: number
}
