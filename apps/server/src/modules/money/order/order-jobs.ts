import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { closeStale } from './order.repository.ts'

/** Most orders that one pass closes; the next pass takes the rest. */
const PASS = 500

/** Open orders whose time is over are closed, and their cents are free again. */
export function orderJobs(installation: Installation): Job[] {
  return [
    {
      name: 'order-close',
      intervalSeconds: 10,
      run: () =>
        withTransaction(installation, async (work) => {
          for (const { tenant_id, order_no } of await closeStale(work, PASS))
            work.emit(tenant_id, { type: 'order', order_no, status: 'closed' })
        }),
    },
  ]
}
