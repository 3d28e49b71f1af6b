import { userInfo, userPermission } from '@seaport/contract/people/user'
import { useLanguage, useT } from '@seaport/i18n/react'
import { AppShell } from '@seaport/ui/app-shell'
import { ErrorState } from '@seaport/ui/error-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { StorageScope } from '@seaport/ui/storage-scope'
import { TabBar } from '@seaport/ui/tab-bar'
import { useFailure } from '@seaport/ui/use-failure'
import type { TabActions } from '@seaport/ui/use-tabs'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ChangePasswordHost } from '../../features/password/password.public.ts'
import { SecondFactorHost } from '../../features/second-factor/second-factor.public.ts'
import { SecurityNoticeHost } from '../../features/security-notice/security-notice.public.ts'
import { lostConnectionAtom } from '../../shared/api/connection.ts'
import { useEndpointQuery } from '../../shared/api/endpoint.ts'
import { queries } from '../../shared/api/queries.ts'
import { unsavedPaths, useAskAboutUnsaved } from '../../shared/screen/unsaved-screens.ts'
import { loginPath } from '../../shared/session/return-path.ts'
import { type Session, sessionAtom } from '../../shared/session/session.ts'
import { whenIdle } from '../../shared/when-idle.ts'
import { selectedEntry } from '../menu.ts'
import { type NavLabels, screenAt, tabTitle } from '../navigation.ts'
import { ConnectionBanner } from '../root/ConnectionBanner.tsx'
import { checkAccess } from '../route-guard.ts'
import { askFirst } from '../screen-files.ts'
import { screens } from '../screens.ts'
import { Header } from './Header.tsx'
import { KeepAliveScreens } from './KeepAliveScreens.tsx'
import { shortcutsAtom } from './palette-atom.ts'
import { screenHref } from './screen-link.ts'
import { useOwnTabs } from './useOwnTabs.ts'
import { useGoKeys, usePaletteKeys } from './usePaletteKeys.ts'
import { useScreensAhead } from './useScreensAhead.ts'
import { useSidebar } from './useSidebar.ts'

const ImpersonationBanner = lazy(async () => (await import('./ImpersonationBanner.tsx')).ImpersonationBanner)
const Shortcuts = lazy(async () => (await import('./ConsoleShortcuts.tsx')).ConsoleShortcuts)
const Palette = lazy(async () => (await import('./Palette.tsx')).Palette)

/** The sheet of shortcuts, loaded on demand. @param isOpen whether the person may open a path */
function ShortcutsHost({ isOpen }: { isOpen: (path: string) => boolean }): ReactNode {
  const [open, setOpen] = useAtom(shortcutsAtom)
  return open && <Shortcuts isOpen={isOpen} onClose={() => setOpen(false)} />
}

/** The layout of every screen behind the login, with session-only services: the query cache, and the handling of its end. */
export function Shell(): ReactNode {
  const session = useAtomValue(sessionAtom)
  const { pathname, search } = useLocation()
  const userId = session?.userId
  const [last, setLast] = useState({ userId, changed: false })
  if (userId !== undefined && userId !== last.userId) setLast({ userId, changed: true })
  if (!session) return <Navigate to={loginPath(pathname + search)} replace />
  return (
    <QueryClientProvider client={queries}>
      <StorageScope value={session.userId}>
        <Frame key={session.userId} session={session} pathname={pathname} changed={last.changed} />
      </StorageScope>
    </QueryClientProvider>
  )
}

interface FrameProps {
  session: Session
  pathname: string
  /** The session changed to another person while this window was open: an administrator logged in as a user, or returned, possibly in another window. */
  changed: boolean
}

