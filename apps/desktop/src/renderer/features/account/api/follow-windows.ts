import type { QueryClient } from '@tanstack/react-query'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'

/** Shows of each account whether its window is open and it is signed in. @returns the way to stop */
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
