import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { Installation } from '../../../kernel/installation.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { measureInstallation, type Queues } from './installation-metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { processMetrics } from './process-metrics.ts'
import { measureRequests } from './request-metrics.ts'

/** `/metrics`, for Prometheus: requests, event loop, connections, jobs, queues and events of this process. */
export function metricsRoutes(
  app: FastifyInstance,
  installation: Installation,
  jobs: JobRunner,
  queues: Queues,
): void {
  const own = new Registry()
  measureRequests(app, own)
  const askInstallation = measureInstallation(own, installation, jobs, queues)
  const all = Registry.merge([processMetrics(), own])

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, installation.env.metricsToken)) refuse('forbidden')
    await askInstallation()
    reply.header('cache-control', 'no-store').type(all.contentType)
    return all.metrics()
  })
}
