/** What an error of node:sqlite means, at start and later. */
import type { Failure } from '../engine.ts'
import { StoreUnavailable } from '../unavailable.ts'

const BUSY = 5
const LOCKED = 6
const READONLY = 8
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26

const unreachable = new Set([BUSY, LOCKED, READONLY, IO_ERROR, FULL, CANNOT_OPEN])

export function sqliteFailure(error: unknown): Failure {
  return unreachable.has(primaryCode(error)) ? 'unreachable' : 'other'
}

/** Another program holds the file at this moment. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY
}

/** One sentence for the person who started the program; null when the error says nothing about the file. */
export function sqliteUnavailable(error: unknown, path: string): StoreUnavailable | null {
  const say = sentences[primaryCode(error)] ?? systemSentences[systemCode(error)]
  return say === undefined ? null : new StoreUnavailable(say(path), { cause: error })
}

type Sentence = (path: string) => string

const elsewhere = 'or choose another place with SAYSO_DATABASE_URL=file:/path'
const notWritable: Sentence = (path) =>
  `The database ${path} cannot be written. Give yourself the right to write to it and its folder, ${elsewhere}.`
const notADatabase: Sentence = (path) =>
  `The file ${path} is not a readable SQLite database. Move it away or restore it from a backup, ${elsewhere}.`
const cannotOpen: Sentence = (path) =>
  `The database ${path} cannot be opened. Check that its folder exists and that you may write there, ${elsewhere}.`
const diskFull: Sentence = (path) => `The disk that holds ${path} is full. Free some space and start again.`

const sentences: Readonly<Record<number, Sentence>> = {
  [BUSY]: (path) =>
    `The database ${path} is locked by another program. Close the one that holds it and start again.`,
  [READONLY]: notWritable,
  [IO_ERROR]: (path) =>
    `The database ${path} cannot be read or written. Check the disk it is on, ${elsewhere}.`,
  [CORRUPT]: notADatabase,
  [FULL]: diskFull,
  [CANNOT_OPEN]: cannotOpen,
  [NOT_A_DATABASE]: notADatabase,
}

const systemSentences: Readonly<Record<string, Sentence>> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOENT: cannotOpen,
  ENOTDIR: cannotOpen,
  EEXIST: cannotOpen,
  ENOSPC: diskFull,
}

function primaryCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code & 0xff : 0
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
