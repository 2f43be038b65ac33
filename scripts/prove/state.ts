/** How far the proofs of this very commit have come, kept between runs. A new commit starts anew. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Reached {
  readonly reached: number
  /** Nothing of it is left to do. */
  readonly finished: boolean
  readonly complaints: readonly string[]
  readonly also: Readonly<Record<string, number>>
  readonly measured: readonly string[]
  readonly seconds: number
  readonly unjudged?: string
}

export interface State {
  readonly commit: string
  readonly seed: number
  /** By promise and part. */
  readonly parts: Readonly<Record<string, Reached>>
}

/** Ignored by git. */
const FILE = 'test-artefacts/prove.json'

export const nothingYet: Reached = {
  reached: 0,
  finished: false,
  complaints: [],
  also: {},
  measured: [],
  seconds: 0,
}

export function isDone(known: Reached | undefined): boolean {
  return known?.finished === true && known.unjudged === undefined
}

/** Where to go on: what ended without a verdict is measured anew. */
export function soFar(known: Reached | undefined): Reached {
  return known === undefined || known.unjudged !== undefined ? nothingYet : known
}

/** null: nothing is known about this commit. */
export function readState(commit: string): State | null {
  try {
    const state = JSON.parse(readFileSync(FILE, 'utf8')) as State
    return state.commit === commit ? state : null
  } catch {
    return null
  }
}

export function saveState(state: State): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(state, null, 2))
}
