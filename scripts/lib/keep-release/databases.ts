import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { endpoints } from '@seaport/contract/api.schema'
import { allJobs } from '../../../apps/server/src/app/all-jobs.ts'
import { takeSnapshot } from '../../../apps/server/src/db/snapshot.ts'
import { startTestServer } from '../../../apps/server/src/test-support/test-server.ts'
import { openStage, stopsOf } from '../../../apps/server/src/test-support/tour/tour.ts'
import { callersOf, visit } from '../../../apps/server/src/test-support/tour/visit.ts'
import { findPostgresWithTools } from '../../../tests/support/postgres-binaries.ts'
import { startCluster } from '../../../tests/support/postgres-cluster.ts'

/** Secret of the installations whose databases are kept, with which a later version reads them. */
export const KEPT_SECRET = 'Kept-installation-secret-9d1c-long-enough'

/**
 * Fills a database of each kind with the demo, and by a call of every endpoint, and writes them to `database.sqlite.gz` and, as statements, `database.sql.gz`.
 * @throws Error where PostgreSQL with its tools is missing
 */
export async function keepDatabases(folder: string): Promise<void> {
  const postgres = findPostgresWithTools()
  if (!postgres) throw new Error('PostgreSQL with pg_dump is missing; on Debian: apt-get install postgresql')
  const work = mkdtempSync(join(tmpdir(), 'seaport-keep-'))
  const cluster = await startCluster(postgres.binaries)
  try {
    await fill({ dataDir: join(work, 'sqlite'), url: null })
    const copy = join(work, 'database.sqlite')
    await takeSnapshot({ url: null, file: join(work, 'sqlite/seaport.sqlite'), postgresBin: null }, copy)
    keep(folder, 'database.sqlite.gz', readFileSync(copy))
    await fill({ dataDir: join(work, 'postgres'), url: cluster.url })
    keep(folder, 'database.sql.gz', dumpOf(cluster.url, postgres.tools))
  } finally {
    await cluster.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

async function fill(location: { dataDir: string; url: string | null }): Promise<void> {
  const secret = { SEAPORT_SECRET: KEPT_SECRET }
  const demo = await startTestServer(location, { SEAPORT_DEMO: '1', ...secret })
  // The tour has its own price list.
  await demo.installation.database.db.deleteFrom('price_tier').execute()
  await demo.stop()
  const stage = await openStage(location, secret)
  try {
    for (const endpoint of endpoints)
      for (const stop of stopsOf(endpoint))
        for (const caller of callersOf(endpoint, stage.home)) {
          const input = await stop.prepare(stage.home)
          await visit(stage.server, endpoint, input, input.as ?? caller)
        }
    for (const job of allJobs(stage.server.installation)) await job.run()
  } finally {
    await stage.close()
  }
}

/** Turns a dump into statements that any client can run, without psql's own commands. */
function dumpOf(url: string, tools: string): Buffer {
  const text = execFileSync(
    join(tools, 'pg_dump'),
    ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-acl', url],
    { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  )
  return Buffer.from(text.replaceAll(/^\\.*$/gm, ''))
}

const keep = (folder: string, name: string, content: Buffer) =>
  writeFileSync(join(folder, name), gzipSync(content, { level: 9 }))
