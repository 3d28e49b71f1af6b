import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Installation } from '../../../kernel/installation.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'
import { measureInstallation } from './installation-metrics.ts'

const AT = Date.parse('2026-03-02T08:00:00Z')

test('each figure has its own value, times are seconds', async () => {
  const registry = new Registry()
  const installation = {
    database: { db: {}, pool: () => ({ busy: 3, idle: 5, waiting: 7 }) },
    bus: { figures: () => ({ listeners: 11, received: 13, delivered: 17, gaps: 19 }) },
    clock: () => AT,
  } as unknown as Installation
  const states = [
    { name: 'mail', last_tick: '2026-03-02T07:59:30.500Z', duration_ms: 1250, ok: true, late: false },
    { name: 'told', last_tick: null, duration_ms: null, ok: false, late: true },
  ]
  const jobs = { states: async () => states } as unknown as JobRunner
  const measure = measureInstallation(registry, installation, jobs, {
    task: async () => ({ waiting: 23, oldestSince: AT - 90_500 }),
    mail: async () => ({ waiting: 0, oldestSince: null }),
    // Another server's clock may be ahead.
    webhook: async () => ({ waiting: 1, oldestSince: AT + 1000 }),
  })
  await measure()
  // What is counted elsewhere is passed on as it is, however often it is read.
  await measure()
  const figures = (await registry.metrics()).split('\n').filter((line) => /^[^#]/.test(line))
  expect(figures).toEqual([
    'seaport_database_connections{state="busy"} 3',
    'seaport_database_connections{state="idle"} 5',
    'seaport_database_waiting 7',
    'seaport_event_listeners 11',
    'seaport_events_received_total 13',
    'seaport_events_delivered_total 17',
    'seaport_event_gaps_total 19',
    'seaport_job_last_run_timestamp_seconds{job="mail"} 1772438370.5',
    'seaport_job_duration_seconds{job="mail"} 1.25',
    'seaport_job_failed{job="mail"} 0',
    'seaport_job_failed{job="told"} 1',
    'seaport_job_late{job="mail"} 0',
    'seaport_job_late{job="told"} 1',
    'seaport_queue_length{queue="task"} 23',
    'seaport_queue_length{queue="mail"} 0',
    'seaport_queue_length{queue="webhook"} 1',
    'seaport_queue_oldest_seconds{queue="task"} 90.5',
    'seaport_queue_oldest_seconds{queue="mail"} 0',
    'seaport_queue_oldest_seconds{queue="webhook"} 0',
  ])
})
