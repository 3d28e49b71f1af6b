import { parentPort, workerData } from 'node:worker_threads'
import { parseHeads, parseSheet } from './parse.ts'
import { type SheetBounds, type SheetColumn, SheetError } from './sheet.ts'

/** Entry point of the worker that `readSpreadsheet` starts. */
const { file, columns, bounds, hasTitles } = workerData as {
  file: Uint8Array
  /** No list = the row of titles is requested. */
  columns: SheetColumn[] | { titles: string[] }
  bounds: SheetBounds
  hasTitles?: boolean
}

try {
  const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const found = Array.isArray(columns)
    ? await parseSheet(content, columns, bounds, hasTitles)
    : await parseHeads(content, columns.titles, bounds, hasTitles)
  parentPort?.postMessage({ found })
} catch (error) {
  if (!(error instanceof SheetError)) throw error
  parentPort?.postMessage({ fault: error.fault, values: error.values })
}
