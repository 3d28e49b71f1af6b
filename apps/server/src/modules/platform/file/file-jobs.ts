import type { Installation } from '../../../kernel/installation.ts'
import { eachApart } from '../../../kernel/jobs/each-apart.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { deleteContent, orphanedContent, removeOrphans } from './file.repository.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Maximum of one pass; the next pass takes the rest. */
const PASS = 200

/** Deletes files unreferenced for a day, then content without a file for an hour. */
export function fileJobs(installation: Installation): Job[] {
  return [
    {
      name: 'file-cleaning',
      intervalSeconds: 300,
      run: () =>
        eachApart(
          [
            () => withTransaction(installation, (work) => removeOrphans(work, work.now - DAY, PASS)),
            () => removeDropped(installation),
          ],
          (step) => step(),
        ),
    },
  ]
}

/**
 * Content is deleted under its row lock: an upload of the same content waits, and then stores it again.
 */
async function removeDropped(installation: Installation): Promise<void> {
  const before = installation.clock() - HOUR
  const orphans = await withTransaction(installation, (work) => orphanedContent(work, before, PASS))
  await eachApart(orphans, (sha256) =>
    withTransaction(installation, async (work) => {
      if (await deleteContent(work, sha256, before)) await installation.storage.remove(sha256)
    }),
  )
}
