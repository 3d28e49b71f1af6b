import { Button, mergeClasses } from '@fluentui/react-components'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { useT } from '@seaport/i18n/react'
import { useAtom } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { fetchAhead, lazy } from '../lazy/lazy.ts'
import { NARROW, TIGHT, useMediaQuery } from '../media/useMediaQuery.ts'
import { storedFlag } from '../storage/stored-atom.ts'
import { Brand } from './Brand.tsx'
import { ScreenNews } from './ScreenNews.tsx'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'
import { useAppShellStyles } from './useAppShellStyles.ts'

/** Whether the sidebar shows icons only; kept in local storage. */
const sidebarCollapsedAtom = storedFlag('sidebar-collapsed', false)

const MenuDrawer = lazy(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)

export interface AppShellProps extends Omit<SidebarProps, 'collapsed'> {
  /** Right-hand part of the header. */
  header?: ReactNode
  /** The server does not answer: header and screen show that their figures may be old. */
  stale?: boolean
  /** The tab bar. */
  tabs?: ReactNode
  children: ReactNode
}

/** Header, sidebar, tab bar and the screen. Under 1024 px the sidebar shows icons unless asked, under 768 px it becomes a drawer behind the menu button. */
export function AppShell({ header, stale = false, tabs, children, ...menu }: AppShellProps): ReactNode {
  const t = useT('shell')
  const styles = useAppShellStyles()
  const narrow = useMediaQuery(NARROW)
  const tight = useMediaQuery(TIGHT)
  const [chosen, setChosen] = useAtom(sidebarCollapsedAtom)
  const [widened, setWidened] = useState(false)
  const collapsed = tight ? !widened : chosen
  const [opened, setOpened] = useState(false)
  // A phone that is turned has the menu beside the screen, and does not open the drawer again when it is turned back.
  if (opened && !narrow) setOpened(false)
  useEffect(() => {
    if (narrow) fetchAhead(MenuDrawer.load)
  }, [narrow])
  const menuLabel = narrow ? t('openMenu') : collapsed ? t('expandMenu') : t('collapseMenu')
  return (
    <div className={styles.root}>
      <button type="button" className={styles.skip} onClick={focusContent}>
        {t('skipToContent')}
      </button>
      <header className={styles.header}>
        <Button
          appearance="subtle"
          icon={<NavigationRegular />}
          aria-label={menuLabel}
          aria-expanded={narrow ? undefined : !collapsed}
          onClick={() => (narrow ? setOpened(true) : tight ? setWidened(!widened) : setChosen(!chosen))}
        />
        <Brand compact={narrow} />
        <div className={mergeClasses(styles.headerEnd, stale && styles.stale)}>{header}</div>
      </header>
      <div className={styles.body}>
        {narrow ? (
          <Suspense>{opened && <MenuDrawer {...menu} onClose={() => setOpened(false)} />}</Suspense>
        ) : (
          <div className={mergeClasses(styles.sidebar, collapsed && styles.sidebarRail)}>
            <Sidebar {...menu} collapsed={collapsed} />
          </div>
        )}
        <div className={styles.main}>
          {tabs}
          <main id="content" tabIndex={-1} className={mergeClasses(styles.content, stale && styles.stale)}>
            {children}
          </main>
        </div>
      </div>
      <ScreenNews />
    </div>
  )
}

/** A button, not a link to #content: with hash routing the jump would leave the screen. */
function focusContent(): void {
  document.getElementById('content')?.focus()
}
