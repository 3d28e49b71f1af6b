import type { Install } from '../../../kernel/install.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { inWork } from '../../../kernel/work.ts'
import { droppedContent, forgetContent, removeOrphans } from './file.repository.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Most that one pass works on; the next pass takes the rest. */
const PASS = 200

/** Forgets files that nothing shows for a day, then content that no file names for an hour. */
export function fileJobs(install: Install): Job[] {
  return [
    {
      name: 'file-cleaning',
      intervalSeconds: 300,
      async run() {
        await inWork(install, (work) => removeOrphans(work, work.now - DAY, PASS))
        await removeDropped(install)
      },
    },
  ]
}

/**
 * Content goes while its row is locked: an upload of the same content waits for the end of it, and stores the content anew (decision 0087).
 */
async function removeDropped(install: Install): Promise<void> {
  const before = install.clock() - HOUR
  for (const sha256 of await inWork(install, (work) => droppedContent(work, before, PASS))) {
    await inWork(install, async (work) => {
      if (await forgetContent(work, sha256, before)) await install.storage.remove(sha256)
    })
  }
}
