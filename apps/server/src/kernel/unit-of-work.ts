import type { LiveEvent } from '@seaport/contract/event'
import type { DatabaseKind } from '../db/dialect.ts'
import type { Database } from '../db/open.ts'
import type { Trx } from '../db/schema.ts'
import type { EventBus } from './event-bus.ts'

/** A unit of work: one transaction, one moment, and the events that leave when it is committed. */
export interface UnitOfWork {
  trx: Trx
  kind: DatabaseKind
  /** Milliseconds since 1970; one value for the whole unit. */
  now: number
  /** Tells the tenant's open consoles and desktops, after the commit. */
  emit(tenantId: string, event: LiveEvent): void
}

/** What units of work need from the installation. */
export interface TransactionHost {
  database: Database
  bus: EventBus
  /** Milliseconds since 1970. */
  clock(): number
}

/** How often a unit of work is tried anew that the database gave up for another one's sake. */
const RETRIES = 3

/**
 * Runs `work` in one transaction. Locks are taken in the order user, seat, account, task, so that no two units wait for each other; where that can't be kept, PostgreSQL
 * ends one of the two, and it runs again from its start. So `work` must touch nothing but the database and what it is given.
 * @throws what `work` throws, with nothing changed and nobody told
 */
export async function withTransaction<T>(
  host: TransactionHost,
  work: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptTransaction(host, work)
    } catch (error) {
      if (attempt >= RETRIES || !isSerializationFailure(error)) throw error
    }
  }
}

async function attemptTransaction<T>(
  { database, bus, clock }: TransactionHost,
  work: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const events: { tenantId: string; event: LiveEvent }[] = []
  const result = await database.db.transaction().execute(async (trx) => {
    const answer = await work({
      trx,
      kind: database.kind,
      now: clock(),
      emit: (tenantId, event) => events.push({ tenantId, event }),
    })
    await bus.withCommit(trx, events)
    return answer
  })
  bus.afterCommit(events)
  return result
}

/** Deadlock or serialization failure, in PostgreSQL's codes. */
function isSerializationFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['40P01', '40001'].includes(String(error.code))
}
