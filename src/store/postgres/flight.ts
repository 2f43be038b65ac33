/**
 * Questions that are sent together and answered together: the server gives its answers once it has them all, instead
 * of waking us for each. When one fails, those behind it are not run, and what those before it did may be undone:
 * nothing counts. What the answer to a named statement looks like is told once on each connection.
 */
import pg, { type Connection, type QueryResult } from 'pg'

type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>

export interface Question {
  /** Empty: not worth keeping. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  resolve(answer: Answer): void
  reject(error: unknown): void
}

interface Column {
  readonly name: string
  read(value: string): unknown
}

/** Of the statements that one connection has answered, by name. */
export type KnownAnswers = Map<string, readonly Column[]>

/** What the server says. */
interface Described {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}
interface DataRow {
  readonly fields: readonly (string | null)[]
}
interface Completed {
  readonly text: string
}

/** What the client can say to it; its own types ask for more than it takes. */
interface Line extends Pick<Connection, 'stream' | 'sync'> {
  parse(statement: { name: string; text: string }): void
  bind(to: { statement: string; values: readonly unknown[] }): void
  describe(what: { type: 'P'; name: string }): void
  execute(what: null): void
  close(what: { type: 'S'; name: string }): void
}

/** The client takes nothing but queries of its own kind. */
const ItsOwn = pg.Query as unknown as new (text: string) => object

export class Flight extends ItsOwn {
  readonly #questions: readonly Question[]
  readonly #known: KnownAnswers
  readonly #answers: Answer[] = []
  /** What was known when it was sent: for these nothing more is told. */
  #expected: readonly (readonly Column[] | undefined)[] = []
  #columns: readonly Column[] | undefined
  #rows: object[] = []

  constructor(questions: readonly Question[], known: KnownAnswers) {
    super('')
    this.#questions = questions
    this.#known = known
  }

  submit(line: Line): null {
    this.#expected = this.#questions.map(({ name }) => this.#known.get(name))
    line.stream.cork()
    for (const [at, question] of this.#questions.entries()) {
      send(line, question, this.#expected[at] !== undefined)
    }
    line.sync()
    line.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: Described): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: pg.types.getTypeParser(dataTypeID) }))
  }

  handleDataRow({ fields }: DataRow): void {
    this.#columns ??= this.#expected[this.#answers.length] ?? []
    const row: Record<string, unknown> = {}
    for (const [at, { name, read }] of this.#columns.entries()) {
      const value = fields[at] ?? null
      row[name] = value === null ? null : read(value)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: Completed): void {
    const at = this.#answers.length
    const name = this.#questions[at]?.name ?? ''
    if (name !== '' && this.#expected[at] === undefined) this.#known.set(name, this.#columns ?? [])
    const [command = '', ...counts] = text.split(' ')
    this.#answers.push({ command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows })
    this.#columns = undefined
    this.#rows = []
  }

  handleReadyForQuery(): void {
    for (const [at, answer] of this.#answers.entries()) this.#questions[at]?.resolve(answer)
  }

  /** Of what was not answered, nobody knows whether it was understood: it is told anew. */
  handleError(error: unknown): void {
    for (const { name } of this.#questions.slice(this.#answers.length)) this.#known.delete(name)
    for (const { reject } of this.#questions) reject(error)
  }
}

function send(line: Line, { name, text, values }: Question, isKnown: boolean): void {
  if (!isKnown) {
    if (name !== '') line.close({ type: 'S', name })
    line.parse({ name, text })
  }
  line.bind({ statement: name, values })
  if (!isKnown) line.describe({ type: 'P', name: '' })
  line.execute(null)
}
