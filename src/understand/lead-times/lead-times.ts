/**
 * Finds how long before its time one wants to be reminded of a task: "30 minutes before", "an hour ahead", "the evening
 * before", "15 min and 1h before". Pure, linear in the message. Whether it is about a reminder at all is for whoever
 * asks: "an hour before dinner" is found as well, and said to go on (`bare` is false).
 */
import { leadText } from '../../domain/reminders.ts'
import { leadWords as english } from '../english/lead-times.ts'
import { type Amount, amountAt } from './amount.ts'
import { dayAtWord } from './day-words.ts'
import { textAt as text, type Word, wordsIn } from './words.ts'

export interface LeadTimes {
  readonly from: number
  readonly to: number
  /** As `task.reminders` has them, in the order they were said. */
  readonly reminders: readonly string[]
  /** Nothing follows that it could be before ("an hour before dinner"). */
  readonly bare: boolean
}

interface Said {
  readonly reminders: readonly string[]
  /** The word behind it. */
  readonly end: number
}

export function leadTimesIn(message: string): readonly LeadTimes[] {
  const words = wordsIn(message)
  const found: LeadTimes[] = []
  for (let at = 0; at < words.length; at++) {
    const said = NEVER_FIRST.has(text(words, at)) ? null : saidAt(words, at)
    if (said === null) continue
    const [first, last] = [words[at], words[said.end - 1]]
    if (first === undefined || last === undefined) continue
    found.push({
      from: first.from,
      to: last.to,
      reminders: said.reminders,
      bare: isBare(words, said),
    })
    at = said.end - 1
  }
  return found
}

/** Most messages have more of these than of anything that says a time. */
const NEVER_FIRST: ReadonlySet<string> = new Set(',;&+/:#()–—.!?')

/** One after the other, as long as only "and" or a comma stands between. */
function saidAt(words: readonly Word[], at: number): Said | null {
  const first = oneAt(words, at)
  if (first === null) return null
  const reminders = [...first.reminders]
  let { end } = first
  for (let next = behindAnd(words, end); next > end; next = behindAnd(words, end)) {
    const more = oneAt(words, next)
    if (more === null) break
    reminders.push(...more.reminders)
    end = more.end
  }
  return { reminders: [...new Set(reminders)], end }
}

function oneAt(words: readonly Word[], at: number): Said | null {
  const day = dayAtWord(words, at)
  if (day !== null) return { reminders: [day.reminder], end: day.end }
  return (
    dueAt(words, at) ??
    namedDay(words, at) ??
    stillToGo(words, at) ??
    minus(words, at) ??
    amountsAt(words, at)
  )
}

const few = (words: readonly Word[], at: number): string =>
  [0, 1, 2, 3, 4].map((step) => text(words, at + step)).join(' ')

/** "when it's due", "at the due time" */
function dueAt(words: readonly Word[], at: number): Said | null {
  const found = english.due.exec(few(words, at))
  return found === null ? null : { reminders: ['PT0S'], end: at + found[0].split(' ').length }
}

/** "the day before", "the week before" */
function namedDay(words: readonly Word[], at: number): Said | null {
  const from = text(words, at) === english.the ? at + 1 : at
  const days = english.named.get(text(words, from))
  if (days === undefined) return null
  const end = behindBefore(words, text(words, from + 1) === '-' ? from + 2 : from + 1)
  return end === null ? null : { reminders: [leadText({ days, minutes: 0 })], end }
}

/** "when it is 30 minutes to dinner", "when there's ten minutes left before dinner" */
function stillToGo(words: readonly Word[], at: number): Said | null {
  const led = english.whenItIs.exec(few(words, at))
  const amount = led === null ? null : amountAt(words, at + led[0].split(' ').length)
  if (amount === null || !english.toGo.has(text(words, amount.end))) return null
  const end = amount.end + 1
  return { reminders: leads([{ ...amount, apart: false }]), end: behindBefore(words, end) ?? end }
}

