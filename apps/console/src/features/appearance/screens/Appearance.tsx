import { useT } from '@seaport/i18n/react'
import { Page } from '@seaport/ui/page'
import { ThemeSettings } from '@seaport/ui/theme-settings'
import type { ReactNode } from 'react'

/** /theme: the colours of the interface, for this browser alone. */
export function Appearance(): ReactNode {
  const t = useT('appearance')
  return (
    <Page title={t('title')} description={t('lead')}>
      <ThemeSettings />
    </Page>
  )
}
