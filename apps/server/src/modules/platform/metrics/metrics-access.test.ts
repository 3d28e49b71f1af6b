import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-access.ts'

const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as FastifyRequest
const TOKEN = 'a-token-of-sixteen-characters-or-more'

test.each([
  ['127.0.0.1', '127.0.0.1:8787'],
  ['127.0.0.1', 'localhost:8787'],
  ['::1', '[::1]:8787'],
  ['::ffff:127.0.0.1', 'LOCALHOST'],
])('without a token, %s calling %s may read them', (address, host) => {
  expect(mayReadMetrics(from(address, { host }), null)).toBe(true)
})

test.each([
  ['another machine', '10.0.0.7', { host: '127.0.0.1' }],
  ['nobody knows where', '', { host: '127.0.0.1' }],
  ['behind a proxy', '127.0.0.1', { host: '127.0.0.1', 'x-forwarded-for': '203.0.113.9' }],
  ['behind a proxy, as RFC 7239 writes it', '127.0.0.1', { host: '127.0.0.1', forwarded: 'for=203.0.113.9' }],
  ['behind a proxy that tells its client alone', '127.0.0.1', { host: '127.0.0.1', 'x-real-ip': '::1' }],
  ['behind a proxy that tells the host alone', '127.0.0.1', { host: '127.0.0.1', 'x-forwarded-host': 'a.b' }],
  ['behind a proxy that tells itself alone', '127.0.0.1', { host: '127.0.0.1', via: '1.1 proxy' }],
  ['behind a proxy that adds nothing', '127.0.0.1', { host: 'seaport.example.com' }],
  ['a page whose name leads here', '127.0.0.1', { host: 'rebound.example.com:8787' }],
  ['a name that only begins like one', '127.0.0.1', { host: 'localhost.example.com' }],
  ['no host', '127.0.0.1', {}],
])('without a token they are kept from %s', (_, address, headers) => {
  expect(mayReadMetrics(from(address, headers), null)).toBe(false)
})

test('with a token only the token counts, from any address', () => {
  const authorization = `Bearer ${TOKEN}`
  expect(mayReadMetrics(from('10.0.0.7', { authorization, 'x-forwarded-for': '203.0.113.9' }), TOKEN)).toBe(
    true,
  )
  expect(mayReadMetrics(from('127.0.0.1', { host: 'localhost' }), TOKEN)).toBe(false)
  for (const wrong of ['Bearer', 'Bearer ', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN}x`])
    expect(mayReadMetrics(from('127.0.0.1', { authorization: wrong, host: 'localhost' }), TOKEN)).toBe(false)
})
