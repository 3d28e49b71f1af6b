import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { userInfo } from '@seaport/contract/people/user'
import { translateAny } from '@seaport/i18n/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { ensureOwner } from '../modules/people/user/user.public.ts'
import { readEvents } from '../test-support/event-reader.ts'
import { createUser } from '../test-support/people.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

/** Directives of an answer's content security policy, each with its sources. */
const policyIn = (headers: Headers) =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )

eachDatabase('every answer', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test.each(['/api/v1/system/config', '/api/v1/agent', '/api/v1/no-such', '/health', '/api/v1/docs/'])(
    '%s: has security headers and a request id',
    async (path) => {
      const { headers } = await server.send('GET', path, { headers: { origin: 'https://elsewhere.test' } })
      expect(policyIn(headers)).toMatchObject({
        'default-src': "'self'",
        'base-uri': "'none'",
        'script-src': "'self'",
        'script-src-attr': "'none'",
        'object-src': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'self'",
      })
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      })
      expect(headers.get('content-type')).toMatch(/^(?:application\/json|text\/html); charset=utf-8$/)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  test('the only initial user is the owner from the environment', async () => {
    const users = await server.installation.database.db.selectFrom('user').select('email').execute()
    expect(users).toEqual([{ email: 'owner@example.test' }])
    expect(await server.installation.database.db.selectFrom('seat').selectAll().execute()).toEqual([])
  })

  test('a page of another origin may not call', async () => {
    const { status, headers } = await server.send('OPTIONS', '/api/v1/agent', {
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
    })
    expect(status).toBe(404)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  test('the Date header has the installation’s time, not the machine’s', async () => {
    const told = async () => Date.parse((await server.send('GET', '/api/v1/agent')).headers.get('date') ?? '')
    expect(await told()).toBe(server.clock.now())
    server.clock.advance(1800)
    expect(await told()).toBe(server.clock.now())
  })

  test('an idle connection stays open for longer than Caddy would use it again', async () => {
    const { headers } = await server.send('GET', '/health')
    expect(headers.get('keep-alive')).toBe('timeout=130')
  })

  test('a refusal has the request id of its header', async () => {
    const { headers, body } = await server.send('GET', '/api/v1/agent')
    expect(Refusal.parse(body).request_id).toBe(headers.get('x-request-id'))
  })

  test('an idempotency key that is too long is refused by its name', async () => {
    const user = await createUser(server)
    const path = '/api/v1/proxy-group'
    const headers = { ...(await user.as('POST', path)), 'content-type': 'application/json' }
    const key = { 'idempotency-key': 'x'.repeat(101) }
    const refused = await server.send('POST', path, {
      headers: { ...headers, ...key },
      body: '{"name":"Tea"}',
    })
    expect([refused.status, Refusal.parse(refused.body).detail?.map(({ loc }) => loc)]).toEqual([
      400,
      [['header', 'idempotency-key']],
    ])
  })

  test('an idempotency key is for one request: another address or body under it is refused', async () => {
    const user = await createUser(server)
    const send = async (path: string, name: string) => {
      const key = { 'idempotency-key': 'once', 'content-type': 'application/json' }
      const headers = { ...(await user.as('POST', path)), ...key }
      const { status, body } = await server.send('POST', path, { headers, body: JSON.stringify({ name }) })
      return status === 200 ? body : Refusal.parse(body).reason
    }
    const first = await send('/api/v1/proxy-group', 'Tea')
    expect(await send('/api/v1/proxy-group', 'Tea')).toEqual(first)
    expect(await send('/api/v1/proxy-group', 'Sea')).toBe('idempotency_mismatch')
    expect(await send('/api/v1/script-group', 'Tea')).toBe('idempotency_mismatch')
  })

  // HarperFast/harper#1438, google/certificate-transparency#1109, QuantumNous/new-api#4913: told as broken JSON.
  test('a compressed body is refused by its header; one that says that it is not compressed is read', async () => {
    const user = await createUser(server)
    const send = async (path: string, encoding: string, type: string, body: string) => {
      const headers = { ...(await user.as('POST', path)), 'content-type': type, 'content-encoding': encoding }
      const answer = await server.send('POST', path, { headers, body })
      return answer.status === 200
        ? 200
        : [answer.status, Refusal.parse(answer.body).detail?.map(({ loc }) => loc)]
    }
    const [json, group] = ['application/json', JSON.stringify({ name: 'Tea' })]
    const refused = [415, [['header', 'content-encoding']]]
    expect(await send('/api/v1/proxy-group', 'gzip', json, '\u001f\b')).toEqual(refused)
    expect(await send('/api/v1/file', 'br', 'multipart/form-data; boundary=x', '--x--')).toEqual(refused)
    expect(await send('/api/v1/proxy-group', 'Identity', json, group)).toBe(200)
  })

  test('the API’s page loads from our own address only', async () => {
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
  })

  test('no shared cache stores an answer of the API', async () => {
    const { as } = await createUser(server)
    const cached = async (
      method: string,
      path: string,
      init: { body?: string; headers?: Record<string, string> } = {},
    ) => (await server.send(method, path, init)).headers.get('cache-control')
    const list = '/api/v1/agent'
    expect(await cached('GET', list, { headers: await as('GET', list) })).toBe('no-store')
    const header = '/api/v1/user/info'
    expect(await cached('GET', header, { headers: await as('GET', header) })).toBe('private, no-cache')
    expect(await cached('GET', list)).toBe('no-store')
    expect(await cached('GET', '/api/v1/no-such')).toBe('no-store')
    // decocms/studio#4033, vercel/next.js#5088: Cloudflare keeps the 404 of a part that only the upgraded server has.
    expect(await cached('GET', '/assets/index-of-the-next-version.js')).toBe('no-store')
    const login = {
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@b.test","password":"x"}',
    }
    expect(await cached('POST', '/api/v1/auth/login', login)).toBe('no-store')
    // langwatch/langwatch#6228, gotify/server#687: what a monitor is told is of now, however it asks.
    expect((await fetch(`${server.url}/health`, { method: 'HEAD' })).status).toBe(200)
    for (const path of ['/health', '/ready']) expect(await cached('GET', path)).toBe('no-store')
  })

  test('the API’s page reads every operation, in the OpenAPI version that it opens fast', async () => {
    const told = async (path: string) => {
      const { openapi, paths } = (await server.send('GET', path)).body as { openapi: string; paths: object }
      const operations = Object.entries(paths).map(([at, methods]) => [at, Object.keys(methods)])
      return { openapi, operations }
    }
    const described = await told('/api/v1/openapi.json')
    expect(described.openapi).toBe('3.1.0')
    expect(await told('/api/v1/docs/json')).toEqual({ ...described, openapi: '3.0.3' })
  })
})

eachDatabase('a first start', (location) => {
  test('gives an owner for whom no password is set a random one', async () => {
    const server = await startTestServer(location)
    const { installation } = server
    const passwords = new Set<string>()
    for (const email of ['one@example.test', 'two@example.test']) {
      await installation.database.db.updateTable('user').set({ role_key: 'admin' }).execute()
      const env = { ...installation.env, owner: { email, password: null } }
      await ensureOwner({ ...installation, env }, (line) =>
        passwords.add(/password (\S+)/.exec(line)?.[1] ?? ''),
      )
    }
    expect([...passwords]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ])
    await server.stop()
  })
})

