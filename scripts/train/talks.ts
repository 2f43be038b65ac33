/**
 * Conversations as rows: each message after what was said before it. What came before is said again as plain orders
 * that bring about the same, so that what the message leans on is there, however it was said.
 */
import { today } from '../../src/domain/calendar.ts'
import { fairDays } from './days.ts'
import { NOW } from './moods.ts'
import { filesIn, linesOf, type Row, type SaidTask, type Talk, type Want } from './rows.ts'

const TALKS = new URL('../../training/talks/', import.meta.url)

/** Cast by cast, in the order of their names. */
export function talks(): readonly (readonly [string, readonly Row[]])[] {
  return filesIn(TALKS).map((name) => [
    name.replace('.jsonl', ''),
    linesOf<Talk>(new URL(name, TALKS)).flatMap(rowsOf),
  ])
}

function rowsOf({ turns, ...talk }: Talk): readonly Row[] {
  const rows: Row[] = []
  const before: string[] = []
  for (const [at, turn] of turns.entries()) {
    rows.push({ ...talk, ...turn, id: `${talk.id}-${at + 1}`, ...(at > 0 ? { before: [...before] } : {}) })
    const plain = plainly(turn)
    if (plain === null) break
    before.push(...plain)
  }
  return rows
}

/** null: it cannot be said plainly, and what follows would lean on something else. */
function plainly({ say, want: [want = {}] }: Pick<Row, 'say' | 'want'>): readonly string[] | null {
  if (want.asks || want.back || want.removed || want.open) return null
  const orders = [
    ...(want.add ?? []).map(
      (task) => `add ${task.title}${when(task)}${task.priority === 'high' ? ', high priority' : ''}`,
    ),
    ...(want.done ?? []).map((number) => `mark task ${number} done`),
    ...(want.gone ?? []).flatMap((number) => [`delete task ${number}`, 'yes']),
    ...changes(want),
  ]
  return orders.length > 0 ? orders : [say]
}

function changes({ change = {} }: Want): readonly string[] {
  return Object.entries(change).flatMap(([number, fields]) => {
    const { title, due, priority, note } = fields
    const to = when(fields).replace(/^ at/u, '')
    const said = (order: string, is: unknown) => (is ? [order] : [])
    return [
      ...said(`rename task ${number} to ${title}`, title),
      ...said(`remove the due date of task ${number}`, due === null),
      ...said(`move task ${number} to${to}`, to),
      ...said(`set task ${number} to ${priority} priority`, priority),
      ...said(`add a note to task ${number}: ${note}`, note),
    ]
  })
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

function when({ due, time }: Pick<SaidTask, 'due' | 'time'>): string {
  const day = due ? fairDays(due, today(NOW)).find((one) => one !== null && /^\d/u.test(one)) : null
  const [, month, date] = day?.split('-') ?? []
  const hour = [time ?? []].flat()[0]
  return `${day ? ` ${Number(date)} ${MONTHS[Number(month) - 1]}` : ''}${hour ? ` at ${hour}` : ''}`
}
