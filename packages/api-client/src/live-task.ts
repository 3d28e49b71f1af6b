import type { Task } from '@seaport/contract/work/task.schema'
import type { EventOf, LiveContext, QueryKey } from './live-query.ts'

export type TaskEvent = EventOf<'task'>

/** A task updated by an event; the same object if nothing is new. */
export function patchTask<T extends Task>(task: T, event: TaskEvent): T {
  if (task.id !== event.id) return task
  const { status, actual_count, target_count, pages, parked_until, park_reason } = event
  const changes = { status, actual_count, target_count, pages, parked_until, park_reason }
  const same = (Object.keys(changes) as (keyof typeof changes)[]).every((key) => task[key] === changes[key])
  return same ? task : { ...task, ...changes }
}

/** A page of tasks after an event; the same object if it does not show the task, or already shows it so. */
export function patchTaskPage<P extends { list: readonly Task[] }>(page: P, event: TaskEvent): P {
  const list = page.list.map((task) => patchTask(task, event))
  return list.every((task, at) => task === page.list[at]) ? page : { ...page, list }
}

/**
 * Whether an event reports a status that neither the lists of tasks nor earlier events had. Such a status moves the task between filters, and comes
 * with times and reasons that the event does not carry.
 * @param lists the key of those lists
 */
/* @__NO_SIDE_EFFECTS__ */
export function hasNewStatus(lists: QueryKey) {
  return (event: TaskEvent, { cache, taskStatuses }: LiveContext): boolean => {
    const pages = cache.getQueriesData({ queryKey: lists }) as [
      QueryKey,
      { list: readonly Task[] } | undefined,
    ][]
    const known = pages.flatMap(([, page]) => page?.list ?? []).find(({ id }) => id === event.id)
    return (known?.status ?? taskStatuses.get(event.id)) !== event.status
  }
}
