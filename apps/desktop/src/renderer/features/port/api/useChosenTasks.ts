import type { Task } from '@seaport/contract/work/task'
import { useBulkActs } from '@seaport/product-ui/task-bulk-acts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { seaport } from '../../../shared/seaport.ts'
import { type BoardPort, taskOf } from '../board-ports.ts'

/** The tasks that were chosen on the board; one that gives its port back is out of it. */
export function useChosenTasks(ports: readonly BoardPort[]) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  const tasks = ports.flatMap((port) => taskOf(port) ?? [])
  const chosen = tasks.filter(({ id }) => selected.has(id))
  const bulk = useTaskActs(['end'], chosen, () => onChange(new Set()))
  return { tasks, selected: new Set(chosen.map(({ id }) => id)) as ReadonlySet<string>, onChange, bulk }
}

/** Acts on several tasks of the board after one question. */
export function useTaskActs<const Act extends 'end' | 'retry'>(
  acts: readonly Act[],
  tasks: readonly Task[],
  onDone: () => void,
) {
  const queries = useQueryClient()
  const change = (body: { act: Act; ids: string[] }) =>
    seaport.call('task.change', body).finally(() => queries.invalidateQueries())
  return useBulkActs(acts, tasks, change, onDone)
}
