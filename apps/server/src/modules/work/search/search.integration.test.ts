import { permissionKeys } from '@seaport/contract/kernel/permission'
import { createOrder } from '@seaport/contract/money/order'
import { searchEverything } from '@seaport/contract/work/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { fillLibrary } from '../../../test-support/library.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { addTask, createAssigned, createScene } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('search', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const find = async (person: TestUser, text: string) =>
    (await server.call(searchEverything, { query: { text } }, person)).list

  test('finds things by their data, with links, and none of other tenants', async () => {
    const scene = await createScene(server)
    const { db } = server.installation.database
    const id = await addTask(scene)
    await db.updateTable('task').set({ name: 'Lanterns 50%_off' }).where('id', '=', id).execute()
    await db.updateTable('seat').set({ name: 'Lantern desk' }).where('id', '=', scene.seat.id).execute()
    const account = { account: 'lantern_shop', nickname: 'Lan' }
    await db.updateTable('account').set(account).where('id', '=', scene.accountId).execute()
    expect(await find(scene.supervisor, 'LANTERN')).toEqual([
      {
        kind: 'account',
        id: scene.accountId,
        title: 'lantern_shop',
        detail: 'Lan',
        network: 'x_sandbox',
        path: `/media?id=${scene.accountId}`,
      },
      {
        kind: 'seat',
        id: scene.seat.id,
        title: 'Lantern desk',
        detail: scene.seat.seatCode,
        network: null,
        path: `/seatAccount?id=${scene.seat.id}`,
      },
      {
        kind: 'task',
        id,
        title: 'Lanterns 50%_off',
        detail: 'lantern_shop',
        network: null,
        path: `/task/${id}`,
      },
    ])
    expect((await find(scene.supervisor, '50%_')).map(({ kind }) => kind)).toEqual(['task'])
    const body = { order_type: 1, amount: '100' } as const
    const { order_no } = await server.call(createOrder, { body }, scene.supervisor)
    expect(await find(scene.supervisor, order_no)).toMatchObject([{ kind: 'order', id: order_no }])
    await fillLibrary(server.installation.database, {
      tenantId: scene.supervisor.id,
      from: 7,
      to: 7,
      characters: 32,
    })
    expect((await find(scene.supervisor, 'person 7')).map(({ kind }) => kind)).toEqual(['person'])
    const own = db.selectFrom('resource').where('tenant_id', '=', scene.supervisor.id)
    const { handle } = await own.select('handle').executeTakeFirstOrThrow()
    expect(await find(scene.supervisor, `@${handle}`)).toMatchObject([{ kind: 'person', detail: handle }])
    const stranger = await createUser(server)
    for (const text of ['lantern', '#1', 'person 7', order_no]) expect(await find(stranger, text)).toEqual([])
    await db.updateTable('task').set({ name: 'x.com/kite_club/status/17' }).where('id', '=', id).execute()
    expect((await find(scene.supervisor, 'kite_club'))[0]?.title).toContain('@kite_club')
    expect((await find(scene.supervisor, '#1')).map(({ kind }) => kind)).toEqual(['task'])
    await refusal(find(scene.supervisor, ' a '), 'invalid_input')
  })

  test('searches only kinds that the person’s keys cover, and limits the results', async () => {
    const scene = await createScene(server, { ports: 10 })
    const { db } = server.installation.database
    const { id } = scene.supervisor
    const keys = JSON.stringify(['0', '009'])
    await db.insertInto('role').values({ key: 'worker', name: 'Worker', superuser: 0, keys }).execute()
    for (let number = 0; number < 7; number += 1) {
      const task = await addTask(scene)
      await db
        .updateTable('task')
        .set({ name: `Kite ${number}` })
        .where('id', '=', task)
        .execute()
    }
    await db.updateTable('account').set({ account: 'kite' }).where('id', '=', scene.accountId).execute()
    const all = await find(scene.supervisor, 'kite')
    expect(all.map(({ kind }) => kind)).toEqual(['account', ...Array(5).fill('task')])
    expect(all[1]?.title).toBe('Kite 6')
    expect((await find(scene.supervisor, '@Kite')).map(({ kind }) => kind)).toEqual(['account'])
    await db.updateTable('user').set({ role_key: 'worker' }).where('id', '=', id).execute()
    expect(new Set((await find(scene.supervisor, 'kite')).map(({ kind }) => kind))).toEqual(new Set(['task']))
  })

  test('each kind has its order', async () => {
    const scene = await createScene(server)
    const { supervisor, seat, accountId } = scene
    const { db } = server.installation.database
    const other = {
      account: await createAssigned(server, supervisor, seat.id),
      seat: await createSeatOnline(server, supervisor, 5),
    }
    const call = (id: string, account: string) =>
      db.updateTable('account').set({ account, handle_key: account }).where('id', '=', id).execute()
    await call(accountId, 'mast_b')
    await call(other.account, 'mast_a')
    const code = (id: string, seat_code: string) =>
      db.updateTable('seat').set({ seat_code, name: 'Mast' }).where('id', '=', id).execute()
    await code(seat.id, '10777777')
    await code(other.seat.id, '9777777')
    const tenantId = supervisor.id
    await fillLibrary(server.installation.database, { tenantId, from: 98, to: 100, characters: 32 })
    const order = async () => {
      server.clock.advance(1)
      return (await server.call(createOrder, { body: { order_type: 1, amount: '100' } }, supervisor)).order_no
    }
    const [first, second] = [await order(), await order()]
    const ids = async (text: string) => (await find(supervisor, text)).map(({ id }) => id)
    expect(await ids('mast')).toEqual([other.account, accountId, other.seat.id, seat.id])
    expect(await ids(first.slice(0, 6))).toEqual([second, first])
    const people = (await find(supervisor, 'person ')).map(({ title }) => Number.parseInt(title.slice(7), 10))
    expect(people).toEqual([100, 99, 98])
  })

  /** What somebody finds who holds this key besides that of the account. */
  const found: Readonly<Record<string, readonly string[]>> = {
    '007': ['seat'],
    '008': ['account'],
    '009': ['task', 'person'],
    '1-4': ['order'],
  }

  test('with one key alone, the kinds of its lists are found, and nothing else', async () => {
    const scene = await createScene(server)
    const { supervisor, seat, accountId } = scene
    const { db } = server.installation.database
    const { order_no } = await server.call(
      createOrder,
      { body: { order_type: 1, amount: '100' } },
      supervisor,
    )
    const task = await addTask(scene)
    await fillLibrary(server.installation.database, {
      tenantId: supervisor.id,
      from: 1,
      to: 1,
      characters: 32,
    })
    await db.updateTable('resource').set({ name: order_no }).where('tenant_id', '=', supervisor.id).execute()
    await db.updateTable('task').set({ name: order_no }).where('id', '=', task).execute()
    await db.updateTable('seat').set({ name: order_no }).where('id', '=', seat.id).execute()
    await db.updateTable('account').set({ account: order_no }).where('id', '=', accountId).execute()
    await db.insertInto('role').values({ key: 'one', name: 'One', superuser: 0, keys: '[]' }).execute()
    await db.updateTable('user').set({ role_key: 'one' }).where('id', '=', supervisor.id).execute()
    for (const key of permissionKeys) {
      const keys = JSON.stringify(['0', key])
      await db.updateTable('role').set({ keys }).where('key', '=', 'one').execute()
      const kinds = (await find(supervisor, order_no)).map(({ kind }) => kind)
      expect([key, kinds]).toEqual([key, found[key] ?? []])
    }
  })
})
