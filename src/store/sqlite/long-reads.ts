/**
 * Reads that may take long, in a thread of their own: the event loop goes on meanwhile, and so do all who write. The
 * thread is started when it is first needed.
 */
import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { LongRead } from '../engine.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Schema } from '../schema.ts'
import { type Answer, type Question, readingThreadText } from './reading-thread.ts'

export interface LongReads {
  readonly longRead: LongRead
  close(): Promise<void>
}

export function longReads(path: string): LongReads {
  const thread = new ReadingThread(path)
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new ThreadDriver(thread),
      createIntrospector: (on) => new SqliteIntrospector(on),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  return { longRead: oneAtATime((work) => work(db)), close: () => thread.end() }
}

class ThreadDriver extends DummyDriver {
  readonly #thread: ReadingThread

  constructor(thread: ReadingThread) {
    super()
    this.#thread = thread
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#thread
  }
}

interface Waiting {
  resolve(rows: readonly object[]): void
  reject(error: Error): void
}

class ReadingThread implements DatabaseConnection {
  readonly #path: string
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #asked = 0

  constructor(path: string) {
    this.#path = path
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#worker ??= this.#started()
    const worker = this.#worker
    this.#asked += 1
    const question = { number: this.#asked, sql, parameters: parameters as Question['parameters'] }
    const rows = await new Promise<readonly object[]>((resolve, reject) => {
      this.#waiting.set(question.number, { resolve, reject })
      // The program stays for whoever waits, and may end when nobody does.
      worker.ref()
      worker.postMessage(question)
    })
    return { rows: rows as R[] }
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('long reads are not streamed')
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
  }

  #started(): Worker {
    const worker = new Worker(readingThreadText, { eval: true, workerData: this.#path, execArgv: [] })
    worker.unref()
    worker.on('message', (answer: Answer) => this.#answered(worker, answer))
    worker.once('error', (error) => this.#lost(worker, error))
    worker.once('exit', () => this.#lost(worker, new Error('the thread that reads has ended')))
    return worker
  }

  #answered(worker: Worker, answer: Answer): void {
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if (this.#waiting.size === 0) worker.unref()
    if ('rows' in answer) waiting?.resolve(answer.rows)
    else waiting?.reject(Object.assign(new Error(answer.error.message), answer.error))
  }

  /** Whoever waits is told; the next question starts another one. */
  #lost(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of all) reject(error instanceof Error ? error : new Error(String(error)))
  }
}
