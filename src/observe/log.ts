/** JSON lines on standard error: ids, lengths, times and codes; never what anyone wrote, never a token. */
import { type Level, pino } from 'pino'
import { Problem } from '../domain/problem.ts'

export interface Log {
  request(of: Readonly<Record<string, string | number | undefined>>): void
  /** Something of our own went wrong. What is no mistake (a database that is away) needs no trace. */
  readonly fault: (error: unknown, where: string) => void
}

export function newLog(level: Level | 'silent', to: { write(line: string): void } = process.stderr): Log {
  const log = pino({ base: null, level, timestamp: pino.stdTimeFunctions.isoTime }, to)
  return {
    request: (of) => log.info(of, 'request'),
    fault(error, where) {
      if (error instanceof Problem) log.warn({ where, code: error.code }, 'unavailable')
      else log.error({ where, ...traceOf(error) }, 'fault')
    },
  }
}

/** Where it happened and of what kind. A message may quote a title, so it stays out. */
function traceOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const at = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /u.test(line))
  const code = 'code' in error ? { code: String(error.code) } : {}
  const cause = error.cause === undefined ? {} : { cause: traceOf(error.cause) }
  return { kind: error.name, ...code, at: at.slice(0, 12).map((line) => line.trim()), ...cause }
}
