/** Reads an SQLite file for another thread, one statement at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import { addSearch } from './search-text.ts'

const { file, givenUp } = workerData as { file: string; givenUp: Int32Array }
const database = new SqliteDatabase(file, { readonly: true, timeout: 0 })
addSearch(database, () => {
  if (Atomics.load(givenUp, 0) === 1) throw new Error('The statement was given up')
})

parentPort?.on('message', ({ text, parameters }: { text: string; parameters: unknown[] }) => {
  try {
    parentPort?.postMessage({ rows: database.prepare(text).all(parameters) })
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    parentPort?.postMessage({ fault: { message, code } })
  }
})
