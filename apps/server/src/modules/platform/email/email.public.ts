import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { purgeMails } from './email.repository.ts'
import { sendDueMails } from './mail-outbox.ts'

export { isReadyToNotify, mailQueue } from './email.repository.ts'
export { codeMailOf } from './email-config.ts'
export { checkMailServer, senderDomain } from './mail-check.ts'
export {
  endLongMailWaits,
  queueConfidentialNotice,
  queueMail,
  queueNotification,
  sendDueMails,
  tellAdministrators,
} from './mail-outbox.ts'
export { depositChangedText, factorChangedText } from './mail-text.ts'

const MONTH = 30 * 24 * 60 * 60 * 1000

/** Sends mails, and forgets them. */
export function emailJobs(installation: Installation): Job[] {
  return [
    { name: 'mail', intervalSeconds: 2, run: () => sendDueMails(installation) },
    {
      name: 'mail-tidying',
      intervalSeconds: 60,
      run: () => {
        const now = installation.clock()
        return purgeMails(installation.database.db, { now, oldest: now - MONTH })
      },
    },
  ]
}
