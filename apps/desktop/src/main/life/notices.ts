import type { TabsState } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { RunnerState, RunnerTask } from '@seaport/runner/state'

/** Kinds of notices that are combined into one. */
type BundledKind = 'ready' | 'interrupted' | 'blocked' | 'failed' | 'not_repeated' | 'signed_out' | 'unread'

/** Something that a person wants to know of while they look elsewhere. */
export interface Notice {
  readonly kind: BundledKind | 'update'
  readonly values: Readonly<Record<string, string>>
  /** The screen that it leads to; the same matter always has the same. */
  readonly path: string
}

const stepOf = (task: RunnerTask | undefined) => task?.manual?.step.kind

/** @returns what has come up between two states of the runner */
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
    // Where the person was waiting for the guard: what follows a deed of their own is no news.
    if (stepOf(task) === 'ready' && last?.parked) return [{ kind: 'ready', values, path }]
    return []
  })
}

/** @returns the accounts whose pages count more new messages than before; a page that was just opened counts what its person knows */
export function newlyUnread(before: TabsState | undefined, after: TabsState): string[] {
  const known = new Map(before?.tabs.map(({ id, unread }) => [id, unread]))
  return after.tabs.filter(({ id, unread }) => unread > (known.get(id) ?? unread)).map(({ id }) => id)
}
