import type { Installation } from '../kernel/installation.ts'
import type { Job } from '../kernel/jobs/jobs.ts'
import { proxyJobs } from '../modules/desk/proxy/proxy.public.ts'
import { seatSessionJobs } from '../modules/desk/seat-session/seat-session.public.ts'
import { orderJobs } from '../modules/money/order/order.public.ts'
import { registrationJobs } from '../modules/people/registration/registration.public.ts'
import { emailJobs } from '../modules/platform/email/email.public.ts'
import { fileJobs } from '../modules/platform/file/file.public.ts'
import { jobStates } from '../modules/platform/job/job.public.ts'
import { releaseJobs } from '../modules/platform/release/release.public.ts'
import { settingJobs } from '../modules/platform/setting/setting.public.ts'
import { notificationJobs } from '../modules/work/notification/notification.public.ts'
import { statsJobs } from '../modules/work/stats/stats.public.ts'
import { taskJobs } from '../modules/work/task/task.public.ts'
import { translationJobs } from '../modules/work/translation/translation.public.ts'
import { cleanupJobs } from './cleanup-jobs.ts'

/** All background jobs of an installation. */
export function allJobs(installation: Installation): Job[] {
  const jobs = [
    ...cleanupJobs(installation),
    ...orderJobs(installation),
    ...emailJobs(installation),
    ...fileJobs(installation),
    ...releaseJobs(installation),
    ...settingJobs(installation),
    ...registrationJobs(installation),
    ...proxyJobs(installation),
    ...seatSessionJobs(installation),
    ...statsJobs(installation),
    ...taskJobs(installation),
    ...translationJobs(installation),
  ]
  const { database } = installation
  return [...jobs, ...notificationJobs(installation, () => jobStates(database.db, jobs, Date.now()))]
}
