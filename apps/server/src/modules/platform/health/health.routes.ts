import { OK } from '@seaport/contract/kernel/envelope-code'
import type { Ready } from '@seaport/contract/people/system.schema'
import type { JobState } from '@seaport/contract/platform/job.schema'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { isMigrated } from '../../../db/migrate.ts'
import type { Database } from '../../../db/open.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'

/** Timeout in milliseconds, after which the database counts as unreachable. */
const DATABASE_LIMIT_MS = 2000
const UNAVAILABLE = 503

/** `/health`: the process answers. `/ready`: it can serve: database, migrations, jobs. */
export function healthRoutes(
  app: FastifyInstance,
  { database, disk, log }: Installation,
  jobs: JobRunner,
): void {
  // A cache in front would answer for a process that is gone.
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { code: OK, msg: 'ok', data: {} }
  })

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const { current, states } = await inTime(readReadiness(database, jobs))
      const data: z.infer<typeof Ready> = {
        database: database.kind,
        migrations: current ? 'current' : 'behind',
        disk: disk.state(),
        jobs: states.map(({ name, last_tick, ok }) => ({ name, last_tick, ok })),
      }
      // A job that fails still ticks, and shows as not ok.
      if (data.disk !== 'ok') {
        log.warn(data.disk === 'full' ? 'The disk is full' : 'The disk fails or is read-only')
        return reply.status(UNAVAILABLE).send({ code: UNAVAILABLE, msg: `disk ${data.disk}`, data })
      }
      if (current && states.every(({ late }) => !late)) return { code: OK, msg: 'ok', data }
      return reply.status(UNAVAILABLE).send({ code: UNAVAILABLE, msg: 'not ready', data })
    } catch (error) {
      log.warn({ err: error }, 'The database does not answer')
      return reply.status(UNAVAILABLE).send({ code: UNAVAILABLE, msg: 'database', data: null })
    }
  })
}

/** An unmigrated database may not have the jobs' table yet. */
async function readReadiness(
  database: Database,
  jobs: JobRunner,
): Promise<{ current: boolean; states: JobState[] }> {
  await database.requireWritable()
  const current = await isMigrated(database)
  return { current, states: current ? await jobs.states() : [] }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time')), DATABASE_LIMIT_MS)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
