import { startI18n } from '@seaport/i18n/browser'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, useLocation, useNavigate } from 'react-router-dom'
import { LanguageMenu } from '../src/locale/LanguageMenu.tsx'
import { AppShell } from '../src/shell/AppShell.tsx'
import { FullscreenButton } from '../src/shell/FullscreenButton.tsx'
import { TabBar } from '../src/tabs/TabBar.tsx'
import { useTabs } from '../src/tabs/useTabs.ts'
import { SeaportProvider } from '../src/theme/SeaportProvider.tsx'
import { ThemeToggle } from '../src/theme/ThemeToggle.tsx'

function Root() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const go = (path: string) => void navigate(path)
  const { open, ...tabs } = useTabs(pathname, go)
  return (
    <AppShell
      sections={[]}
      selected={pathname}
      onNavigate={go}
      header={
        <>
          <LanguageMenu />
          <ThemeToggle />
          <FullscreenButton />
        </>
      }
      tabs={<TabBar {...tabs} current={pathname} onSelect={go} titleOf={(tab) => tab.name} />}
    >
      {null}
    </AppShell>
  )
}

await startI18n()
createRoot(document.getElementById('root') as HTMLElement).render(
  <SeaportProvider>
    <Suspense>
      <HashRouter><Root /></HashRouter>
    </Suspense>
  </SeaportProvider>,
)
