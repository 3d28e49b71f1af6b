import type { LocalAccount } from '@seaport/contract/desktop/ipc'
import type { LiveEvent } from '@seaport/contract/event'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { listTasks, Task } from '@seaport/contract/work/task'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { gather } from './gather.ts'
import { asking } from './queries.ts'
import { seaport } from './seaport.ts'

type TaskEvent = LiveEvent & { type: 'task' }
type Stale =
  | 'workspace.get'
  | 'task.list'
  | 'task.get'
  | 'task.targets'
  | 'task.resources'
  | 'resource.list'
  | 'resource.get'

/** Many events come in bursts: what they make old is read once. */
const GATHER_MS = 250
/** The same for what the server has to sort and count as a whole, while every page of a running task makes it old. */
const GATHER_LONG_MS = 5000
const long: ReadonlySet<Stale> = new Set(['resource.list'])

/** Keeps what the window shows in step with what the main process tells. */
export function useLive(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const readAnew = (name: Stale) => void queries.invalidateQueries({ queryKey: [name] })
    const soon = gather(GATHER_MS, readAnew)
    const later = gather(GATHER_LONG_MS, readAnew)
    const renew = (names: readonly Stale[]) => {
      soon.add(names.filter((name) => !long.has(name)))
      later.add(names.filter((name) => long.has(name)))
    }
    const stops = [
      seaport.on('desktop.state', (state) =>
        queries.setQueryData(asking('desktop.state', {}).queryKey, state),
      ),
      seaport.on('runner.state', (state) => queries.setQueryData(asking('runner.state', {}).queryKey, state)),
      seaport.on('account.window', (local) => patchLocal(queries, local)),
      seaport.on('live', (event) => renew(applyEvent(queries, event))),
      seaport.on('refresh', () =>
        renew(['workspace.get', 'task.list', 'task.get', 'task.targets', 'task.resources', 'resource.list']),
      ),
    ]
    return () => {
      soon.stop()
      later.stop()
      for (const stop of stops) stop()
    }
  }, [queries])
}

/** Brings an event into what is shown. @returns what has to be read anew */
function applyEvent(queries: QueryClient, event: LiveEvent): readonly Stale[] {
  switch (event.type) {
    case 'task':
      return applyTask(queries, event)
    case 'task_removed':
      return ['task.list', 'workspace.get']
    case 'resource':
      return ['task.resources', 'resource.list']
    case 'library':
      return ['task.resources', 'resource.list', 'resource.get']
    case 'port':
    case 'seat':
    case 'account':
      return ['workspace.get']
    default:
      return []
  }
}

function applyTask(queries: QueryClient, event: TaskEvent): readonly Stale[] {
  let before: Task['status'] | undefined
  const patch = <T extends Task>(task: T): T => {
    if (task.id !== event.id) return task
    before = task.status
    const { type: _type, seat_id: _seat, ...news } = event
    return { ...task, ...news }
  }
  queries.setQueriesData<DataOf<typeof listTasks>>(
    { queryKey: ['task.list'] },
    (page) => page && { ...page, list: page.list.map(patch) },
  )
  queries.setQueriesData<Task>({ queryKey: ['task.get'] }, (task) => task && patch(task))
  // A new status brings times, a reason and a free port with it.
  return before === event.status
    ? ['task.targets']
    : ['task.list', 'task.get', 'task.targets', 'workspace.get']
}

function patchLocal(queries: QueryClient, local: LocalAccount): void {
  queries.setQueryData(
    asking('workspace.get', {}).queryKey,
    (workspace) =>
      workspace && {
        ...workspace,
        local: workspace.local.map((account) => (account.id === local.id ? local : account)),
      },
  )
}
