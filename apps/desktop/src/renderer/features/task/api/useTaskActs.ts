import type { Task } from '@seaport/contract/work/task.schema'
import { useBulkActs } from '@seaport/product-ui/task-bulk-acts'
import { useQueryClient } from '@tanstack/react-query'
import { seaport } from '../../../shared/seaport.ts'

/** Acts on several tasks of the seat after one question. */
export function useTaskActs<const Act extends 'end' | 'retry'>(
  acts: readonly Act[],
  tasks: readonly Task[],
  onDone: () => void,
) {
  const queries = useQueryClient()
  const change = (body: { act: Act; ids: string[] }) =>
    seaport.call('task.change', body).finally(() => queries.invalidateQueries())
  return useBulkActs(acts, () => tasks, change, onDone)
}
