/** New rows that wait for the end of their transaction, by table. */
import type { Schema } from './schema.ts'

export type Table = keyof Schema

export class GatheredRows {
  readonly #rows = new Map<Table, object[]>()

  add<T extends Table>(table: T, rows: readonly Schema[T][]): void {
    const there = this.#rows.get(table)
    if (there === undefined) this.#rows.set(table, [...rows])
    else there.push(...rows)
  }

  of<T extends Table>(table: T): readonly Schema[T][] {
    return (this.#rows.get(table) ?? []) as Schema[T][]
  }

  has(table: Table): boolean {
    return this.#rows.has(table)
  }

  /** They no longer wait. */
  take<T extends Table>(table: T): readonly Schema[T][] {
    const rows = this.of(table)
    this.#rows.delete(table)
    return rows
  }

  /** Those that have any, in the order they first did. */
  get tables(): readonly Table[] {
    return [...this.#rows.keys()]
  }

  get size(): number {
    let size = 0
    for (const rows of this.#rows.values()) size += rows.length
    return size
  }
}
