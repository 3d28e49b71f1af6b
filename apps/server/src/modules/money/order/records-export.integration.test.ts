import { API_BASE } from '@seaport/contract/api'
import { closeOrder, createOrder, listOrders } from '@seaport/contract/money/order'
import { adjustBalance, listLedger } from '@seaport/contract/money/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { newId } from '../../../kernel/id.ts'
import { EXPORT_CHUNK } from '../../../kernel/spreadsheet/export.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import { addTiers } from '../../../test-support/money.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { insertOrder } from './order.repository.ts'

eachDatabase('exports of orders and the ledger', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
    await addTiers(server, owner)
  })
  afterAll(() => server.stop())

  const download = async (user: TestUser, path: string, language = 'en') => {
    const url = `${server.url}${API_BASE}${path}`
    return fetch(url, { headers: { ...(await user.as('GET', url)), 'accept-language': language } })
  }
  const lines = async (user: TestUser, path: string, language?: string) => {
    const answer = await download(user, path, language)
    expect(answer.status).toBe(200)
    return (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  }
  const buyer = async (remark = '=HYPERLINK("x")') => {
    const user = await createUser(server, { ports: 0 })
    const body = { amount: '500', remark }
    await server.call(adjustBalance, { params: { id: user.id }, body }, owner)
    const order = { order_type: 2, quantity: 2, days: 10 } as const
    const { order_no } = await server.call(createOrder, { body: order }, user)
    return { user, order_no }
  }

  test('the ledger is exported with sums as numbers and texts escaped against formulas', async () => {
    const { user, order_no } = await buyer()
    const [header, first, second, ...more] = await lines(user, '/ledger/export?time_zone=Asia/Tokyo')
    expect(header).toContain('Time (Asia/Tokyo)')
    expect(first).toMatch(/^1,.*,Adjustment,500,0,500,/)
    expect(first).toContain(`"'=HYPERLINK(""x"")"`)
    expect(second).toMatch(/^2,.*,Port purchase,-\d/)
    expect(second).toContain(order_no)
    expect(more).toEqual([])
    expect(await lines(user, '/ledger/export?type=adjustment')).toHaveLength(2)
    const answer = await download(user, '/ledger/export?format=xlsx')
    const columns = [{ key: 'order' as const, titles: ['Order number'], required: false }]
    const sheet = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()), { columns, maxRows: 10 })
    expect(sheet.map(({ cells }) => cells)).toContainEqual({ order: order_no })
  })

  /** Moments of an export in Tokyo time. */
  const inTokyo = (moment: string | null) =>
    moment === null
      ? ''
      : new Date(Date.parse(moment) + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

  test('a line of the ledger contains all fields of a movement', async () => {
    const { user, order_no } = await buyer('Welcome')
    const { list } = await server.call(listLedger, { query: { order: 'asc' } }, user)
    const kinds = ['Adjustment', 'Port purchase']
    const [, ...rows] = await lines(user, '/ledger/export?time_zone=Asia/Tokyo')
    expect(rows.map((row) => row.split(','))).toEqual(
      list.map(({ seq, time, amount, amount_before, amount_after, remark }, at) => [
        ...[String(seq), inTokyo(time), kinds[at]],
        ...[amount, amount_before, amount_after].map((sum) => String(Number(sum))),
        ...[at === 0 ? '' : order_no, remark],
      ]),
    )
  })

  test('a line of an order contains all its fields: kind, channel, prices and state', async () => {
    const { user, order_no } = await buyer()
    server.clock.advance(60)
    const more = await server.call(createOrder, { body: { order_type: 2, quantity: 1, days: 5 } }, user)
    server.clock.advance(60)
    const recharge = await server.call(createOrder, { body: { order_type: 1, amount: '100' } }, user)
    const params = { order_no: recharge.order_no }
    await server.call(closeOrder, { params, body: { remark: 'Never came' } }, owner)
    const { db } = server.installation.database
    const row = await db.selectFrom('order').selectAll().where('order_no', '=', order_no).executeTakeFirst()
    if (!row) throw new Error('No order')
    const alipay = { ...row, ...params, order_no: '9', type: 1, payment_type: 1, list_cents: null } as const
    await db.transaction().execute((trx) => insertOrder(trx, { ...alipay, created_at: server.clock.now() }))
    const { list } = await server.call(listOrders, { query: { order: 'asc' } }, user)
    const words = [
      ['Port purchase', 'Paid', 'Balance', '2', '10', ''],
      ['Port purchase', 'Paid', 'Balance', '1', '10', '5'],
      ['Recharge', 'Closed', 'USDT', '', '', ''],
      ['Recharge', 'Paid', 'Alipay', '2', '10', ''],
    ]
    const [, ...rows] = await lines(user, '/order/export?time_zone=Asia/Tokyo')
    expect(rows.map((line) => line.split(','))).toEqual(
      [order_no, more.order_no, recharge.order_no, '9'].map((no, at) => {
        const order = list.find((one) => one.order_no === no)
        if (!order) throw new Error(`No order ${no}`)
        const { list_price, paid_amount, created_at, paid_at, ended_at, port_expire_time, remark } = order
        return [
          ...[no, ...(words[at] ?? [])],
          ...[list_price === null ? '' : String(Number(list_price)), String(Number(paid_amount))],
          ...[created_at, paid_at, ended_at, port_expire_time].map(inTokyo),
          remark,
        ]
      }),
    )
    expect(await lines(user, `/order/export?search=${more.order_no}`)).toHaveLength(2)
  })

  test('orders are exported in the caller’s language, filtered, and never those of others', async () => {
    const { user, order_no } = await buyer()
    const recharge = await server.call(createOrder, { body: { order_type: 1, amount: '100' } }, user)
    const [header, ...rows] = await lines(user, '/order/export', 'zh-CN')
    expect(header).toContain('订单号')
    // Both are of one moment: their numbers are random.
    expect(rows.map((row) => row.split(',')[0]).sort()).toEqual([order_no, recharge.order_no].sort())
    expect(await lines(user, '/order/export?status=pending')).toHaveLength(2)
    const stranger = await createUser(server, { ports: 0 })
    expect(await lines(stranger, '/order/export')).toHaveLength(1)
    expect(await lines(stranger, '/ledger/export')).toHaveLength(1)
  })

  test('a file has the rows of the chosen period, and is named by its list and the day there', async () => {
    const { user } = await buyer()
    // Tomorrow already in Kiritimati.
    server.clock.advance(3 * 3600)
    const all = await Promise.all(['order', 'ledger'].map((what) => lines(user, `/${what}/export`)))
    const names = []
    for (const what of ['order', 'ledger']) {
      const { headers } = await download(user, `/${what}/export?time_zone=Pacific/Kiritimati&format=xlsx`)
      names.push(decodeURIComponent(headers.get('content-disposition')?.split("UTF-8''")[1] ?? ''))
    }
    const day = new Date(server.clock.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect(names).toEqual([`Order records ${day}.xlsx`, `Ledger ${day}.xlsx`])
    server.clock.advance(4 * 24 * 3600)
    const later = await server.call(createOrder, { body: { order_type: 1, amount: '100' } }, user)
    await server.call(adjustBalance, { params: { id: user.id }, body: { amount: '1', remark: 'r' } }, owner)
    const numbers = async (path: string) =>
      (await lines(user, path)).slice(1).map((line) => line.split(',')[0])
    expect(await numbers('/order/export?period=three_days')).toEqual([later.order_no])
    expect(await numbers('/ledger/export?period=three_days')).toEqual(['3'])
    for (const [at, what] of ['order', 'ledger'].entries())
      expect(await lines(user, `/${what}/export?period=seven_days`)).toHaveLength((all[at]?.length ?? 0) + 1)
  })

  test('a ledger longer than a chunk is written once each, also of one moment', async () => {
    const { user } = await buyer()
    const { db } = server.installation.database
    const entry = await db
      .selectFrom('ledger')
      .selectAll()
      .where('tenant_id', '=', user.id)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: EXPORT_CHUNK }, (_, at) => ({
      ...{ ...entry, id: newId(), seq: entry.seq + 1 + at, order_no: null },
      ...{ before_cents: entry.after_cents, amount_cents: 0 },
    }))
    await db.transaction().execute(async (trx) => {
      for (const row of more) await trx.insertInto('ledger').values(row).execute()
    })
    const [, ...rows] = await lines(user, '/ledger/export')
    expect(rows.map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: EXPORT_CHUNK + 2 }, (_, at) => at + 1),
    )
  })

  test('orders of one moment are all written, once each, however many there are', async () => {
    const { user, order_no } = await buyer()
    const { db } = server.installation.database
    const row = await db
      .selectFrom('order')
      .selectAll()
      .where('order_no', '=', order_no)
      .executeTakeFirstOrThrow()
    const numbers = Array.from({ length: EXPORT_CHUNK * 2 }, (_, at) => `${order_no}${1000 + at}`)
    await db.transaction().execute(async (trx) => {
      for (const number of numbers) await insertOrder(trx, { ...row, order_no: number })
    })
    const again = { ...row, order_no: numbers[0] ?? '' }
    expect(await db.transaction().execute((trx) => insertOrder(trx, again))).toBe(false)
    const [, ...rows] = await lines(user, '/order/export')
    expect(rows.map((line) => line.split(',')[0])).toEqual([order_no, ...numbers])
  })
})
