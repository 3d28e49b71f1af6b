import { listAccounts } from '@seaport/contract/desk/account'
import { listTasks } from '@seaport/contract/work/task'
import { holdsPort, taskStates } from '@seaport/contract/work/task-state'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Holder of a seat's port: an open account, or an unfinished task. */
export interface PortHolder {
  kind: 'account' | 'task'
  id: string
  title: string
}

/** The holders of a seat's ports; undefined until all are known. */
export function useSeatHolders(seatId: string): readonly PortHolder[] | undefined {
  const accounts = useEndpointQuery(listAccounts, { query: { seat_id: seatId, page_size: 200 } }).data
  const tasks = [useTasks(seatId, 0), useTasks(seatId, 1), useTasks(seatId, 2)]
  if (!accounts || tasks.some((list) => !list)) return undefined
  return [
    ...accounts.list
      .filter((account) => account.online)
      .map(({ id, account }) => ({ kind: 'account' as const, id, title: account })),
    ...tasks
      .flatMap((list) => list ?? [])
      .map(({ id, name }) => ({ kind: 'task' as const, id, title: name })),
  ]
}

const UNFINISHED = taskStates.filter(holdsPort)

function useTasks(seat_id: string, at: 0 | 1 | 2) {
  const status = UNFINISHED[at]
  return useEndpointQuery(listTasks, { query: { seat_id, page_size: 200, ...(status && { status }) } }).data
    ?.list
}
