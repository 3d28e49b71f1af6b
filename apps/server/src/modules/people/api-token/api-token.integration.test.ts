import { API_BASE } from '@seaport/contract/api'
import { endpoints } from '@seaport/contract/api.schema'
import { listSeats } from '@seaport/contract/desk/seat'
import { EVENTS_PATH } from '@seaport/contract/event'
import { apiScopes } from '@seaport/contract/kernel/api-scope'
import type { ApiScope } from '@seaport/contract/kernel/api-scope.schema'
import { loginAs } from '@seaport/contract/people/admin-user'
import {
  createApiToken,
  listApiTokens,
  MAX_API_TOKENS,
  revokeApiToken,
} from '@seaport/contract/people/api-token'
import { userInfo } from '@seaport/contract/people/user'
import { getDashboard } from '@seaport/contract/work/stats'
import { createTask, endTask, getTask, listTasks } from '@seaport/contract/work/task'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, giveRole, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { addTask, createScene, taskOrder } from '../../../test-support/scene.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const DAY = 24 * 60 * 60

test('no token reaches money, passwords, tokens or administration', () => {
  const open = endpoints.filter(({ scope }) => scope !== undefined)
  expect(open.length).toBeGreaterThan(50)
  const beyond =
    /^\/(admin|auth|order|pay|price|ledger|wallet|user|webhook|runner|seat|customer)(\/|$)|password|token|unbind|login/
  expect(open.map(({ path }) => path).filter((path) => beyond.test(path))).toEqual([])
  expect(open.filter(({ stepUp, duringLogin }) => stepUp || duringLogin)).toEqual([])
  expect(open.filter(({ callers }) => !callers.includes('user'))).toEqual([])
  // Each scope opens something, and reading scopes change nothing.
  expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(apiScopes))
  const reading = open.filter(({ scope }) => scope?.endsWith(':read'))
  expect(reading.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
    '/task/audience',
    '/task/cost',
  ])
})

