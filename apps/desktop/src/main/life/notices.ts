import type { TabsState } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { RunnerState, RunnerTask } from '@seaport/runner/state'

/** Kinds of notices that are combined into one. */
type BundledKind = 'ready' | 'interrupted' | 'blocked' | 'failed' | 'not_repeated' | 'signed_out' | 'unread'

/** A notification for a person who looks elsewhere. */
export interface Notice {
  readonly kind: BundledKind | 'update'
  readonly values: Readonly<Record<string, string>>
  /** Target screen, which also identifies the matter. */
  readonly path: string
}

const stepOf = (task: RunnerTask | undefined) => task?.manual?.step.kind

/** @returns the notices for a change of the runner's state */
export function noticesBetween(before: RunnerState | undefined, after: RunnerState): Notice[] {
  const known = new Map(before?.tasks.map((task) => [task.id, task]))
  return after.tasks.flatMap((task): Notice[] => {
    const last = known.get(task.id)
    const values = { name: task.name }
    const path = `/workbench/${task.id}`
    if (task.parked?.reason === 'account_blocked' && last?.parked?.reason !== 'account_blocked')
      return [{ kind: 'blocked', values, path: `/tasks/${task.id}` }]
    if (stepOf(task) === 'interrupted' && stepOf(last) !== 'interrupted')
      return [{ kind: 'interrupted', values, path }]
    // The person was waiting for the guard: consequences of their own action are no news.
    if (stepOf(task) === 'ready' && last?.parked) return [{ kind: 'ready', values, path }]
    return []
  })
}

/** @returns the accounts whose pages count more new messages than before; a page just opened counts messages that its user knows */
export function newlyUnread(before: TabsState | undefined, after: TabsState): string[] {
  const known = new Map(before?.tabs.map(({ id, unread }) => [id, unread]))
  return after.tabs.filter(({ id, unread }) => unread > (known.get(id) ?? unread)).map(({ id }) => id)
}
