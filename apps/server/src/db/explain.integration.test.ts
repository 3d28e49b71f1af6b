import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { sortKey } from '@seaport/contract/kernel/fold'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { allJobs } from '../app/all-jobs.ts'
import { pageOfSeat } from '../modules/work/resource/seat-library.repository.ts'
import { listTasks } from '../modules/work/task/task.repository.ts'
import { planEveryAudience } from '../test-support/every-audience.ts'
import { explainAll, type Finding } from '../test-support/explain.ts'
import { createScene, person, type Scene, taskIn, upload } from '../test-support/scene.ts'
import { conditionsOf } from '../test-support/statement-conditions.ts'
import { ordersOf } from '../test-support/statement-orders.ts'
import { type Recording, recordStatements } from '../test-support/statements.ts'
import type { Visit } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, visit } from '../test-support/tour/visit.ts'

/** Tables that people maintain by hand, or with one row per item of the code: they stay at tens of rows. */
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

/** Allowed full scans, with their reasons. All other statements need an index; a partial one requires its condition word for word in the statement. */
const allowed: { why: string; is: (found: Finding) => boolean }[] = [
  { why: 'small tables', is: ({ tables }) => tables.every((table) => small.has(table)) },
  {
    why: 'administrators page over all tenants: a page is read in the order of its index, and counted whole',
    is: ({ text }) =>
      /^select (count\(\*\) as "total"|.* limit \S+ offset \S+$)/.test(text) &&
      !/"(tenant_id|user_id|seat_id)" = [?$]/.test(text.replace(/\(select .*?\)( as "\w+")?/g, '')),
  },
  {
    why: 'the partial index over tasks that are not over, each of which holds a port: administrators see those of all tenants by their start',
    is: ({ tables, text }) =>
      tables.join() === 'task' && / as "place" .* and "task"."ended_at" is null order by /.test(text),
  },
  {
    why: 'all administrators, once for each change of the deposit address that is planned',
    is: ({ text }) => text.startsWith('select "email" from "user" where "role_key" in (select'),
  },
  {
    why: 'whether there is any row at all',
    is: ({ text }) => /^select "\w+" from "\w+" limit \S+$/.test(text),
  },
  {
    why: 'the end of an index',
    is: ({ text }) =>
      text.startsWith(
        'select "seat_code" from "seat" order by length(seat_code) desc, "seat_code" desc limit ',
      ),
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

/** Sort columns without an index: writes would pay for rarely used orders. */
const byColumn: Record<string, string> = {
  account: 'handle_key|follower_count',
  proxy: 'ip|status|response_ms|last_detected_at',
  seat: 'sort_name|seat_code|allocated|last_seen_at',
  task: 'sort_name|status|started_at',
  user: 'email|last_login_at|balance_cents|port_num|port_expire_at',
}

const isSortedBy = (text: string, table: string, columns: string) =>
  new RegExp(` order by (length\\(seat_code\\) \\w+, )?("${table}"\\.)?"(${columns})"[^()]*$`).test(text) &&
  new RegExp(`from "${table}"`).test(text)

/** Lists that sort rows, with the reason why these are few. A list's default order needs an index that ends with a unique column. */
const sorted: { why: string; is: (found: Finding) => boolean }[] = [
  { why: 'small tables', is: ({ tables }) => tables.every((table) => small.has(table)) },
  {
    why: 'groups and scripts, which people write by hand',
    is: ({ tables: [first = ''] }) => /^(script|\w+_group)$/.test(first),
  },
  {
    why: 'what one task saw: as many as a collection may aim for',
    is: ({ tables, text }) => tables.includes('sighting') && /"task(_id|"\."id)" = [?$]/.test(text),
  },
  { why: 'movements of one order', is: ({ text }) => text.includes('where "ledger"."order_no" =') },
  {
    why: 'tasks of one tenant for administrators, in the order of their ids within one moment',
    is: ({ text }) => /"task"."tenant_id" = .* order by "task"."created_at"( desc)?, "task"."id"/.test(text),
  },
  {
    why: 'seats, accounts, proxies and users by a column that somebody chose: tens of thousands',
    is: ({ text }) =>
      ['account', 'proxy', 'seat', 'user'].some((table) => isSortedBy(text, table, byColumn[table] ?? '')),
  },
  {
    why: 'tasks of one seat or account by a column that somebody chose',
    is: ({ text }) =>
      isSortedBy(text, 'task', byColumn.task ?? '') && /"task"."(seat|account)_id" = [?$]/.test(text),
  },
  {
    why: 'tasks that are not over, by a column that somebody chose: each holds a port',
    is: ({ text }) => / as "place" .* and "task"."ended_at" is null order by /.test(text),
  },
  {
    why: 'what one seat saw, by name or followers: twenty thousand, or a hundred thousand that lie far apart in the library; beyond that the library is followed',
    is: ({ text }) => /where "seat_id" = \S+\) as "own" inner join "resource"/.test(text),
  },
]

const isList = ({ text }: Finding) =>
  /( limit \S+ offset \S+| > \([^()]*\) order by [^()]* limit \S+)$/.test(text)

/** Orders of a seat's library, for a seat with more sightings than in the tour: near the start, and beyond it. */
async function readAlongLibrary(scene: Scene): Promise<void> {
  const { server, seat, supervisor } = scene
  await upload(scene, await taskIn(scene, 'running'), [person(1)])
  const { db } = server.installation.database
  const whose = { seatId: seat.id, tenantId: supervisor.id }
  for (const sort of ['name', 'followers'] as const)
    for (const order of ['asc', 'desc'] as const)
      for (const network of [undefined, 'x_sandbox'] as const)
        for (const page of [1, 1000]) {
          const query = { sort, order, page, page_size: 1, network }
          await pageOfSeat(db, whose, query, { few: 0, many: 0, near: 1000 })
        }
}

/** Runs the indexed part of a tenant's task query alone, because its plan would be hidden beside the sorted part. */
async function readTasksThatAreOver({ server, supervisor }: Scene): Promise<void> {
  const { db } = server.installation.database
  for (const sort of ['name', 'status', 'started_at'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const query = { sort, order, page: 2, page_size: 1, status: 'completed' as const }
      await listTasks(db, { tenantId: supervisor.id }, query)
    }
}

/** Statements that read as many rows as there is room for beside those that are being sent. */
const takesWhatIsFree = /from "(mail_outbox|webhook_delivery)"/

/** Number of exceptions that SQLite does not need: the end of an index, the planner's guess, and the few administrators. */
const onPostgresAlone = 3

/**
 * Explains every statement that the server sends while each endpoint is called with success, promotions find their people, and each job runs once. A
 * new statement is covered as soon as it is part of the tour.
 */
bothDatabases('plans', (location) => {
  let recording: Recording
  let stage: Stage
  let scans: Finding[]
  let sorts: Finding[]
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
    const scene = await createScene(server)
    await planEveryAudience(scene)
    await readAlongLibrary(scene)
    await readTasksThatAreOver(scene)
    for (const job of allJobs(server.installation)) await job.run()
    recording.stop()
    const found = await explainAll(server.installation.database, recording.texts)
    scans = found.scans
    sorts = found.sorts
  })
  afterAll(async () => {
    recording?.stop()
    await stage?.close()
  })

  /** Lists are requested with and without their filters, in each of their orders, and with a page size that forces them to count. */
  const pagesOf = (input: Visit, endpoint: (typeof endpoints)[number]): Visit[] => {
    const { query } = schemasOf(endpoint)
    return query && 'page_size' in query.shape
      ? [{}, input.query, ...sortsOf(query.shape)].map((asked) => ({
          ...input,
          query: { ...asked, page_size: 1 },
        }))
      : []
  }

  const sortsOf = ({ sort }: object & { sort?: unknown }) =>
    sort instanceof z.ZodDefault && sort.unwrap() instanceof z.ZodEnum
      ? (sort.unwrap() as z.ZodEnum).options.flatMap((by) =>
          ['asc', 'desc'].map((order) => ({ sort: by, order })),
        )
      : []

  test('no statement scans a growing table, except those listed', () => {
    expect(recording.texts.size).toBeGreaterThan(300)
    const toPeople = [...recording.texts].filter(
      (text) => text.includes('task_target as someone set') || text.includes('as left_out'),
    )
    expect(toPeople.length).toBeGreaterThan(40)
    const unlisted = scans.filter((scan) => !allowed.some(({ is }) => is(scan)))
    expect(unlisted).toEqual([])
  })

  /** The texts of PostgreSQL's differ in their parameters only. */
  if (location.kind === 'sqlite') {
    test('rows are put in the orders on record', async () => {
      const texts = [...recording.bounded].map((text) =>
        takesWhatIsFree.test(text) ? text.replaceAll(/limit \d+/g, 'limit ?') : text,
      )
      await expect(`${ordersOf(texts).join('\n')}\n`).toMatchFileSnapshot('orders.txt')
    })

    test('rows are chosen by the conditions on record', async () => {
      await expect(`${conditionsOf(recording.texts).join('\n')}\n`).toMatchFileSnapshot('conditions.txt')
    })
  }

  test('every listed exception occurs', () => {
    const idle = allowed.filter(({ is }) => !scans.some(is)).map(({ why }) => why)
    expect(idle.length).toBeLessThanOrEqual(location.kind === 'sqlite' ? onPostgresAlone : 0)
  })

  test('a seat’s library is read along the tenant’s index, within and beyond the bound', () => {
    const along = [...recording.texts].filter((text) => /^select .*\) as "along" where exists/.test(text))
    const bounded = along.filter((text) => / limit \S+\) as "along"/.test(text))
    expect([along.length, bounded.length]).toEqual([16, 8])
  })

  test('lists use indexes for their default order, and only a few sort rows in others', () => {
    const lists = sorts.filter(isList)
    expect(lists.length).toBeGreaterThan(50)
    expect(lists.filter((found) => !sorted.some(({ is }) => is(found)))).toEqual([])
    expect(sorted.filter(({ is }) => !lists.some(is)).map(({ why }) => why)).toEqual([])
  })

  test('every statement that writes a name writes its sort key', async () => {
    const { db } = stage.server.installation.database
    const tables = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === 'sort_name'),
    )
    expect(tables.map(({ name }) => name).sort()).toEqual([
      'proxy_group',
      'resource',
      'resource_group',
      'role',
      'script',
      'script_group',
      'seat',
      'task',
    ])
    for (const { name: table } of tables) {
      const rows: { name?: string; title?: string; sort_name: string }[] = await db
        .selectFrom(table as 'task')
        .selectAll()
        .execute()
      expect(rows.length).toBeGreaterThan(0)
      for (const { name, title = '', sort_name } of rows)
        expect([table, sort_name]).toEqual([table, sortKey(name ?? title)])
    }
  })

  test('a sort is detected', async () => {
    const { database } = stage.server.installation
    const hole = location.kind === 'sqlite' ? '?' : '$1'
    const sortedBy = async (order: string) =>
      (
        await explainAll(database, [
          `select "id" from "seat" where "tenant_id" = ${hole} order by ${order} limit 5`,
        ])
      ).sorts
    expect(await sortedBy('"created_at", "id"')).toEqual([])
    expect(await sortedBy('"created_at" desc, "id" desc')).toEqual([])
    for (const order of ['"name", "id"', '"created_at", "id" desc'])
      expect([order, await sortedBy(order)]).toMatchObject([order, [{ tables: ['seat'] }]])
  })

  test('a scan is detected', async () => {
    const { database } = stage.server.installation
    const hole = location.kind === 'sqlite' ? '?' : '$1'
    const bad = `select "id" from "user" where "remark" = ${hole}`
    const partial = `select "order_no" from "order" where "status" = ${hole} and "expires_at" <= 5`
    const scansOf = async (text: string) => (await explainAll(database, [text])).scans
    expect(await scansOf(bad)).toMatchObject([{ tables: ['user'] }])
    // A partial index is used only if its condition is written out.
    expect(await scansOf(partial)).toMatchObject([{ tables: ['order'] }])
    expect(await scansOf(partial.replace(hole, "'pending'"))).toEqual([])
  })
})
