import type { Db } from '../db/schema.ts'
import { forgetAnswers } from '../kernel/http/idempotency.ts'
import type { Installation } from '../kernel/installation.ts'
import type { Job } from '../kernel/jobs/jobs.ts'
import { forgetExpiredHits } from '../kernel/throttle/throttle.ts'
import { forgetUsedProofs } from '../modules/desk/seat-session/seat-session.public.ts'
import { forgetExpiredReturns } from '../modules/people/admin-user/admin-user.public.ts'
import { forgetFactorChanges } from '../modules/people/second-factor/second-factor.public.ts'
import { forgetExpiredSessions } from '../modules/people/session/session.public.ts'

/** Cleanup of each owner's own tables. */
const cleanups: readonly ((db: Db, now: number) => Promise<unknown>)[] = [
  forgetUsedProofs,
  forgetAnswers,
  forgetExpiredHits,
  forgetExpiredSessions,
  forgetExpiredReturns,
  forgetFactorChanges,
]

/** Forgets what is no longer needed, minute by minute. */
export function cleanupJobs({ database, clock }: Installation): Job[] {
  return [
    {
      name: 'housekeeping',
      intervalSeconds: 60,
      async run() {
        const now = clock()
        for (const forget of cleanups) await forget(database.db, now)
      },
    },
  ]
}
