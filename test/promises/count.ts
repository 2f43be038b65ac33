/** How much of a promise is put to the test: a share here, everything with `npm run prove`. */
import { env } from 'node:process'

export const SEED = Number(env.SAYSO_SEED ?? 20_260_304)

export function countOr(share: number): number {
  return Number(env.SAYSO_COUNT ?? share)
}
