import { createSeat, updateSeat } from '@seaport/contract/desk/seat'
import type { Reason } from '@seaport/contract/kernel/reason'
import {
  closeOrder,
  confirmOrder,
  createOrder,
  failOrder,
  orderTypes,
  refundOrder,
} from '@seaport/contract/money/order'
import type { OrderState } from '@seaport/contract/money/order-state.schema'
import { adjustBalance } from '@seaport/contract/money/wallet'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import {
  addTiers,
  checkBooks,
  closeStaleOrders,
  expectedPrice,
  PAY_VARIABLES,
  reportPayment,
} from '../../../test-support/money.ts'
import { createUser, PASSWORD, type TestUser } from '../../../test-support/people.ts'
import { RefusedCall, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

/** Sequences on SQLite; half of them on PostgreSQL. */
const RUNS = process.env.SEAPORT_TEST_ALL === '1' ? 60 : 20

const DAY = 24 * 60 * 60 * 1000
const OPEN_FOR = 30 * 60 * 1000

/** Actions of people, administrators and the gateway; `order` is an index into the tenant's orders. */
type Act =
  | { kind: 'recharge'; amount: number }
  | { kind: 'buy'; quantity: number; days: number | null }
  | { kind: 'renew'; days: number }
  | { kind: 'confirm' | 'fail' | 'close' | 'refund'; order: number }
  | { kind: 'report'; order: number; exact: boolean; payment: number }
  | { kind: 'adjust'; cents: number }
  | { kind: 'allocate'; ports: number }
  | { kind: 'wait'; minutes: number }

/** Initial state of every run: with money, and ports for a while. */
const prelude: Act[] = [
  { kind: 'adjust', cents: 60_000 },
  { kind: 'buy', quantity: 5, days: 20 },
]

const order = fc.nat(15)
const one = <Kind extends Act['kind']>(kind: Kind) => fc.constant(kind)
const calm: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: one('recharge'), amount: fc.constantFrom(20, 100, 500) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: one('buy'),
      quantity: fc.integer({ min: 1, max: 45 }),
      days: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: one('renew'), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 8, arbitrary: fc.record({ kind: one('confirm'), order }) },
  { weight: 1, arbitrary: fc.record({ kind: one('fail'), order }) },
  { weight: 1, arbitrary: fc.record({ kind: one('close'), order }) },
  { weight: 5, arbitrary: fc.record({ kind: one('refund'), order }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: one('report'),
      order,
      exact: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      payment: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: one('adjust'),
      cents: fc.integer({ min: -30_000, max: 30_000 }).filter((cents) => cents !== 0),
    }),
  },
)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 37, arbitrary: calm },
  { weight: 2, arbitrary: fc.record({ kind: one('allocate'), ports: fc.nat(20) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: one('wait'), minutes: fc.constantFrom(1, 29, 31, 1440, 40_000) }),
  },
)

interface ModelOrder {
  type: 1 | 2 | 3
  status: OrderState
  sum: number
  createdAt: number
  proven: boolean
  before: Ports
  after: Ports
}
interface Ports {
  ports: number
  expire: number | null
}

/** A model of the rules of money, without a database. */
class Model {
  now: number
  balance = 0
  have: Ports = { ports: 0, expire: null }
  allocated = 0
  readonly orders: ModelOrder[] = []
  readonly payments = new Set<number>()
  constructor(now: number) {
    this.now = now
  }

