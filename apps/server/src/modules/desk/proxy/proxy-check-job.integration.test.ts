import { type AddressInfo, createServer, type Socket } from 'node:net'
import { checkProxies, updateProxy } from '@seaport/contract/desk/proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { startHttpProxy, startSocksProxy } from '../../../../../../tests/support/proxies.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { PROXY_VARIABLES, type ProxyActs, proxyActs } from '../../../test-support/proxies.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('checks of proxies', (location) => {
  let server: TestServer
  let user: TestUser
  let acts: ProxyActs
  beforeAll(async () => {
    server = await startTestServer(location, PROXY_VARIABLES)
    user = await createUser(server, { ports: 100 })
    acts = await proxyActs(server, user)
  })
  afterAll(() => server.stop())

  test('checks run in the background and report their results', async () => {
    const [http, socks] = await Promise.all([
      startHttpProxy(),
      startSocksProxy({ username: 'a', password: 'b' }),
    ])
    try {
      const up = await acts.add({ ip: '127.0.0.1', port: http.port })
      const locked = await acts.add({
        scheme: 'socks5',
        ip: '127.0.0.1',
        port: socks.port,
        username: 'a',
        password: 'c',
      })
      const gone = await acts.add({ ip: '127.0.0.1', port: 1 })
      const ids = [up.id, locked.id, gone.id]
      const events: string[] = []
      const stop = server.installation.bus.subscribe(user.id, (event) => {
        if (event.type === 'proxy') events.push(event.id)
      })
      expect(await server.call(checkProxies, { body: { ids } }, user)).toMatchObject({ queued: 3 })
      await acts.check()
      await expect
        .poll(async () => (await Promise.all(ids.map((id) => acts.get(id)))).map(({ status }) => status))
        .not.toContain('checking')
      const found = await Promise.all(ids.map((id) => acts.get(id)))
      expect(found.map(({ status, error }) => [status, error])).toEqual([
        ['abnormal', 'proxy_tunnel_refused'],
        ['abnormal', 'proxy_login_refused'],
        ['abnormal', 'proxy_unreachable'],
      ])
      expect(found[2]).toMatchObject({
        error_message: 'The proxy could not be reached',
        last_detected_at: new Date(server.clock.now()).toISOString(),
      })
      expect(http.seen).toEqual(['check.invalid:80'])
      await expect.poll(() => new Set(events)).toEqual(new Set(ids))
      stop()
    } finally {
      await Promise.all([http.close(), socks.close()])
    }
  })

  test('a check lost with its server is repeated', async () => {
    const proxy = await acts.add({ ip: '127.0.0.1', port: 2 })
    const { db } = server.installation.database
    const claimed = {
      check_claim: 'lost',
      check_claimed_until: server.clock.now() + 60_000,
      check_wanted_at: 1,
    }
    await db.updateTable('proxy').set(claimed).where('id', '=', proxy.id).execute()
    await acts.check()
    expect((await acts.get(proxy.id)).status).toBe('unchecked')
    server.clock.advance(61)
    await acts.check()
    await expect.poll(async () => (await acts.get(proxy.id)).status).toBe('abnormal')
  })

  test('the result of a check is ignored if the proxy was changed during it', async () => {
    const held: Socket[] = []
    const silent = createServer((socket) => held.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const proxy = await acts.add({ ip: '127.0.0.1', port })
    await server.call(checkProxies, { body: { ids: [proxy.id] } }, user)
    const checking = acts.check()
    await expect.poll(() => held.length).toBe(1)
    await server.call(updateProxy, { params: { id: proxy.id }, body: { port: 3 } }, user)
    for (const socket of held) socket.destroy()
    await checking
    silent.close()
    expect(await acts.get(proxy.id)).toMatchObject({
      status: 'unchecked',
      error: null,
      last_detected_at: null,
    })
  })
})
