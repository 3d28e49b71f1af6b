import type { Task } from '@seaport/contract/work/task.schema'
import { useBulkActs } from '@seaport/product-ui/task-bulk-acts'
import { useQueryClient } from '@tanstack/react-query'
import { useRepeatable } from '../../../shared/useRepeatable.ts'

/** Acts on several tasks of the seat after one question. */
export function useTaskActs<const Act extends 'end' | 'retry'>(
  acts: readonly Act[],
  tasks: readonly Task[],
  onDone: (changed: readonly string[]) => void,
) {
  const queries = useQueryClient()
  const changeTasks = useRepeatable('task.change')
  const change = (body: { act: Act; ids: string[] }) =>
    changeTasks(body).finally(() => queries.invalidateQueries())
  return useBulkActs(acts, () => tasks, change, onDone)
}
