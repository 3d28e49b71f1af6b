import { endpoints } from '@seaport/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { allJobs } from '../app/all-jobs.ts'
import { planEveryAudience } from '../test-support/every-audience.ts'
import { type Scan, scansOf } from '../test-support/explain.ts'
import { createScene } from '../test-support/scene.ts'
import { type Recording, recordStatements } from '../test-support/statements.ts'
import type { Visit } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, visit } from '../test-support/tour/visit.ts'

/** Tables that people keep by hand, or that have a row for each thing of the code: tens of rows, for ever. */
const small = new Set([
  'announcement',
  'announcement_text',
  'email_config',
  'job_tick',
  'menu',
  'menu_seed',
  'network_config',
  'official_channel',
  'price_tier',
  'registration_config',
  'release',
  'release_content',
  'release_file',
  'release_part',
  'release_token',
  'role',
  'setting',
  'translation_config',
  'version',
])

/** What may read something whole, and why. Everything else needs an index, with its condition repeated word for word if it is a partial one. */
const allowed: { why: string; is: (scan: Scan) => boolean }[] = [
  { why: 'small tables', is: ({ tables }) => tables.every((table) => small.has(table)) },
  {
    why: 'administrators page over all tenants: a page is read in the order of its index, and counted whole',
    is: ({ text }) =>
      /^select (count\(\*\) as "total"|.* limit \S+ offset \S+$)/.test(text) &&
      !/"(tenant_id|user_id|seat_id)" = [?$]/.test(text.replace(/\(select .*?\)( as "\w+")?/g, '')),
  },
  {
    why: 'whether there is any row at all',
    is: ({ text }) => /^select "\w+" from "\w+" limit \S+$/.test(text),
  },
  {
    why: 'the end of an index',
    is: ({ text }) => text === 'select max("seat_code") as "highest" from "seat"',
  },
  {
    why: 'the partial index over ports that are held now, which no history makes longer',
    is: ({ tables, text }) =>
      tables.join() === 'port_lease' && /"released_at" is null/.test(text) && !/tenant_id" = [?$]/.test(text),
  },
  {
    why: 'the partial index over public scripts, which administrators keep by hand',
    is: ({ tables, text }) =>
      tables.join() === 'script' && text.includes('from "script" as "shared" where "shared"."public" = 1'),
  },
  {
    why: 'content that was dropped an hour ago: next to none, where PostgreSQL can only guess a third of all',
    is: ({ tables, text }) =>
      tables.join() === 'file' && text.startsWith('update "content" set "dropped_at"'),
  },
  {
    why: 'the totals of the platform, for administrators',
    is: ({ text }) =>
      /^select (count\(\*\) as "(users|total)", count\(\*\) filter|coalesce\(cast\(sum\("tasks_created".* from "stat"$)/.test(
        text,
      ),
  },
  {
    why: 'statistics are made anew from everything, and compared with everything once a day',
    is: ({ text }) =>
      /^(insert into stat \(|delete from "stat"$|select count\(\*\) as places from|select "id" from "user" where "task_number" > \S+$)/.test(
        text,
      ),
  },
]

/** Exceptions that SQLite has no need of: the end of an index, and the guess. */
const onPostgresAlone = 2

/** Every statement that the server sends while each endpoint is called with success, promotions find their people, and each job runs once: a new one is explained as soon as it is on the tour. */
eachDatabase('plans', (location) => {
  let recording: Recording
  let stage: Stage
  let scans: Scan[]
  beforeAll(async () => {
    recording = recordStatements()
    stage = await openStage(location)
    const { server, home } = stage
    for (const endpoint of endpoints)
      for (const stop of stopsOf(endpoint))
        for (const caller of callersOf(endpoint, home)) {
          const input = await stop.prepare(home)
          for (const asked of [input, ...pagesOf(input, endpoint)]) {
            const { status, envelope } = await visit(server, endpoint, asked, input.as ?? caller)
            expect([endpoint.path, status, envelope?.reason]).toEqual([endpoint.path, 200, stop.refusal])
          }
        }
    await planEveryAudience(await createScene(server))
    for (const job of allJobs(server.installation)) await job.run()
    recording.stop()
    scans = await scansOf(server.installation.database, recording.texts)
  }, 180_000)
  afterAll(async () => {
    recording?.stop()
    await stage?.close()
  })

  /** Lists are asked with and without their filters, and for so few rows that they have to count. */
  const pagesOf = (input: Visit, { query }: (typeof endpoints)[number]): Visit[] =>
    query && 'page_size' in query.shape
      ? [{}, input.query].map((filters) => ({ ...input, query: { ...filters, page_size: 1 } }))
      : []

  test('no statement reads a growing table whole, but for those that must', () => {
    expect(recording.texts.size).toBeGreaterThan(300)
    const toPeople = [...recording.texts].filter(
      (text) => text.includes('task_target as someone set') || text.includes('as left_out'),
    )
    expect(toPeople.length).toBeGreaterThan(40)
    const unlisted = scans.filter((scan) => !allowed.some(({ is }) => is(scan)))
    expect(unlisted).toEqual([])
  })

  test('every exception is one', () => {
    const idle = allowed.filter(({ is }) => !scans.some(is)).map(({ why }) => why)
    expect(idle.length).toBeLessThanOrEqual(location.kind === 'sqlite' ? onPostgresAlone : 0)
  })

  test('a scan is seen', async () => {
    const { database } = stage.server.installation
    const hole = location.kind === 'sqlite' ? '?' : '$1'
    const bad = `select "id" from "user" where "remark" = ${hole}`
    const partial = `select "order_no" from "order" where "status" = ${hole} and "expires_at" <= 5`
    expect(await scansOf(database, [bad])).toMatchObject([{ tables: ['user'] }])
    // A partial index is of use only where its condition is written out.
    expect(await scansOf(database, [partial])).toMatchObject([{ tables: ['order'] }])
    expect(await scansOf(database, [partial.replace(hole, "'pending'")])).toEqual([])
  })
})
