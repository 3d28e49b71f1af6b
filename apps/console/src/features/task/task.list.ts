import { countTasks, listTasks } from '@seaport/contract/work/task'
import type { MainList } from '../../shared/list/main-list.ts'

/** The list of tasks. */
export const taskList = {
  name: 'tasks',
  endpoint: listTasks,
  filters: ['search', 'status', 'family', 'kind', 'seat_id', 'batch_id'],
  counts: { endpoint: countTasks, by: ['status'] },
} as const satisfies MainList
