/** The service's part of the contract, over any engine. */
import type { ServiceStore } from '../contract-service.ts'
import type { Access, Engine, LongRead } from '../engine.ts'
import { eventHeads, eventsAfter } from '../events.ts'
import { allow } from './allow.ts'
import { closedFor, disable, enable } from './closing.ts'
import { deleteConversation, renameConversation } from './conversations.ts'
import { erase, forgetOld, userIds } from './forget.ts'
import { noted } from './noted.ts'
import { takesIn } from './ready.ts'
import { addSession, endSession, endSessions, sessions, useSession } from './sessions.ts'
import { changeSettings, userSettings } from './settings.ts'
import { storedAbout } from './stored.ts'
import { addToken, endTokens, revokeToken, tokens, useToken } from './tokens.ts'

export function serviceStore({ signals }: Engine, access: Access): ServiceStore {
  const { read, write } = access
  const aside: LongRead = access.longRead ?? ((_, work) => read(work))
  return {
    renameConversation: (user, id, title, at) => write((trx) => renameConversation(trx, user, id, title, at)),
    deleteConversation: (user, id, at) => write((trx) => deleteConversation(trx, user, id, at)),
    settings: (user) => read((on) => userSettings(on, user)),
    changeSettings: (user, change, at) => write((trx) => changeSettings(trx, user, change, at)),
    events: (user, after, limit) => read((on) => eventsAfter(on, user, after, limit)),
    eventHeads: (users) => read((on) => eventHeads(on, users)),
    watch: (listener) => signals.listen(listener),
    note: (note) => write((trx) => noted(trx, note)),
    addToken: (token, hash, note) => write((trx) => addToken(trx, token, hash, note)),
    tokens: (user) => read((on) => tokens(on, user)),
    useToken: (user, hash, now) => read((on) => useToken(on, user, hash, now)),
    revokeToken: (id, note) => write((trx) => revokeToken(trx, id, note)),
    endTokens: (note) => write((trx) => endTokens(trx, note)),
    addSession: (user, session, hash, since) => write((trx) => addSession(trx, user, session, hash, since)),
    sessions: (user, since) => read((on) => sessions(on, user, since)),
    useSession: (user, hash, now, since) => read((on) => useSession(on, user, hash, now, since)),
    endSession: (user, id) => write((trx) => endSession(trx, user, id)),
    endSessions: (user) => write((trx) => endSessions(trx, user)),
    allow: (key, minute, limit) => write((trx) => allow(trx, key, minute, limit)),
    ready: () => write(takesIn),
    stored: (user) => aside(user, (on) => storedAbout(on, user)),
    prune: (before) => prune({ read, write }, before),
    erase: (user, at) => erase(write, user, at),
    closed: (user) => read((on) => closedFor(on, user)),
    disable: (note) => write((trx) => disable(trx, note)),
    enable: (note) => write((trx) => enable(trx, note)),
  }
}

/** The records of so many users are looked through at once: not so many that others would have to wait. */
const BATCH = 25

async function prune({ read, write }: Pick<Access, 'read' | 'write'>, before: string): Promise<number> {
  let rows = 0
  for (let last = ''; ; ) {
    const after = last
    const [first, ...others] = await read((on) => userIds(on, after, BATCH))
    if (first === undefined) return rows
    rows += await forgetOld(write, [first, ...others], before)
    last = others.at(-1) ?? first
  }
}
