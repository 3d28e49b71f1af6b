import type { Task } from '@seaport/contract/work/task.schema'
import { useQuery } from '@tanstack/react-query'
import { ipcQuery, newestTasks } from '../../../shared/queries.ts'
import { useRunner, useWorkspace } from '../../../shared/useDesktop.ts'
import { type InboxEntry, inboxEntries, unseenEnds } from '../inbox-entries.ts'
import { useSeenTasks } from './useSeenTasks.ts'

interface Inbox {
  readonly entries: readonly InboxEntry[]
  readonly ended: readonly Task[]
  /** Number of all items. */
  readonly count: number
}

/** @returns items that wait for the agent and unseen ended tasks; undefined while unknown */
export function useInbox(): Inbox | undefined {
  const workspace = useWorkspace().data
  const runner = useRunner()
  const tabs = useQuery(ipcQuery('tab.state', {})).data
  const tasks = useQuery(ipcQuery('task.list', newestTasks)).data?.list
  const { since, ids } = useSeenTasks()
  if (!workspace || !runner || !tabs || !tasks) return undefined
  const entries = inboxEntries({ ...workspace, tasks: runner.tasks, tabs: tabs.tabs })
  const ended = unseenEnds(tasks, since, ids)
  return { entries, ended, count: entries.length + ended.length }
}
