import type { Db } from '../db/schema.ts'
import { forgetAnswers } from '../kernel/http/idempotency.ts'
import type { Installation } from '../kernel/installation.ts'
import { eachApart } from '../kernel/jobs/each-apart.ts'
import type { Job } from '../kernel/jobs/jobs.ts'
import { forgetExpiredHits } from '../kernel/throttle/throttle.ts'
import { endLongProxyClaims } from '../modules/desk/proxy/proxy.public.ts'
import { endLongPresence } from '../modules/desk/seat/seat.public.ts'
import { forgetUsedProofs } from '../modules/desk/seat-session/seat-session.public.ts'
import { forgetExpiredReturns } from '../modules/people/admin-user/admin-user.public.ts'
import { forgetCodesAhead } from '../modules/people/registration/registration.public.ts'
import { forgetFactorChanges } from '../modules/people/second-factor/second-factor.public.ts'
import { endLongSessions, forgetExpiredSessions } from '../modules/people/session/session.public.ts'
import { endLongMailWaits } from '../modules/platform/email/email.public.ts'
import { endLongPlans } from '../modules/platform/setting/setting.public.ts'
import { endLongCheckWaits, endLongDeliveryWaits } from '../modules/work/notification/notification.public.ts'
import { endLongLeases } from '../modules/work/task/task.public.ts'

type Cleanup = (db: Db, now: number) => Promise<unknown>

/** Cleanup of each owner's own tables. */
const cleanups: readonly Cleanup[] = [
  forgetUsedProofs,
  forgetAnswers,
  forgetExpiredHits,
  forgetExpiredSessions,
  forgetExpiredReturns,
  forgetFactorChanges,
]

/**
 * Waits are stored as the moment of their end. After a clock that was ahead is set back, that moment is further away than any wait is long, and the
 * waiting row would be stuck until the clock gets there: its wait is shortened to the normal maximum.
 */
const shortenWaits: readonly Cleanup[] = [
  endLongCheckWaits,
  endLongDeliveryWaits,
  endLongLeases,
  endLongMailWaits,
  endLongPlans,
  endLongPresence,
  endLongProxyClaims,
  endLongSessions,
  forgetCodesAhead,
]
/** Maximum difference between the servers' clocks, in milliseconds. */
const SKEW = 60_000

/** Deletes expired rows, and shortens waits that are too long, every minute. */
export function cleanupJobs({ database, clock }: Installation): Job[] {
  return [
    {
      name: 'housekeeping',
      intervalSeconds: 60,
      async run() {
        const now = clock()
        await eachApart(
          [
            ...cleanups.map((forget) => () => forget(database.db, now)),
            ...shortenWaits.map((shorten) => () => shorten(database.db, now + SKEW)),
          ],
          (step) => step(),
        )
      },
    },
  ]
}
