import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@seaport/contract/event.schema'
import type { DatabaseKind } from '../db/dialect.ts'
import { ConnectionLost } from '../db/faults.ts'
import type { Database } from '../db/open.ts'
import type { Db, Trx } from '../db/schema.ts'
import type { EventBus } from './event-bus.ts'

/** Actor of a change; `system` = a clock or a job. */
export type WorkActor = 'supervisor' | 'api' | 'seat' | 'administrator' | 'system'

/** A unit of work: one transaction, one moment, and the events that are sent after the commit. */
export interface UnitOfWork {
  trx: Trx
  kind: DatabaseKind
  /** Milliseconds since the epoch; one value for the whole unit. */
  now: number
  /** Recorded in the history; no decision depends on it. */
  actor: WorkActor
  /** Notifies the tenant's open consoles and desktops, after the commit. */
  emit(tenantId: string, event: LiveEvent): void
}

/** Common context of units of work and plain reads. */
export interface ReadContext {
  trx: Db | Trx
  kind: DatabaseKind
  /** Milliseconds since the epoch. */
  now: number
}

/** Services of the installation that units of work use. */
export interface TransactionHost {
  database: Database
  bus: EventBus
  /** Milliseconds since the epoch. */
  clock(): number
}

/** Maximum retries of a transaction after a serialization failure or a lost connection. */
const RETRIES = 3

/** Time in milliseconds during which a lost connection is replaced, for example while PostgreSQL restarts; then the caller is refused. */
const RECONNECT_MS = 2000
/** Delay in milliseconds of the first retry after a lost connection; each later one waits four times as long. */
const FIRST_WAIT_MS = 25

/**
 * Runs `work` in one transaction. It is retried after a serialization failure and after a connection that broke before the commit, so `work` must
 * touch nothing but the database and its arguments. Take locks in the order user, seat, account, task.
 * @throws the error of `work`, with nothing changed and no event sent
 */
export async function withTransaction<T>(
  host: TransactionHost,
  work: (work: UnitOfWork) => Promise<T>,
  actor: WorkActor = 'system',
): Promise<T> {
  const began = performance.now()
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptTransaction(host, work, actor)
    } catch (error) {
      if (attempt >= RETRIES) throw error
      if (lostRace(error)) continue
      if (!(error instanceof ConnectionLost) || performance.now() - began > RECONNECT_MS) throw error
      await sleep(FIRST_WAIT_MS * 4 ** attempt)
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

/**
 * PostgreSQL's codes for a deadlock, a serialization failure, or a row that another transaction deleted or added
 * between our read and our write: the next attempt reads the current state.
 */
function lostRace(error: unknown): boolean {
  const codes = ['40P01', '40001', '23503', '23505']
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
