/** Is what came of a message what was wanted? All that was wanted has to hold, and nothing else may have happened. */
import { isDeepStrictEqual } from 'node:util'
import { dateOf, instantOf, instantText, timeOf } from '../../src/domain/calendar.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { AT_DUE, momentOf, remindersOf } from '../../src/domain/reminders.ts'
import type { Task } from '../../src/domain/task.ts'
import { fairDays } from './days.ts'
import { plain } from './plain.ts'
import { type SaidTask, type Want, ZONE } from './rows.ts'

/** Also letters that can be written in two ways are the same. */
const fold = (text: string) => text.normalize('NFKC').replaceAll('’', "'").toLowerCase()
const folded = (text: string) => plain(fold(text))

export interface Outcome {
  readonly before: readonly Task[]
  readonly after: readonly Task[]
  readonly reply: Pick<ChatResponse, 'response_text' | 'state' | 'pending_confirmation'>
  readonly here: string
}

/** Empty: it is as wanted. */
export function faultsOf(want: Want, outcome: Outcome): readonly string[] {
  const { before, after, here } = outcome
  return [...listFaults(want, before, after, here), ...told(want, outcome)]
}

/** What is wrong with the list, whatever was said about it. */
export function listFaults(
  want: Want,
  before: readonly Task[],
  after: readonly Task[],
  here: string,
): readonly string[] {
  const lists = { before, after, here }
  return [...added(want, lists), ...kept(want, lists)]
}

type Lists = Pick<Outcome, 'before' | 'after' | 'here'>

function added(want: Want, { before, after, here }: Lists): readonly string[] {
  const known = new Set(before.map(({ id }) => id))
  const wanted = [...(want.add ?? [])]
  const backs = (want.back ?? []).map(folded)
  const faults: string[] = []
  for (const task of after.filter((one) => !known.has(one.id) && !isNextOf(one, want, before))) {
    const back = backs.indexOf(folded(task.title))
    const place = wanted.findIndex((one) => fieldFaults({ due: null, ...one }, task, here).length === 0)
    if (back >= 0) backs.splice(back, 1)
    else if (place >= 0) wanted.splice(place, 1)
    else faults.push(`added “${task.title}” ${task.due_date ?? ''} ${task.priority ?? ''}`)
  }
  return [
    ...faults,
    ...wanted.map(({ title }) => `did not add “${title}”`),
    ...backs.map((title) => `“${title}” is not back`),
  ]
}

/** One that repeats and was done comes back as the next. */
function isNextOf(task: Task, { done = [], add = [] }: Want, before: readonly Task[]): boolean {
  const repeats = ({ number, title, recurrence }: Task) =>
    recurrence !== null && done.includes(number) && title === task.title
  return task.recurrence !== null && add.length === 0 && before.some(repeats)
}

function kept(want: Want, outcome: Lists): readonly string[] {
  const lost = [...(want.gone ?? []), ...(want.removed ?? [])]
  return outcome.before.flatMap((task) => {
    const now = outcome.after.find(({ id }) => id === task.id)
    if (lost.includes(task.number)) return now ? [`#${task.number} is still there`] : []
    return now ? changes(want, task, now, outcome.here) : [`#${task.number} “${task.title}” is gone`]
  })
}

function changes(want: Want, task: Task, now: Task, here: string): readonly string[] {
  const done = want.done?.includes(task.number)
    ? true
    : want.open?.includes(task.number)
      ? false
      : task.completed
  const change = want.change?.[task.number] ?? {}
  // what repeats may come back with its next day
  if (done && task.recurrence !== null && !task.completed)
    return now.completed || now.due_date !== task.due_date ? [] : [`#${task.number} is open`]
  const faults = fieldFaults(change, now, here)
  const state = now.completed === done ? [] : [`#${task.number} is ${now.status}`]
  return [
    ...state,
    ...[...faults, ...untouched(change, task, now)].map((fault) => `#${task.number}: ${fault}`),
  ]
}

/** Fields that nobody asked to change. A priority may become medium: that is what none at all amounts to. */
function untouched(change: Partial<SaidTask>, task: Task, now: Task): readonly string[] {
  const asked = (...fields: readonly (keyof SaidTask)[]) => fields.some((field) => field in change)
  const sameLevel = now.priority === task.priority || now.priority === 'medium'
  return faultsAmong([
    [asked('title') || now.title === task.title, `title became “${now.title}”`],
    [asked('due') || dayOf(now) === dayOf(task), `due became ${dayOf(now)}`],
    [asked('due', 'time') || hourOf(now) === hourOf(task), `time became ${hourOf(now)}`],
    [asked('priority') || sameLevel, `priority became ${now.priority}`],
    [asked('note') || now.description === task.description, `note became “${now.description}”`],
    [asked('list') || now.list === task.list, `list became ${now.list}`],
    [asked('labels') || now.labels.join() === task.labels.join(), `labels became ${now.labels.join()}`],
    [asked('repeat') || now.recurrence === task.recurrence, `repeats ${now.recurrence}`],
    ...silent(asked('reminders'), asked('snoozed', 'due', 'time', 'reminders'), task, now),
  ])
}

/** It rings as it did, unless that was asked for. */
function silent(
  rings: boolean,
  putOff: boolean,
  task: Task,
  now: Task,
): readonly (readonly [boolean, string])[] {
  const same = isDeepStrictEqual(now.reminders, task.reminders)
  return [
    [rings || same, `rings ${now.reminders?.join()}`],
    [putOff || now.snoozed_until === task.snoozed_until, `is put off until ${now.snoozed_until}`],
  ]
}

