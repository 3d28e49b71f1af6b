/** Reads an SQLite file for another thread, one statement after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import { addSearch } from './search-text.ts'

const database = new SqliteDatabase(String(workerData), { readonly: true, timeout: 0 })
addSearch(database)

parentPort?.on('message', ({ text, parameters }: { text: string; parameters: unknown[] }) => {
  try {
    parentPort?.postMessage({ rows: database.prepare(text).all(parameters) })
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    parentPort?.postMessage({ fault: { message, code } })
  }
})
