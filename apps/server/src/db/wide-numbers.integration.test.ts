import { setTimeout as pause } from 'node:timers/promises'
import { adjustBalance, adminListLedger, listLedger } from '@seaport/contract/money/wallet'
import { searchEverything } from '@seaport/contract/work/search'
import { getTask, listTasks } from '@seaport/contract/work/task'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { newId } from '../kernel/id.ts'
import { createUser } from '../test-support/people.ts'
import { addTask, createScene } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { columnTypes } from './column-types.ts'
import { wideNumbers } from './migrations/0112-wide-numbers.ts'

const END_OF_INT4 = 2 ** 31 - 1

bothDatabases('numbers that grow', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test('tasks are numbered, found and sorted beyond 2^31', async () => {
    const scene = await createScene(server)
    const { id } = scene.supervisor
    const { db } = server.installation.database
    await db.updateTable('user').set({ task_number: END_OF_INT4 }).where('id', '=', id).execute()
    const [first, second] = [await addTask(scene), await addTask(scene)]
    expect((await server.call(getTask, { params: { id: first } }, scene.supervisor)).number).toBe(
      END_OF_INT4 + 1,
    )
    const search = `#${END_OF_INT4 + 2}`
    const found = await server.call(listTasks, { query: { search } }, scene.supervisor)
    expect(found.list.map((task) => [task.id, task.number])).toEqual([[second, END_OF_INT4 + 2]])
    const query = { sort: 'number', order: 'asc' } as const
    const { list } = await server.call(listTasks, { query }, scene.supervisor)
    expect(list.map((task) => task.id)).toEqual([first, second])
    const palette = await server.call(searchEverything, { query: { text: search } }, scene.supervisor)
    expect(palette.list.map((thing) => thing.id)).toEqual([second])
    // No task has such a high number, but somebody may paste one.
    const none = { query: { search: '999999999999999' } }
    expect((await server.call(listTasks, none, scene.supervisor)).list).toEqual([])
  })

  test('movements of a balance are numbered, and read by cursor, beyond 2^31', async () => {
    const [admin, user] = [await createUser(server, { role: 'admin' }), await createUser(server)]
    const { db } = server.installation.database
    const movement = { type: 'adjustment' as const, remark: '', order_no: null, actor_id: null }
    const cents = { amount_cents: 100, before_cents: 0, after_cents: 100 }
    const row = { id: newId(), tenant_id: user.id, seq: END_OF_INT4, idempotency_key: null, at: 1 }
    await db
      .insertInto('ledger')
      .values({ ...row, ...movement, ...cents })
      .execute()
    await db.updateTable('user').set({ balance_cents: 100 }).where('id', '=', user.id).execute()
    const body = { amount: '1.00', remark: 'Goodwill' }
    for (const wanted of [END_OF_INT4 + 1, END_OF_INT4 + 2])
      expect(await server.call(adjustBalance, { params: { id: user.id }, body }, admin)).toMatchObject({
        seq: wanted,
      })
    const page = await server.call(listLedger, { query: { page_size: 2 } }, user)
    expect(page.list.map(({ seq }) => seq)).toEqual([END_OF_INT4 + 2, END_OF_INT4 + 1])
    const cursor = page.next_cursor ?? ''
    const rest = await server.call(listLedger, { query: { cursor } }, user)
    expect(rest.list.map(({ seq }) => seq)).toEqual([END_OF_INT4])
    const all = await server.call(adminListLedger, { query: { user_id: user.id } }, admin)
    expect(all.list.map(({ seq }) => seq)).toEqual([END_OF_INT4 + 2, END_OF_INT4 + 1, END_OF_INT4])
  })

  test('servers of the previous version reopen their connections; a backup continues', async () => {
    if (!location.url) return
    const others = { server: undefined, backup: 'pg_dump' }
    const ended = new Set<string>()
    const clients = Object.entries(others).map(([name, application_name]) => {
      const client = new pg.Client({
        connectionString: location.url as string,
        ...(application_name && { application_name }),
      })
      client.on('error', () => ended.add(name))
      return client
    })
    try {
      for (const client of clients) await client.connect()
      const { database } = server.installation
      await database.db.transaction().execute((trx) => wideNumbers(trx as never, columnTypes('postgres')))
      await expect.poll(() => [...ended]).toEqual(['server'])
      await expect(clients[1]?.query('select 1')).resolves.toBeTruthy()
    } finally {
      await Promise.all(
        clients.map((client) => Promise.race([client.end().catch(() => undefined), pause(1000)])),
      )
    }
    // This server has lost its connections too, and has new ones once it has noticed.
    await expect.poll(() => createScene(server).then(addTask, () => null)).toBeTruthy()
  })
})
