/** The contract over any engine: every write is one transaction, every failure is told apart in one place. */
import { sql } from 'kysely'
import { attempt } from './attempt.ts'
import { auditPage, skipsRows } from './calls/audit.ts'
import { called } from './calls/called.ts'
import { change } from './calls/change.ts'
import { record } from './calls/record.ts'
import { countRefused } from './calls/refused.ts'
import type { Steps, Store } from './contract.ts'
import type { TaskReader } from './contract-tasks.ts'
import { conversation, conversationPage, latestConversation, messages } from './conversations.ts'
import type { Access, Db, Engine, LongRead } from './engine.ts'
import { inOne } from './in-one.ts'
import { ringStore } from './rings/rings.ts'
import { serviceStore } from './service/service.ts'
import { spend } from './spend.ts'
import { hasLongList, looksAtAll } from './tasks/long-list.ts'
import { purge } from './tasks/purge.ts'
import { taskReader } from './tasks/reader.ts'
import { accept } from './turns/accept.ts'
import { acquire } from './turns/claim.ts'
import { decided } from './turns/decided.ts'
import { finish } from './turns/finish.ts'
import { inMind } from './turns/in-mind.ts'
import { renew } from './turns/lease.ts'
import { previousTurn } from './turns/previous.ts'
import { recordedTurns } from './turns/recorded.ts'
import { readTurn } from './turns/turn-row.ts'
import { unfinished } from './turns/unfinished.ts'

export function createStore(engine: Engine): Store {
  const { longRead } = engine
  const access: Access = {
    read: (work) => attempt(engine, () => engine.read(work)),
    write: (work) => attempt(engine, () => engine.write(work)),
    longRead: longRead && ((user, work) => attempt(engine, () => longRead(user, work))),
  }
  return {
    ...stepsOn(access),
    ...serviceStore(engine, access),
    ...ringStore(access),
    together: (work) =>
      attempt(engine, () => engine.write((trx) => inOne(trx, longRead, (on) => work(stepsOn(on))))),
    close: () => engine.close(),
  }
}

function stepsOn(access: Access): Steps {
  const { read, write } = access
  const aside: LongRead = access.longRead ?? ((_, work) => read(work))
  return {
    accept: (turn, lease, limit) => write((trx) => accept(trx, turn, lease, limit)),
    acquire: (user, id, lease) => write((trx) => acquire(trx, user, id, lease)),
    renew: (claim, lease) => write((trx) => renew(trx, claim, lease)),
    decided: (claim, how) => write((trx) => decided(trx, claim, how)),
    finish: (claim, gathered, ending) => write((trx) => finish(trx, claim, gathered, ending)),
    turn: (user, id) => read((on) => readTurn(on, user, id)),
    previous: (turn) => read((on) => previousTurn(on, turn)),
    recorded: (after, limit) => read((on) => recordedTurns(on, after, limit)),
    unfinished: () => read(unfinished),
    change: (asked, work) => write((trx) => change(trx, asked, work)),
    called: (user, key) => read((on) => called(on, user, key)),
    refused: (invocation) => write((trx) => countRefused(trx, invocation)),
    record: (invocation, claim) => write((trx) => record(trx, invocation, claim)),
    purge: (before, limit) => write((trx) => purge(trx, before, limit)),
    reader: (user) => readerOn(user, access),
    conversation: (user, id) => read((on) => conversation(on, user, id)),
    inMind: (user, id) => read((on) => inMind(on, user, id)),
    latestConversation: (user, client) => read((on) => latestConversation(on, user, client)),
    // A word may be anywhere in what was said.
    conversations: (user, limit, cursor, words = '') =>
      words === ''
        ? read((on) => conversationPage(on, user, limit, cursor))
        : aside(user, (on) => conversationPage(on, user, limit, cursor, words)),
    messages: (user, id, limit, after) => read((on) => messages(on, user, id, limit, after)),
    spend: (user, day, limit) => write((trx) => spend(trx, user, day, limit)),
    audit: (user, filter) => {
      const asked = (on: Db) => auditPage(on, user, filter)
      return skipsRows(filter) ? aside(user, asked) : read(asked)
    },
    ping: () => read(async (on) => void (await sql`select 1`.execute(on))),
  }
}

function readerOn(user: string, { read, longRead }: Access): TaskReader {
  return {
    find: (task_id) => read((on) => taskReader(on, user).find(task_id)),
    findDeleted: (task_id, now_ms) => read((on) => taskReader(on, user).findDeleted(task_id, now_ms)),
    async page(query) {
      const asked = (on: Db) => taskReader(on, user).page(query)
      if (longRead === null || !looksAtAll(query)) return await read(asked)
      const here = await read(async (on) => ((await hasLongList(on, user)) ? null : await asked(on)))
      return here ?? (await longRead(user, asked))
    },
    related: (text, limit) => read((on) => taskReader(on, user).related(text, limit)),
    groupings: () => read((on) => taskReader(on, user).groupings()),
  }
}
