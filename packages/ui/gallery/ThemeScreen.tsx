import { useLanguage } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ThemeSettings } from '../src/appearance/ThemeSettings.tsx'
import { Page, PageCard } from '../src/page/Page.tsx'
import { words } from './words.ts'

export function ThemeScreen(): ReactNode {
  const word = words[useLanguage().lang]
  return (
    <Page title={word.theme}>
      <div style={{ maxWidth: 520 }}>
        <PageCard>
          <ThemeSettings />
        </PageCard>
      </div>
    </Page>
  )
}
