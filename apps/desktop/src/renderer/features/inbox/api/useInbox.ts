import type { Task } from '@seaport/contract/work/task.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
  const { since, ids } = useSeenTasks()
  const failed = useEnds('error', since)
  const stopped = useEnds('ended', since)
  if (!workspace || !runner || !tabs || !failed || !stopped) return undefined
  const entries = inboxEntries({ ...workspace, tasks: runner.tasks, tabs: tabs.tabs })
  const ended = unseenEnds([...failed, ...stopped], since, ids)
  return { entries, ended, count: entries.length + ended.length }
}

/** @returns tasks of a state that ended since a moment, however long ago they were created; undefined while unknown */
function useEnds(status: 'error' | 'ended', since: string): readonly Task[] | undefined {
  return useQuery({
    ...ipcQuery('task.list', { ...newestTasks, status, ended_from: since }),
    // Marking everything as seen asks from a later moment, of which the tasks that are known tell enough until the answer is there.
    placeholderData: keepPreviousData,
  }).data?.list
}
