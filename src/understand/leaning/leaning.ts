/** Messages of few words that have their meaning from what was just shown or done: the first that fits is what is meant. */
import type { Interpretation } from '../../domain/command.ts'
import type { Untagged } from '../reading.ts'
import { bareRule } from '../repetition/bare-rule.ts'
import { alsoDone } from './also.ts'
import { andAnother } from './and-another.ts'
import { bareDate } from './bare-date.ts'
import { itsNote } from './its-note.ts'
import { ofTheShown } from './of-the-shown.ts'

/** `corrects`: it says that something was wrong. null: it says by itself what it means. */
export function leaningOn(message: Untagged, corrects: boolean): Interpretation | null {
  const leaning = [alsoDone, bareRule, andAnother, ofTheShown, itsNote, ...(corrects ? [] : [bareDate])]
  for (const read of leaning) {
    const meant = read(message)
    if (meant) return meant
  }
  return null
}
