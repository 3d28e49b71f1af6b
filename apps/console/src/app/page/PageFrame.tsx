import { useT } from '@seaport/i18n/react'
import { Brand } from '@seaport/ui/brand'
import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { recoveriesAtom } from '../../shared/api/connection.ts'
import { screenAt } from '../navigation.ts'
import { ConnectionBanner } from '../root/ConnectionBanner.tsx'
import { screens } from '../screens.ts'
import { retryChunk } from '../stale-build.ts'
import { AuthAside } from './AuthAside.tsx'
import { PageFooter } from './PageFooter.tsx'
import { usePageFrameStyles } from './usePageFrameStyles.ts'

/** The layout of pages without a session: the product's logo, language and theme above, the documents below. It stays during navigation between them. */
export function PageFrame(): ReactNode {
  const t = useT('page')
  const styles = usePageFrameStyles()
  const { pathname } = useLocation()
  const main = useStartAtTop(pathname)
  return (
    <div className={styles.root}>
      {screenAt(screens, pathname)?.illustration && <AuthAside />}
      <div className={styles.column}>
        <ConnectionBanner />
        <header className={styles.header}>
          <Link to="/" className={styles.home} title={t('home')}>
            <Brand />
          </Link>
          <div className={styles.choices}>
            <LanguageMenu />
            <ThemeToggle />
          </div>
        </header>
        {/* The footer is loaded with the page above it, which would shift it. */}
        <Suspense>
          <main ref={main} tabIndex={-1} className={styles.main}>
            <ErrorBoundary resetKey={pathname} retryKey={useAtomValue(recoveriesAtom)} onRetry={retryChunk}>
              <Outlet />
            </ErrorBoundary>
          </main>
          <PageFooter pathname={pathname} />
        </Suspense>
      </div>
    </div>
  )
}

/** Another page starts at its top, and so does the keyboard, unless the page itself has set the focus. */
function useStartAtTop(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo(0, 0)
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
