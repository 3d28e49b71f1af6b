import { listJobs } from '@seaport/contract/platform/job'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'

/** What the servers do by themselves, for those who look after them. */
export function jobRoutes(registerRoute: RegisterRoute, jobs: JobRunner): void {
  registerRoute(listJobs, async () => ({ list: await jobs.states() }))
}
