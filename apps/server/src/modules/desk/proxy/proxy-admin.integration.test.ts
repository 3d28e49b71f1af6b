import {
  adminCheckProxy,
  adminListProxies,
  createProxy,
  getProxy,
  proxyGroups,
} from '@seaport/contract/desk/proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('proxies of all tenants', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_ALLOW_PRIVATE_PROXIES: '1' })
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())

  const add = async (user: TestUser, ip: string) => {
    const group = await server.call(proxyGroups.create, { body: { name: `Of ${ip}` } }, user)
    const login = { username: 'harbor', password: 'Hidden-password-1' }
    const body = { group_id: group.id, scheme: 'http' as const, ip, port: 8080, ...login }
    return server.call(createProxy, { body }, user)
  }

  test('are listed with their owner, filtered and found, without passwords', async () => {
    const [one, two] = [await createUser(server), await createUser(server)]
    const [first, second] = [await add(one, '192.0.2.1'), await add(two, '192.0.2.2')]
    const list = async (query: object) => (await server.call(adminListProxies, { query }, admin)).list
    const all = await list({})
    expect(all.map(({ id, user }) => [id, user.id]).toSorted()).toEqual(
      [
        [first.id, one.id],
        [second.id, two.id],
      ].toSorted(),
    )
    expect(all.every(({ has_password }) => has_password)).toBe(true)
    expect(JSON.stringify(all)).not.toContain('Hidden-password-1')
    for (const query of [{ user_id: two.id }, { search: '192.0.2.2' }, { search: two.email }])
      expect((await list(query)).map(({ id }) => id)).toEqual([second.id])
    expect(await list({ status: 'abnormal' })).toEqual([])
    expect(await list({ user_id: 'nobody' })).toEqual([])
  })

  test('are checked for their owners, who see it', async () => {
    const user = await createUser(server)
    const { id } = await add(user, '192.0.2.3')
    await server.call(adminCheckProxy, { params: { id } }, admin)
    expect((await server.call(getProxy, { params: { id } }, user)).status).not.toBe('unchecked')
    await refusal(server.call(adminCheckProxy, { params: { id: 'nowhere' } }, admin), 'not_found')
  })
})
