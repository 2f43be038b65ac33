/**
 * A thread that reads the file for others: question in, rows out. It is handed to the thread as text, so that it needs
 * no file of its own in the package; for the same reason it uses nothing from outside of itself but Node.
 */
export interface Question {
  readonly number: number
  readonly sql: string
  readonly parameters: readonly (string | number | bigint | null)[]
}

export type Answer =
  | { readonly number: number; readonly rows: readonly object[] }
  | { readonly number: number; readonly error: { readonly message: string; readonly errcode?: number } }

function readingThread(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const db = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 })
  db.exec('pragma temp_store = memory')
  parentPort?.on('message', ({ number, sql, parameters }: Question) => {
    try {
      parentPort.postMessage({ number, rows: db.prepare(sql).all(...parameters) })
    } catch (error) {
      const { message, errcode } = error as Error & { errcode?: number }
      parentPort.postMessage({ number, error: { message, errcode } })
    }
  })
}

export const readingThreadText = `(${readingThread})()`
