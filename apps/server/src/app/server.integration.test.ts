import { Refusal } from '@seaport/contract/envelope'
import { userInfo } from '@seaport/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { createUser } from '../test-support/people.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

eachDatabase('what every answer carries', (place) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(place)
  })
  afterAll(() => server.stop())

  test.each(['/api/v1/system/config', '/api/v1/agent', '/api/v1/no-such', '/health', '/api/v1/docs/'])(
    '%s: headers that keep browsers from harm, and a request id',
    async (path) => {
      const { headers } = await server.send('GET', path)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('content-security-policy')).toContain("object-src 'none'")
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      })
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  test('the time of the installation, not that of the machine', async () => {
    const told = async () => Date.parse((await server.send('GET', '/api/v1/agent')).headers.get('date') ?? '')
    expect(await told()).toBe(server.clock.now())
    server.clock.advance(1800)
    expect(await told()).toBe(server.clock.now())
  })

  test('a refusal names the request as its header does', async () => {
    const { headers, body } = await server.send('GET', '/api/v1/agent')
    expect(Refusal.parse(body).request_id).toBe(headers.get('x-request-id'))
  })

  test('the API’s page is served from here alone', async () => {
    const page = await server.send('GET', '/api/v1/docs/')
    expect(page.headers.get('content-type')).toContain('text/html')
    const addresses = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to]) => to ?? '')
    expect(addresses.length).toBeGreaterThan(3)
    expect(String(page.body)).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/)
    for (const address of addresses) {
      const { origin, pathname } = new URL(address, `${server.url}/api/v1/docs/`)
      expect(origin).toBe(server.url)
      expect([address, (await server.send('GET', pathname)).status]).toEqual([address, 200])
    }
    const { body } = await server.send('GET', '/api/v1/docs/json')
    expect(body).toEqual((await server.send('GET', '/api/v1/openapi.json')).body)
  })
})

eachDatabase('floods', (place) => {
  const LIMIT = 30
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(place, { SEAPORT_RATE_LIMIT: String(LIMIT) })
  })
  afterAll(() => server.stop())

  test('a session that asks too often waits; others of the same address go on; health is never refused', async () => {
    const [loud, quiet] = [await createUser(server), await createUser(server)]
    const ask = async (user: typeof loud) =>
      server.send('GET', '/api/v1/user/info', { headers: await user.as('GET', '') })
    const answers = []
    for (let call = 0; call < LIMIT + 3; call += 1) answers.push(await ask(loud))
    expect(answers.slice(0, LIMIT).map(({ status }) => status)).toEqual(Array(LIMIT).fill(200))
    const refused = answers.at(-1)
    const refusal = Refusal.parse(refused?.body)
    expect([refused?.status, refusal.code, refusal.reason]).toEqual([429, 429, 'too_many_requests'])
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refusal.retry_after).toBe(Number(refused?.headers.get('retry-after')))
    expect(refused?.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await server.call(userInfo, {}, quiet)).toMatchObject({ id: quiet.id })
    for (let call = 0; call < 2 * LIMIT; call += 1)
      expect((await server.send('GET', '/health')).status).toBe(200)
  })

  test('tokens made up on the way don’t get around the limit of an address', async () => {
    const statuses = new Set<number>()
    for (let call = 0; call < 11 * LIMIT; call += 1) {
      const { status } = await server.send('GET', '/api/v1/user/info', {
        headers: { token: `made-up-${call}` },
      })
      statuses.add(status)
    }
    expect(statuses).toEqual(new Set([401, 429]))
  })
})
