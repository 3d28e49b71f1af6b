import { listAccounts } from '@seaport/contract/desk/account'
import { getSeat, listSeats } from '@seaport/contract/desk/seat'
import type { LiveEvent } from '@seaport/contract/event'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { listResources } from '@seaport/contract/work/resource'
import {
  getTask,
  listTaskResources,
  listTasks,
  listTaskTargets,
  type Task,
} from '@seaport/contract/work/task'
import type { TaskState } from '@seaport/contract/work/task-state'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keyOf } from '../../shared/api/endpoint.ts'
import { patchPage, patchTask, type TaskEvent } from './patch.ts'

/** The first screen's numbers, by their path: their contract is no part of the first load. */
const TODAY = ['/stats/dashboard']

const ofTask = (id: string) => ({
  detail: keyOf(getTask, { params: { id } }),
  targets: keyOf(listTaskTargets, { params: { id } }).slice(0, 2),
  people: keyOf(listTaskResources, { params: { id } }).slice(0, 2),
})

/** The last status of each task that an event told of. */
export type SeenTasks = Map<string, TaskState>

/**
 * Brings an event into what is cached, and names what has to be read anew. Progress of a known task is patched in place and asks for nothing: hundreds
 * of events a minute must not become as many requests.
 * @param seen what events have told so far, of tasks on other pages too
 */
export function applyEvent(queries: QueryClient, event: LiveEvent, seen: SeenTasks): readonly QueryKey[] {
  switch (event.type) {
    case 'task':
      return applyTask(queries, event, seen)
    case 'task_removed':
      return [keyOf(listTasks)]
    case 'resource':
      return [ofTask(event.task_id).people, keyOf(listResources), TODAY]
    case 'library':
      // By their paths: these contracts are no part of the first load.
      return [
        keyOf(listResources),
        keyOf(listTaskResources),
        ['/resource/:id'],
        ['/resource-group'],
        ['/opt-out'],
      ]
    case 'port':
    case 'seat':
      return [keyOf(listSeats), keyOf(getSeat), keyOf(userInfo), TODAY]
    case 'account':
      return [keyOf(listAccounts), TODAY]
    case 'proxy':
      // By their paths, as those of the library.
      return [['/proxy'], ['/proxy/:id'], ['/proxy-group']]
    case 'order':
      // By their paths: the contract of orders is no part of the first load.
      return [['/order/:order_no', { order_no: event.order_no }], ['/order'], ['/purchase'], ['/ledger']]
    case 'user':
      return [keyOf(userInfo), keyOf(userPermission), ['/ledger'], ['/announcement']]
    case 'session_over':
      return []
  }
}

function applyTask(queries: QueryClient, event: TaskEvent, seen: SeenTasks): readonly QueryKey[] {
  const pages = queries.getQueriesData<{ list: Task[] }>({ queryKey: keyOf(listTasks) })
  const known = pages.flatMap(([, page]) => page?.list ?? []).find((task) => task.id === event.id)
  for (const [key, page] of pages) {
    if (page) queries.setQueryData(key, patchPage(page, event))
  }
  const { detail, targets } = ofTask(event.id)
  queries.setQueryData<Task>(detail, (task) => task && patchTask(task, event))
  // A new status moves the task between filters and brings times and reasons that the event does not carry.
  const before = known?.status ?? seen.get(event.id)
  seen.set(event.id, event.status)
  return before === event.status ? [targets] : [keyOf(listTasks), detail, targets, TODAY]
}
