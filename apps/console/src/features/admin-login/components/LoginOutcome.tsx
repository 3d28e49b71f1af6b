import type { LoginOutcome as Outcome } from '@seaport/contract/login-log'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const tones: Record<Outcome, Tone> = {
  ok: 'success',
  wrong_password: 'danger',
  disabled: 'danger',
  held: 'warning',
  takeover: 'info',
}

/** How an attempt to log in ended. */
export function LoginOutcome({ outcome }: { outcome: Outcome }): ReactNode {
  const t = useT('adminLogin')
  return <StatusBadge tone={tones[outcome]} label={t(`outcome.${outcome}`)} />
}
