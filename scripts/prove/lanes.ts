/** All parts within the time given: what measures time alone at first, then the lanes beside each other. */
import type { Job } from './jobs.ts'
import type { Lane } from './proof.ts'
import { runPart } from './run.ts'
import { nothingYet, type State, saveState } from './state.ts'

export interface Limits {
  /** For everything together. */
  readonly minutes: number
  /** Times the counts of a release. */
  readonly scale: number
}

/** So many times its share of the time is a part's: most need less, and the last ones get what is left. */
const GENEROUS = 1.5

const beside: readonly Lane[] = ['soak', 'waiting', 'busy']

export async function runAll(jobs: readonly Job[], from: State, limits: Limits): Promise<State> {
  const until = Date.now() + limits.minutes * 60_000
  let state = from
  const open = jobs.filter(({ key }) => !state.parts[key]?.finished)
  /** The shortest first: what they leave of their share is the longest ones'. */
  const lane = (name: Lane) =>
    open.filter(({ part }) => part.lane === name).sort((a, b) => a.part.weight - b.part.weight)

  const run = async (waiting: readonly Job[], others: readonly Job[]) => {
    for (const [index, job] of waiting.entries()) {
      const left = [...waiting.slice(index), ...others]
      const weights = left.reduce((sum, { part }) => sum + part.weight, 0)
      const share = Math.min(1, (GENEROUS * job.part.weight) / weights)
      const ends = Date.now() + (until - Date.now()) * share
      const bounds = { seed: state.seed, ends, scale: limits.scale }
      await runPart(job, state.parts[job.key] ?? nothingYet, bounds, (reached) => {
        state = { ...state, parts: { ...state.parts, [job.key]: reached } }
        saveState(state)
      })
    }
  }
  await run(lane('alone'), lane('busy'))
  await Promise.all(beside.map((name) => run(lane(name), [])))
  return state
}
