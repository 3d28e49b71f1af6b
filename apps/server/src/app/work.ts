import type { LiveEvent } from '@seaport/contract/event'
import type { Database, DatabaseKind } from '../db/open.ts'
import type { Trx } from '../db/schema.ts'
import type { EventBus } from './event-bus.ts'

/** A unit of work: one transaction, one moment, and the events that leave when it is committed. */
export interface Work {
  trx: Trx
  kind: DatabaseKind
  /** Milliseconds since 1970; one value for the whole unit. */
  now: number
  /** Tells the tenant's open consoles and desktops, after the commit. */
  emit(tenantId: string, event: LiveEvent): void
}

/** What units of work need from the installation. */
export interface WorkHost {
  database: Database
  bus: EventBus
  /** Milliseconds since 1970. */
  clock(): number
}

/**
 * Runs `work` in one transaction. Locks are taken in the order user, seat, account, task, so that no two units wait for each other.
 * @throws what `work` throws, with nothing changed and nobody told
 */
export function inWork<T>(host: WorkHost, work: (work: Work) => Promise<T>): Promise<T> {
  const { database, bus, clock } = host
  const events: { tenantId: string; event: LiveEvent }[] = []
  const run = database.db.transaction().execute(async (trx) => {
    const result = await work({
      trx,
      kind: database.kind,
      now: clock(),
      emit: (tenantId, event) => events.push({ tenantId, event }),
    })
    await bus.withCommit(trx, events)
    return result
  })
  return run.then((result) => {
    bus.afterCommit(events)
    return result
  })
}
