/**
 * "twice a week", "biweekly", "every 4 hours": how often was said, but not so that it makes a rule. The task is added
 * with its words as they stand, so that nothing is lost whatever is said next, and its days are asked for.
 */
import { type Moment, timeOf } from '../domain/calendar.ts'
import type { UpdateTask } from '../domain/command.ts'
import type { Task } from '../domain/task.ts'
import type { DateOrder } from '../domain/words.ts'
import { type Repetition, repetitionsIn } from '../understand/repetition/find-repetitions.ts'
import { markOf } from './outcome-data.ts'
import { asks, type CommandEnd } from './plan.ts'

const reasons = {
  'which-days': 'days',
  'two-meanings': 'often',
  'how-often': 'often',
  'which-times': 'too_often',
  'several-times': 'times',
  'sub-daily': 'too_often',
} as const

export function askHowOften(task: Task, now: Moment): CommandEnd | null {
  const said = unclearIn(task.title, now)
  if (said?.doubt === undefined || task.recurrence !== null) return null
  const { from, to } = said
  const title = `${task.title.slice(0, from)}${namedDay(task.title.slice(from, to))}${task.title.slice(to)}`
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (title === '') return null
  const change = { reference: { number: task.number }, title, ...timeOfEach(task, said, now) }
  const command: UpdateTask = { intent: 'UPDATE_TASK', params: change, spans: {} }
  const mark = markOf(task)
  return asks(
    { say: 'need_days', why: reasons[said.doubt], task: mark },
    { action_type: 'NEED_DAYS', tasks: [mark], commands: [command] },
  )
}

/** "every year on nana's birthday": whose it is stays said. */
function namedDay(words: string): string {
  const named = /\b(?:birthday|anniversary)\b/iu.exec(words)
  const from = words.search(/\bon\b/iu)
  return named && from >= 0 ? words.slice(from, named.index + named[0].length) : ''
}

function unclearIn(title: string, now: Moment): Repetition | null {
  const [said, ...more] = repetitionsIn(title, now, 'day-first')
  return said?.doubt !== undefined && more.length === 0 ? said : null
}

/** The hour that was said with it is that of each time, unless the answer says another. */
function timeOfEach(
  { due_date, timezone }: Task,
  { first, time }: Repetition,
  now: Moment,
): Pick<UpdateTask['params'], 'due_date' | 'timezone'> {
  if (first !== undefined && time !== undefined)
    return { due_date: `${first}T${time}`, timezone: now.timezone }
  return due_date !== null && timezone !== null && timeOf(due_date) !== null ? { due_date, timezone } : {}
}

const before = new Set(['um', 'ok', 'okay', 'oh', 'say', 'on', 'the', 'every'])
const behind = new Set(['please', 'pls', 'thanks'])

/** Without what says nothing: "um, on mondays and thursdays please". */
function bare(message: string): string {
  const words = message.trim().split(/\s+/u)
  const plain = (word = '') => word.toLowerCase().replace(/[^\p{L}]/gu, '')
  while (before.has(plain(words[0]))) words.shift()
  while (behind.has(plain(words.at(-1)))) words.pop()
  return words.join(' ').replace(/[,.!]$/u, '')
}

/** "mondays and thursdays", "the 1st and the 15th", "tue and fri at 7": the answer, where all of it is one. */
export function daysSaid(message: string, now: Moment, order: DateOrder): Repetition | null {
  const words = bare(message)
  for (const text of [`every ${words}`, `on the ${words}`, words]) {
    const [said, ...more] = repetitionsIn(text, now, order)
    const isWhole = said !== undefined && more.length === 0 && said.from === 0 && said.to === text.length
    if (isWhole && said.doubt === undefined && said.first !== undefined) return said
  }
  return null
}
