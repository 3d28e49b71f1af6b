import { parentPort, workerData } from 'node:worker_threads'
import { parseSheet } from './parse.ts'
import { type SheetBounds, type SheetColumn, SheetError } from './sheet.ts'

/** The body of the worker that `readSpreadsheet` starts. */
const { file, columns, bounds } = workerData as {
  file: Uint8Array
  columns: SheetColumn[]
  bounds: SheetBounds
}

try {
  const rows = await parseSheet(Buffer.from(file.buffer, file.byteOffset, file.byteLength), columns, bounds)
  parentPort?.postMessage({ rows })
} catch (error) {
  if (!(error instanceof SheetError)) throw error
  parentPort?.postMessage({ fault: error.fault, values: error.values })
}
