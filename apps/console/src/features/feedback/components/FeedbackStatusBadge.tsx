import type { FeedbackStatus } from '@seaport/contract/platform/feedback.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const TONES = { open: 'warning', answered: 'success', closed: 'neutral' } as const

/** Whether feedback still waits for its answer. */
export function FeedbackStatusBadge({ status }: { status: FeedbackStatus }): ReactNode {
  const t = useT('feedback')
  return <StatusBadge tone={TONES[status]} label={t(`status.${status}`)} />
}
