/** Floors under the figures: they may rise, never fall. */
import { readFileSync } from 'node:fs'

const FLOORS = 'test/corpus/floors.json'

/** Figures where less is better are given as what is left of 1. */
export type Measured = Readonly<Record<string, number>>

export function belowFloor(measured: Measured): string[] {
  const floors = JSON.parse(readFileSync(FLOORS, 'utf8')) as Measured
  return Object.entries(floors)
    .filter(([name, floor]) => (measured[name] ?? 0) < floor)
    .map(([name, floor]) => `${name} is ${(measured[name] ?? 0).toFixed(4)}, its floor is ${floor}`)
}
