import { assignAccounts, deleteAccount, unassignAccounts, updateAccount } from '@seaport/contract/account'
import { API_BASE, endpoints } from '@seaport/contract/api'
import type { Endpoint, InputOf } from '@seaport/contract/endpoint'
import { Refusal } from '@seaport/contract/envelope'
import { createOrder, getOrder } from '@seaport/contract/order'
import {
  createSeat,
  deleteSeat,
  disableSeat,
  enableSeat,
  getSeat,
  listSeats,
  releasePorts,
  resetSeatPassword,
  unbindDevice,
  updateSeat,
} from '@seaport/contract/seat'
import { closeAccount, openAccount, reportAccount } from '@seaport/contract/seat-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { createAccountOn } from '../test-support/accounts.ts'
import { createSeatOnline, createUser, type TestSeat, type TestUser } from '../test-support/people.ts'
import { refusal } from '../test-support/refused.ts'
import { snapshot } from '../test-support/snapshot.ts'
import { type Credentials, startTestServer, type TestServer } from '../test-support/test-server.ts'

const MEGABYTE = 1024 * 1024
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const closed = endpoints.filter((endpoint) => !endpoint.callers.includes('public'))
const withBody = endpoints.filter((endpoint) => endpoint.body)
const withJson = withBody.filter((endpoint) => !endpoint.upload)
const withForm = withBody.filter((endpoint) => endpoint.upload)
const withQuery = endpoints.filter((endpoint) => endpoint.query)

/** What names the kind of a body that has several: only then its other fields are looked at. */
function kindOf({ body }: Endpoint): object {
  if (!(body instanceof z.ZodDiscriminatedUnion)) return {}
  const { discriminator } = body.def
  const [first] = body.options as z.ZodObject<Record<string, z.ZodLiteral>>[]
  return { [discriminator]: first?.shape[discriminator]?.value }
}

