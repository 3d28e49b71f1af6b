import { type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { openReport } from './bulk-reports.ts'
import { openConfirmation } from './confirmations.ts'
import { pendingNotices } from './notices.ts'

const NoticeLayer = lazy(async () => (await import('./NoticeLayer.tsx')).NoticeLayer)
const ConfirmDialog = lazy(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)
const BulkReportDialog = lazy(async () => (await import('./BulkReportDialog.tsx')).BulkReportDialog)

/** Fetches the code of notices ahead. */
export const loadNotices = NoticeLayer.load

/** Host of notices, confirmations and reports of bulk acts, mounted once. Their code is loaded on first use. */
export function Overlays(): ReactNode {
  const asked = useSyncExternalStore(openConfirmation.subscribe, openConfirmation.read)
  const report = useSyncExternalStore(openReport.subscribe, openReport.read)
  const notices = useSyncExternalStore(pendingNotices.subscribe, pendingNotices.read)
  const notified = useRef(false)
  if (notices.length > 0) notified.current = true
  return (
    <>
      {/* Separate boundaries, so that a suspending overlay does not hide the others. */}
      <Suspense>{notified.current && <NoticeLayer />}</Suspense>
      <Suspense>{asked && <ConfirmDialog {...asked} key={asked.number} />}</Suspense>
      <Suspense>{report && <BulkReportDialog {...report} />}</Suspense>
    </>
  )
}
