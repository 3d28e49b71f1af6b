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
