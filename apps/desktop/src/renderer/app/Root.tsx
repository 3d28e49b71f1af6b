import { useLanguage } from '@seaport/i18n/react'
import { dismissReport } from '@seaport/ui/bulk-report'
import { dismissConfirmation } from '@seaport/ui/confirm'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { StorageScope } from '@seaport/ui/storage-scope'
import { themeModeAtom } from '@seaport/ui/theme-mode'
import { useFailure } from '@seaport/ui/use-failure'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { Login } from '../features/login/login.public.ts'
import { UpdateRequired, useUpdate } from '../features/update/update.public.ts'
import { tell } from '../shared/seaport.ts'
import { useDesktopState } from '../shared/useDesktop.ts'
import { useTellDrawn } from '../shared/useTellDrawn.ts'
import { useLive } from './live/useLive.ts'
import { ProxyLogin } from './ProxyLogin.tsx'
import { createRouter } from './router.tsx'
import { SetAsideBanner } from './SetAsideBanner.tsx'

/** The login, or the screens of the logged-in seat; below the minimum version the update page, once nothing runs. */
export function Root(): ReactNode {
  useLive()
  useLanguageSync()
  useThemeSync()
  const failure = useFailure()
  const { data: state, error, refetch } = useDesktopState()
  const update = useUpdate()
  const isShut = update?.required === true && !update.busy
  useTellDrawn(state !== undefined && (isShut || state.seat === null))
  if (error) return <ErrorState {...failure(error)} onRetry={() => void refetch()} />
  if (!state) return <LoadingState />
  return (
    <Suspense fallback={<LoadingState />}>
      <ProxyLogin />
      <SetAsideBanner />
      {update && isShut ? (
        <UpdateRequired state={state} update={update} />
      ) : state.seat ? (
        <Seat key={state.seat.id} id={state.seat.id} />
      ) : (
        <Login state={state} />
      )}
    </Suspense>
  )
}

/** Queries about the client itself, whichever seat is logged in. */
const ofClient: readonly unknown[] = [
  'desktop.state',
  'update.state',
  'store.setAside',
  'preference.get',
  'proxyLogin.state',
]

/** One seat's screens; another seat starts on the board, without data or an open question of the previous one. */
function Seat({ id }: { id: string }): ReactNode {
  const queries = useQueryClient()
  const [router, setRouter] = useState<ReturnType<typeof createRouter>>()
  // Created in the effect that disposes of it, because React's strict mode runs effects twice. A layout effect, so that no empty window is painted.
  useLayoutEffect(() => {
    const made = createRouter()
    setRouter(made)
    return () => {
      made.dispose()
      location.hash = ''
      dismissConfirmation()
      dismissReport()
      queries.removeQueries({ predicate: ({ queryKey }) => !ofClient.includes(queryKey[0]) })
    }
  }, [queries])
  return (
    router && (
      <StorageScope value={id}>
        <RouterProvider router={router} />
      </StorageScope>
    )
  )
}

/** Sets the main process's language, for its requests and for the page at the end of a sign-in. */
function useLanguageSync(): void {
  const { lang } = useLanguage()
  useEffect(() => {
    tell('desktop.setLocale', { locale: lang })
  }, [lang])
}

/** Applies the window's theme to what the system draws around it. */
function useThemeSync(): void {
  const mode = useAtomValue(themeModeAtom)
  useEffect(() => {
    tell('desktop.setTheme', { mode })
  }, [mode])
}
