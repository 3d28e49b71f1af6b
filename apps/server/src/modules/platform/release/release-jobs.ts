import type { Installation } from '../../../kernel/installation.ts'
import { eachApart } from '../../../kernel/jobs/each-apart.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { abandonedDrafts, dueContent, lockRelease, settleContent } from './release.repository.ts'
import { discard } from './release.service.ts'

const HOUR = 60 * 60_000
/** A draft without activity for this long is deleted. */
const DRAFT_EXPIRY_MS = 7 * 24 * HOUR
/** Longer than any upload takes from its first byte to its database row. */
const CONTENT_GRACE_MS = HOUR
/** Maximum contents checked in one pass; the next pass takes the rest. */
const PASS = 200

/** Deletes abandoned drafts, then content without a part. */
export function releaseJobs(installation: Installation): Job[] {
  return [
    {
      name: 'release-cleaning',
      intervalSeconds: 600,
      run: () => eachApart([expireDrafts, removeUnusedContent], (step) => step(installation)),
    },
  ]
}

async function expireDrafts(installation: Installation): Promise<void> {
  const before = installation.clock() - DRAFT_EXPIRY_MS
  await eachApart(await abandonedDrafts(installation.database.db, before), (id) =>
    withTransaction(installation, async (work) => {
      // The draft may have been continued or discarded since the list was read.
      const row = await lockRelease(work, id)
      if (row?.state !== 'draft' || row.active_at >= before) return
      await discard(work, id)
      installation.log.info({ version: row.version }, 'abandoned draft of a release discarded')
    }),
  )
}

async function removeUnusedContent(installation: Installation): Promise<void> {
  const before = installation.clock() - CONTENT_GRACE_MS
  await eachApart(await dueContent(installation.database.db, before, PASS), (sha256) =>
    withTransaction(installation, async (work) => {
      if (await settleContent(work, sha256, before)) await installation.releases.remove(sha256)
    }),
  )
}
