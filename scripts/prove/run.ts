/** Runs parts chunk by chunk until they are done, one fails, or the time is up; remembers after every chunk. */
import type { Found, Part, Proof } from './proof.ts'
import { nothingYet, type Reached, type State, saveState } from './state.ts'

export interface Limits {
  /** For everything together. */
  readonly minutes: number
  /** Times the counts of a release. */
  readonly scale: number
}

export interface Job {
  readonly key: string
  readonly part: Part
}

export function jobsOf(proofs: readonly Proof[]): readonly Job[] {
  return proofs.flatMap(({ id, parts }) => parts.map((part) => ({ key: `${id} ${part.what}`, part })))
}

export async function runAll(jobs: readonly Job[], from: State, limits: Limits): Promise<State> {
  const until = Date.now() + limits.minutes * 60_000
  let state = from
  for (const [index, job] of jobs.entries()) {
    const left = jobs.slice(index).filter(({ key }) => !state.parts[key]?.finished)
    if (!left.includes(job)) continue
    const weights = left.reduce((sum, { part }) => sum + part.weight, 0)
    const ends = Date.now() + ((until - Date.now()) * job.part.weight) / weights
    for (;;) {
      const reached = await runChunk(job, state, { ends, scale: limits.scale })
      state = { ...state, parts: { ...state.parts, [job.key]: reached } }
      saveState(state)
      if (reached.finished || reached.complaints.length > 0 || Date.now() >= ends) break
    }
    tell(job, state.parts[job.key] ?? nothingYet)
  }
  return state
}

interface Bounds {
  readonly ends: number
  readonly scale: number
}

/** One more chunk; a proof that falls over has found something, too. */
async function runChunk({ key, part }: Job, state: State, { ends, scale }: Bounds): Promise<Reached> {
  const before = state.parts[key] ?? nothingYet
  const goal = part.asked === 'all' ? Number.POSITIVE_INFINITY : Math.ceil(part.asked * scale)
  const started = Date.now()
  const work = {
    seed: state.seed,
    from: before.reached,
    to: Math.min(goal, before.reached + part.chunk),
    minutes_left: Math.max(0, ends - started) / 60_000,
    show: progress(key, goal),
  }
  const found: Found = await part.prove(work).catch((error: unknown) => ({
    reached: before.reached,
    complaints: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }))
  return {
    reached: found.reached,
    finished: found.complaints.length === 0 && (part.asked === 'all' || found.reached >= goal),
    complaints: found.complaints,
    also: added(before.also, found.also ?? {}),
    measured: found.measured ?? before.measured,
    seconds: before.seconds + (Date.now() - started) / 1000,
    ...(found.unjudged === undefined ? {} : { unjudged: found.unjudged }),
  }
}

function added(before: Reached['also'], more: Reached['also']): Reached['also'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(more)])]
  return Object.fromEntries(names.map((name) => [name, (before[name] ?? 0) + (more[name] ?? 0)]))
}

/** A line that is written over on a terminal, and now and then one elsewhere. */
function progress(what: string, goal: number): (count: number) => void {
  let told = Date.now()
  return (count) => {
    const line = `  ${what}: ${count}${Number.isFinite(goal) ? ` of ${goal}` : ''}`
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`)
    else if (Date.now() - told > 30_000) {
      told = Date.now()
      console.error(line)
    }
  }
}

function tell({ key }: Job, { reached, complaints, measured, seconds, unjudged }: Reached): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  const verdict = unjudged ?? (complaints.length === 0 ? 'holds' : 'IS BROKEN')
  const facts = [`${reached}`, ...measured, `${Math.round(seconds)} s`].join(', ')
  console.log(`${key} ${verdict}: ${facts}`)
  for (const complaint of complaints.slice(0, 5)) console.log(`  ${complaint}`)
}
