import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { closeStale } from './order.repository.ts'

/** Maximum orders closed in one pass; the next pass takes the rest. */
const PASS = 500

/** Closes expired open orders, which releases their cents. */
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
