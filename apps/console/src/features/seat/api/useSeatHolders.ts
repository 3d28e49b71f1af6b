import { listAccounts } from '@seaport/contract/desk/account'
import { listTasks } from '@seaport/contract/work/task'
import { holdsPort, taskStates } from '@seaport/contract/work/task-state'
import type { QueryState } from '@seaport/product-ui/query-state'
import { useWholeList } from '../../../shared/list/useWholeList.ts'

/** Holder of a seat's port: an open account, or an unfinished task. */
export interface PortHolder {
  kind: 'account' | 'task'
  id: string
  title: string
}

/** The holders of a seat's ports, once all are known. */
export function useSeatHolders(seatId: string): QueryState<readonly PortHolder[]> {
  const accounts = useWholeList(listAccounts, { seat_id: seatId })
  const tasks = [useTasks(seatId, 0), useTasks(seatId, 1), useTasks(seatId, 2)]
  const all = [accounts, ...tasks]
  const isKnown = all.every(({ data }) => data)
  const open = accounts.data?.list.filter((account) => account.online) ?? []
  const unfinished = tasks.flatMap(({ data }) => data?.list ?? [])
  return {
    data: isKnown
      ? [
          ...open.map(({ id, account }) => ({ kind: 'account' as const, id, title: account })),
          ...unfinished.map(({ id, name }) => ({ kind: 'task' as const, id, title: name })),
        ]
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}

const UNFINISHED = taskStates.filter(holdsPort)

function useTasks(seat_id: string, at: 0 | 1 | 2) {
  const status = UNFINISHED[at]
  return useWholeList(listTasks, { seat_id, ...(status && { status }) })
}
