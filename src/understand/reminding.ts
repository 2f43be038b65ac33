/**
 * What a message says of reminders: how long before, put off for a while, or never again. The rest of it is read as if
 * that had not been said, so that "dentist friday 3pm, remind me an hour before" is an appointment like any other.
 */

import type { Command, Interpretation, Reference } from '../domain/command.ts'
import type { KnownTask } from '../domain/known-task.ts'
import type { TaskChange } from '../domain/task-change.ts'
import type { RulesContext } from './by-rules.ts'
import { findDates } from './dates/find-dates.ts'
import { lemmaOf } from './english/lemma.ts'
import { reminding as words } from './english/reminding.ts'
import { amountAt } from './lead-times/amount.ts'
import { leadTimesIn } from './lead-times/lead-times.ts'
import { wordsIn } from './lead-times/words.ts'

type Read = (text: string) => Interpretation

interface Beside extends RulesContext {
  readonly tasks?: readonly KnownTask[]
}

/** null: nothing is said of reminders. */
export function aboutReminders(text: string, context: Beside, read: Read): Interpretation | null {
  if (!words.any.test(text)) return null
  // without a list, a reminder is a task like any other
  const alone = context.tasks === undefined
  const told = alone ? null : (silenced(text, read) ?? snoozed(text, context))
  const led = told ?? withLeadTimes(text, context, read)
  return alone && led?.commands[0]?.intent !== 'CREATE_TASK' ? null : led
}

/** "stop reminding me about the dentist, I know": what follows may say why, and asks for nothing. */
function silenced(text: string, read: Read): Interpretation | null {
  const found = words.stop.exec(text)
  if (!found?.groups) return null
  const more = text
    .slice(found[0].length)
    .replaceAll(/[\s,;.!?]+/gu, ' ')
    .trim()
  const idle = more === '' || read(more).commands.every(({ intent }) => intent === 'GENERAL_CHAT')
  return idle ? changing(referenceTo(found.groups.what ?? ''), { reminders: [] }) : null
}

/** "snooze the dentist until tonight", "snooze it for ten minutes" */
function snoozed(
  text: string,
  { now, date_order: order = 'month-first' }: RulesContext,
): Interpretation | null {
  const said = words.snooze.exec(text)?.groups?.said
  if (said === undefined) return null
  const lasting = howLong(said)
  if (lasting) return changing(referenceTo(lasting.rest), { snooze: { minutes: lasting.minutes } })
  const [date] = findDates(said, now, { order })
  if (!date || !('due_date' in date)) return null
  const rest = said.slice(0, date.span[0]) + said.slice(date.span[1])
  const until = date.due_date.length > 10 ? date.due_date : `${date.due_date}T${hourSaid(said)}`
  return changing(referenceTo(rest), { snooze: { until } })
}

const MORNING = '09:00'

function hourSaid(said: string): string {
  return words.hours.find(([part]) => part.test(said))?.[1] ?? MORNING
}

function howLong(said: string): { readonly minutes: number; readonly rest: string } | null {
  const all = wordsIn(said)
  for (const [at, word] of all.entries()) {
    const amount = amountAt(all, at)
    const end = amount ? all[amount.end - 1]?.to : undefined
    if (amount && end !== undefined)
      return { minutes: amount.minutes, rest: said.slice(0, word.from) + said.slice(end) }
  }
  return null
}

function withLeadTimes(text: string, context: Beside, read: Read): Interpretation | null {
  const { tasks = [] } = context
  // "leave an hour before the train" is what is to be done; "an hour before the dentist" is about a task that is there
  const found = leadTimesIn(text).filter(
    ({ bare, to }) => bare || tasks.some((task) => isNamed(task, text.slice(to))),
  )
  const meant = found.filter(({ from }) => !words.replaced.test(text.slice(0, from)))
  const reminders = [...new Set(meant.flatMap((one) => one.reminders))]
  if (reminders.length === 0 || !words.asks.test(text)) return null
  const rest = found.reduce((left, { from, to }) => blanked(left, from, behindReason(text, to)), text)
  const plain = rest.replace(words.asking, blanks).replace(words.ending, blanks)
  const change = words.replacing.test(text) ? { reminders } : { add_reminders: reminders }
  if (saysNothing(plain)) return changing({ pronoun: 'it' }, change)
  const task = taskIn(plain, context)
  return task ? changing({ number: task.number }, change) : withReminders(read(plain), reminders)
}