eachDatabase('a stop', (location) => {
  test('answers requests in progress, and refuses new ones on open connections, in the caller’s language', async () => {
    const server = await startTestServer(location)
    const { as } = await createUser(server)
    const stream = await readEvents(server.url, as)
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8')
    const body = '{}'
    socket.write(
      `POST /api/v1/auth/login HTTP/1.1\r\nhost: seaport\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    )
    await once(socket, 'data')
    const stopped = server.stop()
    await stream.ended
    // The rest of the request that was started before the stop, and one after it.
    socket.write(`${body}GET /api/v1/system/config HTTP/1.1\r\nhost: seaport\r\naccept-language: vi\r\n\r\n`)
    const [first = '', second = ''] = (await text(socket)).split(/(?<=\})(?=HTTP)/)
    expect(first).toMatch(/^HTTP\/1\.1 400 /)
    expect(second).toMatch(/^HTTP\/1\.1 503 /)
    expect(second.toLowerCase()).toMatch(/\r\nconnection: close\r\n/)
    expect(second.toLowerCase()).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
    const envelope = Refusal.parse(JSON.parse(second.slice(second.indexOf('\r\n\r\n'))))
    expect(envelope).toMatchObject({ code: 503, reason: 'stopping', msg: translateAny('vi', 'stopping', {}) })
    await stopped
  })
})

eachDatabase('floods', (location) => {
  const LIMIT = 30
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_RATE_LIMIT: String(LIMIT) })
  })
  afterAll(() => server.stop())

  test('a session that calls too often waits; others of the same address continue; health is never refused', async () => {
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

  test('made-up tokens don’t bypass the limit of an address', async () => {
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
