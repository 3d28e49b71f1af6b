import { Worker } from 'node:worker_threads'
import { refuse } from '../refusal.ts'
import { concurrencyLimit } from '../throttle/concurrency-limit.ts'
import type { SheetBounds, SheetColumn, SheetFault, SheetHeads, SheetRow } from './sheet.ts'

const bounds = { maxEntries: 500, maxUnpackedBytes: 64 * 1024 * 1024 } satisfies Partial<SheetBounds>
/** Timeout in milliseconds; 10,000 rows need a fraction of a second. */
const TIME_LIMIT = 20_000
const memory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** Two sheets at a time, a few waiting: reading one occupies a core. */
const turns = concurrencyLimit({ atOnce: 2, waiting: 8 })

type Answer = { found: unknown } | { fault: SheetFault; values: Record<string, string | number> }

/**
 * Reads the sheet that an xlsx shows first, in a separate worker thread with limits of memory, unpacked size and time, because any file may be a zip
 * bomb.
 * @param hasTitles whether the first row is one of titles; undefined = unless it plainly holds data
 * @returns the rows below the titles that are not empty
 * @throws Refused: not_spreadsheet, spreadsheet_macros, spreadsheet_columns, spreadsheet_too_many_rows, spreadsheet_empty, spreadsheet_too_complex,
 * and too_many_requests while many are being read
 */
export async function readSpreadsheet<Key extends string>(
  file: Buffer,
  {
    columns,
    maxRows,
    hasTitles,
  }: { columns: readonly SheetColumn<Key>[]; maxRows: number; hasTitles?: boolean | undefined },
): Promise<SheetRow<Key>[]> {
  return (await readFile(file, { columns, bounds: { ...bounds, maxRows }, hasTitles })) as SheetRow<Key>[]
}

/**
 * Reads what the columns of that sheet are called, with an example of each, as `readSpreadsheet` reads its rows.
 * @param titles of which one stands in the row of titles, if there is a caption above it
 * @param hasTitles whether the first row is one of titles; undefined = unless it plainly holds data
 * @throws Refused: what readSpreadsheet refuses of a file
 */
export async function readHeads(
  file: Buffer,
  titles: readonly string[],
  hasTitles?: boolean,
): Promise<SheetHeads> {
  const columns = { titles }
  return (await readFile(file, { columns, bounds: { ...bounds, maxRows: 0 }, hasTitles })) as SheetHeads
}

interface Asked {
  columns: readonly SheetColumn[] | { titles: readonly string[] }
  bounds: SheetBounds
  hasTitles: boolean | undefined
}

async function readFile(file: Buffer, asked: Asked): Promise<unknown> {
  // A quick check that needs no thread: the file is not a zip.
  if (file.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') refuse('not_spreadsheet')
  const answer = await turns(() => inWorker({ file, ...asked }))
  if ('fault' in answer) refuse(answer.fault, answer.values)
  return answer.found
}

function inWorker(workerData: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const tooComplex: Answer = { fault: 'spreadsheet_too_complex', values: {} }
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: memory,
    execArgv: [],
  })
  const timer = setTimeout(() => resolve(tooComplex), TIME_LIMIT)
  worker.on('message', (answer: Answer | object) => {
    // Under `node --watch` a worker also reports the modules that it loads.
    if ('found' in answer || 'fault' in answer) resolve(answer)
  })
  worker.once('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooComplex) : reject(error),
  )
  worker.once('exit', () => reject(new Error('A worker ended without an answer')))
  return promise.finally(async () => {
    clearTimeout(timer)
    await worker.terminate()
  })
}
