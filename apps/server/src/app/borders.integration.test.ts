import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { API_BASE } from '@seaport/contract/api'
import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { assignAccounts } from '@seaport/contract/desk/account'
import { createSeat, getSeat, listSeats } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { keysInEffect } from '@seaport/contract/kernel/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inTime } from '../../../../tests/electron-host/src/wait-until.ts'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { createSeatOnline, createUser, type TestSeat, type TestUser } from '../test-support/people.ts'
import { releaseToken } from '../test-support/releases.ts'
import { snapshot } from '../test-support/snapshot.ts'
import { type Credentials, startTestServer, type TestServer } from '../test-support/test-server.ts'

/** Bytes of a body by hand; more where the contract says so, which fields.txt has. */
const MOST = { public: 16_384, others: 262_144 }
const mostOf = ({ bodyLimit, callers }: Endpoint) =>
  bodyLimit ?? (callers.includes('public') ? MOST.public : MOST.others)
const tenMegabytes = JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) })
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const withBody = endpoints.filter((endpoint) => schemasOf(endpoint).body)
const withJson = withBody.filter((endpoint) => !endpoint.upload)
const withForm = withBody.filter((endpoint) => endpoint.upload)
const withQuery = endpoints.filter((endpoint) => schemasOf(endpoint).query)

/** Discriminator of a body with several variants: the other fields are validated only after it. */
function kindOf(endpoint: Endpoint): object {
  const { body } = schemasOf(endpoint)
  if (!(body instanceof z.ZodDiscriminatedUnion)) return {}
  const { discriminator } = body.def
  const [first] = body.options as z.ZodObject<Record<string, z.ZodLiteral>>[]
  return { [discriminator]: first?.shape[discriminator]?.value }
}

/** A valid value of a path parameter with few allowed values: an invalid one would be refused before the body. */
function oneOf(endpoint: Endpoint, name: string): string | undefined {
  const { params } = schemasOf(endpoint)
  const type = params instanceof z.ZodObject ? params.shape[name] : undefined
  return type instanceof z.ZodEnum ? String(type.options[0]) : undefined
}