function Frame({ session, pathname, changed }: FrameProps): ReactNode {
  const [found] = useState(pathname)
  const navigate = useNavigate()
  const t = useT('screen')
  const failureOf = useFailure()
  const permission = useEndpointQuery(userPermission, {})
  const { data: user } = useEndpointQuery(userInfo, {})
  const tabs = useOwnTabs(session.userId)
  useLive(session.token)

  const keys = permission.data?.keys
  const screen = screenAt(screens, pathname)
  const decision = screen && keys ? checkAccess(screen, true, keys) : undefined
  const words = useMemo<NavLabels>(() => ({ title: (of) => t(of.title) }), [t])
  const sections = useSidebar(keys, words, session.superuser)
  useScreensAhead(sections, decision === 'allow' ? screen : undefined)
  useRefetchOnLanguageChange()
  const palette = usePaletteKeys()
  const isOpen = (path: string) => keys !== undefined && screenHref(path, keys) !== undefined
  useGoKeys(isOpen, (path) => void navigate(path))
  const isLost = useAtomValue(lostConnectionAtom) !== null
  const askingTabs = useAskingTabs(tabs)
  const { open } = tabs
  const name = decision === 'allow' ? screen?.name : undefined
  useEffect(() => {
    if (name) open({ path: pathname, name }, unsavedPaths())
  }, [name, open, pathname])

  // A screen left open by the last session may be forbidden in this one: then the home screen opens instead of an error.
  const refused = screen?.ofPlan && !session.superuser ? '/plan' : '/403'
  const fallback = changed && pathname === found ? '/dashboard' : refused
  if (decision === 'forbidden') return <Navigate to={fallback} replace />
  return (
    <AppShell
      stale={isLost}
      sections={sections}
      selected={selectedEntry(sections, screens, screen)}
      onNavigate={(href) => void navigate(href.replace(/^#/, ''))}
      onAim={askFor}
      header={<Header session={session} keys={keys ?? []} />}
      tabs={
        <>
          <ConnectionBanner />
          <Suspense>{user?.impersonated_by && <ImpersonationBanner />}</Suspense>
          <SecurityNoticeHost />
          <TabBar
            {...askingTabs}
            current={pathname}
            onSelect={(path) => void navigate(path)}
            hrefOf={(path) => `#${path}`}
            titleOf={(tab) => tabTitle(screens, tab, words)}
          />
        </>
      }
    >
      {permission.isError ? (
        <ErrorState {...failureOf(permission.error)} onRetry={() => void permission.refetch()} />
      ) : decision === 'allow' ? (
        <KeepAliveScreens tabs={tabs.tabs} />
      ) : (
        <LoadingState />
      )}
      <Suspense>
        {palette && <Palette sections={sections} />}
        <ShortcutsHost isOpen={isOpen} />
        <ChangePasswordHost />
        <SecondFactorHost />
      </Suspense>
    </AppShell>
  )
}

/** Prefetches the screen of a menu link while the pointer approaches it. */
function askFor(href: string): void {
  const screen = screenAt(screens, href.slice(1))
  if (screen) askFirst(screen, href)
}

/** Refetches localized answers of the server when the language changes. */
function useRefetchOnLanguageChange(): void {
  const { lang } = useLanguage()
  const queries = useQueryClient()
  const [shown, setShown] = useState(lang)
  useEffect(() => {
    if (shown === lang) return
    setShown(lang)
    void queries.invalidateQueries()
  }, [shown, lang, queries])
}

/** Keeps the screen up to date during the session. Its code loads after the first paint. */
function useLive(token: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const end = new AbortController()
    const subscribe = async () => {
      const file = await import('../live/subscribe.ts')
      if (!end.signal.aborted) await file.subscribeToLiveEvents(queries, token, end.signal)
    }
    whenIdle(() => void subscribe(), end.signal)
    return () => end.abort()
  }, [queries, token])
}

/** The acts on tabs, which ask before they close a screen that holds something typed and not saved. */
function useAskingTabs(tabs: TabActions): TabActions {
  const ask = useAskAboutUnsaved()
  const paths = tabs.tabs.map(({ path }) => path)
  return {
    ...tabs,
    close: (path) => ask([path], () => tabs.close(path)),
    closeOthers: (path) =>
      ask(
        paths.filter((other) => other !== path),
        () => tabs.closeOthers(path),
      ),
    closeAll: () => ask(paths, tabs.closeAll),
  }
}
