import { BoardRegular } from '@fluentui/react-icons/svg/board'
import { FormRegular } from '@fluentui/react-icons/svg/form'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { SettingsRegular } from '@fluentui/react-icons/svg/settings'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { useLanguage } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { LanguageMenu } from '../src/locale/LanguageMenu.tsx'
import { AppShell } from '../src/shell/AppShell.tsx'
import { FullscreenButton } from '../src/shell/FullscreenButton.tsx'
import type { NavSection } from '../src/shell/nav.ts'
import { ErrorBoundary } from '../src/states/ErrorBoundary.tsx'
import { StatusBadge } from '../src/status-badge/StatusBadge.tsx'
import { TabBar } from '../src/tabs/TabBar.tsx'
import { useTabs } from '../src/tabs/useTabs.ts'
import { ThemeToggle } from '../src/theme/ThemeToggle.tsx'
import { FormScreen } from './FormScreen.tsx'
import { OverlayScreen } from './OverlayScreen.tsx'
import { OverviewScreen } from './OverviewScreen.tsx'
import { StatesScreen } from './StatesScreen.tsx'
import { TableScreen } from './TableScreen.tsx'
import { words } from './words.ts'

const screens: Readonly<Record<string, () => ReactNode>> = {
  '/dashboard': OverviewScreen,
  '/table': TableScreen,
  '/form': FormScreen,
  '/states': StatesScreen,
  '/overlay': OverlayScreen,
}

const go = (path: string) => {
  location.hash = path
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Every component of the kit inside the shell, in its states. */
export function Gallery(): ReactNode {
  const path = useSyncExternalStore(subscribe, () => location.hash.slice(1) || '/dashboard')
  const { lang } = useLanguage()
  const word = words[lang]
  const { open, ...tabs } = useTabs(path, go)
  useEffect(() => open({ path, name: path.slice(1) }), [open, path])
  const Screen = screens[path] ?? Crash
  const sections: NavSection[] = [
    {
      id: 'main',
      entries: [
        { id: '/dashboard', href: '#/dashboard', label: word.dashboard, icon: <BoardRegular /> },
        { id: '/table', href: '#/table', label: word.table, icon: <TableRegular /> },
        { id: '/form', href: '#/form', label: word.form, icon: <FormRegular /> },
      ],
    },
    {
      id: 'more',
      label: word.more,
      entries: [
        {
          id: 'personal',
          label: word.personal,
          icon: <PersonRegular />,
          children: [
            { id: '/states', href: '#/states', label: word.states, icon: <WarningRegular /> },
            { id: '/overlay', href: '#/overlay', label: word.overlay, icon: <SettingsRegular /> },
          ],
        },
        { id: '/crash', href: '#/crash', label: word.crash, icon: <WarningRegular /> },
      ],
    },
  ]
  return (
    <AppShell
      sections={sections}
      selected={path}
      onNavigate={(href) => go(href.replace('#', ''))}
      header={
        <>
          <StatusBadge tone="info" label="8 / 20" />
          <LanguageMenu />
          <ThemeToggle />
          <FullscreenButton />
        </>
      }
      tabs={
        <TabBar
          {...tabs}
          current={path}
          onSelect={go}
          hrefOf={(path) => `#${path}`}
          titleOf={(tab) => word[tab.name as keyof typeof word] ?? tab.name}
        />
      }
    >
      <ErrorBoundary resetKey={path}>
        <Screen />
      </ErrorBoundary>
    </AppShell>
  )
}

function Crash(): ReactNode {
  throw new Error('This screen is meant to crash')
}
