import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Received } from './storage.ts'

/**
 * Writes a stream to a temporary file on this machine; a broken stream leaves none.
 * @param settle moves the file to its final name
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
