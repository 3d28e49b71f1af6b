import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { XError } from './problem.ts'
import { createMemoryRateStore, createRateLedger } from './rate-ledger.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')

function headers(remaining: number, resetInSeconds: number, dateSkewMs = 0): Headers {
  return new Headers({
    'x-rate-limit-remaining': String(remaining),
    'x-rate-limit-reset': String((START + dateSkewMs) / 1000 + resetInSeconds),
    date: new Date(START + dateSkewMs).toUTCString(),
  })
}

const problem = (run: () => void) => {
  try {
    run()
  } catch (error) {
    return (error as XError).problem
  }
  return null
}

test('what is left is counted down before sending, and nothing is sent when nothing is left', () => {
  const ledger = createRateLedger('app', createMemoryRateStore(), createSimClock(START))
  ledger.book('a', '/2/x')
  ledger.note('a', '/2/x', headers(2, 900))
  ledger.book('a', '/2/x')
  ledger.book('a', '/2/x')
  expect(problem(() => ledger.book('a', '/2/x'))).toEqual({ kind: 'rate_limited', until: START + 900_000 })
  expect(problem(() => ledger.book('b', '/2/x'))).toBeNull()
  expect(problem(() => ledger.book('a', '/2/y'))).toBeNull()
})

test('the end of a window is told by our clock, also where the network’s is another', () => {
  const ledger = createRateLedger('app', createMemoryRateStore(), createSimClock(START))
  expect(ledger.note('a', '/2/x', headers(0, 900, -600_000))).toBe(START + 900_000)
  expect(ledger.note('a', '/2/x', headers(0, 900, 600_000))).toBe(START + 900_000)
  expect(ledger.note('a', '/2/x', headers(0, 900, 1000))).toBe(START + 901_000)
  expect(ledger.note('a', '/2/x', new Headers())).toBeNull()
})

test('a used-up cap stops every account of the app, and no other app; a restart keeps it', () => {
  const store = createMemoryRateStore()
  const clock = createSimClock(START)
  createRateLedger('app', store, clock).closeApp(START + 1000)
  const again = createRateLedger('app', store, clock)
  expect(problem(() => again.book('a', '/2/x'))).toEqual({ kind: 'usage_cap', until: START + 1000 })
  expect(problem(() => createRateLedger('other', store, clock).book('a', '/2/x'))).toBeNull()
})

test('requests to one endpoint by one account wait for each other, whatever becomes of them', async () => {
  const ledger = createRateLedger('app', createMemoryRateStore(), createSimClock(START))
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const one = ledger.inTurn('a', '/2/x', async () => {
    await first.promise
    order.push('one')
    throw new XError({ kind: 'malformed' })
  })
  const two = ledger.inTurn('a', '/2/x', async () => void order.push('two'))
  await ledger.inTurn('b', '/2/x', async () => void order.push('other'))
  first.resolve()
  await expect(one).rejects.toThrow(XError)
  await two
  expect(order).toEqual(['other', 'one', 'two'])
})
