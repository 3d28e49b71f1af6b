import type { ProxyStatus } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

export const PROXY_TONES: Readonly<Record<ProxyStatus, Tone>> = {
  unchecked: 'neutral',
  checking: 'info',
  normal: 'success',
  abnormal: 'danger',
}

/** What the last check found. */
export function ProxyState({ status }: { status: ProxyStatus }): ReactNode {
  const t = useT('proxy')
  return <StatusBadge tone={PROXY_TONES[status]} label={t(`status.${status}`)} live={status === 'checking'} />
}
