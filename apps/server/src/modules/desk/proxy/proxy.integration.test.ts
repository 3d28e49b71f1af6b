import {
  assignProxy,
  checkProxies,
  deleteProxies,
  deleteProxy,
  importProxyFile,
  importProxyList,
  listProxies,
  moveProxies,
  proxyGroups,
  unassignProxy,
  updateProxy,
} from '@seaport/contract/desk/proxy'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createAccountOf } from '../../../test-support/accounts.ts'
import { upload } from '../../../test-support/files.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { PROXY_VARIABLES, type ProxyActs, proxyActs } from '../../../test-support/proxies.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('proxies', (location) => {
  let server: TestServer
  let user: TestUser
  let acts: ProxyActs
  beforeAll(async () => {
    server = await startTestServer(location, PROXY_VARIABLES)
    user = await createUser(server, { ports: 100 })
    acts = await proxyActs(server, user)
  })
  afterAll(() => server.stop())

  test('a proxy is stored with its password encrypted, and shown without it', async () => {
    const proxy = await acts.add({
      ip: 'Gate.Example',
      username: 'mei',
      password: 'hidden-word',
      remark: 'Bay 3',
    })
    expect(proxy).toMatchObject({
      ip: 'gate.example',
      username: 'mei',
      has_password: true,
      status: 'unchecked',
      allocation_limit: 1,
      allocated: 0,
      group: { name: 'First' },
    })
    const list = await server.call(listProxies, { query: { search: 'GATE.' } }, user)
    expect(list).toMatchObject({ total: 1, list: [proxy] })
    expect(JSON.stringify(list)).not.toContain('hidden-word')
    const row = await server.installation.database.db
      .selectFrom('proxy')
      .selectAll()
      .where('id', '=', proxy.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row) + row.password_sealed?.toString('latin1')).not.toContain('hidden-word')
  })

  test('an invalid proxy is refused with the field', async () => {
    for (const [change, field] of [
      [{ ip: '' }, 'ip'],
      [{ ip: 'http://x' }, 'ip'],
      [{ ip: '999.1.1.1' }, 'ip'],
      [{ ip: 'a b' }, 'ip'],
      [{ port: 0 }, 'port'],
      [{ port: 65_536 }, 'port'],
      [{ allocation_limit: 0 }, 'allocation_limit'],
      [{ scheme: 'ftp' as 'http' }, 'scheme'],
    ] as const) {
      const refused = await refusal(acts.add(change), 'invalid_input')
      expect(refused.refusal.detail?.[0]?.loc).toEqual(['body', field])
    }
    await refusal(acts.add({ group_id: 'nowhere' }), 'not_found')
    const { ip } = await acts.add()
    await refusal(acts.add({ ip }), 'proxy_exists')
    expect((await acts.add({ ip, username: 'other' })).username).toBe('other')
    expect((await acts.add({ ip: '[2606:4700::1]' })).ip).toBe('2606:4700::1')
  })

  test('a login that can’t be sent to its proxy is refused when it is saved', async () => {
    const wide = 'é'.repeat(128)
    for (const [login, field] of [
      [{ scheme: 'socks5', username: 'mei' }, 'password'],
      [{ scheme: 'socks5', password: 'secret' }, 'username'],
      [{ scheme: 'socks5', username: wide, password: 'secret' }, 'username'],
      [{ scheme: 'socks5', username: 'mei', password: wide }, 'password'],
      [{ scheme: 'http', username: 'me:i', password: 'secret' }, 'username'],
    ] as const) {
      const refused = await refusal(acts.add(login), 'invalid_input')
      expect(refused.refusal.detail?.map(({ loc }) => loc)).toEqual([['body', field]])
    }
    const { id } = await acts.add({ scheme: 'socks5', username: 'me:i', password: 'é'.repeat(127) })
    const change = (body: InputOf<typeof updateProxy>['body']) =>
      server.call(updateProxy, { params: { id }, body }, user)
    for (const [body, reason, field] of [
      [{ password: '' }, 'login_incomplete', 'password'],
      [{ username: '' }, 'login_incomplete', 'username'],
      [{ scheme: 'http' }, 'login_colon', 'username'],
    ] as const) {
      const refused = await refusal(change(body), reason)
      expect(refused.refusal.detail?.map(({ loc }) => loc)).toEqual([['body', field]])
    }
    expect(await acts.get(id)).toMatchObject({ scheme: 'socks5', username: 'me:i', has_password: true })
    expect(await change({ username: '', password: '' })).toMatchObject({ username: '', has_password: false })
  })

  test('a change of the target clears the results of checks; an omitted password stays', async () => {
    const proxy = await acts.add({ username: 'a', password: 'b' })
    await server.installation.database.db
      .updateTable('proxy')
      .set({ status: 'normal', response_ms: 7, exit_address: '198.51.100.1' })
      .where('id', '=', proxy.id)
      .execute()
    const change = (body: InputOf<typeof updateProxy>['body']) =>
      server.call(updateProxy, { params: { id: proxy.id }, body }, user)
    expect(await change({ remark: 'x' })).toMatchObject({
      status: 'normal',
      response_ms: 7,
      has_password: true,
    })
    expect(await change({ port: 81 })).toMatchObject({
      status: 'unchecked',
      response_ms: null,
      exit_address: null,
    })
    expect(await change({ password: '' })).toMatchObject({ has_password: false })
    const other = await acts.add()
    await refusal(change({ ip: other.ip, port: other.port, username: '' }), 'proxy_exists')
  })

  test('groups: names are unique, non-empty ones can’t be deleted, members are counted', async () => {
    const person = await createUser(server)
    const id = await acts.groupOf(person, 'Tea')
    await refusal(acts.groupOf(person, 'TEA'), 'group_exists')
    await refusal(acts.groupOf(person, ' '), 'invalid_input')
    const other = await acts.groupOf(person, 'Travel')
    const rename = (name: string) =>
      server.call(proxyGroups.rename, { params: { id: other }, body: { name } }, person)
    await refusal(rename('tea'), 'group_exists')
    expect((await rename('TRAVEL')).name).toBe('TRAVEL')
    const proxy = await acts.add({ group_id: id }, person)
    const groups = await server.call(proxyGroups.list, { query: { sort: 'name', order: 'asc' } }, person)
    expect(groups.list.map(({ name, proxies }) => [name, proxies])).toEqual([
      ['Tea', 1],
      ['TRAVEL', 0],
    ])
    await refusal(server.call(proxyGroups.remove, { params: { id } }, person), 'group_not_empty')
    const message = 'Cannot move to the same group'
    const same = await server.call(moveProxies, { body: { ids: [proxy.id], group_id: id } }, person)
    expect(same).toEqual({
      moved: 0,
      missing: 0,
      left_out: [{ id: proxy.id, name: `${proxy.ip}:${proxy.port}`, message }],
    })
    const moved = await server.call(moveProxies, { body: { ids: [proxy.id], group_id: other } }, person)
    expect(moved).toEqual({ moved: 1, missing: 0, left_out: [] })
    await server.call(proxyGroups.remove, { params: { id } }, person)
    await refusal(server.call(proxyGroups.remove, { params: { id } }, person), 'not_found')
    await refusal(server.call(moveProxies, { body: { ids: [], group_id: other } }, person), 'invalid_input')
  })

  test('another tenant’s proxies, groups and accounts are not found, and without the key nothing is', async () => {
    const stranger = await createUser(server)
    const [proxy, account] = [await acts.add(), await createAccountOf(server, user)]
    const params = { id: proxy.id }
    const theirs = await acts.groupOf(stranger, 'Theirs')
    const own = await acts.add({ group_id: theirs }, stranger)
    for (const call of [
      () => acts.get(proxy.id, stranger),
      () => server.call(updateProxy, { params, body: { remark: 'x' } }, stranger),
      () => server.call(deleteProxy, { params }, stranger),
      () => server.call(moveProxies, { body: { ids: [own.id], group_id: acts.group } }, stranger),
      () => server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [account.id] } }, stranger),
      () => server.call(assignProxy, { body: { proxy_id: own.id, account_ids: [account.id] } }, user),
      () => server.call(proxyGroups.rename, { params: { id: acts.group }, body: { name: 'x' } }, stranger),
      () => server.call(proxyGroups.remove, { params: { id: acts.group } }, stranger),
      () => server.call(importProxyList, { body: { group_id: acts.group, text: '203.0.113.1:1' } }, stranger),
      () =>
        server.call(
          importProxyList,
          { body: { group_id: acts.group, text: '203.0.113.1:1', dry_run: true } },
          stranger,
        ),
    ])
      expect((await refusal(call(), 'not_found')).status).toBe(404)
    const none = { missing: 1, left_out: [] }
    const bind = { proxy_id: own.id, account_ids: [account.id] }
    const unbind = { account_ids: [account.id] }
    const ids = [proxy.id]
    expect([
      await server.call(moveProxies, { body: { ids, group_id: theirs } }, stranger),
      await server.call(checkProxies, { body: { ids } }, stranger),
      await server.call(assignProxy, { body: bind }, stranger),
      await server.call(unassignProxy, { body: unbind }, stranger),
      await server.call(deleteProxies, { body: { ids: [proxy.id, own.id] } }, stranger),
    ]).toEqual([
      { moved: 0, ...none },
      { queued: 0, ...none },
      { assigned: 0, ...none },
      { unassigned: 0, ...none },
      { deleted: 1, ...none },
    ])
    expect((await server.call(listProxies, {}, stranger)).total).toBe(0)
    expect((await acts.get(proxy.id)).id).toBe(proxy.id)
    const admin = await createUser(server, { role: 'admin' })
    for (const call of [
      () => server.call(listProxies, {}, admin),
      () => server.call(checkProxies, { body: { ids: [proxy.id] } }, admin),
      () =>
        upload(server, importProxyFile, { body: { group_id: acts.group }, content: Buffer.from('x') }, admin),
    ])
      expect((await refusal(call(), 'forbidden')).status).toBe(403)
  })
})
