/**
 * How things stand when a message comes in: asked of the database, or as this process left them and checked later.
 * Whoever changes the user's row takes an event number, and every turn of a conversation takes places or a fence in
 * it: where these are as they were, everything is. The other numbers and the time tell a database that was put back.
 */
import { sql } from 'kysely'
import type { NewTurn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { LockedUser } from '../locked-user.ts'
import { all, prepared } from '../prepared.ts'
import { OutOfDate, type Seen } from '../seen.ts'
import { unitOf } from '../unit.ts'
import { keepNumbersSince, underLock, userById } from '../users.ts'
import type { Question } from './claim.ts'
import { type ConversationRow, conversationById, keepSince, lockConversation } from './lease.ts'

export interface Before {
  readonly user: LockedUser
  readonly there: ConversationRow | undefined
  /** The same key came before. */
  readonly known_hash: string | null
  /** So many turns are open. */
  readonly waiting: number
  readonly question: Question | undefined
}

type Place = Pick<NewTurn, 'user_id' | 'conversation_id' | 'id'>

/** Was it said before, how many wait, and is a question open? One answer to all of it. */
const whatIsThere = prepared((db, of: Place) =>
  db.selectNoFrom((row) => {
    const inConversation = (table: 'turns' | 'pending_actions') =>
      row
        .selectFrom(table)
        .where('user_id', '=', of.user_id)
        .where('conversation_id', '=', of.conversation_id)
    return [
      row
        .selectFrom('turns')
        .select('request_hash')
        .where('user_id', '=', of.user_id)
        .where('id', '=', of.id)
        .as('known_hash'),
      inConversation('turns')
        // Written out, so that the index of open turns is used.
        .where(sql<boolean>`status <> 'done'`)
        .select(sql<number>`cast(count(*) as integer)`.as('open'))
        .as('open'),
      inConversation('pending_actions').select('action').as('action'),
      inConversation('pending_actions').select('claimed_turn').as('claimed_turn'),
    ]
  }),
)

const nothing = { known_hash: null, open: 0, action: null, claimed_turn: null }

export async function looked(trx: Db, { user_id, conversation_id, id }: Place): Promise<Before> {
  const [user, [there, { rows }]] = await underLock(trx, user_id, () =>
    all([
      lockConversation(trx, user_id, conversation_id),
      whatIsThere(trx, { user_id, conversation_id, id }),
    ]),
  )
  const [{ known_hash, open, action, claimed_turn } = nothing] = rows
  const question = action === null ? undefined : { action, claimed_turn }
  return { user, there, known_hash, waiting: open ?? 0, question }
}

/** Nothing, where nobody remembers. */
export function recalled(trx: Db, place: Place): Before | null {
  const unit = unitOf(trx)
  const seen = unit.recall?.(place.user_id, place.conversation_id)
  if (seen === undefined) return null
  const user = new LockedUser(seen.user)
  const there = { ...seen.conversation }
  unit.users.set(user.id, user)
  unit.conversations.set(there.id, there)
  unit.keep(user, () => [keepNumbersSince(trx, user.numbers, seen.user)])
  unit.keep(there, () => [keepSince(trx, there, seen.conversation)])
  unit.guess = { seen, user, conversation: there, check: () => check(trx, place, seen) }
  const question = seen.action === null ? undefined : { action: seen.action, claimed_turn: null }
  return { user, there, known_hash: null, waiting: 0, question }
}

/** All of it, as whoever asks first would find it: a key that is known by now was not said before. */
async function check(trx: Db, { user_id, conversation_id, id }: Place, seen: Seen): Promise<void> {
  const [users, conversations, there] = await all([
    userById(trx, { id: user_id }),
    conversationById(trx, { user_id, id: conversation_id }),
    whatIsThere(trx, { user_id, conversation_id, id }),
  ])
  const { action } = seen
  const same =
    isSame(users.rows[0], seen.user) &&
    isSame(conversations.rows[0], seen.conversation) &&
    isSame(there.rows[0], { ...nothing, action })
  if (!same) throw new OutOfDate()
}

function isSame<Row extends object>(found: Row | undefined, known: Row): boolean {
  const names = Object.keys(known) as (keyof Row)[]
  return found !== undefined && names.every((name) => found[name] === known[name])
}
