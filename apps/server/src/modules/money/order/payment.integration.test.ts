import {
  adminListPayments,
  closeOrder,
  confirmOrder,
  createOrder,
  creditPayment,
  dismissPayment,
  refundOrder,
} from '@seaport/contract/money/order'
import { userInfo } from '@seaport/contract/people/user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import {
  checkBooks,
  closeStaleOrders,
  PAY_SECRET,
  PAY_VARIABLES,
  type Reported,
  reportPayment,
} from '../../../test-support/money.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { type Answer, startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { revenueByInterval, revenueSince } from '../wallet/wallet.public.ts'
import { signCallback } from './callback-signature.ts'

bothDatabases('payments', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location, PAY_VARIABLES)
    admin = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  let count = 0
  /** A user with an open order, and the matching payment. */
  const scene = async (): Promise<{ user: TestUser; payment: Reported; params: { order_no: string } }> => {
    const user = await createUser(server, { ports: 0 })
    const { db } = server.installation.database
    await db.updateTable('user').set({ port_expire_at: null }).where('id', '=', user.id).execute()
    const { order_no, paid_amount } = await server.call(
      createOrder,
      { body: { order_type: 1, amount: '100' } },
      user,
    )
    count += 1
    return { user, payment: { payment_id: `tx-${count}`, order_no, paid_amount }, params: { order_no } }
  }
  const outcome = ({ body, status }: Answer) => {
    const { data, reason } = body as { data: { status: string } | null; reason?: string }
    return [status, data?.status ?? reason]
  }
  const balanceOf = async (user: TestUser) => (await server.call(userInfo, {}, user)).balance
  const paymentOf = async (id: string) => {
    const { list } = await server.call(adminListPayments, { query: { search: id } }, admin)
    expect(list.filter((payment) => !payment.id.includes(id))).toEqual([])
    return list.find((payment) => payment.id === id)
  }

  test('a matching payment is credited; reported again it changes nothing', async () => {
    const { user, payment } = await scene()
    expect(outcome(await reportPayment(server, payment))).toEqual([200, 'matched'])
    const again = await Promise.all(Array.from({ length: 20 }, () => reportPayment(server, payment)))
    expect(new Set(again.map((answer) => outcome(answer)[1]))).toEqual(new Set(['matched']))
    expect(await balanceOf(user)).toBe(payment.paid_amount)
    expect(await paymentOf(payment.payment_id)).toMatchObject({
      status: 'matched',
      settled_order_no: payment.order_no,
      email: user.email,
    })
    await checkBooks(server, user.id)
  })

  test('the same payment reported 50 times concurrently is credited once', async () => {
    const { user, payment } = await scene()
    const answers = await Promise.all(Array.from({ length: 50 }, () => reportPayment(server, payment)))
    expect(new Set(answers.map((answer) => outcome(answer)[1]))).toEqual(new Set(['matched']))
    expect(await balanceOf(user)).toBe(payment.paid_amount)
  })

  test('a report not signed by the gateway, or not now, changes nothing', async () => {
    const { user, payment } = await scene()
    const now = server.clock.now()
    const other = JSON.stringify({ ...payment, paid_amount: '100000.00' })
    const second = Math.floor(now / 1000)
    const genuine = signCallback(PAY_SECRET, String(second), JSON.stringify(payment))
    for (const forge of [
      { secret: 'another-secret-entirely' },
      { signature: '' },
      { signature: 'nonsense' },
      { signature: '0'.repeat(64) },
      { signature: `${genuine}0` },
      { signature: `0${genuine}` },
      { body: other },
      { body: `${JSON.stringify(payment)} ` },
      { at: now - 301_000 },
      { at: now + 302_000 },
      { timestamp: '' },
      { timestamp: 'now' },
      { timestamp: `${Math.floor(now / 1000)}.0` },
      { timestamp: String(now) },
    ])
      expect([forge, ...outcome(await reportPayment(server, payment, forge))]).toEqual([
        forge,
        403,
        'signature_invalid',
      ])
    expect(await balanceOf(user)).toBe('0.00')
    expect(await paymentOf(payment.payment_id)).toBeUndefined()
    for (const at of [now - 300_000, now - 299_000, now + 299_000, now + 300_000])
      expect(outcome(await reportPayment(server, payment, { at }))).toEqual([200, 'matched'])
  })

  test.each<[string, (payment: Reported) => object, string]>([
    ['six digits', (payment) => ({ ...payment, paid_amount: `${payment.paid_amount}0000` }), 'matched'],
    ['a number', (payment) => ({ ...payment, paid_amount: Number(payment.paid_amount) }), 'matched'],
    ['more fields', (payment) => ({ ...payment, currency: 'USDT', txid: '0xabc' }), 'matched'],
    ['a number in its payment id', (payment) => ({ ...payment, payment_id: 7 + Date.now() }), 'matched'],
    ['whole dollars', (payment) => ({ ...payment, paid_amount: '100' }), 'wrong_amount'],
    [
      'part of a cent',
      (payment) => ({ ...payment, paid_amount: `${payment.paid_amount}4` }),
      'unclear_report',
    ],
    ['another currency', (payment) => ({ ...payment, currency: 'VND' }), 'unclear_report'],
    ['no amount', ({ paid_amount: _, ...payment }) => payment, 'unclear_report'],
    ['a negative amount', (payment) => ({ ...payment, paid_amount: '-1.00' }), 'taken_back'],
    ['a failed payment', (payment) => ({ ...payment, trade_status: 'TRADE_CLOSED' }), 'taken_back'],
    ['no order', (payment) => ({ ...payment, order_no: '' }), 'unclear_report'],
    ['an unknown order', (payment) => ({ ...payment, order_no: 'lost' }), 'unknown_order'],
  ])('a signed report with %s is stored', async (_, change, expected) => {
    const { user, payment } = await scene()
    const report = change(payment) as Reported
    const matches = expected === 'matched'
    expect(outcome(await reportPayment(server, report))).toEqual([200, matches ? 'matched' : 'parked'])
    expect(await paymentOf(String(report.payment_id))).toMatchObject({
      park_reason: matches ? null : expected,
      report: JSON.stringify(report),
    })
    expect(await balanceOf(user)).toBe(matches ? payment.paid_amount : '0.00')
    expect(outcome(await reportPayment(server, report))).toEqual([200, matches ? 'matched' : 'parked'])
    await checkBooks(server, user.id)
  })

  test.each(['', 'payment_id=tx&paid_amount=1.00', '<paid/>', '[1]', '{"payment_id":'])(
    'a signed report with %j is stored once, and can be dismissed but not credited',
    async (text) => {
      const timestamp = String(Math.floor(server.clock.now() / 1000))
      const signature = signCallback(PAY_SECRET, timestamp, text)
      const forge = { timestamp, signature, body: text }
      const count = async () =>
        (await server.call(adminListPayments, { query: { status: 'parked' } }, admin)).total
      const before = await count()
      for (let times = 0; times < 2; times += 1)
        expect(outcome(await reportPayment(server, {} as Reported, forge))).toEqual([200, 'parked'])
      expect(await count()).toBe(before + 1)
      const { list } = await server.call(adminListPayments, { query: { status: 'parked' } }, admin)
      const kept = list.find(({ report }) => report === text)
      expect(kept).toMatchObject({ paid_amount: null, park_reason: 'unclear_report', order_no: '' })
      const params = { id: kept?.id ?? '' }
      const body = { user_id: (await createUser(server)).id, remark: 'theirs' }
      await refusal(server.call(creditPayment, { params, body }, admin), 'payment_without_amount')
      const dismissed = await server.call(dismissPayment, { params, body: { remark: 'read' } }, admin)
      expect(dismissed).toMatchObject({ status: 'dismissed', paid_amount: null })
    },
  )

  // RivenLau/orion-key#41: a gateway reports a payment under one id as it goes on, first with nothing and at last with everything.
  test('a payment that is reported while it is under way is credited once it has arrived', async () => {
    const { user, payment } = await scene()
    for (const [change, status] of [
      [{ payment_status: 'waiting', paid_amount: '0' }, 'parked'],
      [{ payment_status: 'confirming' }, 'parked'],
      [{ payment_status: 'finished' }, 'matched'],
      [{ payment_status: 'finished' }, 'matched'],
    ] as const)
      expect(outcome(await reportPayment(server, { ...payment, ...change }))).toEqual([200, status])
    expect(await balanceOf(user)).toBe(payment.paid_amount)
    expect(await paymentOf(payment.payment_id)).toMatchObject({
      status: 'matched',
      park_reason: null,
      paid_amount: payment.paid_amount,
      report: JSON.stringify({ ...payment, payment_status: 'finished' }),
    })
    await checkBooks(server, user.id)
  })

  test('what an administrator has dismissed before it arrived is credited then; what they have credited is not again', async () => {
    const remark = 'not here yet'
    const dismissed = await scene()
    const underWay = (payment: Reported) => ({ ...payment, status: 'pending' })
    await reportPayment(server, underWay(dismissed.payment))
    const params = { id: dismissed.payment.payment_id }
    await server.call(dismissPayment, { params, body: { remark } }, admin)
    expect(outcome(await reportPayment(server, underWay(dismissed.payment)))).toEqual([200, 'dismissed'])
    expect(outcome(await reportPayment(server, dismissed.payment))).toEqual([200, 'matched'])
    expect(await balanceOf(dismissed.user)).toBe(dismissed.payment.paid_amount)

    const credited = await scene()
    await reportPayment(server, underWay(credited.payment))
    const to = { params: { id: credited.payment.payment_id }, body: { remark } }
    await server.call(creditPayment, to, admin)
    expect(outcome(await reportPayment(server, credited.payment))).toEqual([200, 'credited'])
    expect(await balanceOf(credited.user)).toBe(credited.payment.paid_amount)
    await checkBooks(server, credited.user.id)
  })

  // Ixotic27/The-Leetcode-City#980, awesomemotive/easy-digital-downloads#9565: what a gateway takes back under the payment's own id passed for a repeat.
  test('a payment that the gateway takes back is told, whatever became of it, and is never credited', async () => {
    const parked = async (id: string) => {
      const { list } = await server.call(
        adminListPayments,
        { query: { search: id, status: 'parked' } },
        admin,
      )
      return list
    }
    const remark = 'sent back'
    const kept = await scene()
    await reportPayment(server, kept.payment)
    const refund = { ...kept.payment, payment_status: 'refunded' }
    for (let times = 0; times < 2; times += 1)
      expect(outcome(await reportPayment(server, refund))).toEqual([200, 'parked'])
    expect(await balanceOf(kept.user)).toBe(kept.payment.paid_amount)
    expect(await paymentOf(kept.payment.payment_id)).toMatchObject({ status: 'matched' })
    const [told, ...others] = await parked(kept.payment.payment_id)
    expect([told, others]).toMatchObject([
      {
        park_reason: 'taken_back',
        paid_amount: null,
        report: JSON.stringify(refund),
        email: kept.user.email,
      },
      [],
    ])
    const body = { user_id: kept.user.id, remark }
    const credit = server.call(creditPayment, { params: { id: told?.id ?? '' }, body }, admin)
    await refusal(credit, 'payment_without_amount')

    // One that waits for a person: they must not credit what is gone.
    const waiting = await scene()
    await server.call(closeOrder, { params: waiting.params, body: {} }, admin)
    await reportPayment(server, waiting.payment)
    const id = waiting.payment.payment_id
    expect(outcome(await reportPayment(server, { ...waiting.payment, status: 'FAILED' }))[1]).toBe('parked')
    expect(await parked(id)).toMatchObject([{ id, park_reason: 'taken_back', paid_amount: null }])
    await server.call(dismissPayment, { params: { id }, body: { remark } }, admin)
    const again = await reportPayment(server, { ...waiting.payment, status: 'refunded' })
    expect([outcome(again)[1], await parked(id)]).toEqual(['dismissed', []])
    await checkBooks(server, waiting.user.id)
  })

  // VivaPayments/API#2497, Payop/payop-api-doc#39: first failed, then successful.
  test('a payment that fails at first is credited once it arrives', async () => {
    const { user, payment } = await scene()
    for (const [payment_status, status] of [
      ['failed', 'parked'],
      ['finished', 'matched'],
      ['confirming', 'matched'],
    ] as const)
      expect(outcome(await reportPayment(server, { ...payment, payment_status }))).toEqual([200, status])
    expect(await balanceOf(user)).toBe(payment.paid_amount)
    expect(await paymentOf(payment.payment_id)).toMatchObject({ status: 'matched', park_reason: null })
  })

  test('another payment under a known id is stored beside the first', async () => {
    const { user, payment } = await scene()
    await reportPayment(server, payment)
    for (const change of [{ paid_amount: '1.00' }, { order_no: 'other' }, { paid_amount: '1.00' }])
      expect(outcome(await reportPayment(server, { ...payment, ...change }))).toEqual([200, 'parked'])
    const query = { search: payment.payment_id, status: 'parked' } as const
    const { list } = await server.call(adminListPayments, { query }, admin)
    expect(list.map(({ park_reason }) => park_reason)).toEqual(['id_reused', 'id_reused'])
    expect(await balanceOf(user)).toBe(payment.paid_amount)
  })

  test('a payment without a matching order is parked, with the reason, and credits nothing', async () => {
    const wrong = await scene()
    const hundredth = await scene()
    const unknown = await scene()
    const late = await scene()
    const twice = await scene()
    const refunded = await scene()
    await server.call(closeOrder, { params: late.params, body: {} }, admin)
    await reportPayment(server, { ...twice.payment, payment_id: `${twice.payment.payment_id}-a` })
    const revenue = async () => {
      const { db } = server.installation.database
      const span = { from: 0, to: server.clock.now() + 1, size: 60_000 }
      const intervals = await revenueByInterval(db, span)
      return [await revenueSince(db, 0), intervals.reduce((sum, { amount }) => sum + amount, 0)]
    }
    const before = await revenue()
    await server.call(confirmOrder, { params: refunded.params, body: {} }, admin)
    await server.call(refundOrder, { params: refunded.params, body: {} }, admin)
    // What was refunded is no revenue.
    expect(await revenue()).toEqual(before)
    for (const [{ user, payment }, change, reason, balance] of [
      [wrong, { paid_amount: '100.00' }, 'wrong_amount', '0.00'],
      [
        hundredth,
        { paid_amount: (Number(hundredth.payment.paid_amount) / 100).toFixed(2) },
        'wrong_amount',
        '0.00',
      ],
      [unknown, { order_no: 'nobody-knows' }, 'unknown_order', '0.00'],
      [late, {}, 'order_over', '0.00'],
      [twice, {}, 'already_paid', twice.payment.paid_amount],
      [refunded, {}, 'order_over', '0.00'],
    ] as const) {
      expect(outcome(await reportPayment(server, { ...payment, ...change }))).toEqual([200, 'parked'])
      expect(await paymentOf(payment.payment_id)).toMatchObject({ status: 'parked', park_reason: reason })
      expect([reason, await balanceOf(user)]).toEqual([reason, balance])
      await checkBooks(server, user.id)
    }
    // The order that was paid wrongly still waits for the right sum.
    const right = { ...wrong.payment, payment_id: `${wrong.payment.payment_id}-b` }
    expect(outcome(await reportPayment(server, right))).toEqual([200, 'matched'])
  })

  test('a payment that arrives after its order was closed automatically is credited by a person, once', async () => {
    const { user, payment } = await scene()
    server.clock.advance(31 * 60)
    await closeStaleOrders(server)
    expect(outcome(await reportPayment(server, payment))).toEqual([200, 'parked'])
    const credit = () =>
      server.call(creditPayment, { params: { id: payment.payment_id }, body: { remark: 'came late' } }, admin)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, credit))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await refusal(credit(), 'payment_settled')
    const settled = await paymentOf(payment.payment_id)
    expect(settled).toMatchObject({ status: 'credited', remark: 'came late' })
    const logOf = (subject: string) => server.call(listAuditLog, { query: { subject } }, admin)
    const { list } = await logOf(payment.payment_id)
    const { paid_amount } = payment
    const after = {
      status: 'credited',
      settled_order_no: settled?.settled_order_no,
      paid_amount,
      remark: 'came late',
    }
    expect(list).toMatchObject([{ action: 'payment.credit', after }])
    // Paid twice: a dismissed payment is recorded for the user whose order it names.
    const twice = { ...payment, payment_id: `${payment.payment_id}-2` }
    await reportPayment(server, twice)
    await server.call(
      dismissPayment,
      { params: { id: twice.payment_id }, body: { remark: 'sent back' } },
      admin,
    )
    expect((await logOf(twice.payment_id)).list).toMatchObject([{ user: { id: user.id } }])
    expect(settled?.settled_order_no).not.toBe(payment.order_no)
    expect(await balanceOf(user)).toBe(payment.paid_amount)
    await checkBooks(server, user.id)
    expect(outcome(await reportPayment(server, payment))).toEqual([200, 'credited'])
  })

  test('a payment that arrives while its order is being closed is either credited or parked', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { user, payment } = await scene()
      server.clock.advance(31 * 60)
      const report = () => reportPayment(server, payment)
      const [answer] =
        round % 2 === 0
          ? await Promise.all([report(), closeStaleOrders(server)])
          : (await Promise.all([closeStaleOrders(server), report()])).toReversed()
      const [, status] = outcome(answer as Answer)
      const { balance } = await checkBooks(server, user.id)
      const sum = Math.round(Number(payment.paid_amount) * 100)
      expect([status, balance]).toEqual(status === 'matched' ? ['matched', sum] : ['parked', 0])
    }
  })

  test('a payment without an order is credited to a user that an administrator names, or dismissed', async () => {
    const { user, payment } = await scene()
    const lost = { ...payment, order_no: 'lost' }
    await reportPayment(server, lost)
    const params = { id: lost.payment_id }
    const remark = 'by its sender'
    const nameless = await refusal(
      server.call(creditPayment, { params, body: { remark } }, admin),
      'invalid_input',
    )
    expect(nameless.refusal.detail?.map(({ loc }) => loc)).toEqual([['body', 'user_id']])
    await refusal(
      server.call(creditPayment, { params, body: { user_id: 'nobody', remark } }, admin),
      'not_found',
    )
    // Administrators have no wallet, and nobody credits themselves.
    const colleague = await createUser(server, { role: 'admin' })
    const toAdministrator = { params, body: { user_id: colleague.id, remark } }
    await refusal(server.call(creditPayment, toAdministrator, admin), 'not_found')
    const toOneself = { params, body: { user_id: admin.id, remark } }
    await refusal(server.call(creditPayment, toOneself, admin), 'own_wallet')
    const credited = await server.call(creditPayment, { params, body: { user_id: user.id, remark } }, admin)
    expect(credited.status).toBe('credited')
    expect(await balanceOf(user)).toBe(payment.paid_amount)
    // A customer named by an administrator gets it, although the payment names an order.
    const [named, chosen] = [await scene(), await scene()]
    const misled = { ...named.payment, paid_amount: '5.00' }
    await reportPayment(server, misled)
    const toChosen = { params: { id: misled.payment_id }, body: { user_id: chosen.user.id, remark } }
    await server.call(creditPayment, toChosen, admin)
    expect([await balanceOf(named.user), await balanceOf(chosen.user)]).toEqual(['0.00', '5.00'])

    const more = { ...payment, payment_id: `${payment.payment_id}-c`, order_no: 'lost' }
    await reportPayment(server, more)
    const dismiss = () =>
      server.call(dismissPayment, { params: { id: more.payment_id }, body: { remark: 'sent back' } }, admin)
    const waiting = { ...more, payment_id: `${payment.payment_id}-w` }
    await reportPayment(server, waiting)
    expect(await dismiss()).toMatchObject({
      status: 'dismissed',
      settled_order_no: null,
      remark: 'sent back',
    })
    const { list: log } = await server.call(listAuditLog, { query: { subject: more.payment_id } }, admin)
    const after = { status: 'dismissed', paid_amount: payment.paid_amount, remark: 'sent back' }
    expect(log).toMatchObject([{ action: 'payment.dismiss', after }])
    // A decision about one does not affect the others.
    expect(await paymentOf(waiting.payment_id)).toMatchObject({ status: 'parked' })
    const query = { search: payment.payment_id, status: 'parked' } as const
    const parked = await server.call(adminListPayments, { query }, admin)
    expect(parked.list.map(({ id }) => id)).toEqual([waiting.payment_id])
    await refusal(dismiss(), 'payment_settled')
    await refusal(
      server.call(
        creditPayment,
        { params: { id: more.payment_id }, body: { user_id: user.id, remark } },
        admin,
      ),
      'payment_settled',
    )
    await refusal(server.call(adminListPayments, {}, user), 'forbidden')
    await refusal(server.call(creditPayment, { params, body: { remark } }, user), 'forbidden')
    await refusal(
      server.call(dismissPayment, { params: { id: 'none' }, body: { remark } }, admin),
      'not_found',
    )
    await checkBooks(server, user.id)
  })

  test('a report of a payment that an administrator already confirmed is its proof, and credits nothing', async () => {
    const { user, payment, params } = await scene()
    await server.call(confirmOrder, { params, body: {} }, admin)
    expect(outcome(await reportPayment(server, payment))).toEqual([200, 'matched'])
    expect(await balanceOf(user)).toBe(payment.paid_amount)
    const second = { ...payment, payment_id: `${payment.payment_id}-d` }
    expect(outcome(await reportPayment(server, second))).toEqual([200, 'parked'])
  })
})

bothDatabases('payments without a gateway', (location) => {
  test('without a secret no callback is accepted', async () => {
    const server = await startTestServer(location)
    try {
      const payment = { payment_id: 'tx', order_no: 'x', paid_amount: '1.00' }
      for (const secret of ['', 'test-secret-of-the-gateway']) {
        const answer = await reportPayment(server, payment, { secret })
        expect([answer.status, answer.body]).toMatchObject([403, { code: 403, reason: 'callback_off' }])
      }
    } finally {
      await server.stop()
    }
  })
})
