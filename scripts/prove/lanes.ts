/** All parts within the time given: what measures time alone at first, then the lanes beside each other. */
import type { Job } from './jobs.ts'
import type { Lane } from './proof.ts'
import { runPart } from './run.ts'
import { isDone, type State, saveState, soFar } from './state.ts'

export interface Limits {
  /** For everything together. */
  readonly minutes: number
  /** Times the counts of a release. */
  readonly scale: number
}

/** So many times its share of the time is a part's: most need less, and the last ones get what is left. */
const GENEROUS = 1.5

/** So many parts of each lane at once: some of the busy ones wait for the disk half of their time. */
const beside: readonly (readonly [Lane, number])[] = [
  ['soak', 1],
  ['waiting', 1],
  ['busy', 2],
  ['spare', 1],
]

export async function runAll(jobs: readonly Job[], from: State, limits: Limits): Promise<State> {
  const until = Date.now() + limits.minutes * 60_000
  let state = from
  const open = jobs.filter(({ key }) => !isDone(state.parts[key]))
  /** The shortest first: what they leave of their share is the longest ones'. */
  const lane = (name: Lane) =>
    open.filter(({ part }) => part.lane === name).sort((a, b) => a.part.weight - b.part.weight)

  const run = async (waiting: readonly Job[], at_once: number, others: readonly Job[]) => {
    const left = [...waiting]
    const one = async () => {
      for (let job = left.shift(); job !== undefined; job = left.shift()) {
        const { key, part } = job
        const weights = [job, ...left, ...others].reduce((sum, { part }) => sum + part.weight, 0)
        const share = Math.min(1, (at_once * GENEROUS * part.weight) / weights)
        const ends = Date.now() + (until - Date.now()) * share
        const bounds = { seed: state.seed, ends, scale: limits.scale }
        await runPart(job, soFar(state.parts[key]), bounds, (reached) => {
          state = { ...state, parts: { ...state.parts, [key]: reached } }
          saveState(state)
        })
      }
    }
    await Promise.all(Array.from({ length: at_once }, one))
  }
  await run(lane('alone'), 1, lane('busy'))
  await Promise.all(beside.map(([name, at_once]) => run(lane(name), at_once, [])))
  return state
}
