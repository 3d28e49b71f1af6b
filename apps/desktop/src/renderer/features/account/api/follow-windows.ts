import type { QueryClient } from '@tanstack/react-query'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'

/** Keeps each account's window and sign-in state up to date. @returns a function that stops it */
export function followAccountWindows(queries: QueryClient): () => void {
  return seaport.on('account.window', (local) =>
    queries.setQueryData(
      ipcQuery('workspace.get', {}).queryKey,
      (workspace) =>
        workspace && {
          ...workspace,
          local: workspace.local.map((account) => (account.id === local.id ? local : account)),
        },
    ),
  )
}
