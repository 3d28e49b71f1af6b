import { createOrder, quoteOrder } from '@seaport/contract/money/order'
import {
  adminListPriceTiers,
  createPriceTier,
  deletePriceTier,
  listPriceTiers,
  updatePriceTier,
} from '@seaport/contract/money/price'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('price list', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())
  beforeEach(() => server.installation.database.db.deleteFrom('price_tier').execute())

  const tier = (change: object = {}) => ({
    min_quantity: 10,
    max_quantity: 19,
    min_days: 30,
    max_days: 59,
    port_unit_price: '0.5',
    duration_rate: '0.95',
    discount: '0.9',
    ...change,
  })
  const add = (change?: object) => server.call(createPriceTier, { body: tier(change) }, admin)

  test('a tier is shown with its "from" price', async () => {
    const added = await add()
    expect(added).toMatchObject({
      ...tier(),
      port_unit_price: '0.50',
      duration_rate: '0.9500',
      discount: '0.9000',
      price: '128.25',
      updated_at: new Date(server.clock.now()).toISOString(),
    })
    const { updated_at: _, ...shown } = added
    const user = await createUser(server)
    expect(await server.call(listPriceTiers, {}, user)).toEqual({ list: [shown] })
    expect(await server.call(adminListPriceTiers, {}, admin)).toEqual({ list: [added] })
  })

  test('without a price list, quotes and purchases are refused; a gap in it has another reason', async () => {
    const user = await createUser(server, { ports: 0 })
    const body = { order_type: 2, quantity: 1, days: 30 } as const
    const ask = () => refusal(server.call(quoteOrder, { body }, user), 'no_price_list')
    expect((await ask()).refusal.msg).toMatch(/^There is no price list yet/)
    await refusal(server.call(createOrder, { body }, user), 'no_price_list')
    await add()
    const { refusal: gap } = await refusal(server.call(quoteOrder, { body }, user), 'no_price_tier')
    expect(gap.msg).toContain('(ports: 1, days: 30)')
  })

  test('a quote comes from the one matching tier, up to its bounds', async () => {
    const user = await createUser(server, { ports: 0 })
    await add({ min_quantity: 1, max_quantity: 9 })
    await add({ min_quantity: 20, max_quantity: 99 })
    await add({ min_days: 1, max_days: 29 })
    await add({ min_days: 60, max_days: 365 })
    const { id } = await add()
    for (const [quantity, days] of [
      [10, 30],
      [10, 59],
      [19, 30],
      [19, 59],
    ] as const) {
      const quote = await server.call(quoteOrder, { body: { order_type: 2, quantity, days } }, user)
      expect(quote.tier).toEqual({
        ...tier({ port_unit_price: '0.50', duration_rate: '0.9500', discount: '0.9000' }),
        id,
      })
    }
  })

  test('a tier is partly changed, and deleted; its neighbour stays unchanged', async () => {
    const beside = await add({ min_quantity: 20, max_quantity: 29 })
    const { id } = await add()
    const list = async () => (await server.call(adminListPriceTiers, {}, admin)).list
    const changed = await server.call(
      updatePriceTier,
      { params: { id }, body: { discount: '1', max_days: 90 } },
      admin,
    )
    expect(changed).toMatchObject({ id, discount: '1.0000', max_days: 90, port_unit_price: '0.50' })
    expect(await list()).toEqual([changed, beside])
    expect(await server.call(deletePriceTier, { params: { id } }, admin)).toEqual({})
    expect(await list()).toEqual([beside])
    await refusal(server.call(deletePriceTier, { params: { id } }, admin), 'not_found')
    await refusal(server.call(updatePriceTier, { params: { id }, body: {} }, admin), 'not_found')
  })

  test.each([
    ['below and into it', { min_quantity: 1, max_quantity: 10 }, ['max_quantity', 'min_days']],
    ['from inside it', { min_quantity: 19, max_quantity: 99 }, ['min_quantity', 'min_days']],
    [
      'around it',
      { min_quantity: 1, max_quantity: 99, min_days: 1, max_days: 99 },
      ['max_quantity', 'max_days'],
    ],
    [
      'inside it',
      { min_quantity: 12, max_quantity: 13, min_days: 40, max_days: 40 },
      ['min_quantity', 'min_days'],
    ],
    ['with other days only in part', { min_days: 59, max_days: 365 }, ['min_quantity', 'min_days']],
  ])('a tier %s is refused, with the fields', async (_, range, fields) => {
    await add()
    const { refusal: answer } = await refusal(add(range), 'tier_overlap')
    expect(answer.detail?.map(({ loc }) => loc)).toEqual(fields.map((field) => ['body', field]))
    expect(answer.detail?.[0]?.msg).toBe('This overlaps with another tier: ports 10–19, days 30–59')
  })

  test('a tier for one port and one day is named without a range', async () => {
    const one = { min_quantity: 1, max_quantity: 1, min_days: 1, max_days: 1 }
    await add(one)
    const { refusal: answer } = await refusal(add({ ...one, max_quantity: 5 }), 'tier_overlap')
    expect(answer.detail?.[0]?.msg).toBe('This overlaps with another tier: ports 1, days 1')
  })

  test.each([
    ['more ports', { min_quantity: 20, max_quantity: 99 }],
    ['fewer ports', { min_quantity: 1, max_quantity: 9 }],
    ['more days', { min_days: 60, max_days: 99 }],
    ['fewer days', { min_days: 1, max_days: 29 }],
  ])('a tier for %s is accepted beside it', async (_, range) => {
    await add()
    await add(range)
    expect((await server.call(adminListPriceTiers, {}, admin)).list).toHaveLength(2)
  })

  test('a changed tier may overlap its own old range, but no other tier', async () => {
    const { id } = await add()
    await add({ min_quantity: 20, max_quantity: 29 })
    const change = (body: object) => server.call(updatePriceTier, { params: { id }, body }, admin)
    await refusal(change({ max_quantity: 20 }), 'tier_overlap')
    expect(await change({ min_quantity: 5 })).toMatchObject({ min_quantity: 5, max_quantity: 19 })
  })

  test('of concurrent overlapping tiers one is accepted', async () => {
    const { answers, reasons } = await tally(Array.from({ length: 10 }, () => add()))
    expect(answers).toHaveLength(1)
    expect(new Set(reasons)).toEqual(new Set(['tier_overlap']))
  })

  test('a range whose maximum is below its minimum is refused', async () => {
    const { refusal: answer } = await refusal(add({ max_quantity: 9, max_days: 29 }), 'tier_backwards')
    expect(answer.detail?.map(({ loc }) => loc[1])).toEqual(['max_quantity', 'max_days'])
  })

  test.each([
    { min_quantity: 0 },
    { max_quantity: 10_001 },
    { min_days: 1.5 },
    { max_days: 3651 },
    { port_unit_price: '0' },
    { port_unit_price: '-1' },
    { port_unit_price: '0.001' },
    { port_unit_price: '10000' },
    { duration_rate: '0' },
    { duration_rate: '10.0001' },
    { discount: '1.0001' },
    { discount: '0.00001' },
    { discount: 'half' },
    { price: '1.00' },
  ])('%j is not a tier', async (bad) => {
    const { refusal: answer } = await refusal(add(bad), 'invalid_input')
    expect(answer.detail?.map(({ loc }) => loc)).toEqual([['body', ...Object.keys(bad)]])
  })

  test('only administrators change the list', async () => {
    const user = await createUser(server)
    await refusal(server.call(adminListPriceTiers, {}, user), 'forbidden')
    await refusal(server.call(createPriceTier, { body: tier() }, user), 'forbidden')
    // A key is not enough: the role must be a superuser's.
    const { db } = server.installation.database
    await db
      .insertInto('role')
      .values({ key: 'clerk', name: 'Clerk', superuser: 0, keys: '["120","104","108","121","105"]' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db.updateTable('user').set({ role_key: 'clerk' }).where('id', '=', user.id).execute()
    await refusal(server.call(createPriceTier, { body: tier() }, user), 'forbidden')
  })
})