eachDatabase('borders', (place) => {
  let server: TestServer
  let user: TestUser
  let seat: TestSeat
  /** What belongs to another tenant. */
  let foreign: { seat: TestSeat; account: string; order: string }
  let own: { account: string }
  beforeAll(async () => {
    server = await startTestServer(place)
    user = await createUser(server, { role: 'owner' })
    seat = await createSeatOnline(server, user, 2)
    own = { account: (await createAccountOn(server, user, seat.id)).id }
    const stranger = await createUser(server)
    const theirs = await createSeatOnline(server, stranger, 2)
    const body = { order_type: 1, amount: '100' } as const
    const { order_no } = await server.call(createOrder, { body }, stranger)
    const account = (await createAccountOn(server, stranger, theirs.id)).id
    foreign = { seat: theirs, account, order: order_no }
  })
  afterAll(() => server.stop())

  const pathOf = ({ path }: Endpoint, id = foreign.account) =>
    `${API_BASE}${path.replaceAll(/:\w+/g, encodeURIComponent(id))}`
  /** Somebody who may call the endpoint. */
  const callerOf = ({ callers }: Endpoint): Credentials =>
    callers.includes('user') ? user.as : callers.includes('seat') ? seat.as : async () => ({})
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
  const changesNothing = async (act: () => Promise<void>) => {
    const before = await snapshot(server.install)
    await act()
    expect(await snapshot(server.install)).toEqual(before)
  }

  test.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is closed to nobody, to strangers’ tokens and to the wrong kind of caller',
    async (_, endpoint) => {
      await changesNothing(async () => {
        const nobody = await send(endpoint, async () => ({}))
        expect([nobody.status, nobody.refusal.code]).toEqual([401, 5004])
        const unknown = await send(endpoint, async () => ({ token: 'A'.repeat(43) }))
        expect(unknown.refusal.reason).toBe('not_logged_in')
        const others = { user: user.as, seat: seat.as }
        for (const kind of ['user', 'seat'] as const) {
          if (endpoint.callers.includes(kind)) continue
          const wrong = await send(endpoint, others[kind])
          expect([wrong.status, wrong.refusal.reason]).toEqual([403, 'forbidden'])
        }
      })
    },
  )

  test('a user whose role holds no key may call nothing that needs one', async () => {
    const { db } = server.install.database
    await db.insertInto('role').values({ key: 'bare', name: 'Bare', superuser: 0, keys: '[]' }).execute()
    const bare = await createUser(server)
    await db.updateTable('user').set({ role_key: 'bare' }).where('id', '=', bare.id).execute()
    await changesNothing(async () => {
      for (const endpoint of closed.filter(({ permission }) => permission !== undefined)) {
        const { status, refusal } = await send(endpoint, bare.as)
        expect([nameOf(endpoint), status, refusal.code]).toEqual([nameOf(endpoint), 403, 403])
      }
    })
  })

  test('every key opens no administrator’s door to who is no superuser', async () => {
    const { db } = server.install.database
    const { keys } = await db
      .selectFrom('role')
      .select('keys')
      .where('key', '=', 'owner')
      .executeTakeFirstOrThrow()
    await db.insertInto('role').values({ key: 'all-keys', name: 'All keys', superuser: 0, keys }).execute()
    const almost = await createUser(server)
    await db.updateTable('user').set({ role_key: 'all-keys' }).where('id', '=', almost.id).execute()
    const doors = closed.filter(({ path }) => path.startsWith('/admin/'))
    expect(doors.length).toBeGreaterThan(20)
    await changesNothing(async () => {
      for (const endpoint of doors) {
        const { status, refusal } = await send(endpoint, almost.as)
        expect([nameOf(endpoint), status, refusal.reason]).toEqual([nameOf(endpoint), 403, 'forbidden'])
      }
    })
  })

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
        const needsNothing = endpoint.body?.safeParse({}).success
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
    '%s takes a form alone, and refuses a bad one',
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
    '%s refuses a body of 10 MB',
    async (_, endpoint) => {
      await changesNothing(async () => {
        const body = JSON.stringify({ name: 'x'.repeat(10 * MEGABYTE) })
        const { status, refusal } = await send(endpoint, callerOf(endpoint), { body })
        expect([status, refusal.code, refusal.reason]).toEqual([413, 400, 'too_large'])
      })
    },
  )

  test.each(withQuery.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s refuses every bad query',
    async (_, endpoint) => {
      for (const query of [
        '?page=0',
        '?page=x',
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

  test('text that PostgreSQL can’t hold is refused like any other bad input', async () => {
    await changesNothing(async () => {
      const inBody = await send(createSeat, user.as, {
        body: JSON.stringify({ name: 'a\0b', password: 'long enough', allocated: 0 }),
      })
      expect([inBody.status, inBody.refusal.detail]).toMatchObject([400, [{ loc: ['body', 'name'] }]])
      const inQuery = await send(listSeats, user.as, { query: '?search=%00' })
      expect([inQuery.status, inQuery.refusal.detail]).toMatchObject([400, [{ loc: ['query', 'search'] }]])
      const inPath = await send(getSeat, user.as, { id: '\0' })
      expect([inPath.status, inPath.refusal.detail]).toMatchObject([400, [{ loc: ['path', 'id'] }]])
    })
  })

  test('a value of the wrong type is named with its path', async () => {
    const body = JSON.stringify({ account_ids: ['ok', 7], seat_id: null })
    const { refusal } = await send(assignAccounts, user.as, { body })
    expect(refusal.detail?.map(({ loc }) => loc)).toEqual([
      ['body', 'account_ids', 1],
      ['body', 'seat_id'],
    ])
  })

  test('an address that is nobody’s is not found, with an envelope', async () => {
    for (const path of [`${API_BASE}/no-such`, `${API_BASE}/agent/a/b/c`, '/%']) {
      const answer = await server.send('GET', path)
      expect([answer.status, Refusal.parse(answer.body).code]).toEqual([404, 404])
    }
  })

  /** A call with ids of another tenant. */
  const foreignCall = <const E extends Endpoint>(endpoint: E, input: () => InputOf<E>) =>
    [nameOf(endpoint), () => server.call(endpoint, input(), { as: callerOf(endpoint) })] as const
  const theirSeat = () => ({ params: { id: foreign.seat.id } })
  const theirAccount = () => ({ params: { id: foreign.account } })
  const report = { login_status: 'logged_out' as const, profile: null }
  test.each([
    foreignCall(getSeat, theirSeat),
    foreignCall(updateSeat, () => ({ ...theirSeat(), body: { name: 'Mine' } })),
    foreignCall(deleteSeat, theirSeat),
    foreignCall(disableSeat, theirSeat),
    foreignCall(enableSeat, theirSeat),
    foreignCall(releasePorts, theirSeat),
    foreignCall(resetSeatPassword, () => ({ ...theirSeat(), body: { password: 'New-password-1' } })),
    foreignCall(unbindDevice, theirSeat),
    foreignCall(updateAccount, () => ({ ...theirAccount(), body: { nickname: 'Mine' } })),
    foreignCall(deleteAccount, theirAccount),
    foreignCall(assignAccounts, () => ({ body: { account_ids: [foreign.account], seat_id: seat.id } })),
    foreignCall(assignAccounts, () => ({ body: { account_ids: [own.account], seat_id: foreign.seat.id } })),
    foreignCall(unassignAccounts, () => ({ body: { account_ids: [foreign.account] } })),
    foreignCall(openAccount, theirAccount),
    foreignCall(closeAccount, theirAccount),
    foreignCall(getOrder, () => ({ params: { order_no: foreign.order } })),
    foreignCall(reportAccount, () => ({ ...theirAccount(), body: report })),
  ])('%s: what belongs to another tenant does not exist', async (_, call) => {
    await changesNothing(async () => {
      const { status, refusal: answer } = await refusal(call(), 'not_found')
      expect([status, answer.code]).toEqual([404, 404])
    })
  })
})
