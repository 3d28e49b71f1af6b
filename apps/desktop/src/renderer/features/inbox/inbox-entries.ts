import type { LocalAccount, RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import type { AccountTab } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { Task } from '@seaport/contract/work/task.schema'

/** What waits for the agent, the most urgent first. */
export const inboxKinds = ['interrupted', 'sign_in', 'blocked', 'ready', 'unread'] as const
export type InboxKind = (typeof inboxKinds)[number]

export interface InboxEntry {
  readonly kind: InboxKind
  readonly accountId: string
  /** Task by hand. */
  readonly taskId?: string
  /** New messages, as counted by the account's page. */
  readonly unread?: number
  /** The screen where it is dealt with. */
  readonly path: string
}

interface InboxSources {
  readonly tasks: readonly Pick<RunnerTask, 'id' | 'account_id' | 'park_reason' | 'manual'>[]
  readonly tabs: readonly Pick<AccountTab, 'id' | 'unread'>[]
  readonly accounts: readonly { id: string; online: boolean; availability: string }[]
  readonly local: readonly Pick<LocalAccount, 'id' | 'signed_in' | 'signing_in'>[]
}

/** @returns everything that waits for the agent right now; items disappear once they are dealt with */
export function inboxEntries({ tasks, tabs, accounts, local }: InboxSources): InboxEntry[] {
  const open = accounts.filter(({ online }) => online)
  const parked = (reason: RunnerTask['park_reason']) =>
    tasks.filter(({ park_reason }) => park_reason === reason).map(({ account_id }) => account_id)
  const isSignedOut = (id: string) => local.some((one) => one.id === id && !one.signed_in && !one.signing_in)
  const blocked = new Set([
    ...open.filter(({ availability }) => availability === 'abnormal').map(({ id }) => id),
    ...parked('account_blocked'),
  ])
  const signedOut = new Set(
    [...open.map(({ id }) => id).filter(isSignedOut), ...parked('account_signed_out')].filter(
      (id) => !blocked.has(id),
    ),
  )
  // A closed account has no page: it is opened first.
  const pathOf = (id: string) =>
    accounts.some((one) => one.id === id && !one.online) ? '/accounts' : `/browser/${id}`
  const ofAccounts = (kind: InboxKind, ids: Iterable<string>): InboxEntry[] =>
    [...ids].map((accountId) => ({ kind, accountId, path: pathOf(accountId) }))
  const ofStep = (step: 'interrupted' | 'ready'): InboxEntry[] =>
    tasks
      .filter(({ manual, park_reason }) => manual?.step.kind === step && park_reason === null)
      .map(({ id, account_id }) => ({
        kind: step,
        accountId: account_id,
        taskId: id,
        path: `/workbench/${id}`,
      }))
  return [
    ...ofStep('interrupted'),
    ...ofAccounts('sign_in', signedOut),
    ...ofAccounts('blocked', blocked),
    ...ofStep('ready'),
    ...tabs
      .filter(({ unread }) => unread > 0)
      .map(({ id, unread }) => ({ kind: 'unread' as const, accountId: id, unread, path: `/browser/${id}` })),
  ]
}

/** Identifies one end of a task, which may be retried and fail again. */
export const endOf = ({ id, ended_at }: Pick<Task, 'id' | 'ended_at'>) => `${id} ${ended_at}`

/**
 * @param seen the ends that were marked one by one
 * @returns tasks that failed or were ended since the list was last marked as seen, newest first
 */
export function unseenEnds(tasks: readonly Task[], since: string, seen: ReadonlySet<string>): Task[] {
  const unseen = tasks.filter((task) => {
    const { status, ended_at } = task
    const isOver = status === 'error' || status === 'ended'
    return isOver && ended_at !== null && ended_at > since && !seen.has(endOf(task))
  })
  return unseen.sort((one, other) => (String(one.ended_at) < String(other.ended_at) ? 1 : -1))
}
