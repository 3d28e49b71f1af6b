import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { applyPlanned } from './setting.repository.ts'

/** Puts a planned deposit address into effect when its time has come. */
export function settingJobs(installation: Installation): Job[] {
  return [
    { name: 'setting-apply', intervalSeconds: 10, run: () => withTransaction(installation, applyPlanned) },
  ]
}
