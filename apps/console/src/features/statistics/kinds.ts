import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getResourceStats, getTaskStats } from '@seaport/contract/work/stats'
import type { TaskKindId } from '@seaport/contract/work/task-kind'

type TaskStats = DataOf<typeof getTaskStats>
type ResourceStats = DataOf<typeof getResourceStats>

/** Everything that was counted of one kind of task. */
export type KindCounts = { kind: TaskKindId } & TaskStats['total'] & ResourceStats['total']

/** Counts of tasks and resources of each kind in one row; the most created kinds first. */
export function kindRows(tasks: TaskStats, resources: ResourceStats): readonly KindCounts[] {
  const zero = <Counts extends Record<string, number>>(counts: Counts): Counts =>
    Object.fromEntries(Object.keys(counts).map((name) => [name, 0])) as Counts
  const found = new Map(
    [...tasks.kinds, ...resources.kinds].map(({ kind }) => [
      kind,
      { kind, ...zero(tasks.total), ...zero(resources.total) },
    ]),
  )
  for (const counts of [...tasks.kinds, ...resources.kinds])
    Object.assign(found.get(counts.kind) ?? {}, counts)
  return [...found.values()].sort(
    (one, other) => other.tasks_created - one.tasks_created || one.kind.localeCompare(other.kind, 'en'),
  )
}
