import { type StatMeasure, statMeasures } from '@seaport/contract/work/stats'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { quarterHourOf } from '../../../kernel/quarter-hour.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { addToStats, type StatKey } from './stats.repository.ts'

/** An event of a task, or its reversal with a negative number. */
export interface StatEvent {
  task: { tenant_id: string; seat_id: string; kind: TaskKindId }
  /** Milliseconds since 1970. */
  at: number
  counts: Partial<Record<StatMeasure, number>>
}

/** Counts an event, in its transaction. */
export async function count(work: UnitOfWork, statEvents: readonly StatEvent[]): Promise<void> {
  const rows = new Map<string, StatKey & Record<StatMeasure, number>>()
  for (const { task, at, counts } of statEvents) {
    const { tenant_id, seat_id, kind } = task
    const key = { tenant_id, quarter: quarterHourOf(at), seat_id, kind }
    const name = Object.values(key).join('\0')
    const row = rows.get(name) ?? { ...key, ...nothing }
    for (const measure of statMeasures) row[measure] += counts[measure] ?? 0
    rows.set(name, row)
  }
  const changed = [...rows].filter(([, row]) => statMeasures.some((measure) => row[measure] !== 0))
  if (changed.length === 0) return
  changed.sort(([one], [other]) => (one < other ? -1 : 1))
  await addToStats(
    work,
    changed.map(([, row]) => row),
  )
}

const nothing = Object.fromEntries(statMeasures.map((measure) => [measure, 0])) as Record<StatMeasure, number>
