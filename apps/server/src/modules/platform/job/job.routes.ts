import { listJobs } from '@seaport/contract/platform/job'
import type { Mount } from '../../../kernel/http/route.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'

/** What the servers do by themselves, for those who look after them. */
export function jobRoutes(mount: Mount, jobs: JobRunner): void {
  mount(listJobs, async () => ({ list: await jobs.states() }))
}
