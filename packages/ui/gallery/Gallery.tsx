import { AppsRegular } from '@fluentui/react-icons/svg/apps'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { BoardRegular } from '@fluentui/react-icons/svg/board'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { ColorRegular } from '@fluentui/react-icons/svg/color'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { FormRegular } from '@fluentui/react-icons/svg/form'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { SettingsRegular } from '@fluentui/react-icons/svg/settings'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { TableEditRegular } from '@fluentui/react-icons/svg/table-edit'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { useLanguage } from '@seaport/i18n/react'
import { type ReactElement, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { CommandPalette } from '../src/command-palette/CommandPalette.tsx'
import { HelpPanel } from '../src/help/HelpPanel.tsx'
import { LanguageMenu } from '../src/locale/LanguageMenu.tsx'
import { AppShell } from '../src/shell/AppShell.tsx'
import { FullscreenButton } from '../src/shell/FullscreenButton.tsx'
import { leavesOf, type NavSection } from '../src/shell/nav.ts'
import { ErrorBoundary } from '../src/states/ErrorBoundary.tsx'
import { StatusBadge } from '../src/status-badge/StatusBadge.tsx'
import { TabBar } from '../src/tabs/TabBar.tsx'
import { useTabs } from '../src/tabs/useTabs.ts'
import { ThemeToggle } from '../src/theme/ThemeToggle.tsx'
import { CalendarScreen } from './CalendarScreen.tsx'
import { ChartScreen } from './ChartScreen.tsx'
import { EditorScreen } from './EditorScreen.tsx'
import { FormScreen } from './FormScreen.tsx'
import { OverlayScreen } from './OverlayScreen.tsx'
import { OverviewScreen } from './OverviewScreen.tsx'
import { PartsScreen } from './PartsScreen.tsx'
import { RegionScreen } from './RegionScreen.tsx'
import { SheetScreen } from './SheetScreen.tsx'
import { StatesScreen } from './StatesScreen.tsx'
import { TableScreen } from './TableScreen.tsx'
import { ThemeScreen } from './ThemeScreen.tsx'
import { UploadScreen } from './UploadScreen.tsx'
import { words } from './words.ts'

const screens: Readonly<Record<string, () => ReactNode>> = {
  '/dashboard': OverviewScreen,
  '/table': TableScreen,
  '/form': FormScreen,
  '/states': StatesScreen,
  '/overlay': OverlayScreen,
  '/charts': ChartScreen,
  '/sheet': SheetScreen,
  '/upload': UploadScreen,
  '/editor': EditorScreen,
  '/calendar': CalendarScreen,
  '/parts': PartsScreen,
  '/theme': ThemeScreen,
  '/region': RegionScreen,
}

const go = (path: string) => {
  location.hash = path
}

const link = (path: string, label: string, icon: ReactElement) => ({
  id: path,
  href: `#${path}`,
  label,
  icon,
})

/** Two are set up, the rest not; as on a fresh installation. */
const HELP = {
  support: 'https://support.seaport.test',
  channel: 'https://channel.seaport.test',
  antiScam: null,
  feedback: null,
  guide: null,
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
        {
          id: 'demos',
          label: word.demos,
          icon: <AppsRegular />,
          children: [
            link('/charts', word.charts, <DataBarVerticalRegular />),
            link('/sheet', word.sheet, <TableEditRegular />),
            {
              id: 'deeper',
              label: word.more,
              icon: <FormRegular />,
              children: [
                link('/upload', word.upload, <ArrowUploadRegular />),
                link('/editor', word.editor, <EditRegular />),
                link('/calendar', word.calendar, <CalendarRegular />),
                link('/parts', word.parts, <AppsRegular />),
              ],
            },
            link('/theme', word.theme, <ColorRegular />),
            link('/region', word.region, <WarningRegular />),
          ],
        },
        { id: '/crash', href: '#/crash', label: word.crash, icon: <WarningRegular /> },
      ],
    },
  ]
  const commands = sections
    .flatMap((section) => section.entries)
    .flatMap((entry) =>
      leavesOf(entry).map(({ id, label, icon, href }) => ({
        id,
        title: label,
        group: entry.label,
        icon,
        keywords: [id.slice(1)],
        run: () => go(href.slice(1)),
      })),
    )
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
      <HelpPanel addresses={HELP} />
      <CommandPalette commands={commands} />
    </AppShell>
  )
}

function Crash(): ReactNode {
  throw new Error('This screen is meant to crash')
}
