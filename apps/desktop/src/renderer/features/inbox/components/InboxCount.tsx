import { CounterBadge } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useInbox } from '../api/useInbox.ts'

/** Number of inbox items, for the rail. */
export function InboxCount(): ReactNode {
  const t = useT('desktop')
  const count = useInbox().data?.count ?? 0
  if (count === 0) return null
  return <CounterBadge count={count} size="small" color="danger" aria-label={t('inboxCount', { count })} />
}
