/** Times and their middle. Two things are compared in turns, so that whatever else the machine does meets both. */

/** What a closed loop of clients saw: each sends its next request when its last was answered. */
export interface Load {
  readonly per_second: number
  readonly median_ms: number
  readonly p99_ms: number
}

/** Before it counts: what the one before left to do (files to write back, caches to fill) is not held against this one. */
const LEAD = 0.3

/** `send` gets the client and how many it sent before. */
export type Send = (client: number, turn: number) => Promise<unknown>

export async function load(clients: number, duration_ms: number, send: Send): Promise<Load> {
  const times: number[] = []
  const started = performance.now() + LEAD * duration_ms
  const end = started + duration_ms
  const loop = async (client: number) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const sent = performance.now()
      await send(client, turn)
      if (sent >= started) times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)))
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return {
    per_second: times.length / seconds,
    median_ms: percentile(sorted, 0.5),
    p99_ms: percentile(sorted, 0.99),
  }
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Every contender once, then every contender again: the middle of the rounds of each. */
export async function inTurns<K extends string>(
  rounds: number,
  contenders: Readonly<Record<K, () => Promise<Load>>>,
): Promise<Readonly<Record<K, Load>>> {
  const seen: Partial<Record<K, Load[]>> = {}
  for (let round = 0; round < rounds; round++) {
    for (const name in contenders) {
      seen[name] = [...(seen[name] ?? []), await contenders[name]()]
    }
  }
  const middle = (name: K, of: keyof Load) => median((seen[name] ?? []).map((one) => one[of]))
  const names = Object.keys(contenders) as K[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        per_second: middle(name, 'per_second'),
        median_ms: middle(name, 'median_ms'),
        p99_ms: middle(name, 'p99_ms'),
      },
    ]),
  ) as Record<K, Load>
}
