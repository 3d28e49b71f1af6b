import type { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import type { CallInput, CallResult } from '@seaport/contract/desktop/ipc-core.schema'
import { type ListChoice, useTableProps } from '@seaport/product-ui/table-props'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ipcQuery } from './queries.ts'

type Calls = typeof desktopIpc
type ListCall = 'task.list' | 'task.targets' | 'task.resources' | 'resource.list' | 'script.list'
type RowOf<N extends ListCall> = CallResult<Calls, N>['list'][number]

/**
 * Reads a list in its chosen state from the main process, and returns the table's props; the previous page stays until
 * the next one arrives.
 * @param of owner of the list, for calls that need it
 */
export function useTable<N extends ListCall>(
  name: N,
  list: ListChoice & { query: object },
  of?: { id: string },
) {
  // Typed loosely, because the state comes from form controls: the main process reports invalid values.
  const args = { ...list.query, ...of } as CallInput<Calls, N>
  const answer = useQuery({ ...ipcQuery(name, args), placeholderData: keepPreviousData })
  return useTableProps<RowOf<N>>(answer as UseQueryResult<{ list: RowOf<N>[]; total: number }>, list)
}