  /** @param sum requested by the server for a new recharge. @returns the refusal of the action, or null after applying it */
  apply(act: Act, sum: number): Reason | null {
    switch (act.kind) {
      case 'recharge':
        if (this.#openOf(act.amount) >= 3) return 'amount_already_open'
        this.#add({ type: 1, status: 'pending', sum, before: this.have, after: this.have })
        return null
      case 'buy':
        return this.#buy(act.quantity, act.days)
      case 'renew': {
        if (this.have.ports === 0) return 'no_ports'
        const from = Math.max(this.have.expire ?? 0, this.now)
        if (from + act.days * DAY > this.now + 3650 * DAY) return 'term_too_long'
        return this.#pay(3, this.have.ports, act.days, {
          ports: this.have.ports,
          expire: from + act.days * DAY,
        })
      }
      case 'adjust':
        if (this.balance + act.cents < 0) return 'balance_too_low'
        this.balance += act.cents
        return null
      case 'allocate':
        if (act.ports > this.allocated && act.ports > this.have.ports) return 'ports_over_allocated'
        this.allocated = act.ports
        return null
      case 'wait':
        this.now += act.minutes * 60_000
        for (const order of this.orders)
          if (order.status === 'pending' && order.createdAt + OPEN_FOR <= this.now) order.status = 'closed'
        return null
      default: {
        const order = this.orders[act.order]
        if (!order) return null
        return act.kind === 'report' ? this.#report(act, order) : this.#settle(act.kind, order)
      }
    }
  }

  #add(order: Omit<ModelOrder, 'createdAt' | 'proven'>) {
    this.orders.push({ ...order, createdAt: this.now, proven: false })
  }

  /** Number of open recharges of an amount. */
  #openOf(amount: number): number {
    return this.orders.filter(
      ({ type, status, sum }) => type === 1 && status === 'pending' && Math.floor(sum / 100) === amount,
    ).length
  }

  #buy(quantity: number, days: number | null): Reason | null {
    const { ports, expire } = this.have
    if (ports === 0) {
      if (days === null) return 'invalid_input'
      return this.#pay(2, quantity, days, { ports: quantity, expire: this.now + days * DAY })
    }
    if (expire === null || expire <= this.now) return 'ports_expired'
    const left = Math.ceil((expire - this.now) / DAY)
    if (days === null) return this.#pay(2, quantity, left, { ports: ports + quantity, expire })
    if (expire + days * DAY > this.now + 3650 * DAY) return 'term_too_long'
    const time = expectedPrice(ports + quantity, days)
    return this.#pay(2, quantity, left, { ports: ports + quantity, expire: expire + days * DAY }, time)
  }

  /** @param time price of the time bought together with more ports; null = not for sale */
  #pay(type: 2 | 3, quantity: number, days: number, after: Ports, time: number | null = 0): Reason | null {
    const price = expectedPrice(quantity, days)
    if (price === null || time === null) return 'no_price_tier'
    const sum = price + time
    if (sum > this.balance) return 'balance_too_low'
    this.balance -= sum
    this.#add({ type, status: 'paid', sum, before: this.have, after })
    this.have = after
    return null
  }

  #settle(kind: 'confirm' | 'fail' | 'close' | 'refund', order: ModelOrder): Reason | null {
    const target = { confirm: 'paid', fail: 'failed', close: 'closed', refund: 'refunded' } as const
    if (order.status === target[kind]) return null
    if (order.status !== (kind === 'refund' ? 'paid' : 'pending')) return 'order_wrong_state'
    if (kind === 'confirm') this.balance += order.sum
    if (kind === 'refund') {
      if (order.type === 1) {
        if (this.balance < order.sum) return 'balance_too_low'
        this.balance -= order.sum
      } else {
        const { before, after } = order
        if (after.ports !== this.have.ports || after.expire !== this.have.expire) return 'refund_superseded'
        if ((after.expire ?? 0) <= this.now) return 'order_used_up'
        if (this.allocated > before.ports) return 'ports_in_use'
        this.balance += order.sum
        this.have = before
      }
    }
    order.status = target[kind]
    return null
  }

  #report(act: { payment: number; exact: boolean; order: number }, order: ModelOrder): Reason | null {
    // Another report under a known id is stored for review, and moves no money.
    if (this.payments.has(act.payment)) return null
    this.payments.add(act.payment)
    if (order.type !== 1 || !act.exact || order.proven) return null
    if (order.status === 'pending') this.balance += order.sum
    else if (order.status !== 'paid') return null
    order.status = 'paid'
    order.proven = true
    return null
  }
}