/** A task that is there, and that nothing else is said of; null: it is a new one, or is not clear. */
function taskIn(
  plain: string,
  { tasks = [], now, date_order: order = 'month-first' }: Beside,
): KnownTask | null {
  const open = tasks.filter(({ completed }) => !completed)
  const whole = open.find(
    (task) => isNamed(task, plain) && saysNothing(plain.replace(nameIn(task, plain), ' ')),
  )
  if (whole) return whole
  // what is new says when it is
  const isOld = findDates(plain, now, { order }).length === 0
  const [only, ...more] = open.filter((task) => isMeant(task, plain, isOld))
  return only && more.length === 0 ? only : null
}

/** Where what is said of the reminder ends. */
function behindReason(text: string, to: number): number {
  return to + (words.reason.exec(text.slice(to))?.[0].length ?? 0)
}

/** Nothing is left but words that lead up to something. */
function saysNothing(rest: string): boolean {
  return words.nothing.test(`${rest.replaceAll(/\s+/gu, ' ').trim()} `)
}

/** Blanks, so that spans still point into the message as it was sent. */
function blanks(some: string): string {
  return ' '.repeat(some.length)
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + blanks(text.slice(from, to)) + text.slice(to)
}

/** The message has all of a title, but for an article. */
function isNamed({ title }: KnownTask, text: string): boolean {
  return text.toLowerCase().includes(title.toLowerCase().replace(words.articles, ''))
}

/** "the passport", of "renew passport": nothing is said but words of its title, or most of its words among others. */
function isMeant({ title }: KnownTask, text: string, amongOthers: boolean): boolean {
  const [own, said] = [contentOf(title), contentOf(text)]
  const shared = own.filter((word) => said.includes(word))
  const all = said.length > 0 && said.every((word) => own.includes(word))
  return all || (amongOthers && shared.length > 0 && shared.length * 2 >= own.length)
}

function contentOf(text: string): readonly string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]{1,60}/gu) ?? []
  return [...new Set(all.filter((word) => !words.beside.has(word)).map(lemmaOf))]
}

function nameIn({ title }: KnownTask, text: string): string {
  const name = title.replace(words.articles, '')
  const from = text.toLowerCase().indexOf(name.toLowerCase())
  return text.slice(from, from + name.length)
}

/** null: what is left is no task that could have any. */
function withReminders(reading: Interpretation, reminders: readonly string[]): Interpretation | null {
  const [only, ...more] = reading.commands
  if (!only || more.length > 0) return null
  if (only.intent === 'CREATE_TASK') {
    const title = only.params.title?.replaceAll(/ {2,}/gu, ' ')
    const named = title === undefined ? {} : { title }
    return { ...reading, commands: [{ ...only, params: { ...only.params, ...named, reminders } }] }
  }
  if (only.intent !== 'UPDATE_TASK') return null
  return { ...reading, commands: [{ ...only, params: { ...only.params, add_reminders: reminders } }] }
}

/** How sure such a sentence is, said in so many words. */
const SURE = 0.9

function changing(reference: Reference, change: TaskChange): Interpretation {
  const command: Command = { intent: 'UPDATE_TASK', params: { reference, ...change }, spans: {} }
  return {
    commands: [command],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['reminding'],
    reasoning: 'It says when to be reminded.',
  }
}

function referenceTo(said: string): Reference {
  const name = said
    .replace(words.around, ' ')
    .replaceAll(/[\s,.!?]+/gu, ' ')
    .trim()
  if (name === '' || words.it.test(name)) return { pronoun: 'it' }
  const number = /^(?:#|task |number )?(?<number>\d{1,6})$/iu.exec(name)?.groups?.number
  return number === undefined ? { text: name } : { number: Number(number) }
}
