import { preload } from '@seaport/i18n/browser'
import { lazy, type ReactNode, Suspense } from 'react'

const Notices = lazy(async () => {
  const [file] = await Promise.all([import('./SecurityNotices.tsx'), preload('securityNotice')])
  return { default: file.SecurityNotices }
})

/** Where they appear; stands once in the shell. */
export function SecurityNoticeHost(): ReactNode {
  return (
    <Suspense>
      <Notices />
    </Suspense>
  )
}
