import { replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ipcQuery, newestTasks } from '../../../shared/queries.ts'
import { useRunner, useWorkspace } from '../../../shared/useDesktop.ts'
import { useTellDrawn } from '../../../shared/useTellDrawn.ts'
import { type BoardPort, boardPorts } from '../board-ports.ts'

/**
 * The board's data: two calls, however many ports. Until the server has answered, the ports are those of its last
 * answer, if any: the runner's state of their tasks is correct nevertheless.
 */
export function useBoard() {
  const { data: told, error, refetch } = useWorkspace()
  const kept = useQuery({ ...ipcQuery('workspace.kept', {}), enabled: !told }).data
  const workspace = told ?? (error ? undefined : (kept ?? undefined))
  const newest = useQuery(ipcQuery('task.list', newestTasks))
  const tasks = newest.data?.list ?? []
  const runner = useRunner()
  const ports = useUnchanged<BoardPort[] | undefined>(
    workspace && boardPorts({ ...workspace, tasks, runner }),
  )
  useTellDrawn(told !== undefined && !newest.isPending)
  return { workspace, ports, error, refetch, isKept: workspace !== undefined && !told }
}

/** @returns the value, reusing unchanged parts of the last one, so that only changed parts render */
function useUnchanged<T>(value: T): T {
  const last = useRef(value)
  last.current = replaceEqualDeep(last.current, value)
  return last.current
}
