import yauzl from 'yauzl'
import { type SheetBounds, SheetError } from './sheet.ts'

/** The parts of an open zip. */
export interface Archive {
  /** Part names are case-insensitive (Open Packaging Conventions, 6.2.2). */
  has(name: string): boolean
  /** Streams an unpacked part. The total unpacked bytes are limited, whatever the zip declares. */
  read(name: string): AsyncGenerator<Buffer>
}

/**
 * Opens a zip in memory.
 * @throws SheetError: not_spreadsheet, or spreadsheet_too_complex if it has too many parts
 */
export async function openArchive(file: Buffer, bounds: SheetBounds): Promise<Archive> {
  const zip = await yauzl
    .fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: true })
    .catch(notZip)
  if (zip.entryCount > bounds.maxEntries) throw new SheetError('spreadsheet_too_complex')
  const entries = new Map<string, yauzl.Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(keyOf(entry.fileName), entry)
  } catch (error) {
    notZip(error)
  }
  let unpacked = 0
  return {
    has: (name) => entries.has(keyOf(name)),
    async *read(name) {
      const entry = entries.get(keyOf(name))
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

function keyOf(name: string): string {
  return name.toLowerCase().replace(/^\/+/, '')
}

function notZip(_error: unknown): never {
  throw new SheetError('not_spreadsheet')
}
