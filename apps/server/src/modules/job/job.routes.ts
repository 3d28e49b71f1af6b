import { listJobs } from '@seaport/contract/job'
import type { JobRunner } from '../../app/jobs.ts'
import type { Mount } from '../../app/route.ts'

/** What the servers do by themselves, for those who look after them. */
export function jobRoutes(mount: Mount, jobs: JobRunner): void {
  mount(listJobs, async () => ({ list: await jobs.states() }))
}
