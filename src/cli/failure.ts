/** What went wrong, for the person at the terminal: one sentence that says what to do. */
import { BadSetting } from '../compose/settings-given.ts'
import { Problem } from '../domain/problem.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import { Misuse, Refused } from './command.ts'

const OURS = [Misuse, Refused, BadSetting, StoreUnavailable, Problem]

/** Wrongly called, as far as we or the reader of arguments can tell. */
export function isMisuse(error: unknown): boolean {
  return error instanceof Misuse || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
}

export function sentenceFor(error: unknown): string {
  if (OURS.some((kind) => error instanceof kind)) return (error as Error).message
  const { code = '', message, stack } = error as NodeJS.ErrnoException
  if (code.startsWith('ERR_PARSE_ARGS')) return `${firstSentence(message)} See sayso --help.`
  return (
    systemSentence(error) ?? `Sayso made a mistake of its own. Please report this:\n${stack ?? String(error)}`
  )
}

function systemSentence(error: unknown): string | null {
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Set SAYSO_PORT to another one, or stop the other program.`
    case 'EACCES':
      return `Port ${port} may not be used without special rights. Set SAYSO_PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${address ?? ''}. Set SAYSO_HOST to 127.0.0.1.`
    default:
      return null
  }
}

function firstSentence(message: string): string {
  return `${message.split('. ')[0]?.replace(/\.$/u, '')}.`
}
