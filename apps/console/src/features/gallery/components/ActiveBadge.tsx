import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

/** Whether somebody is active. */
export function ActiveBadge({ active }: { active: boolean }): ReactNode {
  const t = useT('gallery')
  return (
    <StatusBadge
      tone={active ? 'success' : 'neutral'}
      label={active ? t('table.active') : t('table.inactive')}
    />
  )
}
