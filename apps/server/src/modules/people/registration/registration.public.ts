import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { forgetOld } from './registration.repository.ts'

export { forgetCodesAhead } from './registration.repository.ts'
export type { RegistrationHooks } from './registration.service.ts'
export { publicRegistration } from './registration-config.ts'

const DAY = 24 * 60 * 60 * 1000

/** Forgets codes and counts of days that are over. */
export function registrationJobs({ database, clock }: Installation): Job[] {
  return [
    {
      name: 'registration-tidying',
      intervalSeconds: 3600,
      run: () => {
        const now = clock()
        return forgetOld(database.db, { sentBefore: now - 2 * DAY, day: Math.floor(now / DAY) - 1 })
      },
    },
  ]
}

export { upsertConfig } from './registration.repository.ts'
