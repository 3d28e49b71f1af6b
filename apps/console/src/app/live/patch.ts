import type { LiveEvent } from '@seaport/contract/event'
import type { Task } from '@seaport/contract/work/task'

export type TaskEvent = Extract<LiveEvent, { type: 'task' }>

/** A task with what an event says about it; the very same object when that is nothing new. */
export function patchTask<T extends Task>(task: T, event: TaskEvent): T {
  if (task.id !== event.id) return task
  const { status, actual_count, target_count, pages, parked_until, park_reason } = event
  const news = { status, actual_count, target_count, pages, parked_until, park_reason }
  const same = (Object.keys(news) as (keyof typeof news)[]).every((key) => task[key] === news[key])
  return same ? task : { ...task, ...news }
}

/** A page of tasks after an event; the very same page when it does not show the task, or shows it so already. */
export function patchPage<P extends { list: readonly Task[] }>(page: P, event: TaskEvent): P {
  const list = page.list.map((task) => patchTask(task, event))
  return list.every((task, at) => task === page.list[at]) ? page : { ...page, list }
}
