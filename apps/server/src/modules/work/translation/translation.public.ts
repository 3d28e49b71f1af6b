import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { purgeTranslations } from './translation.repository.ts'

export { forgetTranslations } from './translation.repository.ts'

const MONTH = 30 * 24 * 60 * 60 * 1000

/** Forgets translations after a month. */
export function translationJobs({ database, clock }: Installation): Job[] {
  return [
    {
      name: 'translation-tidying',
      intervalSeconds: 3600,
      run: () => purgeTranslations(database.db, clock() - MONTH),
    },
  ]
}
