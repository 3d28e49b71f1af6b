import { OK } from '@seaport/contract/reason'
import type { Ready } from '@seaport/contract/system'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Install } from '../../app/install.ts'
import type { JobRunner, JobState } from '../../app/jobs.ts'
import { isCurrent } from '../../db/migrate.ts'
import type { Database } from '../../db/open.ts'

/** Every job ticks at least once a minute; one that missed several turns hangs. */
const TICK_LIMIT_MS = 3 * 60_000
/** A database that takes longer does not answer. */
const DATABASE_LIMIT_MS = 2000
const UNAVAILABLE = 503

/** `/health`: the process answers. `/ready`: it can serve: database, migrations, jobs. */
export function healthRoutes(app: FastifyInstance, { database, log }: Install, jobs: JobRunner): void {
  app.get('/health', async () => ({ code: OK, msg: 'ok', data: {} }))

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const states = jobs.states()
    try {
      const migrations = (await isCurrentInTime(database)) ? 'current' : 'behind'
      const data: z.infer<typeof Ready> = { database: database.kind, migrations, jobs: states }
      if (migrations === 'current' && states.every((job) => ticks(job, Date.now())))
        return { code: OK, msg: 'ok', data }
      return reply.status(UNAVAILABLE).send({ code: UNAVAILABLE, msg: 'not ready', data })
    } catch (error) {
      log.warn({ err: error }, 'The database does not answer')
      return reply.status(UNAVAILABLE).send({ code: UNAVAILABLE, msg: 'database', data: null })
    }
  })
}

/** @returns whether a job ran lately; one that fails still ticks, and shows as not ok */
function ticks({ last_tick }: JobState, now: number): boolean {
  return last_tick !== null && now - Date.parse(last_tick) < TICK_LIMIT_MS
}

async function isCurrentInTime(database: Database): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time')), DATABASE_LIMIT_MS)
  try {
    return await Promise.race([isCurrent(database), late])
  } finally {
    clearTimeout(timer)
  }
}
