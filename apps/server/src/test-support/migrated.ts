import { PgBoss } from 'pg-boss'
import { migrate } from '../db/migrate.ts'
import { withPatientDatabase } from '../db/open.ts'

/** Brings an empty database to where a server finds nothing left to set up: all tables of ours, and those of the job queue. */
export async function migrateEmpty(location: { url: string | null; file: string }): Promise<void> {
  await withPatientDatabase(location, migrate)
  if (!location.url) return
  const queue = new PgBoss({ connectionString: location.url, supervise: false, schedule: false })
  await queue.start()
  await queue.stop({ graceful: false, close: true })
}
