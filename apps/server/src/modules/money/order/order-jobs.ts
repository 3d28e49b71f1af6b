import type { Install } from '../../../kernel/install.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { inWork } from '../../../kernel/work.ts'
import { closeStale } from './order.repository.ts'

/** Most orders that one pass closes; the next pass takes the rest. */
const PASS = 500

/** Open orders whose time is over are closed, and their cents are free again. */
export function orderJobs(install: Install): Job[] {
  return [
    {
      name: 'order-close',
      intervalSeconds: 10,
      run: () =>
        inWork(install, async (work) => {
          for (const { tenant_id, order_no } of await closeStale(work, PASS))
            work.emit(tenant_id, { type: 'order', order_no, status: 'closed' })
        }),
    },
  ]
}
