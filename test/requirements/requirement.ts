/** One row of a specification, and the tests that would fail if it were not kept. */
export interface Requirement {
  readonly id: string
  /** The document, and where in it. */
  readonly source: string
  readonly says: string
  /** Paths of tests or dialogues, from the root of the repository. */
  readonly proof: readonly string[]
}

type Row = readonly [id: string, says: string, ...proof: string[]]

/** Rows of one part of a document. `d:` stands for a dialogue, `t:` for a test. */
export function rowsOf(source: string, prefix: string, rows: readonly Row[]): readonly Requirement[] {
  return rows.map(([id, says, ...proof]) => ({
    id: `${prefix}-${id}`,
    source,
    says,
    proof: proof.map(pathOf),
  }))
}

function pathOf(short: string): string {
  if (short.startsWith('d:')) return `test/dialogues/${short.slice(2)}.dialogue`
  return short.startsWith('t:') ? `test/${short.slice(2)}.test.ts` : short
}