bothDatabases('money against a model', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location, PAY_VARIABLES)
    admin = await createUser(server, { role: 'owner' })
    await addTiers(server, admin)
  })
  afterAll(() => server.stop())

  /** Advances the clock, keeps sessions alive and runs the background jobs. */
  const wait = async (minutes: number) => {
    server.clock.advance(minutes * 60)
    const { db } = server.installation.database
    await db
      .updateTable('user_session')
      .set({ created_at: server.clock.now(), expires_at: server.clock.now() + DAY })
      .execute()
    await closeStaleOrders(server)
  }

  interface Real {
    user: TestUser
    seatId: string
    orders: { order_no: string; paid_amount: string }[]
  }
  const build = async (): Promise<Real> => {
    const user = await createUser(server, { ports: 0 })
    const { db } = server.installation.database
    await db.updateTable('user').set({ port_expire_at: null }).where('id', '=', user.id).execute()
    const body = { name: 'Seat', password: PASSWORD, allocated: 0 }
    // Orders that earlier runs left open would take up the cents.
    await wait(31)
    return { user, seatId: (await server.call(createSeat, { body }, user)).id, orders: [] }
  }

  /** @returns the new order's sum in cents, of whatever creates one */
  const perform = async (real: Real, act: Act, headers: Record<string, string> = {}): Promise<number> => {
    const [as, by] = [
      { as: real.user.as, headers },
      { as: admin.as, headers },
    ]
    const order = async (body: Parameters<typeof server.call<typeof createOrder>>[1]['body']) => {
      const made = await server.call(createOrder, { body }, as)
      if (!real.orders.some(({ order_no }) => order_no === made.order_no)) real.orders.push(made)
      return Math.round(Number(made.paid_amount) * 100)
    }
    switch (act.kind) {
      case 'recharge': {
        const sum = await order({ order_type: orderTypes.recharge, amount: String(act.amount) })
        expect(sum).toBeGreaterThan(act.amount * 100)
        expect(sum).toBeLessThan(act.amount * 100 + 100)
        return sum
      }
      case 'buy': {
        const { quantity, days } = act
        return order({ order_type: orderTypes.buy_ports, quantity, ...(days !== null && { days }) })
      }
      case 'renew':
        return order({ order_type: orderTypes.renew_time, days: act.days })
      case 'adjust': {
        const body = { amount: (act.cents / 100).toFixed(2), remark: 'by hand' }
        await server.call(adjustBalance, { params: { id: real.user.id }, body }, by)
        return 0
      }
      case 'allocate':
        await server.call(updateSeat, { params: { id: real.seatId }, body: { allocated: act.ports } }, as)
        return 0
      case 'wait':
        await wait(act.minutes)
        return 0
      default: {
        const target = real.orders[act.order]
        if (!target) return 0
        if (act.kind === 'report') {
          const paid_amount = act.exact ? target.paid_amount : '1.00'
          const payment_id = `${real.user.id}-${act.payment}`
          const answer = await reportPayment(server, { payment_id, order_no: target.order_no, paid_amount })
          const { reason } = answer.body as { reason?: Reason }
          if (reason !== undefined)
            throw new RefusedCall(answer.status, answer.body as RefusedCall['refusal'])
          return 0
        }
        const endpoint = { confirm: confirmOrder, fail: failOrder, close: closeOrder, refund: refundOrder }
        const input = { params: { order_no: target.order_no }, body: {} }
        await server.call(endpoint[act.kind], input, by)
        return 0
      }
    }
  }

  test('after any sequence of actions, money and ports satisfy the invariants', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 25, maxLength: 60 }), async (acts) => {
        const real = await build()
        const model = new Model(server.clock.now())
        for (const act of [...prelude, ...acts]) {
          const outcome = await attempt(perform(real, act))
          expect(outcome.reason, JSON.stringify(act)).toBe(model.apply(act, outcome.sum))
          const { balance, have } = model
          expect(await checkBooks(server, real.user.id)).toEqual({ balance, ...have })
        }
        const states = await server.installation.database.db
          .selectFrom('order')
          .select(['order_no', 'status'])
          .where('tenant_id', '=', real.user.id)
          .execute()
        const byNumber = new Map(states.map(({ order_no, status }) => [order_no, status]))
        expect(real.orders.map(({ order_no }) => byNumber.get(order_no))).toEqual(
          model.orders.map(({ status }) => status),
        )
      }),
      { numRuns: location.kind === 'sqlite' ? RUNS : RUNS / 2 },
    )
  })

  test('after concurrent and repeated actions, the books are right', async () => {
    let key = 0
    const volley = fc.array(fc.record({ act: calm, twice: fc.boolean() }), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(volley, { minLength: 4, maxLength: 10 }), async (volleys) => {
        const real = await build()
        for (const act of prelude) await perform(real, act)
        for (const acts of volleys) {
          await Promise.all(
            acts.flatMap(({ act, twice }) => {
              key += 1
              const headers = { 'idempotency-key': `act-${key}` }
              const once = attempt(perform(real, act, headers))
              return twice ? [once, attempt(perform(real, act, headers))] : [once]
            }),
          )
          await checkBooks(server, real.user.id)
        }
        const { db } = server.installation.database
        const keys = await db
          .selectFrom('ledger')
          .select('idempotency_key')
          .where('tenant_id', '=', real.user.id)
          .where('idempotency_key', 'is not', null)
          .execute()
        expect(new Set(keys.map((row) => row.idempotency_key)).size).toBe(keys.length)
      }),
      { numRuns: location.kind === 'sqlite' ? RUNS : RUNS / 2 },
    )
  })
})

async function attempt(call: Promise<number>): Promise<{ reason: Reason | null; sum: number }> {
  try {
    return { reason: null, sum: await call }
  } catch (error) {
    if (error instanceof RefusedCall && error.refusal.reason !== 'fault')
      return { reason: error.refusal.reason, sum: 0 }
    throw error
  }
}
