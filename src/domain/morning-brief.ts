/** A look at the day, sent every morning to whoever wants it. It rings like a reminder, of no task. */
import { addDays, instantOf, instantText, type Moment, today } from './calendar.ts'

/** The reminder of a ring that is one, and the task it has instead. */
export const BRIEF = 'brief'
export const NO_TASK = ''

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u

export function isTimeOfDay(text: string): boolean {
  return TIME.test(text)
}

/** The next time the clock shows that, in ISO and UTC. */
export function nextBrief(time: string, now: Moment): string {
  const day = today(now)
  const first = instantOf(`${day}T${time}`, now.timezone)
  return instantText(first > now.epoch_ms ? first : instantOf(`${addDays(day, 1)}T${time}`, now.timezone))
}
