import { useQuery } from '@tanstack/react-query'
import { ipcQuery, newestTasks } from '../../../shared/queries.ts'
import { useRunner, useWorkspace } from '../../../shared/useDesktop.ts'
import { type BoardPort, boardPorts } from '../board-ports.ts'

/** What the board shows: two calls, however many ports there are. */
export function useBoard() {
  const { data: workspace, error, refetch } = useWorkspace()
  const tasks = useQuery(ipcQuery('task.list', newestTasks)).data?.list ?? []
  const runner = useRunner()
  const ports: BoardPort[] | undefined = workspace && boardPorts({ ...workspace, tasks, runner })
  return { workspace, ports, tasks, error, refetch }
}
