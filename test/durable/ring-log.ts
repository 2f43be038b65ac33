/** What programs that ring say while they do: who began to send what, in order, and who wrote that it was sent. */
import type { ChildProcess } from 'node:child_process'

export interface Log {
  readonly sends: Map<string, Begun[]>
  readonly recorded: Map<string, Life>
}

export interface Life {
  readonly child: ChildProcess
  killed: boolean
}

interface Begun {
  readonly at: bigint
  readonly life: Life
  /** So many before it were written down as not arrived. */
  readonly attempts: number
}

export function note({ sends, recorded }: Log, life: Life, line: string): void {
  const [what, at = '0', attempts, ...key] = line.split(' ')
  const name = key.join(' ')
  const begun = { at: BigInt(at), life, attempts: Number(attempts) }
  if (what === 'sends') sends.set(name, [...(sends.get(name) ?? []), begun])
  if (what === 'recorded') recorded.set(name, life)
}

/**
 * `in_doubt`: the one before was killed and had not written how it ended. `tried_again`: it is written that the one
 * before did not arrive. `twice`: neither.
 */
export function sentAgain({ sends, recorded }: Log) {
  const again = [...sends].flatMap(([name, begun]) => {
    // what is read from several pipes comes in any order
    const ordered = begun.toSorted((one, other) => Number(one.at - other.at))
    return ordered.slice(1).map((next, place) => {
      const before = ordered.slice(0, place + 1)
      return { name, ordered, before, alike: before.filter(({ attempts }) => attempts === next.attempts) }
    })
  })
  const twice = again.filter(
    ({ name, before, alike }) =>
      before.some(({ life }) => recorded.get(name) === life) || alike.some(({ life }) => !life.killed),
  )
  const in_doubt = again.filter(({ alike }) => alike.length > 0).length
  return {
    in_doubt,
    tried_again: again.length - in_doubt,
    twice: twice.map(({ name, ordered }) => `sent twice by us: ${name} (${ordered.map(inWords).join(', ')})`),
  }
}

function inWords({ life, attempts }: Begun): string {
  return `${life.child.pid}${life.killed ? ' killed' : ''} after ${attempts}`
}
