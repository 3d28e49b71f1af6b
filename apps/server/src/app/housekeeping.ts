import type { Install } from '../kernel/install.ts'
import type { Job } from '../kernel/jobs/jobs.ts'

const DAY = 24 * 60 * 60 * 1000

/** Forgets what is no longer needed: used proofs, hits of throttles, answers kept for repeats (a day), sessions and ways back that expired. */
export function housekeepingJobs({ database, clock }: Install): Job[] {
  return [
    {
      name: 'housekeeping',
      everySeconds: 60,
      async run() {
        const now = clock()
        await database.db.deleteFrom('used_proof').where('expires_at', '<', now).execute()
        await database.db
          .deleteFrom('idempotency')
          .where('created_at', '<', now - DAY)
          .execute()
        await database.db.deleteFrom('throttle').where('expires_at', '<', now).execute()
        await database.db.deleteFrom('user_session').where('expires_at', '<', now).execute()
        await database.db.deleteFrom('admin_return').where('expires_at', '<', now).execute()
      },
    },
  ]
}
