import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Received } from './storage.ts'

/**
 * Writes what comes in to a file of this machine, until it is known what it is; a broken stream leaves none.
 * @param settle brings the file to its name
 */
export async function receiveTempFile(
  folder: string,
  content: AsyncIterable<Buffer>,
  settle: (draft: string, sha256: string) => Promise<void>,
): Promise<Received> {
  const draft = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
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
    keep: (sha256) => settle(draft, sha256),
    discard: () => rm(draft, { force: true }),
  }
}
