/** How far the proofs of this very commit have come, kept between runs. A new commit starts anew, unless asked not to. */
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
  /** Of an earlier commit than the rest. */
  readonly commit?: string
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
  return known?.finished === true && counts(known)
}

/** Where to go on: what ended without a verdict, or is of another commit, is measured anew. */
export function soFar(known: Reached | undefined): Reached {
  return known !== undefined && counts(known) ? known : nothingYet
}

function counts({ unjudged, commit }: Reached): boolean {
  return unjudged === undefined && commit === undefined
}

/** null: nothing is known about this commit, and nothing of another one is to be kept. */
export function readState(commit: string, keep: boolean): State | null {
  try {
    const state = JSON.parse(readFileSync(FILE, 'utf8')) as State
    if (state.commit === commit) return state
    return keep ? { ...state, commit, parts: ofEarlier(state) } : null
  } catch {
    return null
  }
}

function ofEarlier({ commit, parts }: State): State['parts'] {
  const all = Object.entries(parts)
  return Object.fromEntries(all.map(([key, part]) => [key, { ...part, commit: part.commit ?? commit }]))
}

export function saveState(state: State): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(state, null, 2))
}