eachDatabase('borders', (location) => {
  let server: TestServer
  let user: TestUser
  let customer: TestUser
  let seat: TestSeat
  /** Header of a machine that publishes releases: these calls check it before they read a body. */
  let release: Awaited<ReturnType<typeof releaseToken>>
  let before: Awaited<ReturnType<typeof snapshot>>
  beforeAll(async () => {
    server = await startTestServer(location)
    user = await createUser(server, { role: 'owner' })
    customer = await createUser(server)
    seat = await createSeatOnline(server, user, 2)
    release = await releaseToken(server, user.as)
    // The first use is recorded.
    await server.send('GET', `${API_BASE}/release`, { headers: release })
    before = await snapshot(server.installation)
  })
  afterAll(() => server.stop())

  const pathOf = (endpoint: Endpoint, id = 'nowhere') =>
    `${API_BASE}${endpoint.path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(oneOf(endpoint, name) ?? id))}`
  /** A caller who may call the endpoint. */
  const callerOf = ({ callers, permission, path }: Endpoint): Credentials => {
    if (path.startsWith('/release')) return async () => release
    if (!callers.includes('user')) return callers.includes('seat') ? seat.as : async () => ({})
    return permission && !keysInEffect([permission], true).has(permission) ? customer.as : user.as
  }
  const send = async (
    endpoint: Endpoint,
    as: Credentials,
    init: { body?: string; type?: string; query?: string; id?: string } = {},
  ) => {
    const path = pathOf(endpoint, init.id)
    const credentials = await as(endpoint.method, `${server.url}${path}`)
    const { body, type = 'application/json', query = '' } = init
    const answer = await server.send(endpoint.method, `${path}${query}`, {
      headers: { ...credentials, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, refusal: Refusal.parse(answer.body) }
  }
  /** Announces a body and sends only the beginning: the answer must come without the rest. */
  const beginBody = async (endpoint: Endpoint, as: Credentials, length: number) => {
    const { method } = endpoint
    const url = `${server.url}${pathOf(endpoint)}`
    const headers = {
      ...(await as(method, url)),
      'content-type': 'application/json',
      'content-length': length,
    }
    const sent = request(url, { method, headers })
    try {
      sent.write(tenMegabytes.slice(0, 1024))
      const answered = once(sent, 'response') as Promise<[IncomingMessage]>
      const [answer] = await inTime('an answer to the beginning of a body', answered)
      return { status: answer.statusCode, refusal: Refusal.parse(await json(answer)) }
    } finally {
      sent.on('error', () => undefined).destroy()
    }
  }
  /** The tests here must change nothing, so one snapshot serves them all. */
  const changesNothing = async (act: () => Promise<void>) => {
    await act()
    expect(await snapshot(server.installation)).toEqual(before)
  }

  test.each(withJson.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s refuses every bad body, with an envelope, and changes nothing',
    async (_, endpoint) => {
      const as = callerOf(endpoint)
      await changesNothing(async () => {
        const bad = async (init: Parameters<typeof send>[2], status: number, reason: string) => {
          const answer = await send(endpoint, as, init)
          expect([init, answer.status, answer.refusal.code, answer.refusal.reason]).toEqual([
            init,
            status,
            400,
            reason,
          ])
          expect(answer.refusal.detail?.length).toBeGreaterThan(0)
          for (const { loc } of answer.refusal.detail ?? []) expect(loc[0]).toBe('body')
          return answer.refusal.detail
        }
        const needsNothing = schemasOf(endpoint).body?.safeParse({}).success
        await bad({}, 400, 'invalid_input')
        for (const body of [
          '',
          '{',
          '{"name": ',
          'nonsense',
          'null',
          '[]',
          '"text"',
          '1',
          '{"__proto__": {}}',
        ])
          await bad({ body }, 400, 'invalid_input')
        if (!needsNothing) await bad({ body: '{}' }, 400, 'invalid_input')
        const odd = JSON.stringify({ ...kindOf(endpoint), no_such_field: 1 })
        const unknown = await bad({ body: odd }, 400, 'invalid_input')
        expect(unknown?.map(({ loc }) => loc.join('.'))).toContain('body.no_such_field')
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
          await bad({ body: '{}', type }, 415, 'unsupported_media')
      })
    },
  )

  test.each(withForm.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s accepts only a form, and refuses a bad one',
    async (_, endpoint) => {
      const part = (name: string, more: string, text: string) =>
        `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
      const file = part('file', '; filename="a"\r\ncontent-type: image/png', 'x')
      const refused = async (init: Parameters<typeof send>[2]) => {
        const { status, refusal } = await send(endpoint, callerOf(endpoint), init)
        return [status, refusal.code, refusal.reason]
      }
      await changesNothing(async () => {
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
          expect(await refused({ body: '{}', type })).toEqual([415, 400, 'unsupported_media'])
        for (const body of [
          '',
          'nonsense',
          '--edge--\r\n',
          part('body', '', '{}'),
          `${part('body', '', '{')}${file}--edge--\r\n`,
          `${part('body', '', '{"no_such_field":1}')}${file}--edge--\r\n`,
        ])
          expect([body, ...(await refused({ body, type: 'multipart/form-data; boundary=edge' }))]).toEqual([
            body,
            400,
            400,
            'invalid_input',
          ])
      })
    },
  )

  test.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s refuses a body that is a byte too long',
    async (_, endpoint) => {
      await changesNothing(async () => {
        const { status, refusal } = await beginBody(endpoint, callerOf(endpoint), mostOf(endpoint) + 1)
        expect([status, refusal.code, refusal.reason]).toEqual([413, 400, 'too_large'])
      })
    },
  )

  test('a body of 10 MB is also refused if it is sent completely', async () => {
    await changesNothing(async () => {
      const { status, refusal } = await send(createSeat, user.as, { body: tenMegabytes })
      expect([status, refusal.reason]).toEqual([413, 'too_large'])
    })
  })

  test.each(withQuery.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s refuses every bad query',
    async (_, endpoint) => {
      for (const query of [
        '?page=0',
        '?page=x',
        '?page=1&page=2',
        '?page_size=201',
        '?sort=password',
        '?order=up',
        '?no_such=1',
      ]) {
        const { status, refusal } = await send(endpoint, callerOf(endpoint), { query })
        expect([query, status, refusal.code]).toEqual([query, 400, 400])
        expect(refusal.detail?.map(({ loc }) => loc)).toContainEqual(['query', query.slice(1).split('=')[0]])
      }
    },
  )

  test.each([
    ['NUL', 'a\0b'],
    ['half of a surrogate pair', 'a\ud800b'],
  ])('text with %s is refused like any other bad input', async (_, name) => {
    await changesNothing(async () => {
      const { status, refusal } = await send(createSeat, user.as, {
        body: JSON.stringify({ name, password: 'long enough', allocated: 0 }),
      })
      expect([status, refusal.detail]).toMatchObject([400, [{ loc: ['body', 'name'] }]])
    })
  })

  test('NUL in an address is refused with its parameter', async () => {
    const inQuery = await send(listSeats, user.as, { query: '?search=%00' })
    expect([inQuery.status, inQuery.refusal.detail]).toMatchObject([400, [{ loc: ['query', 'search'] }]])
    const inPath = await send(getSeat, user.as, { id: '\0' })
    expect([inPath.status, inPath.refusal.detail]).toMatchObject([400, [{ loc: ['path', 'id'] }]])
  })

  test('an address is decoded once: what would be NUL the second time is a text', async () => {
    const { status } = await server.send('GET', `${API_BASE}/agent?search=%2500`, {
      headers: await user.as('GET', ''),
    })
    expect(status).toBe(200)
    const { refusal } = await send(getSeat, user.as, { id: '%00' })
    expect(refusal.reason).toBe('not_found')
  })

  test('a value of the wrong type is reported with its path', async () => {
    const body = JSON.stringify({ account_ids: ['ok', 7], seat_id: null })
    const { refusal } = await send(assignAccounts, user.as, { body })
    expect(refusal.detail?.map(({ loc }) => loc)).toEqual([
      ['body', 'account_ids', 1],
      ['body', 'seat_id'],
    ])
  })

  test('a field’s name stands in the answer as it was sent, whatever signs it has', async () => {
    const name = '"},{\\"code\\":200} \n\u2028</script>'
    const body = JSON.stringify({ name: 'Desk', password: 'long enough', allocated: 0, [name]: 1 })
    const { refusal } = await send(createSeat, user.as, { body })
    expect(refusal.detail?.map(({ loc }) => loc)).toEqual([['body', name]])
  })

  test('an unknown address is not found, with an envelope', async () => {
    for (const path of [`${API_BASE}/no-such`, `${API_BASE}/agent/a/b/c`, '/%']) {
      const answer = await server.send('GET', path)
      expect([answer.status, Refusal.parse(answer.body).code]).toEqual([404, 404])
    }
  })
})
