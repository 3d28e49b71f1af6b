import type { Port } from '@seaport/contract/desk/seat-session.schema'
import type { Task } from '@seaport/contract/work/task.schema'
import { replaceEqualDeep, useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ipcQuery, newestTasks } from '../../../shared/queries.ts'
import { useRunner, useWorkspace } from '../../../shared/useDesktop.ts'
import { useTellDrawn } from '../../../shared/useTellDrawn.ts'
import { type BoardPort, boardPorts } from '../board-ports.ts'

/**
 * The board's data: two calls, however many ports, and one for each port whose task is older than the newest that one call reads. Until the server has
 * answered, the ports are those of its last answer, if any: the runner's state of their tasks is correct nevertheless.
 */
export function useBoard() {
  const { data: told, error, refetch } = useWorkspace()
  const kept = useQuery({ ...ipcQuery('workspace.kept', {}), enabled: !told }).data
  const workspace = told ?? (error ? undefined : (kept ?? undefined))
  const newest = useQuery(ipcQuery('task.list', newestTasks))
  const older = useOlderTasks(workspace?.ports ?? [], newest.data?.list)
  const tasks = [...(newest.data?.list ?? []), ...older]
  const runner = useRunner()
  const ports = useUnchanged<BoardPort[] | undefined>(
    workspace && boardPorts({ ...workspace, tasks, runner }),
  )
  useTellDrawn(told !== undefined && !newest.isPending)
  return { workspace, ports, error, refetch, isKept: workspace !== undefined && !told }
}

/** @returns those tasks that hold a port and are not among the newest. @param newest undefined = not known yet */
function useOlderTasks(ports: readonly Port[], newest: readonly Task[] | undefined): Task[] {
  const known = new Set(newest?.map(({ id }) => id))
  const missing = ports.flatMap(({ holder }) =>
    newest && holder?.kind === 'task' && !known.has(holder.id) ? [holder.id] : [],
  )
  return useQueries({
    queries: missing.map((id) => ipcQuery('task.get', { id })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
}

/** @returns the value, reusing unchanged parts of the last one, so that only changed parts render */
function useUnchanged<T>(value: T): T {
  const last = useRef(value)
  last.current = replaceEqualDeep(last.current, value)
  return last.current
}
