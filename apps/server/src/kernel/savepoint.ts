import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateAny } from '@seaport/i18n/server'
import { sql } from 'kysely'
import { Refused } from './refusal.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/**
 * Runs a part of a unit of work, such as one of many rows, whose refusal must not undo the rest.
 * @returns the refusal, with the part undone; undefined = it succeeded
 */
export async function attempt(
  work: UnitOfWork,
  part: (work: UnitOfWork) => Promise<unknown>,
): Promise<Refused | undefined> {
  const events: Parameters<UnitOfWork['emit']>[] = []
  await sql`savepoint part`.execute(work.trx)
  try {
    await part({ ...work, emit: (...event) => events.push(event) })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await sql`rollback to savepoint part`.execute(work.trx)
    // It is still there, and many of them would be nested.
    await sql`release savepoint part`.execute(work.trx)
    return error
  }
  await sql`release savepoint part`.execute(work.trx)
  for (const event of events) work.emit(...event)
  return undefined
}

/**
 * Runs a part of a unit of work for each of many rows. A row that is refused undoes no other.
 * @returns the refused rows, with the reason in the language
 */
export async function attemptEach<Row>(
  work: UnitOfWork,
  rows: readonly Row[],
  locale: Locale,
  part: (work: UnitOfWork, row: Row) => Promise<unknown>,
): Promise<{ row: Row; message: string }[]> {
  const left: { row: Row; message: string }[] = []
  for (const row of rows) {
    const refused = await attempt(work, (own) => part(own, row))
    if (refused) left.push({ row, message: translateAny(locale, refused.reason, refused.values) })
  }
  return left
}
