/** What the last full run found, kept beside the code it was measured on. */
import { fileURLToPath } from 'node:url'
import type { Figure } from '../figure.ts'

export const RECORDED = fileURLToPath(new URL('recorded.json', import.meta.url))

export interface Recorded {
  readonly commit: string
  readonly day: string
  readonly machine: string
  readonly figures: readonly Kept[]
}

/** `commit`: of an earlier one than the rest. */
export type Kept = Figure & { readonly commit?: string }
