import type { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import type { CallInput, CallResult } from '@seaport/contract/desktop/ipc-core.schema'
import { queryOptions } from '@tanstack/react-query'
import { seaport } from './seaport.ts'

export type Calls = typeof desktopIpc
export type QueryCall =
  | 'desktop.state'
  | 'workspace.get'
  | 'workspace.kept'
  | 'tab.state'
  | 'account.blocks'
  | 'runner.state'
  | 'network.list'
  | 'task.list'
  | 'task.get'
  | 'task.targets'
  | 'task.repeat'
  | 'task.resources'
  | 'task.audience'
  | 'resource.list'
  | 'resource.get'
  | 'translation.get'
  | 'script.list'
  | 'script.get'
  | 'script.groups'
  | 'script.readyFile'
  | 'log.list'
  | 'client.info'
  | 'guard.get'
  | 'update.state'
  | 'preference.get'
  | 'proxyLogin.state'
  | 'store.setAside'

/** A call to the main process as a query; its key begins with the call's name. */
export function ipcQuery<N extends QueryCall>(name: N, args: CallInput<Calls, N>) {
  return queryOptions<CallResult<Calls, N>>({
    queryKey: [name, args],
    queryFn: () => seaport.call(name, args),
  })
}

/** The newest tasks of the seat; one call reads them. A task that has held its port for long may be older. */
export const newestTasks = { page: 1, page_size: 200, sort: 'created_at', order: 'desc' } as const