/** "-15m": a minus that stands at the figure, and at nothing before it. */
function minus(words: readonly Word[], at: number): Said | null {
  const isMinus = text(words, at) === '-' && words[at]?.to === words[at + 1]?.from
  if (!isMinus || words[at - 1]?.to === words[at]?.from) return null
  const amount = amountAt(words, at + 1) ?? figureBeforeMinus(words, at + 1)
  return amount === null ? null : { reminders: leads([{ ...amount, apart: false }]), end: amount.end }
}

/** "-5 and -1 min" */
function figureBeforeMinus(words: readonly Word[], at: number): Amount | null {
  const isNext = english.joints.has(text(words, at + 1)) && text(words, at + 2) === '-'
  const minutes = Number(text(words, at))
  return isNext && minutes > 0 && minutes < 100 ? { minutes, unit: 1, end: at + 1 } : null
}

/** Amounts that share one "before". */
function amountsAt(words: readonly Word[], at: number): Said | null {
  const amounts: Joined[] = []
  for (let next = at, apart = false; amounts.length < 10; ) {
    const amount = amountAt(words, next) ?? bareAt(words, next, amounts.length > 0)
    if (amount === null) return null
    amounts.push({ ...amount, apart })
    const end = behindBefore(words, amount.end)
    if (end !== null) return { reminders: leads(amounts), end }
    next = behindAnd(words, amount.end)
    apart = words.slice(amount.end, next).some(({ text: joint }) => english.apart.has(joint))
    // "1 hour 30 minutes before" has nothing in between
    if (next === amount.end && !isPartOf(amount, amountAt(words, next))) return null
  }
  return null
}

/** One of several amounts; `apart`: a comma or a plus stands before it. */
type Joined = Amount & { readonly apart: boolean }

/** "ping me 15 before", "1hr 15 before": minutes go without saying. */
function bareAt(words: readonly Word[], at: number, goesOn: boolean): Amount | null {
  const said = text(words, at)
  const minutes = /^\d{1,2}$/u.test(said) ? Number(said) : 0
  const short = minutes > 0 && (goesOn || minutes >= SHORTEST)
  return short && behindBefore(words, at + 1) !== null ? { minutes, unit: 1, end: at + 1 } : null
}

const SHORTEST = 5

/** "1 hour and 30 minutes" is one time, "15 minutes and 1 hour", "1h + 10 min" and "a day and an hour" are two. */
function leads(amounts: readonly Joined[]): readonly string[] {
  const whole: number[] = []
  for (const [index, amount] of amounts.entries()) {
    const before = amounts[index - 1]
    if (before && !amount.apart && amounts.length <= PAIR && isPartOf(before, amount))
      whole.push((whole.pop() ?? 0) + amount.minutes)
    else whole.push(amount.minutes)
  }
  return whole.map((minutes) =>
    leadText({ days: Math.floor(minutes / 1440), minutes: Math.round(minutes % 1440) }),
  )
}

/** Of three or more, each is one. */
const PAIR = 2

function isPartOf(hours: Amount, minutes: Amount | null): boolean {
  return minutes !== null && hours.unit === 60 && minutes.unit === 1 && minutes.minutes < 60
}

/** The word behind "before", "ahead of time", "in advance"; null where none stands here. */
function behindBefore(words: readonly Word[], at: number): number | null {
  const [said] = english.before.exec(few(words, at)) ?? []
  return said === undefined ? null : at + said.split(' ').length
}

function behindAnd(words: readonly Word[], at: number): number {
  let next = at
  while (english.joints.has(text(words, next)) && next - at < 3) next++
  return next
}

/** "before it", "before that" says nothing more. */
function isBare(words: readonly Word[], { end }: Said): boolean {
  const next = text(words, end)
  return next === '' || english.bare.has(next) || /^[.!?)–—-]$/u.test(next)
}
