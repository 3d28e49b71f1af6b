import { emailJobs } from '../modules/email/email.public.ts'
import { fileJobs } from '../modules/file/file.public.ts'
import { orderJobs } from '../modules/order/order.public.ts'
import { proxyJobs } from '../modules/proxy/proxy.public.ts'
import { registrationJobs } from '../modules/registration/registration.public.ts'
import { seatSessionJobs } from '../modules/seat-session/seat-session.public.ts'
import { statsJobs } from '../modules/stats/stats.public.ts'
import { taskJobs } from '../modules/task/task.public.ts'
import { housekeepingJobs } from './housekeeping.ts'
import type { Install } from './install.ts'
import type { Job } from './jobs.ts'

/** Everything that happens by itself in an installation. */
export function allJobs(install: Install): Job[] {
  return [
    ...housekeepingJobs(install),
    ...orderJobs(install),
    ...emailJobs(install),
    ...fileJobs(install),
    ...registrationJobs(install),
    ...proxyJobs(install),
    ...seatSessionJobs(install),
    ...statsJobs(install),
    ...taskJobs(install),
  ]
}
