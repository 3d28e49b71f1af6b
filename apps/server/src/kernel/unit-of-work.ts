import type { LiveEvent } from '@seaport/contract/event'
import type { DatabaseKind } from '../db/dialect.ts'
import type { Database } from '../db/open.ts'
import type { Db, Trx } from '../db/schema.ts'
import type { EventBus } from './event-bus.ts'

/** On whose behalf something changes; `system` = nobody's: a clock, or a job. */
export type WorkActor = 'supervisor' | 'api' | 'seat' | 'administrator' | 'system'

/** A unit of work: one transaction, one moment, and the events that leave when it is committed. */
export interface UnitOfWork {
  trx: Trx
  kind: DatabaseKind
  /** Milliseconds since 1970; one value for the whole unit. */
  now: number
  /** For histories that people read; nothing is decided by it. */
  actor: WorkActor
  /** Notifies the tenant's open consoles and desktops, after the commit. */
  emit(tenantId: string, event: LiveEvent): void
}

/** What a query needs that both a unit of work and a plain read can run. */
export interface ReadContext {
  trx: Db | Trx
  kind: DatabaseKind
  /** Milliseconds since 1970. */
  now: number
}

/** What units of work need from the installation. */
export interface TransactionHost {
  database: Database
  bus: EventBus
  /** Milliseconds since 1970. */
  clock(): number
}

/** How often a transaction that lost a deadlock or a serialization conflict is retried. */
const RETRIES = 3

/**
 * Runs `work` in one transaction and retries it after a deadlock, so `work` must touch nothing but the database and its arguments.
 * Take locks in the order user, seat, account, task.
 * @throws what `work` throws, with nothing changed and no event sent
 */
export async function withTransaction<T>(
  host: TransactionHost,
  work: (work: UnitOfWork) => Promise<T>,
  actor: WorkActor = 'system',
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptTransaction(host, work, actor)
    } catch (error) {
      if (attempt >= RETRIES || !isSerializationFailure(error)) throw error
    }
  }
}

async function attemptTransaction<T>(
  { database, bus, clock }: TransactionHost,
  work: (work: UnitOfWork) => Promise<T>,
  actor: WorkActor,
): Promise<T> {
  const events: { tenantId: string; event: LiveEvent }[] = []
  const result = await database.db.transaction().execute(async (trx) => {
    const answer = await work({
      trx,
      kind: database.kind,
      now: clock(),
      actor,
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
