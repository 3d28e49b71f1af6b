import { type StatMeasure, statMeasures } from '@seaport/contract/work/stats'
import type { StatCounts } from '@seaport/contract/work/stats.schema'
import type { LocalDay } from '../../../kernel/local-day.ts'
import { quarterHourOf } from '../../../kernel/quarter-hour.ts'

type Counts<Measure extends StatMeasure> = Record<Measure, number>

export const taskMeasures = [
  'tasks_created',
  'tasks_completed',
  'tasks_error',
  'tasks_ended',
  'promoted_done',
  'promoted_failed',
  'promoted_skipped',
  'promoted_unknown',
] as const satisfies StatMeasure[]
export const collectionMeasures = ['collected_new', 'collected_known'] as const satisfies StatMeasure[]
export const promotionMeasures = [
  'promoted_done',
  'promoted_failed',
  'promoted_skipped',
  'promoted_unknown',
] as const satisfies StatMeasure[]

/** @returns only these counts of a row */
export function pick<Measure extends StatMeasure>(
  row: Counts<Measure>,
  measures: readonly Measure[],
): Counts<Measure> {
  return Object.fromEntries(measures.map((name) => [name, row[name]])) as Counts<Measure>
}

/** @returns the sum of rows; without rows, zeros */
export function sum<Measure extends StatMeasure>(
  rows: readonly Counts<Measure>[],
  measures: readonly Measure[],
): Counts<Measure> {
  const add = (name: Measure) => rows.reduce((total, row) => total + row[name], 0)
  return Object.fromEntries(measures.map((name) => [name, add(name)])) as Counts<Measure>
}

/**
 * Sums quarters of an hour to days; a day without events has zeros.
 * @param days one after the other
 * @param quarters in order, none before the first day
 */
export function byDay(
  days: readonly LocalDay[],
  quarters: readonly (StatCounts & { quarter: number })[],
): (StatCounts & { date: string })[] {
  let next = 0
  return days.map(({ date, to }) => {
    const first = next
    while (next < quarters.length && (quarters[next]?.quarter ?? 0) < quarterHourOf(to)) next += 1
    return { date, ...sum(quarters.slice(first, next), statMeasures) }
  })
}

/** Days, kinds and total of a period, in some measures. */
export function series<Measure extends StatMeasure, Kind>(
  days: readonly (StatCounts & { date: string })[],
  kinds: readonly (StatCounts & { kind: Kind })[],
  measures: readonly Measure[],
) {
  return {
    total: sum<Measure>(days, measures),
    days: days.map((day) => ({ date: day.date, ...pick<Measure>(day, measures) })),
    kinds: kinds
      .filter((row) => measures.some((name) => row[name] !== 0))
      .map((row) => ({ kind: row.kind, ...pick<Measure>(row, measures) })),
  }
}

/**
 * Orders rows by the sum of some of their counts, descending; equal ones share a rank, and rows without any are omitted.
 * @param name orders equal ones
 */
export function ranked<Row extends Counts<StatMeasure>>(
  rows: readonly Row[],
  by: readonly StatMeasure[],
  name: (row: Row) => string,
): { rank: number; row: Row }[] {
  const scored = rows
    .map((row) => ({ row, score: by.reduce((total, measure) => total + row[measure], 0) }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score || name(one.row).localeCompare(name(other.row), 'en', { numeric: true }),
    )
  return scored.map(({ row, score }) => ({
    rank: 1 + scored.findIndex((other) => other.score === score),
    row,
  }))
}

/** @returns the sum over some quarters, `to` excluded */
export function sumWithin(
  rows: readonly { interval: number; amount: number }[],
  { from, to }: { from: number; to: number },
): number {
  return rows.reduce(
    (total, { interval, amount }) => (interval >= from && interval < to ? total + amount : total),
    0,
  )
}
