/** What an error of PostgreSQL, or of the way to it, means, at start and later. */
import type { Failure } from '../engine.ts'
import { StoreUnavailable } from '../unavailable.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const STARTING_UP = '57P03'
/** Somebody else held a row for too long. */
const LOCKED = '55P03'
/** It may have been done. */
const UNKNOWN = '40003'
/** A statement was planned before a newer program changed the table. */
const PLANNED_BEFORE = '0A000'

/** SQLSTATE classes and codes: connection, resources, shutdown, system, lock not available, read-only. */
const unreachableStates = /^(?:08|53|57P|58|55P03|25006)/u
const noConnection = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/u
const lostConnection = /^(?:Connection terminated|timeout exceeded when trying to connect|Client )/u

export function postgresFailure(error: unknown): Failure {
  const code = codeOf(error)
  if ([SERIALIZATION_FAILURE, DEADLOCK, PLANNED_BEFORE].includes(code)) return 'again'
  return unreachableStates.test(code) || isAbsent(error) ? 'unreachable' : 'other'
}

/** The server itself answered that it will not do it: nothing of it was done. */
export function isUndone(error: unknown): boolean {
  const code = codeOf(error)
  const answered = error instanceof Error && 'severity' in error && code !== UNKNOWN
  return answered && (code === LOCKED || postgresFailure(error) !== 'unreachable')
}

/** It may be there in a moment: worth waiting for at start. */
export function isAbsent(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  const code = codeOf(error)
  return noConnection.test(code) || code === STARTING_UP || lostConnection.test(message)
}

/** One sentence for the person who started the program; null when the error says nothing about the server. */
export function postgresUnavailable(error: unknown, server: string): StoreUnavailable | null {
  if (isAbsent(error)) {
    return new StoreUnavailable(
      `PostgreSQL at ${server} does not answer. Start it, or correct SAYSO_DATABASE_URL.`,
      { cause: error },
    )
  }
  const say = sentences[codeOf(error)]
  return say === undefined ? null : new StoreUnavailable(say(server), { cause: error })
}

type Sentence = (server: string) => string

const wrongPassword: Sentence = (server) =>
  `PostgreSQL at ${server} refuses the user or password. Correct them in SAYSO_DATABASE_URL.`

const sentences: Readonly<Record<string, Sentence>> = {
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': (server) =>
    `PostgreSQL at ${server} has no such database. Create it, or correct SAYSO_DATABASE_URL.`,
  '42501': (server) =>
    `The PostgreSQL user may not create tables at ${server}. Give it that right, or use the database's owner.`,
  '53100': (server) => `The disk of PostgreSQL at ${server} is full. Free some space and start again.`,
  '53300': (server) => `PostgreSQL at ${server} has no connection left. Raise max_connections or use fewer.`,
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
