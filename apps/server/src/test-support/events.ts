import { randomUUID } from 'node:crypto'
import { withTransaction } from '../kernel/unit-of-work.ts'
import type { TestServer } from './test-server.ts'

/**
 * Waits until the events of everything written before have been delivered. On PostgreSQL they come a moment after the answer of a call: a test that
 * counts events would otherwise count some of its own preparation.
 */
export async function eventsDelivered({ installation }: TestServer): Promise<void> {
  const marker = randomUUID()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = installation.bus.subscribe(marker, () => resolve())
  // One connection listens, and PostgreSQL delivers in the order of the commits.
  await withTransaction(installation, async (work) =>
    work.emit(marker, { type: 'session_over', seat_id: null }),
  )
  await promise
  stop()
}
