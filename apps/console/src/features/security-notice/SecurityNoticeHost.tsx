import { listSecurityNotices } from '@seaport/contract/people/security-notice'
import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { useEndpointQuery } from '../../shared/api/endpoint.ts'

const Notices = lazy(async () => {
  const [file] = await Promise.all([import('./SecurityNotices.tsx'), preload('securityNotice')])
  return file.SecurityNotices
})

/** Poll interval in ms. */
const LOOK_MS = 30_000

/** Changes of the user's own factors by other sessions, and owners' notices, at the top of every screen until they are read. */
export function SecurityNoticeHost(): ReactNode {
  const { data } = useEndpointQuery(listSecurityNotices, {}, { refetchIntervalMs: LOOK_MS })
  if (!data || data.list.length + data.own.length === 0) return null
  return (
    <Suspense>
      <Notices {...data} />
    </Suspense>
  )
}
