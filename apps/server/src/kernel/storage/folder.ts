import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathOf, type Storage } from './storage.ts'
import { receiveTempFile } from './temp-file.ts'

/** Storage in a folder of this machine, or of a file system shared by all servers. */
export function openFolderStorage(folder: string): Storage {
  const fileOf = (sha256: string) => join(folder, pathOf(sha256))
  return {
    receive: (content) =>
      receiveTempFile(join(folder, 'incoming'), content, async (draft, sha256) => {
        const file = fileOf(sha256)
        await mkdir(dirname(file), { recursive: true })
        await rename(draft, file)
      }),
    async read(sha256, range) {
      const file = fileOf(sha256)
      await stat(file)
      return createReadStream(file, range && { start: range.from, end: range.to })
    },
    remove: (sha256) => rm(fileOf(sha256), { force: true }),
  }
}
