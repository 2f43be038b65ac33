/** How a task repeats, in words, and on which days it comes next. */
import { weekday } from '../../src/domain/calendar.ts'
import { datesFrom } from '../../src/repeat/next.ts'
import { comingDates } from '../../src/repeat/occurrence.ts'
import { readRule } from '../../src/repeat/read-rule.ts'
import { type Frequency, plainRule, type Rule, ruleText, tidied } from '../../src/repeat/rule.ts'
import { troubles } from '../../src/repeat/trouble.ts'
import { keptRule } from '../../src/repeat/valid.ts'
import { ruleInWords } from '../../src/repeat/words.ts'
import type { Task } from '../api/types.ts'
import { localToday } from './due.ts'

type Repeats = Pick<Task, 'recurrence' | 'recurs_from'>

export function repeatWords({ recurrence, recurs_from }: Repeats): string {
  if (recurrence === null) return 'does not repeat'
  const rule = ruleOf(recurrence)
  return rule === null ? recurrence : ruleInWords(rule, recurs_from ?? 'due')
}

export function ruleOf(text: string): Rule | null {
  const read = readRule(text)
  return 'rule' in read ? read.rule : null
}

/** Why it cannot be kept with that first day, as the server would say it. */
export function troubleWith(text: string, from: string): string | null {
  const kept = keptRule(text, from)
  return 'trouble' in kept ? troubles[kept.trouble] : null
}

/** The first of them on or after a day. */
export function nextDates(text: string, from: string, most: number): readonly string[] {
  const rule = ruleOf(text)
  return rule === null ? [] : datesFrom({ rule, anchor: from }, from, most)
}

/** Of a task that is put on another day: that day, and the others of its series as they would have come. */
export function movedDates(task: Task, day: string, most: number): readonly string[] {
  const recurs_on = task.recurs_on ?? task.due_date
  return comingDates({ ...task, due_date: day, recurs_on }, localToday(new Date()), most)
}

/** What most people want, for a task that is due on a day. */
export function usualRules(day: string): readonly string[] {
  const [year, month = 1, date = 1] = day.split('-').map(Number)
  const on = { weekday: weekday(day) }
  const weekly = { weekdays: [on] }
  const workdays = [1, 2, 3, 4, 5].map((each) => ({ weekday: each }))
  const nth = { ...on, nth: isLast(year ?? 0, month, date) ? -1 : Math.ceil(date / 7) }
  const all: readonly Partial<Rule>[] = [
    { frequency: 'DAILY' },
    { frequency: 'WEEKLY', weekdays: workdays },
    { frequency: 'WEEKLY', ...weekly },
    { frequency: 'WEEKLY', interval: 2, ...weekly },
    { frequency: 'MONTHLY', monthDays: [date] },
    { frequency: 'MONTHLY', weekdays: [nth] },
    { frequency: 'YEARLY', months: [month], monthDays: [date] },
  ]
  return all.map(({ frequency = 'DAILY', ...rest }) => textOf(frequency, rest))
}

export function textOf(frequency: Frequency, rest: Partial<Rule>): string {
  return ruleText(tidied({ ...plainRule, ...rest, frequency }))
}

/** No other of its kind comes in the month. */
function isLast(year: number, month: number, date: number): boolean {
  return date + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate()
}
