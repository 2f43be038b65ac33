/**
 * The lists and labels of a user, by the key that their names fold to. Their numbers are kept in step with every task,
 * under the user's row lock, so that how many tasks are on a list is known without counting.
 */
import { type Selectable, sql } from 'kysely'
import type { AllGrouped, Grouped } from '../../domain/grouped.ts'
import { labelKey, listKey } from '../../domain/name-key.ts'
import { sortKey } from '../../domain/sort-key.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import type { Groupings } from '../schema.ts'
import { unitOf } from '../unit.ts'
import { taskCounts } from '../users.ts'
import type { TaskState } from './task-row.ts'

export type Kind = Groupings['kind']
export type Grouping = Selectable<Groupings>

function keyOf(kind: Kind, name: string): string {
  return kind === 'list' ? listKey(name) : labelKey(name)
}

type Place = Pick<Groupings, 'user_id' | 'kind' | 'key'>

const byKey = prepared((db, of: Place) =>
  db
    .selectFrom('groupings')
    .selectAll()
    .where('user_id', '=', of.user_id)
    .where('kind', '=', of.kind)
    .where('key', '=', of.key),
)

export async function groupingNamed(
  db: Db,
  user_id: string,
  kind: Kind,
  name: string,
): Promise<Grouping | undefined> {
  return (await byKey(db, { user_id, kind, key: keyOf(kind, name) })).rows[0]
}

const allOf = prepared((db, of: Pick<Place, 'user_id'>) =>
  db
    .selectFrom('groupings')
    .selectAll()
    .where('user_id', '=', of.user_id)
    .orderBy('created_at')
    .orderBy('key'),
)

/** In the order they were made. A label that no task has any more only remembers how it was spelled. */
async function groupingsOf(db: Db, user_id: string): Promise<Readonly<Record<Kind, Grouping[]>>> {
  const { rows } = await allOf(db, { user_id })
  const { list = [], label = [] } = Object.groupBy(rows, ({ kind }) => kind)
  return { list, label: label.filter(({ pending, completed }) => pending + completed > 0) }
}

export async function allGrouped(db: Db, user_id: string): Promise<AllGrouped> {
  const { list, label } = await groupingsOf(db, user_id)
  return {
    main: await onTheMainList(db, user_id),
    lists: list.map(grouped),
    labels: label.map(grouped),
  }
}

const onLists = prepared((db, of: Pick<Place, 'user_id'>) =>
  db
    .selectFrom('groupings')
    .select([
      sql<number>`cast(coalesce(sum(pending), 0) as integer)`.as('pending'),
      sql<number>`cast(coalesce(sum(completed), 0) as integer)`.as('completed'),
    ])
    .where('user_id', '=', of.user_id)
    .where('kind', '=', 'list'),
)

/** What is on no other list. */
export async function onTheMainList(db: Db, user_id: string): Promise<AllGrouped['main']> {
  const { pending, completed } = await taskCounts(db, user_id)
  const [elsewhere = { pending: 0, completed: 0 }] = (await onLists(db, { user_id })).rows
  return { pending: pending - elsewhere.pending, completed: completed - elsewhere.completed }
}

const namesBy = prepared((db, of: Pick<Place, 'user_id'>) =>
  db
    .selectFrom('groupings')
    .select(['kind', 'key', 'name'])
    .where('user_id', '=', of.user_id)
    .where((row) => row.or([row('kind', '=', 'list'), row('pending', '>', 0), row('completed', '>', 0)]))
    .orderBy('created_at')
    .orderBy('key'),
)

/** Only what they are called; there may be many, and they are asked for with every message. */
export async function namesOf(
  db: Db,
  user_id: string,
): Promise<readonly Pick<Grouping, 'kind' | 'key' | 'name'>[]> {
  return (await namesBy(db, { user_id })).rows
}

function grouped({ name, pending, completed, version }: Grouping): Grouped {
  return { name, pending, completed, version }
}

const insert = prepared((db, of: Groupings) =>
  db.insertInto('groupings').values({
    user_id: of.user_id,
    kind: of.kind,
    key: of.key,
    name: of.name,
    pending: of.pending,
    completed: of.completed,
    version: of.version,
    created_at: of.created_at,
  }),
)

export async function putGrouping(trx: Db, grouping: Groupings): Promise<void> {
  await unitOf(trx).aside()
  await insert(trx, grouping)
}

export function newGrouping(user_id: string, kind: Kind, name: string, created_at: string): Groupings {
  return { user_id, kind, key: keyOf(kind, name), name, pending: 0, completed: 0, version: 1, created_at }
}

const remove = prepared((db, of: Place) =>
  db
    .deleteFrom('groupings')
    .where('user_id', '=', of.user_id)
    .where('kind', '=', of.kind)
    .where('key', '=', of.key),
)

export async function dropGrouping(trx: Db, place: Place): Promise<void> {
  await unitOf(trx).aside()
  await remove(trx, place)
}

const count = prepared((db, of: Place & { more_pending: number; more_completed: number }) =>
  db
    .updateTable('groupings')
    .set((row) => ({
      pending: row('pending', '+', of.more_pending),
      completed: row('completed', '+', of.more_completed),
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', of.user_id)
    .where('kind', '=', of.kind)
    .where('key', '=', of.key),
)

/** A task came, went, was done, or is another one than before: its list and labels know. */
export async function recount(
  trx: Db,
  user_id: string,
  before: TaskState | null,
  after: TaskState,
): Promise<void> {
  const changes = new Map<string, { kind: Kind; key: string; more_pending: number; more_completed: number }>()
  for (const [state, by] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const { kind, name } of namesIn(state)) {
      const key = keyOf(kind, name)
      const change = changes.get(`${kind} ${key}`) ?? { kind, key, more_pending: 0, more_completed: 0 }
      if (state?.task.completed) change.more_completed += by
      else change.more_pending += by
      changes.set(`${kind} ${key}`, change)
    }
  }
  if (changes.size === 0) return
  await unitOf(trx).aside()
  for (const change of changes.values()) await count(trx, { user_id, ...change })
}

/** The list and the labels that count it; none count what is deleted. */
function namesIn(state: TaskState | null): readonly { readonly kind: Kind; readonly name: string }[] {
  if (state === null || state.deleted) return []
  const { list, labels } = state.task
  const named = labels.map((name) => ({ kind: 'label' as const, name }))
  return list === null ? named : [{ kind: 'list', name: list }, ...named]
}

const removeLabel = prepared((db, of: { user_id: string; label: string; sort_key: string }) =>
  db
    .deleteFrom('task_labels')
    .where('user_id', '=', of.user_id)
    .where('label', '=', of.label)
    .where('sort_key', '=', of.sort_key),
)

/** What tasks are found by their labels with. */
export async function updateLabels(
  trx: Db,
  user_id: string,
  before: TaskState | null,
  after: TaskState,
): Promise<void> {
  const [old, now] = [entries(before), entries(after)]
  if (old.sort_key === now.sort_key && old.labels.join(' ') === now.labels.join(' ')) return
  if (old.labels.length > 0) await unitOf(trx).aside()
  for (const label of old.labels) await removeLabel(trx, { user_id, label, sort_key: old.sort_key })
  const { sort_key } = now
  const added = now.labels.map((label) => ({ user_id, label, sort_key }))
  if (added.length > 0) unitOf(trx).add('task_labels', ...added)
}

function entries(state: TaskState | null) {
  if (state === null || state.deleted) return { sort_key: '', labels: [] }
  return { sort_key: sortKey(state.task), labels: state.task.labels.map((name) => labelKey(name)) }
}
