import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateAny } from '@seaport/i18n/server'
import { Refused } from './refusal.ts'
import { attempt } from './savepoint.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** The rows of a bulk act, as they were found. */
interface Found<Row, Shown> {
  /** Those that were asked for. */
  ids: readonly string[]
  rows: readonly Row[]
  /** What names a row that is left. */
  show: (row: Row) => Shown
  locale: Locale
}

/** What a bulk act did: `missing` and `left_out` are the answer's. */
export interface BulkOutcome<Row, Shown> {
  changed: Row[]
  missing: number
  left_out: (Shown & { message: string })[]
}

/** Runs a part of a unit of work for each of many rows. A row that is refused undoes no other, and is reported with the reason. */
export function attemptEach<Row, Shown extends object>(
  work: UnitOfWork,
  found: Found<Row, Shown>,
  part: (work: UnitOfWork, row: Row) => Promise<unknown>,
): Promise<BulkOutcome<Row, Shown>> {
  return sortOut(found, (row) => attempt(work, (own) => part(own, row)))
}

/** Tells the rows that an act changes from those that it leaves for one reason, before it changes them all at once. */
export function leaveThose<Row, Shown extends object>(
  found: Found<Row, Shown>,
  reason: Refused['reason'],
  stays: (row: Row) => boolean,
): Promise<BulkOutcome<Row, Shown>> {
  return sortOut(found, async (row) => (stays(row) ? new Refused(reason, {}) : undefined))
}

async function sortOut<Row, Shown extends object>(
  { ids, rows, show, locale }: Found<Row, Shown>,
  refusalOf: (row: Row) => Promise<Refused | undefined>,
): Promise<BulkOutcome<Row, Shown>> {
  const changed: Row[] = []
  const left: (Shown & { message: string })[] = []
  for (const row of rows) {
    const refused = await refusalOf(row)
    if (refused) left.push({ ...show(row), message: translateAny(locale, refused.reason, refused.values) })
    else changed.push(row)
  }
  return { changed, missing: new Set(ids).size - rows.length, left_out: left }
}
