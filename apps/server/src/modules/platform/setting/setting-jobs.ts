import { DEPOSIT_DELAY_HOURS } from '@seaport/contract/platform/setting'
import type { Db } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { applyPlanned, shortenPlanned } from './setting.repository.ts'

/** Applies a planned deposit address when its time has come. */
export function settingJobs(installation: Installation): Job[] {
  return [
    { name: 'setting-apply', intervalSeconds: 10, run: () => withTransaction(installation, applyPlanned) },
  ]
}

/** A planned deposit address waits for its delay at most: see `shortenWaits`. */
export function endLongPlans(db: Db, now: number): Promise<void> {
  return shortenPlanned(db, now, DEPOSIT_DELAY_HOURS * 60 * 60 * 1000)
}
