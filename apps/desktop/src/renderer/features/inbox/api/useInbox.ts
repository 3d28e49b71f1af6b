import type { Task } from '@seaport/contract/work/task.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ipcQuery, newestTasks } from '../../../shared/queries.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { type InboxEntry, inboxEntries, unseenEnds } from '../inbox-entries.ts'
import { useSeenTasks } from './useSeenTasks.ts'

interface Inbox {
  readonly entries: readonly InboxEntry[]
  readonly ended: readonly Task[]
  /** Number of all items. */
  readonly count: number
}

/** @returns items that wait for the agent and unseen ended tasks, or why they are not known */
export function useInbox(): { data?: Inbox; error?: Error; refetch: () => void } {
  const workspace = useWorkspace()
  const runner = useQuery(ipcQuery('runner.state', {}))
  const tabs = useQuery(ipcQuery('tab.state', {}))
  const { since, ids } = useSeenTasks()
  const failed = useEnds('error', since)
  const stopped = useEnds('ended', since)
  const refused = [workspace, runner, tabs, failed, stopped].filter(({ error }) => error)
  const refetch = () => {
    for (const query of refused) void query.refetch()
  }
  if (!workspace.data || !runner.data || !tabs.data || !failed.data || !stopped.data) {
    const error = refused.find(({ data }) => !data)?.error
    return { ...(error && { error }), refetch }
  }
  const entries = inboxEntries({ ...workspace.data, tasks: runner.data.tasks, tabs: tabs.data.tabs })
  const ended = unseenEnds([...failed.data.list, ...stopped.data.list], since, ids)
  return { data: { entries, ended, count: entries.length + ended.length }, refetch }
}

/** Tasks of a state that ended since a moment, however long ago they were created. */
function useEnds(status: 'error' | 'ended', since: string) {
  return useQuery({
    ...ipcQuery('task.list', { ...newestTasks, status, ended_from: since }),
    // Marking everything as seen asks from a later moment, of which the tasks that are known tell enough until the answer is there.
    placeholderData: keepPreviousData,
  })
}
