import type { JobState } from '@seaport/contract/platform/job.schema'
import type { Installation } from '../../../kernel/installation.ts'
import { eachApart } from '../../../kernel/jobs/each-apart.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { checkMails } from './notification-check.ts'
import { purgeDeliveries } from './webhook.repository.ts'
import { checkWebhooks } from './webhook-check.ts'
import { sendDueDeliveries } from './webhook-delivery.ts'

export { beginNotifications } from './notification.service.ts'
export { endLongCheckWaits } from './notification-check.ts'
export { endNotifications, giveUpMessages } from './webhook.service.ts'
export { endLongDeliveryWaits } from './webhook-delivery.ts'

const MONTH = 30 * 24 * 60 * 60 * 1000

/**
 * Checks what needs people, notifies them, and deletes old records.
 * @param jobStates states of all other jobs
 */
export function notificationJobs(installation: Installation, jobStates: () => Promise<JobState[]>): Job[] {
  return [
    {
      name: 'notification-check',
      intervalSeconds: 10,
      run: () => eachApart([checkMails, checkWebhooks], (check) => check(installation, jobStates)),
    },
    { name: 'webhook-delivery', intervalSeconds: 2, run: () => sendDueDeliveries(installation) },
    {
      name: 'webhook-tidying',
      intervalSeconds: 3600,
      run: () => purgeDeliveries(installation.database.db, installation.clock() - MONTH),
    },
  ]
}
