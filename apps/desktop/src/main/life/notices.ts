import { waitsForPerson } from '@seaport/contract/work/task-state'
import type { RunnerState, RunnerTask } from '@seaport/runner/state'

/** Something that a person wants to know of while they look elsewhere. */
export interface Notice {
  readonly key:
    | 'notice.ready'
    | 'notice.interrupted'
    | 'notice.blocked'
    | 'notice.failed'
    | 'notice.not_repeated'
    | 'notice.signed_out'
    | 'notice.update'
  readonly values: Readonly<Record<string, string>>
}

const stepOf = (task: RunnerTask | undefined) => task?.manual?.step.kind

/** @returns whether a task waits for its person and nothing else */
export function needsPerson(task: RunnerTask): boolean {
  return stepOf(task) === 'ready' || stepOf(task) === 'interrupted' || waitsForPerson(task.parked?.reason)
}

/** @returns what has come up between two states of the runner */
export function noticesBetween(before: RunnerState | undefined, after: RunnerState): Notice[] {
  const known = new Map(before?.tasks.map((task) => [task.id, task]))
  return after.tasks.flatMap((task): Notice[] => {
    const last = known.get(task.id)
    const values = { name: task.name }
    if (task.parked?.reason === 'account_blocked' && last?.parked?.reason !== 'account_blocked')
      return [{ key: 'notice.blocked', values }]
    if (stepOf(task) === 'interrupted' && stepOf(last) !== 'interrupted')
      return [{ key: 'notice.interrupted', values }]
    // Where the person was waiting for the guard: what follows a deed of their own is no news.
    if (stepOf(task) === 'ready' && last?.parked) return [{ key: 'notice.ready', values }]
    return []
  })
}