const dayOf = ({ due_date }: Task) => (due_date === null ? null : dateOf(due_date))
const hourOf = ({ due_date }: Task) => (due_date === null ? null : timeOf(due_date))

/** What to say of each thing that does not hold. */
function faultsAmong(checks: readonly (readonly [boolean, string])[]): readonly string[] {
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]))
}

/** What a row leaves open may be anything. */
function fieldFaults(want: Partial<SaidTask>, task: Task, here: string): readonly string[] {
  const { title, any = [], due, time, priority, note } = want
  const [day, hour] = [dayOf(task), hourOf(task)]
  const titleFits = [title ?? [], any].flat().some((one) => folded(one) === folded(task.title))
  const level = task.priority === 'medium' && priority === null ? null : task.priority
  const noteFits = folded(note ?? '') === folded(task.description ?? '')
  return faultsAmong([
    [title === undefined || titleFits, `title “${task.title}”`],
    [due === undefined || dueFits(fairDays(due, here), day), `due ${day}`],
    [time === undefined || [time].flat().includes(hour), `time ${hour}`],
    [priority === undefined || priority === level, `priority ${task.priority}`],
    [note === undefined || noteFits, `note “${task.description}”`],
    ...sortedFaults(want, task),
    ...ringFaults(want, task),
  ])
}

/** That it rings when it is due goes without saying, unless it is to be silent. */
function ringFaults(
  { reminders, snoozed }: Partial<SaidTask>,
  task: Task,
): readonly (readonly [boolean, string])[] {
  const due = momentOf(AT_DUE, task)
  const moments = (set: readonly string[]) =>
    new Set(set.map((one) => momentOf(one, task)).filter((moment) => moment !== due))
  const same = (set: readonly string[]) =>
    set.length === 0
      ? task.reminders?.length === 0
      : isDeepStrictEqual(moments(set), moments(remindersOf(task)))
  const fair = reminders?.length === 0 ? [[]] : reminders?.map((set) => [set].flat())
  const until = (moment: string) =>
    instantText(instantOf(moment, task.timezone ?? ZONE)) === task.snoozed_until
  return [
    [fair === undefined || fair.some(same), `rings ${task.reminders?.join()}`],
    [snoozed === undefined || snoozed.some(until), `is put off until ${task.snoozed_until}`],
  ]
}

function sortedFaults(
  { list, labels, repeat }: Partial<SaidTask>,
  task: Task,
): readonly (readonly [boolean, string])[] {
  const names = (some: readonly string[]) => some.map(plain).sort().join()
  const rules = [repeat ?? null].flat().map(ruleOf)
  return [
    [list === undefined || plain(list ?? '') === plain(task.list ?? ''), `list ${task.list}`],
    [labels === undefined || names(labels) === names(task.labels), `labels ${task.labels.join()}`],
    [repeat === undefined || rules.includes(ruleOf(task.recurrence)), `repeats ${task.recurrence}`],
  ]
}

/** Two ways to write the same rule are one. */
function ruleOf(text: string | null): string {
  return (text ?? '')
    .toUpperCase()
    .split(';')
    .filter((part) => part !== '' && part !== 'INTERVAL=1' && !part.startsWith('WKST'))
    .map((part) => (part.startsWith('BYDAY=') ? `BYDAY=${part.slice(6).split(',').sort().join()}` : part))
    .sort()
    .join(';')
}

function dueFits(fair: readonly (string | null)[], day: string | null): boolean {
  return fair.includes('any') || (fair.includes('set') && day !== null) || fair.includes(day)
}

function told(want: Want, outcome: Outcome): readonly string[] {
  const { response_text, state, pending_confirmation } = outcome.reply
  const asks = state === 'needs_clarification' || state === 'needs_confirmation'
  const silent = state === 'complete' && !pending_confirmation
  return [
    ...shown(want, outcome),
    ...faultsAmong([
      [!want.says || new RegExp(want.says, 'iu').test(response_text), `the reply lacks /${want.says}/`],
      [!want.asks || asks, 'it did not ask'],
      [!want.talk || silent, 'it asked something'],
    ]),
  ]
}

/** Tasks that have to be in the reply, and those that may not. */
function shown(want: Want, { before, reply }: Outcome): readonly string[] {
  const text = fold(reply.response_text)
  const names = ({ title, number }: Task) =>
    text.includes(fold(title)) || new RegExp(`#${number}\\b`, 'u').test(text)
  const asked = Array.isArray(want.asks) ? (want.asks as readonly number[]) : []
  const wanted = want.shows ?? asked
  const strict = want.shows !== undefined && !want.loose
  const saysNone = /\bno\b|none|nothing|n't|empty/u.test(text)
  const isWanted = ({ number }: Task) => wanted.includes(number)
  const lacking = before.filter((task) => isWanted(task) && !names(task))
  const surplus = strict ? before.filter((task) => !isWanted(task) && names(task)) : []
  return [
    ...lacking.map(({ number }) => `the reply lacks #${number}`),
    ...surplus.map(({ number }) => `the reply shows #${number}`),
    ...faultsAmong([[want.shows?.length !== 0 || saysNone, 'the reply does not say that there is none']]),
  ]
}
