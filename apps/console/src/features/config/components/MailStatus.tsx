import type { MailState, OutboxMail } from '@seaport/contract/platform/email.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const tones: Record<MailState, Tone> = {
  queued: 'primary',
  sent: 'success',
  failed: 'danger',
  held: 'warning',
  skipped: 'neutral',
}

/** State of a mail. */
export function MailStatus({ state }: Pick<OutboxMail, 'state'>): ReactNode {
  const t = useT('config')
  return <StatusBadge tone={tones[state]} label={t(`mail.state.${state}`)} live={state === 'queued'} />
}
