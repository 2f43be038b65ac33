/** Every part by its name: what is run, remembered and handed to a process of its own. */
import type { Part, Proof } from './proof.ts'

export interface Job {
  readonly key: string
  readonly part: Part
}

export function jobsOf(proofs: readonly Proof[]): readonly Job[] {
  return proofs.flatMap(({ id, parts }) => parts.map((part) => ({ key: `${id} ${part.what}`, part })))
}
