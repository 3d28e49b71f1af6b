import { userPermission } from '@seaport/contract/user'
import { useT } from '@seaport/i18n/react'
import { AppShell } from '@seaport/ui/app-shell'
import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { StorageScope } from '@seaport/ui/storage-scope'
import { TabBar } from '@seaport/ui/tab-bar'
import { useFailure } from '@seaport/ui/use-failure'
import { useTabs } from '@seaport/ui/use-tabs'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useRead } from '../../shared/api/endpoint.ts'
import { queries } from '../../shared/api/queries.ts'
import type { MenuFolder } from '../../shared/screen/screen.ts'
import { loginPath } from '../../shared/session/return-path.ts'
import { SessionWatch } from '../../shared/session/SessionWatch.tsx'
import { type Session, sessionAtom } from '../../shared/session/session.ts'
import { judge } from '../access.ts'
import { useLive } from '../live/useLive.ts'
import { screenAt, sectionsOf, tabTitle } from '../navigation.ts'
import { screens } from '../screens.ts'
import { folderIcon } from './folder-icon.tsx'
import { Header } from './Header.tsx'

/** The frame of every screen behind the login, and what only a session needs: the cache of what was read, and the watch over its end. */
export function Shell(): ReactNode {
  const session = useAtomValue(sessionAtom)
  const { pathname, search } = useLocation()
  if (!session) return <Navigate to={loginPath(pathname + search)} replace />
  return (
    <QueryClientProvider client={queries}>
      <SessionWatch />
      <StorageScope value={session.userId}>
        <Frame session={session} pathname={pathname} />
      </StorageScope>
    </QueryClientProvider>
  )
}

function Frame({ session, pathname }: { session: Session; pathname: string }): ReactNode {
  const navigate = useNavigate()
  const t = useT('screen')
  const failureOf = useFailure()
  const permission = useRead(userPermission, {})
  const tabs = useTabs(pathname, (path) => void navigate(path))
  useLive(session.token)

  const keys = permission.data?.keys
  const screen = screenAt(screens, pathname)
  const verdict = screen && keys ? judge(screen, true, keys) : undefined
  const words = {
    title: (of: { title: Parameters<typeof t>[0] }) => t(of.title),
    group: (group: string) => t(`group.${group}` as 'group.home'),
    folder: (folder: MenuFolder) => ({ label: t(`folder.${folder}`), icon: folderIcon(folder) }),
  }
  const { open } = tabs
  const name = verdict === 'allow' ? screen?.name : undefined
  useEffect(() => {
    if (name) open({ path: pathname, name })
  }, [name, open, pathname])

  if (verdict === 'forbidden') return <Navigate to="/403" replace />
  return (
    <AppShell
      sections={keys ? sectionsOf(screens, keys, words) : []}
      selected={screen?.under ?? screen?.name ?? ''}
      onNavigate={(href) => void navigate(href.replace(/^#/, ''))}
      header={<Header session={session} />}
      tabs={
        <TabBar
          {...tabs}
          current={pathname}
          onSelect={(path) => void navigate(path)}
          hrefOf={(path) => `#${path}`}
          titleOf={(tab) => tabTitle(screens, tab, words)}
        />
      }
    >
      {permission.isError ? (
        <ErrorState {...failureOf(permission.error)} onRetry={() => void permission.refetch()} />
      ) : verdict === 'allow' ? (
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <LoadingState />
      )}
    </AppShell>
  )
}
