import { listJobs } from '@seaport/contract/platform/job'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'

/** Background jobs, for administrators. */
export function jobRoutes(registerRoute: RegisterRoute, jobs: JobRunner): void {
  registerRoute(listJobs, async () => ({ list: await jobs.states() }))
}
