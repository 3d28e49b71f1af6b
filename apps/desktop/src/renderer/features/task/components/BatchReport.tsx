import type { BulkResult } from '@seaport/product-ui/task-bulk-acts'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'

const BulkReport = lazy(async () => (await import('@seaport/product-ui/task-bulk-report')).BulkReport)

/** Tasks of a bulk action that were refused, with reasons. */
export function BatchReport(props: { result: BulkResult | undefined; onClose: () => void }): ReactNode {
  return <Suspense>{props.result && <BulkReport {...props} result={props.result} />}</Suspense>
}