eachDatabase('personal tokens', (location) => {
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    user = await createUser(server)
  })

  const create = (scopes: readonly ApiScope[] = ['task:read'], days = 30, { as }: TestUser = user) =>
    server.call(createApiToken, { body: { name: 'Exports', scopes: [...scopes], days } }, { as })
  const bearer = (token: string): { as: Credentials } => ({
    as: async () => ({ authorization: `Bearer ${token}` }),
  })
  const list = async () => (await server.call(listApiTokens, {}, user)).list
  /** A console's session ends after hours; these tests wait for months. */
  const keepSessions = () =>
    server.installation.database.db
      .updateTable('user_session')
      .set({ expires_at: server.clock.now() + DAY * 1000, last_seen_at: server.clock.now() })
      .execute()
  const works = (token: string) => server.call(listTasks, {}, bearer(token))

  test('a token is shown once, stored as a hash, and allows its scopes', async () => {
    const { token, ...created } = await create()
    expect(token).toMatch(/^spt_[\w-]{43}$/)
    expect(created).toMatchObject({ name: 'Exports', start: token.slice(0, 8), scopes: ['task:read'] })
    expect(await list()).toEqual([created])
    const rows = await server.installation.database.db.selectFrom('api_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)

    expect((await works(token)).list).toEqual([])
    const missing = await refusal(server.call(listSeats, {}, bearer(token)), 'scope_missing')
    expect(missing.refusal.msg).toContain('seat:read')
    await refusal(server.call(userInfo, {}, bearer(token)), 'forbidden')
    await refusal(server.call(listApiTokens, {}, bearer(token)), 'forbidden')
    const both: Credentials = async (...call) => ({
      ...(await user.as(...call)),
      authorization: `Bearer ${token}`,
    })
    expect((await server.call(userInfo, {}, { as: both })).id, 'beside a session').toBe(user.id)
    const stream = await server.send('GET', `${API_BASE}${EVENTS_PATH}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(stream.status).toBe(401)
    await refusal(works(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`), 'not_logged_in')
    await refusal(works(''), 'not_logged_in')
  })

  test('its last use is known to the minute', async () => {
    const { token } = await create()
    expect((await list())[0]?.last_used_at).toBeNull()
    await works(token)
    const first = new Date(server.clock.now()).toISOString()
    server.clock.advance(59)
    await works(token)
    expect((await list())[0]?.last_used_at).toBe(first)
    server.clock.advance(1)
    await works(token)
    expect((await list())[0]?.last_used_at).toBe(new Date(server.clock.now()).toISOString())
  })

  test('what is done by it, by its user and by an administrator as its user differ in a task’s history', async () => {
    const scene = await createScene(server)
    user = scene.supervisor
    const { token } = await create(['task:read', 'task:write'])
    const id = (await server.call(createTask, { body: taskOrder(scene.accountId) }, bearer(token))).id
    await server.call(endTask, { params: { id } }, bearer(token))
    const own = await addTask(scene)
    const admin = await createUser(server, { role: 'owner' })
    const entered = await server.call(loginAs, { params: { id: user.id } }, admin)
    const { token: session } = entered
    await server.call(
      endTask,
      { params: { id: own } },
      { as: async () => ({ token: session, user_id: user.id }) },
    )
    const actors = async (task: string) => {
      const { history, created_by } = await server.call(getTask, { params: { id: task } }, bearer(token))
      return [created_by, ...history.map(({ event, actor }) => `${event} ${actor}`)]
    }
    expect((await actors(id))[1]).toBe('end api')
    expect((await actors(id)).at(-1)).toBe('created api')
    expect((await actors(own))[1]).toBe('end administrator')
    expect((await actors(own)).at(-1)).toBe('created supervisor')
  })

  test('it ends when revoked and when it expires, and stays listed for a month', async () => {
    const [short, other] = [await create(['task:read'], 1), await create()]
    await server.call(revokeApiToken, { params: { id: other.id } }, user)
    await refusal(works(other.token), 'not_logged_in')
    server.clock.advance(DAY - 1)
    await works(short.token)
    server.clock.advance(1)
    await refusal(works(short.token), 'not_logged_in')
    const fresh = await createUser(server)
    await refusal(server.call(revokeApiToken, { params: { id: short.id } }, fresh), 'not_found')
    await keepSessions()
    expect((await list()).map(({ state }) => state)).toEqual(['revoked', 'expired'])
    server.clock.advance(30 * DAY)
    await keepSessions()
    expect(await list()).toEqual([])
  })

  test('it can do no more than its user can now, and nothing if that user may not log in', async () => {
    const { db } = server.installation.database
    const { token } = await create(['task:read', 'stats:read'])
    await db.insertInto('role').values({ key: user.id, name: user.id, superuser: 0, keys: '[]' }).execute()
    await giveRole(server, user, user.id as 'user')
    await refusal(works(token), 'forbidden')
    await server.call(getDashboard, { query: {} }, bearer(token))
    await giveRole(server, user, 'owner')
    await refusal(works(token), 'not_logged_in')
    await giveRole(server, user, 'user')
    await works(token)
    await db.updateTable('user').set({ status: 'disabled' }).where('id', '=', user.id).execute()
    await refusal(works(token), 'not_logged_in')
    await db
      .updateTable('user')
      .set({ status: 'normal', password_hash: 'other' })
      .where('id', '=', user.id)
      .execute()
    await refusal(works(token), 'not_logged_in')
    expect((await list()).map(({ state }) => state)).toEqual(['password_changed'])
  })

  test('a person has a limited number of tokens, and an administrator none', async () => {
    for (let made = 0; made < MAX_API_TOKENS; made += 1) await create()
    await refusal(create(), 'api_token_limit')
    const [newest] = await list()
    await server.call(revokeApiToken, { params: { id: newest?.id ?? '' } }, user)
    await create()
    await refusal(create(['task:read'], 1, await createUser(server, { role: 'admin' })), 'forbidden')
  })
})
