import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { SidePanel } from '@seaport/ui/side-panel'
import type { ReactNode } from 'react'

/** Panel in place of a row's that is not on the current page of its list. */
export function MissingRow({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('rowPanel')
  return (
    <SidePanel open title={t('parts')} onClose={onClose}>
      <EmptyState motif="crates" title={t('missingTitle')} text={t('missingText')} />
    </SidePanel>
  )
}
