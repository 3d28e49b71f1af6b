import { expect, test, vi } from 'vitest'
import {
  asWrite,
  NetworkError,
  noResponseError,
  type Outcome,
  type RetryCause,
  retryLater,
} from './outcome.ts'
import { canBe, isSameText, sendOnce } from './send-once.ts'
import { ProxyConnectionError, TransportError } from './transport-error.ts'

test.each([
  ['look https://t.co/x1', 'look https://shop.example/tea?a=1'],
  ['@ann @ben thank  you\n', 'thank you'],
  ['two https://t.co/a and https://t.co/b', 'two http://a.example and http://b.example/'],
  ['\n one\ttwo ', 'one two'],
  ['Sale at https://t.co/a.', 'Sale at tea.com/sale.'],
  ['Sale at https://t.co/a, and https://t.co/b', 'Sale at tea.com/sale, and https://tea.com'],
])('%j is matched to the sent text %j', (shown, sent) => {
  expect(isSameText(shown, sent)).toBe(true)
})

test.each([
  ['thank you very much', 'thank you'],
  ['ab', 'a b'],
  ['look here', 'look https://t.co/x1'],
  ['', 'thank you'],
  ['a lt b', 'a < b'],
])('%j is not matched to the sent text %j', (shown, sent) => {
  expect(isSameText(shown, sent)).toBe(false)
})

const BEGUN = Date.parse('2026-11-20T12:00:00Z')
test.each([
  ['X, to the millisecond', '2026-11-20T12:00:03.123Z', '7', true],
  ['Graph, to the second, in its own form', '2026-11-20T12:00:00+0000', '7', true],
  ['a clock that is a minute behind ours', '2026-11-20T11:59:00.000Z', '7', true],
  ['the same words an hour before', '2026-11-20T11:00:00.000Z', '7', false],
  ['what another act was known to be', '2026-11-20T12:00:03.000Z', 'other', false],
  ['no time', undefined, '7', false],
  ['a time that is null', null, '7', false],
  ['a time that nobody can read', 'just now', '7', false],
])('a row matches an attempt started at noon by time and id: %s', (_title, at, id, can) => {
  expect(canBe({ at: BEGUN, isKnown: (one) => one === 'other' }, { id, at })).toBe(can)
})

const unknown = new NetworkError({ kind: 'unknown' })
const failing = (error: unknown) => vi.fn(async () => Promise.reject(error))

test('an answer that arrived needs no lookup', async () => {
  const find = vi.fn()
  expect(await sendOnce(async () => ({ id: '1' }), find)).toEqual({ id: '1' })
  expect(find).not.toHaveBeenCalled()
})

test('a lost answer is looked up once, and the request is never sent again', async () => {
  const send = failing(unknown)
  const finds = [vi.fn(async () => ({ id: '2' })), vi.fn(async () => null), failing(new Error('offline'))]
  const [found, missed, away] = finds
  expect(await sendOnce(send, found as (typeof finds)[0])).toEqual({ id: '2' })
  await expect(sendOnce(send, missed as (typeof finds)[0])).rejects.toBe(unknown)
  await expect(sendOnce(send, away as (typeof finds)[0])).rejects.toBe(unknown)
  expect(finds.map((find) => find.mock.calls.length)).toEqual([1, 1, 1])
  expect(send).toHaveBeenCalledTimes(3)
})

test.each([[new NetworkError({ kind: 'duplicate' })], [new Error('stopped')]])(
  '%s is conclusive, so there is no lookup',
  async (error) => {
    const find = vi.fn()
    await expect(sendOnce(failing(error), find)).rejects.toBe(error)
    expect(find).not.toHaveBeenCalled()
  },
)

/** Whether a write is certain not to have happened, by why it ended: without an answer, and by what the transport says of it. */
const certain: Readonly<Record<RetryCause, boolean>> = {
  // The network's own words.
  rate_limit: true,
  usage_cap: true,
  network_fault: false,
  network_unreachable: false,
  proxy_unreachable: false,
}
const transports: [string, unknown, boolean][] = [
  ['nothing', undefined, false],
  ['an error of another kind', new TypeError('fetch failed'), false],
  ['that it was sent', new TransportError('cut', { isSent: true }), false],
  ['that it was not sent', new TransportError('refused', { isSent: false }), true],
  ['that the proxy was not reached', new ProxyConnectionError(), true],
]
test.each(
  Object.entries(certain).flatMap(([cause, isSettled]) =>
    transports.map(
      ([said, error, isUnsent]) => [cause as RetryCause, said, error, isSettled || isUnsent] as const,
    ),
  ),
)('a write that ends with %s, of which the transport says %s', (cause, _said, error, isCertain) => {
  const ended = retryLater(cause, 7, error)
  const told = asWrite(ended)
  if (isCertain) expect(told).toBe(ended)
  else expect(told).toMatchObject({ outcome: { kind: 'unknown' }, cause: ended })
})

test.each<unknown>([
  ...([
    'sign_in_again',
    'missing_permission',
    'target_unavailable',
    'account_stopped',
    'policy_blocked',
    'gone',
  ] as const),
  ...(['duplicate', 'text_too_long', 'misconfigured', 'unknown'] as const),
])('a write that ends with %s has this outcome', (kind) => {
  const ended = new NetworkError({ kind } as Outcome)
  expect(asWrite(ended)).toBe(ended)
})

test('a fault that is not the network’s stays what it is', () => {
  const fault = new Error('stopped')
  expect(asWrite(fault)).toBe(fault)
})

test('a missing answer is the proxy’s fault if the transport says so, otherwise the network’s', () => {
  const causeOf = (error: unknown) => noResponseError(error).outcome
  expect(causeOf(new ProxyConnectionError())).toMatchObject({ cause: 'proxy_unreachable' })
  for (const isSent of [true, false])
    expect(causeOf(new TransportError('cut', { isSent }))).toMatchObject({ cause: 'network_unreachable' })
  expect(causeOf(new TypeError('fetch failed'))).toEqual({
    kind: 'retry',
    cause: 'network_unreachable',
    until: null,
  })
})
