import type { LoginOutcome } from '@seaport/contract/people/login-log.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const tones: Record<LoginOutcome, Tone> = {
  ok: 'success',
  wrong_password: 'danger',
  disabled: 'danger',
  second_factor: 'info',
  wrong_second_factor: 'danger',
  held: 'warning',
  takeover: 'info',
}

/** How an attempt to log in ended. */
export function Outcome({ outcome }: { outcome: LoginOutcome }): ReactNode {
  const t = useT('loginLog')
  return <StatusBadge tone={tones[outcome]} label={t(`outcome.${outcome}`)} />
}
