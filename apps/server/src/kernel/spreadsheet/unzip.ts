import yauzl from 'yauzl'
import { type SheetBounds, SheetError } from './sheet.ts'

/** The parts of a zip that is open. */
export interface Archive {
  names(): readonly string[]
  /** Streams a part, unpacked. Bytes of all parts together are bounded, whatever the zip says of itself. */
  read(name: string): AsyncGenerator<Buffer>
}

/**
 * Opens a zip that is in memory.
 * @throws SheetError: not_spreadsheet, or spreadsheet_too_complex when it has too many parts
 */
export async function openArchive(file: Buffer, bounds: SheetBounds): Promise<Archive> {
  const zip = await yauzl
    .fromBufferPromise(file, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
    .catch(notZip)
  if (zip.entryCount > bounds.maxEntries) throw new SheetError('spreadsheet_too_complex')
  const entries = new Map<string, yauzl.Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    notZip(error)
  }
  let unpacked = 0
  return {
    names: () => [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name)
      if (!entry || entry.isEncrypted()) throw new SheetError('not_spreadsheet')
      if (unpacked + entry.uncompressedSize > bounds.maxUnpackedBytes)
        throw new SheetError('spreadsheet_too_complex')
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          unpacked += (chunk as Buffer).length
          if (unpacked > bounds.maxUnpackedBytes) throw new SheetError('spreadsheet_too_complex')
          yield chunk as Buffer
        }
      } catch (error) {
        throw error instanceof SheetError ? error : new SheetError('not_spreadsheet')
      }
    },
  }
}

function notZip(_error: unknown): never {
  throw new SheetError('not_spreadsheet')
}
