import { Counter, Gauge, type Registry } from 'prom-client'
import type { Db } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'
import type { QueueLength } from '../../../kernel/queue-length.ts'

/** Queues in the database, by name. */
export type Queues = Record<string, (db: Db) => Promise<QueueLength>>

/**
 * Registers metrics of the database, the bus and the jobs. @returns a function that collects them on demand: no cost in
 * between
 */
export function measureInstallation(
  registry: Registry,
  { database, bus, clock }: Installation,
  jobs: JobRunner,
  queues: Queues,
): () => Promise<void> {
  const register = { registers: [registry] }
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `seaport_${name}`, help, labelNames, ...register })
  const total = (name: string, help: string) => {
    const counter = new Counter({ name: `seaport_${name}_total`, help, ...register })
    return (count: number) => {
      counter.reset()
      counter.inc(count)
    }
  }
  const connections = gauge('database_connections', 'Connections to the database by what they do', ['state'])
  const waiting = gauge('database_waiting', 'Calls that wait for a connection, or for their turn to write')
  const listeners = gauge('event_listeners', 'Open event streams')
  const received = total('events_received', 'Events that came from the bus')
  const delivered = total('events_delivered', 'Events times the streams that they were passed to')
  const gaps = total('event_gaps', 'Times that events may have been lost and all streams were ended')
  const lastRun = gauge('job_last_run_timestamp_seconds', 'When a job ran last, on any server', ['job'])
  const duration = gauge('job_duration_seconds', 'How long the last run took', ['job'])
  const failed = gauge('job_failed', 'Whether the last run failed', ['job'])
  const late = gauge('job_late', 'Whether a job missed its turns', ['job'])
  const length = gauge('queue_length', 'What waits in a queue', ['queue'])
  const age = gauge('queue_oldest_seconds', 'How long the oldest in a queue has waited', ['queue'])

  return async () => {
    const pool = database.pool()
    connections.set({ state: 'busy' }, pool.busy)
    connections.set({ state: 'idle' }, pool.idle)
    waiting.set(pool.waiting)
    const events = bus.figures()
    listeners.set(events.listeners)
    received(events.received)
    delivered(events.delivered)
    gaps(events.gaps)
    for (const { name: job, last_tick, duration_ms, ok, late: isLate } of await jobs.states()) {
      if (last_tick !== null) lastRun.set({ job }, Date.parse(last_tick) / 1000)
      if (duration_ms !== null) duration.set({ job }, duration_ms / 1000)
      failed.set({ job }, ok ? 0 : 1)
      late.set({ job }, isLate ? 1 : 0)
    }
    for (const [queue, lengthOf] of Object.entries(queues)) {
      const { waiting: count, oldestSince } = await lengthOf(database.db)
      length.set({ queue }, count)
      age.set({ queue }, oldestSince === null ? 0 : Math.max(0, clock() - oldestSince) / 1000)
    }
  }
}
