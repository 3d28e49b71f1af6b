import { listAccounts } from '@seaport/contract/desk/account'
import {
  assignProxy,
  deleteProxies,
  deleteProxy,
  seatAccountProxy,
  unassignProxy,
  updateProxy,
} from '@seaport/contract/desk/proxy'
import { openAccount } from '@seaport/contract/desk/seat-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { createAccountOf, createAccountOn } from '../../../test-support/accounts.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { PROXY_VARIABLES, type ProxyActs, proxyActs } from '../../../test-support/proxies.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('proxies and accounts', (location) => {
  let server: TestServer
  let user: TestUser
  let acts: ProxyActs
  beforeAll(async () => {
    server = await startTestServer(location, PROXY_VARIABLES)
    user = await createUser(server, { ports: 100 })
    acts = await proxyActs(server, user)
  })
  afterAll(() => server.stop())

  test('the seat’s desktop gets the credentials of its account’s proxy, nobody else', async () => {
    const seat = await createSeatOnline(server, user, 3)
    const neighbour = await createSeatOnline(server, user, 1)
    const account = await createAccountOn(server, user, seat.id)
    const proxy = await acts.add({ scheme: 'socks5', username: 'mei', password: 'tea:time' })
    const params = { id: account.id }
    expect(await server.call(seatAccountProxy, { params }, seat)).toEqual({ proxy: null })
    await server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [account.id] } }, user)
    const full = {
      id: proxy.id,
      scheme: 'socks5',
      host: proxy.ip,
      port: 8080,
      username: 'mei',
      password: 'tea:time',
    }
    expect(await server.call(seatAccountProxy, { params }, seat)).toEqual({ proxy: full })
    await refusal(server.call(seatAccountProxy, { params }, neighbour), 'not_found')
    await refusal(server.call(seatAccountProxy, { params }, user), 'forbidden')

    const headers = { 'idempotency-key': 'open-once' }
    const opened = await server.call(openAccount, { params }, { ...seat, headers })
    expect(opened).toEqual({ slot: 1, proxy: full })
    expect(await server.call(openAccount, { params }, { ...seat, headers })).toEqual(opened)
    const kept = await server.installation.database.db.selectFrom('idempotency').select('answer').execute()
    expect(JSON.stringify(kept)).not.toContain('tea:time')

    const [shown] = (await server.call(listAccounts, { query: { proxy_id: proxy.id } }, user)).list
    expect(shown?.proxy).toMatchObject({ id: proxy.id, scheme: 'socks5', ip: proxy.ip, port: 8080 })
    await refusal(server.call(deleteProxy, { params: { id: proxy.id } }, user), 'proxy_in_use')
    const removeMany = (ids: string[]) => server.call(deleteProxies, { body: { ids } }, user)
    const others = [await acts.add(), await acts.add()].map(({ id }) => id)
    const message = 'The proxy is bound to accounts: 1. Unbind them first'
    expect(await removeMany([...others, proxy.id])).toEqual({
      deleted: 2,
      missing: 0,
      left_out: [{ id: proxy.id, name: `${proxy.ip}:8080`, message }],
    })
    await refusal(acts.get(others[0] ?? ''), 'not_found')
    expect(await removeMany(others)).toEqual({ deleted: 0, missing: 2, left_out: [] })
    await server.call(unassignProxy, { body: { account_ids: [account.id] } }, user)
    await server.call(deleteProxy, { params: { id: proxy.id } }, user)
    await refusal(acts.get(proxy.id), 'not_found')
  })

  test('a proxy limits the number of accounts open through it', async () => {
    const seat = await createSeatOnline(server, user, 3)
    const proxy = await acts.add({ allocation_limit: 3, concurrency_limit: 1 })
    const accounts = await Promise.all([1, 2].map(() => createAccountOn(server, user, seat.id)))
    const account_ids = accounts.map(({ id }) => id)
    await server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids } }, user)
    const opening = accounts.map(({ id }) => server.call(openAccount, { params: { id } }, seat))
    const { answers, reasons } = await tally(opening)
    expect([answers.length, reasons]).toEqual([1, ['proxy_busy']])
  })

  test('fifty bindings at once never pass the allocation limit', async () => {
    const proxy = await acts.add({ allocation_limit: 7 })
    const accounts = await Promise.all(Array.from({ length: 50 }, () => createAccountOf(server, user)))
    const { answers, reasons } = await tally(
      accounts.map(({ id }) =>
        server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [id] } }, user),
      ),
    )
    expect(answers).toHaveLength(7)
    expect(new Set(reasons)).toEqual(new Set(['proxy_limit_reached']))
    expect((await acts.get(proxy.id)).allocated).toBe(7)
    const change = { params: { id: proxy.id }, body: { allocation_limit: 6 } }
    await refusal(server.call(updateProxy, change, user), 'proxy_limit_below_allocated')
    const bound = (await server.call(listAccounts, { query: { proxy_id: proxy.id } }, user)).list
    const again = { body: { proxy_id: proxy.id, account_ids: bound.map(({ id }) => id) } }
    const left = await server.call(assignProxy, again, user)
    expect([left.assigned, left.missing, left.left_out.length]).toEqual([0, 0, 7])
    expect(left.left_out[0]?.message).toBe('This account is already bound to this proxy')
  })
})
