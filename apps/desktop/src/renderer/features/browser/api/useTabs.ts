import type { AccountTab, TabAction } from '@seaport/contract/desktop/ipc-tabs.schema'
import { useNotify } from '@seaport/ui/use-notify'
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'

/** The pages that have been opened since the start, and the memory that they use. */
export const useTabs = () => useQuery(ipcQuery('tab.state', {})).data

/** @returns the account's page; undefined while it was not opened since the start */
export function useTab(accountId: string): AccountTab | undefined {
  return useTabs()?.tabs.find(({ id }) => id === accountId)
}

/** Keeps the pages' state up to date. @returns a function that stops it */
export function followTabs(queries: QueryClient): () => void {
  return seaport.on('tab.state', (state) => queries.setQueryData(ipcQuery('tab.state', {}).queryKey, state))
}

/** What can be done with an account's page. */
export function useTabActions(id: string) {
  const notify = useNotify()
  const wake = useMutation({ mutationFn: () => seaport.call('account.show', { id }), onError: notify.failed })
  const navigate = useMutation({
    mutationFn: (address: string) => seaport.call('tab.navigate', { id, address }),
    onError: notify.failed,
  })
  return {
    wake: wake.mutate,
    waking: wake.isPending,
    navigate: navigate.mutate,
    act: (action: TabAction) => void seaport.call('tab.act', { id, action }).catch(notify.failed),
  }
}
