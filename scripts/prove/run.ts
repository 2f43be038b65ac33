/** Runs one part, chunk by chunk, until it is done, fails, or its time is up; remembers after every round. */
import { proveApart } from './apart.ts'
import type { Job } from './jobs.ts'
import type { Found } from './proof.ts'
import type { Reached } from './state.ts'

export interface Bounds {
  readonly seed: number
  /** When its time is up. */
  readonly ends: number
  /** Times the counts of a release. */
  readonly scale: number
}

export async function runPart(
  job: Job,
  before: Reached,
  bounds: Bounds,
  remember: (reached: Reached) => void,
): Promise<void> {
  let reached = before
  do {
    reached = await runRound(job, reached, bounds)
    remember(reached)
  } while (!reached.finished && reached.complaints.length === 0 && Date.now() < bounds.ends)
  tell(job, reached)
}

/** The next chunks, as many beside each other as the part allows. */
async function runRound(job: Job, before: Reached, bounds: Bounds): Promise<Reached> {
  const { key, part } = job
  const goal = part.asked === 'all' ? Number.POSITIVE_INFINITY : Math.ceil(part.asked * bounds.scale)
  const started = Date.now()
  const minutes_left = Math.max(0, bounds.ends - started) / 60_000
  const chunk = chunkFor(job, before, minutes_left * 60)
  const counts: number[] = []
  const watch = progress(key, goal, before.reached)
  const chunks = Array.from({ length: part.at_once ?? 1 }, (_, index) => {
    const from = index === 0 ? before.reached : before.reached + index * chunk
    const show = (count: number) => {
      counts[index] = count - from
      watch(counts)
    }
    return { seed: bounds.seed, from, to: Math.min(goal, from + chunk), minutes_left, show }
  })
  const wanted = chunks.filter(({ from }, index) => index === 0 || from < goal)
  const found = await Promise.all(wanted.map((work) => proveApart(job, work)))
  const together = inARow(found, wanted).reduce(combined, asFound(before))
  const complaints = found.flatMap((one) => one.complaints)
  return {
    reached: together.reached,
    finished: complaints.length === 0 && (part.asked === 'all' || together.reached >= goal),
    complaints,
    also: together.also ?? {},
    measured: together.measured ?? [],
    seconds: before.seconds + (Date.now() - started) / 1000,
    ...(together.unjudged === undefined ? {} : { unjudged: together.unjudged }),
  }
}

/** No more than fit into the time that is left, at the pace so far; the first few tell the pace. */
function chunkFor({ part }: Job, { reached, seconds }: Reached, seconds_left: number): number {
  if (part.asked === 'all' || part.asked <= part.chunk) return part.chunk
  if (reached === 0) return Math.ceil(part.chunk / 10)
  const fit = Math.ceil(((reached / seconds) * seconds_left) / (part.at_once ?? 1))
  return Math.max(1, Math.min(part.chunk, fit))
}

/** What is no verdict may become one: only this round says. */
function asFound({ reached, also, measured }: Reached): Found {
  return { reached, complaints: [], also, measured }
}

/** Chunks are beside each other: after the first that fell short, a later one counts for nothing. */
function inARow(found: readonly Found[], wanted: readonly { readonly to: number }[]): readonly Found[] {
  const short = found.findIndex(
    ({ reached, complaints }, index) => complaints.length > 0 || reached < (wanted[index]?.to ?? 0),
  )
  return short < 0 ? found : found.slice(0, short + 1)
}

function combined(sum: Found, one: Found): Found {
  const unjudged = one.unjudged ?? sum.unjudged
  return {
    reached: one.reached,
    complaints: [],
    also: added(sum.also ?? {}, one.also ?? {}),
    measured: one.measured ?? sum.measured ?? [],
    ...(unjudged === undefined ? {} : { unjudged }),
  }
}

function added(before: Reached['also'], more: Reached['also']): Reached['also'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(more)])]
  return Object.fromEntries(names.map((name) => [name, (before[name] ?? 0) + (more[name] ?? 0)]))
}

const TELL_EVERY_MS = 30_000
const lastTold = new Map<string, number>()

/** Now and then a line for each part that is under way. */
function progress(what: string, goal: number, before: number): (counts: readonly number[]) => void {
  return (counts) => {
    const now = Date.now()
    if (now - (lastTold.get(what) ?? 0) < TELL_EVERY_MS) return
    lastTold.set(what, now)
    const count = counts.reduce((sum, one) => sum + (one ?? 0), before)
    console.error(`  ${what}: ${count}${Number.isFinite(goal) ? ` of ${goal}` : ''}`)
  }
}

function tell({ key }: Job, { reached, complaints, measured, seconds, unjudged }: Reached): void {
  const verdict = unjudged ?? (complaints.length === 0 ? 'holds' : 'IS BROKEN')
  const facts = [`${reached}`, ...measured, `${Math.round(seconds)} s`].join(', ')
  console.log(`${key} ${verdict}: ${facts}`)
  for (const complaint of complaints.slice(0, 5)) console.log(`  ${complaint}`)
}
