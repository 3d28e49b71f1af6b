import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where the contents of files are. Content is named by its SHA-256, so that the same content is stored once and never changes. */
export interface Storage {
  /** Takes content in under a name of its own; it counts from `keep` on. */
  receive(content: AsyncIterable<Buffer>): Promise<Received>
  /** @returns bytes `from`…`to`, both included */
  read(sha256: string, range?: { from: number; to: number }): Promise<Readable>
  /** Removes content, if it is there. */
  remove(sha256: string): Promise<void>
}

/** Content that has come in and has no name yet. */
interface Received {
  size: number
  /** Reads a part back: fewer bytes where it ends earlier. */
  bytes(from: number, count: number): Promise<Buffer>
  /** Gives it its name. */
  keep(sha256: string): Promise<void>
  /** Throws it away; harmless after `keep`. */
  discard(): Promise<void>
}

/** Storage in a folder of this machine, or of a file system that all servers share. */
export function openFolderStorage(folder: string): Storage {
  const fileOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('Not a SHA-256')
    return join(folder, sha256.slice(0, 2), sha256)
  }
  return {
    async receive(content) {
      const draft = join(folder, 'incoming', randomUUID())
      await mkdir(dirname(draft), { recursive: true })
      try {
        await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return {
        size: (await stat(draft)).size,
        async bytes(from, count) {
          const handle = await open(draft)
          try {
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, from)
            return buffer.subarray(0, bytesRead)
          } finally {
            await handle.close()
          }
        },
        async keep(sha256) {
          const file = fileOf(sha256)
          await mkdir(dirname(file), { recursive: true })
          await rename(draft, file)
        },
        discard: () => rm(draft, { force: true }),
      }
    },
    async read(sha256, range) {
      const file = fileOf(sha256)
      await stat(file)
      return createReadStream(file, range && { start: range.from, end: range.to })
    },
    remove: (sha256) => rm(fileOf(sha256), { force: true }),
  }
}
