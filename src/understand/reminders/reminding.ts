/**
 * What a message says of reminders: how long before or when, put off for a while, or never again. The rest of it is read
 * as if that had not been said, so that "dentist friday 3pm, remind me an hour before" is an appointment like any other.
 */
import { dateOf } from '../../domain/calendar.ts'
import type { Command, Interpretation, Reference } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import type { TaskChange } from '../../domain/task-change.ts'
import { findDates } from '../dates/find-dates.ts'
import { lemmaOf } from '../english/lemma.ts'
import { reminding as words } from '../english/reminding.ts'
import { type LeadTimes, leadTimesIn } from '../lead-times/lead-times.ts'
import { momentsIn, putOff } from './later.ts'
import { type Beside, firstMatch, objectIn, openIn, referenceIn, taskNamed } from './named.ts'
import { amountsIn, leftAfter } from './silence.ts'

type Read = (text: string) => Interpretation

/** null: nothing is said of reminders. */
export function aboutReminders(text: string, context: Beside, read: Read): Interpretation | null {
  if (!words.any.test(text)) return null
  // without a list, a reminder is a task like any other
  const alone = context.tasks === undefined
  const told = alone ? null : (ofOneThatIsThere(text, context, read) ?? toldApart(text, context, read))
  const led = told ?? withLeadTimes(text, context, read)
  return alone && led?.commands[0]?.intent !== 'CREATE_TASK' ? null : led
}

/** Silenced, put off, asked about, or to ring at another time. */
function ofOneThatIsThere(text: string, context: Beside, read: Read): Interpretation | null {
  const left = leftAfter(text, context, read)
  const snooze = left === null ? putOff(text, context) : null
  const reference = left !== null || snooze ? referenceIn(text, context) : null
  if (reference && left !== null) return changing(reference, { reminders: left })
  if (reference && snooze) return changing(reference, { snooze })
  return asked(text, context) ?? atAMoment(text, context)
}

/** "any reminder on the gas man?" */
function asked(text: string, context: Beside): Interpretation | null {
  const asks = firstMatch(words.asked, text) !== null && !firstMatch(words.toDo, text)
  const task = asks ? taskNamed(text, context) : null
  if (!task) return null
  return heard({ intent: 'GET_TASK', params: { reference: { number: task.number } }, spans: {} })
}

/** "remind me of the piano tuner today at two": it rings then, and is due as before. */
function atAMoment(text: string, context: Beside): Interpretation | null {
  if (!words.asks.test(text) || firstMatch(words.toDo, text)) return null
  const task = taskNamed(text, context)
  if (!task || !(isMeant(task, text, true) || isObject(task, text))) return null
  const leads = leadsMeant(text)
  const moments = momentsSaid(text, leadTimesIn(text), task, context)
  if (moments.length === 0) return null
  const reminders = [...new Set([...moments, ...leads])]
  const change = words.replacing.test(text) ? { reminders } : { add_reminders: reminders }
  return changing({ number: task.number }, change)
}

/** What is said to be reminded of, and nothing else, is a part of its name. */
function isObject({ title }: KnownTask, text: string): boolean {
  const [own, said] = [contentOf(title), contentOf(objectIn(text))]
  return said.length > 0 && said.every((word) => own.includes(word))
}

/** But for those that others take the place of. */
function leadsMeant(text: string): readonly string[] {
  const meant = leadTimesIn(text).filter(({ from }) => !words.replaced.test(text.slice(0, from)))
  return [...new Set(meant.flatMap((one) => one.reminders))]
}

/** A day alone says when the task is, if it is said how long before that it rings. */
function momentsSaid(
  text: string,
  leads: readonly LeadTimes[],
  { due_date }: KnownTask,
  { now, date_order: order = 'month-first' }: Beside,
): readonly string[] {
  const cue = words.asks.exec(text)?.index ?? 0
  // what is said before being told is spoken of says when the task is
  const apart = findDates(text, now, { order }).filter(
    ({ span: [from, to] }) => to > cue && !leads.some((lead) => lead.from < to && from < lead.to),
  )
  const timed = apart.filter((date) => 'due_date' in date && date.due_date.length > 10)
  if (leads.length > 0 && timed.length === 0) return []
  const sameDay = due_date !== null && words.thatDay.test(text) ? dateOf(due_date) : null
  const moments = momentsIn(text, apart)
  return sameDay ? moments.map((moment) => `${sameDay}${moment.slice(10)}`) : moments
}

/** "dentist today 15:30. Remind me at three.", "studio 3 december 6am. pings: 2d, 10h" */
function toldApart(text: string, context: Beside, read: Read): Interpretation | null {
  const [clause] = [...text.matchAll(words.clauses)].toReversed()
  const when = clause ? text.slice(clause.index + clause[0].length) : ''
  if (!clause || when.trim() === '' || when.length > LONGEST) return null
  const reading = read(withoutLead(text.slice(0, clause.index)).padEnd(text.length))
  const [only, ...more] = reading.commands
  const due = only?.intent === 'CREATE_TASK' ? only.params.due_date : undefined
  if (!due || due.length <= 10 || more.length > 0) return null
  const said = ringsIn(when, due, context)
  return said.length > 0 ? withReminders(reading, said) : null
}

/** Nobody says at greater length when to be told. */
const LONGEST = 80

/** "…, and can you": what leads up to being told is no part of the task. */
function withoutLead(text: string): string {
  const all = text.trimEnd().split(/(?=\s)/u)
  while (words.beforeClause.has(all.at(-1)?.trim().toLowerCase() ?? '')) all.pop()
  return all.join('').replace(/[\s,.;:–—-]{1,5}$/u, '')
}

/** Moments, lead times, or mere amounts of time. */
function ringsIn(
  when: string,
  due: string,
  { now, date_order: order = 'month-first' }: Beside,
): readonly string[] {
  const leads = leadTimesIn(when)
  const dates = findDates(when, now, { order }).filter(
    ({ span: [from, to] }) => !leads.some((lead) => lead.from < to && from < lead.to),
  )
  const clock = dates.every(({ rule }) => rule.startsWith('clock/'))
  const moments = momentsIn(when, dates).map((one) => (clock ? `${dateOf(due)}${one.slice(10)}` : one))
  const all = [...new Set([...moments, ...leads.flatMap((lead) => lead.reminders)])]
  return all.length > 0 ? all : amountsIn(when)
}

function withLeadTimes(text: string, context: Beside, read: Read): Interpretation | null {
  // "leave an hour before the train" is what is to be done; "an hour before the dentist" is about a task that is there
  const found = leadTimesIn(text).filter(({ bare, to }) => bare || isOfATask(text.slice(to), context))
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

/** "15 minutes before the district nurse comes" */
function isOfATask(behind: string, context: Beside): boolean {
  return openIn(context).some((task) => isNamed(task, behind)) || taskNamed(behind, context) !== null
}

/** A task that is there, and that nothing else is said of; null: it is a new one, or is not clear. */
function taskIn(plain: string, context: Beside): KnownTask | null {
  const { now, date_order: order = 'month-first' } = context
  const open = openIn(context)
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
  return heard({ intent: 'UPDATE_TASK', params: { reference, ...change }, spans: {} })
}

function heard(command: Command): Interpretation {
  return {
    commands: [command],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['reminding'],
    reasoning: 'It says when to be reminded.',
  }
}
