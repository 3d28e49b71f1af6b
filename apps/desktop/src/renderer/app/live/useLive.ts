import { createLiveUpdates } from '@seaport/api-client/live-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followAccountWindows } from '../../features/account/account.public.ts'
import { followTabs } from '../../features/browser/browser.public.ts'
import { ipcQuery } from '../../shared/queries.ts'
import { seaport } from '../../shared/seaport.ts'
import { liveQueries } from './live-queries.ts'

/** Events within this time are batched into one refetch. */
const BATCH_MS = 250

/** Keeps the window up to date with the main process's events. */
export function useLive(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const updates = createLiveUpdates(liveQueries, queries, BATCH_MS)
    const stops = [
      updates.stop,
      followAccountWindows(queries),
      followTabs(queries),
      seaport.on('desktop.state', (state) =>
        queries.setQueryData(ipcQuery('desktop.state', {}).queryKey, state),
      ),
      seaport.on('runner.state', (state) =>
        queries.setQueryData(ipcQuery('runner.state', {}).queryKey, state),
      ),
      seaport.on('update.state', (state) =>
        queries.setQueryData(ipcQuery('update.state', {}).queryKey, state),
      ),
      seaport.on('proxyLogin.state', (wanted) =>
        queries.setQueryData(ipcQuery('proxyLogin.state', {}).queryKey, wanted),
      ),
      seaport.on('store.setAside', (stores) =>
        queries.setQueryData(ipcQuery('store.setAside', {}).queryKey, stores),
      ),
      seaport.on('live', updates.apply),
      seaport.on('refresh', updates.refresh),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
}
