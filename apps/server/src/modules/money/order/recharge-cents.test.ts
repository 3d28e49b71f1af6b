import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeCents, type TakenCents } from './recharge-cents.ts'

/** Minimum number of tenants that could block an amount. */
const CROWD = 55

/** Opens orders of one amount for tenants; `close` releases the oldest. */
function play(steps: readonly { tenant: number; close: boolean; pick: number }[]): TakenCents[] {
  const taken: TakenCents[] = []
  for (const { tenant, close, pick } of steps) {
    if (close) taken.shift()
    const found = freeCents(taken, `t${tenant}`)
    if (!('free' in found)) continue
    const cents = found.free[pick % found.free.length] ?? 0
    expect(taken.map((one) => one.cents)).not.toContain(cents)
    expect([cents >= 1, cents <= 99]).toEqual([true, true])
    taken.push({ tenant_id: `t${tenant}`, cents })
  }
  return taken
}

const steps = (tenants: number) =>
  fc.array(fc.record({ tenant: fc.nat(tenants - 1), close: fc.boolean(), pick: fc.nat(98) }), {
    minLength: 0,
    maxLength: 400,
  })

test('whatever a few tenants open, another one still gets cents of the same amount', () => {
  fc.assert(
    fc.property(steps(CROWD), (given) => {
      expect(freeCents(play(given), 'newcomer')).toHaveProperty('free')
    }),
    { numRuns: 100 },
  )
})

test('tenants that each open their maximum leave some for others', () => {
  const greedy = Array.from({ length: CROWD * 5 }, (_, at) => ({
    tenant: Math.floor(at / 5),
    close: false,
    pick: 0,
  }))
  const taken = play(greedy)
  expect(freeCents(taken, 'newcomer')).toHaveProperty('free')
  for (let tenant = 0; tenant < CROWD; tenant += 1)
    expect(taken.filter(({ tenant_id }) => tenant_id === `t${tenant}`).length).toBeLessThanOrEqual(3)
})

test('a tenant with open orders is refused earlier; one without only when all cents are taken', () => {
  const three = [1, 2, 3].map((cents) => ({ tenant_id: 'a', cents }))
  expect(freeCents(three, 'a')).toEqual({ refused: 'amount_already_open' })
  const all = Array.from({ length: 99 }, (_, at) => ({ tenant_id: `t${at}`, cents: at + 1 }))
  expect(freeCents(all, 'newcomer')).toEqual({ refused: 'no_free_cents' })
  expect(freeCents(all.slice(1), 'newcomer')).toEqual({ free: [1] })
})

// lizhipay/acg-faka#881: a transfer for an order that was over was credited to the one that had its sum by then.
test('cents that an order had lately are given out only when there are no others', () => {
  const open = Array.from({ length: 3 }, (_, at) => ({ tenant_id: `t${at}`, cents: at + 1 }))
  const recent = Array.from({ length: 97 }, (_, at) => at + 1)
  expect(freeCents(open, 'newcomer', recent)).toEqual({ free: [98, 99] })
  const all = [...recent, 98, 99]
  expect(freeCents(open, 'newcomer', all)).toEqual({ free: all.slice(3) })
  // They count as free for who may open another order.
  expect(freeCents(open, 't0', recent)).toEqual({ free: [98, 99] })
})
