import type { Install } from '../../app/install.ts'
import type { Job } from '../../app/jobs.ts'
import { inWork } from '../../app/work.ts'
import { removeOrphans } from './file.repository.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Most that one pass works on; the next pass takes the rest. */
const PASS = 200

/** Forgets files that nothing shows for a day, then content that no file names for an hour. */
export function fileJobs(install: Install): Job[] {
  return [
    {
      name: 'file-cleaning',
      everySeconds: 300,
      async run() {
        await inWork(install, (work) => removeOrphans(work, work.now - DAY, PASS))
        await markDropped(install)
        await removeDropped(install)
      },
    },
  ]
}

async function markDropped(install: Install): Promise<void> {
  await inWork(install, ({ trx, now }) =>
    trx
      .updateTable('content')
      .set({ dropped_at: now })
      .where('dropped_at', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('file').select('file.id').whereRef('file.sha256', '=', 'content.sha256')),
        ),
      )
      .execute(),
  )
}

/**
 * Content goes while its row is locked: an upload of the same content waits for the end of it, and stores the content anew (decision 0087).
 */
async function removeDropped(install: Install): Promise<void> {
  const due = await install.database.db
    .selectFrom('content')
    .select('sha256')
    .where('dropped_at', '<', install.clock() - HOUR)
    .orderBy('dropped_at')
    .limit(PASS)
    .execute()
  for (const { sha256 } of due) {
    await inWork(install, async ({ trx, now }) => {
      const { numDeletedRows } = await trx
        .deleteFrom('content')
        .where('sha256', '=', sha256)
        .where('dropped_at', '<', now - HOUR)
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('file').select('file.id').whereRef('file.sha256', '=', 'content.sha256')),
          ),
        )
        .executeTakeFirst()
      if (numDeletedRows) await install.storage.remove(sha256)
    })
  }
}
