import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { egressFaultOf } from '@seaport/seat-client/egress/egress-fault'
import { createOwnFetch } from '@seaport/seat-client/egress/own-fetch'
import { type LoginWanted, ProxyLogins } from '@seaport/seat-client/egress/proxy-logins'
import { routesOf } from '@seaport/seat-client/egress/server-routes'
import { SeatClient, type SeatClientOptions } from '@seaport/seat-client/seat-client'
import { expect, onTestFinished, test } from 'vitest'
import { startHttpProxy, startSocksProxy } from '../../support/proxies.ts'
import { memorySecrets } from './stage.ts'

/** A host name that only the proxy resolves. */
const SERVER = 'http://seaport.office.test/api'
const RIGHT = { username: 'mei', password: 'p:w@rd' }
const WRONG = { username: 'mei', password: 'typo' }

/** An office whose proxy wants a login, and a server behind it. */
async function openOffice(scheme: 'PROXY' | 'SOCKS5' = 'PROXY') {
  const login = { ...RIGHT }
  const server = createServer((_request, response) => void response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const names = { 'seaport.office.test': site }
  const proxy = await (scheme === 'PROXY' ? startHttpProxy(login, names) : startSocksProxy(login))
  onTestFinished(async () => {
    await proxy.close()
    server.closeAllConnections()
    server.close()
  })
  return { proxy, login, pac: `${scheme} 127.0.0.1:${proxy.port}`, site: `http://${site}/` }
}

/** A client in that office; another one with the same secrets is a restart. */
function startProgram(pac: string, secrets = memorySecrets()) {
  const told: (LoginWanted | null)[] = []
  let accepted = 0
  const logins: ProxyLogins = new ProxyLogins({
    findRoutes: () => routesOf(pac),
    secrets,
    onChange: () => void told.push(logins.wanted()),
    onAccepted: () => {
      accepted += 1
    },
  })
  const send = createOwnFetch(logins.routes, { onLoginWanted: (route, url) => logins.want(route, url) })
  const kindOf = (url = SERVER) =>
    send(url).then(
      () => 'answered',
      (error: unknown) => egressFaultOf(error) ?? 'the server',
    )
  return { logins, send, kindOf, told, secrets, accepted: () => accepted }
}

test('a proxy that requires a login is reported once; a wrong one is tried once, the right one works', async () => {
  const { proxy, pac } = await openOffice()
  const { logins, kindOf, told, accepted, secrets } = startProgram(pac)
  expect(await Promise.all([kindOf(), kindOf()])).toEqual(['login', 'login'])
  const wanted = { proxy: `127.0.0.1:${proxy.port}`, asking: true, refused: false }
  expect(told).toEqual([wanted])

  expect(await logins.give(WRONG, false)).toBe('login')
  expect(await kindOf()).toBe('login')
  expect(proxy.refused).toHaveLength(1)
  expect(logins.wanted()).toEqual(wanted)

  expect(await logins.give(RIGHT, false)).toBeNull()
  expect(logins.wanted()).toBeNull()
  expect(await logins.find('127.0.0.1', proxy.port)).toEqual(RIGHT)
  expect(await logins.find('127.0.0.1', proxy.port + 1)).toBeUndefined()
  expect(await logins.find('127.0.0.2', proxy.port)).toBeUndefined()
  expect(accepted()).toBe(1)
  proxy.seen.length = 0
  await kindOf()
  expect(proxy.seen).toEqual(['seaport.office.test:80'])
  expect(await secrets.names()).toEqual([])
})

test.each(['', '{', '"mei"', '{"username":"mei"}'])(
  'a kept login that is damaged (%j) is asked for again',
  async (damaged) => {
    const { proxy, pac } = await openOffice()
    const { logins, kindOf, secrets } = startProgram(pac)
    await secrets.set(`way-login http://127.0.0.1:${proxy.port}`, damaged)
    expect(await kindOf()).toBe('login')
    expect(await logins.give(RIGHT, true)).toBeNull()
    expect(await startProgram(pac, secrets).kindOf()).toBe('answered')
  },
)

test('a seat that logs in behind it asks for the proxy’s login, and then gets through', async () => {
  const { proxy, pac } = await openOffice()
  const { logins, told, secrets } = startProgram(pac)
  const folder = mkdtempSync(join(tmpdir(), 'seaport-office-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const client = new SeatClient({
    serverUrl: new URL(SERVER).origin,
    version: '1.0.0',
    dataFolder: folder,
    secrets,
    views: {} as never,
    attended: true,
    log: silent,
    findRoutes: logins.routes,
    onLoginWanted: (route, url) => logins.want(route, url),
    events: { onRunnerChanged: () => undefined, onSessionChanged: () => undefined } as Partial<
      SeatClientOptions['events']
    > as never,
  })
  const logIn = () => client.logIn({ seat_code: '100001', password: 'x' }).catch(() => undefined)
  await logIn()
  expect(told).toEqual([{ proxy: `127.0.0.1:${proxy.port}`, asking: true, refused: false }])
  expect(await logins.give(RIGHT, false)).toBeNull()
  proxy.seen.length = 0
  await logIn()
  expect(proxy.seen).toContain('seaport.office.test:80')
})

test('a SOCKS5 proxy requests its login in the same way', async () => {
  const { pac, site } = await openOffice('SOCKS5')
  const { logins, kindOf } = startProgram(pac)
  expect(await kindOf(site)).toBe('login')
  expect(await logins.give(WRONG, false)).toBe('login')
  expect(await logins.give(RIGHT, false)).toBeNull()
  expect(await kindOf(site)).toBe('answered')
})

test('a remembered login is used at the next start, until the proxy refuses it', async () => {
  const { proxy, pac, login } = await openOffice()
  const first = startProgram(pac)
  await first.kindOf()
  await first.logins.give(RIGHT, true)

  const second = startProgram(pac, first.secrets)
  await second.kindOf()
  expect(proxy.seen.at(-1)).toBe('seaport.office.test:80')
  expect(second.told).toEqual([])
  expect(await second.logins.find('127.0.0.1', proxy.port)).toEqual(RIGHT)

  login.password = 'a new one'
  proxy.disconnect()
  expect(await second.kindOf()).toBe('login')
  expect(second.told).toEqual([{ proxy: `127.0.0.1:${proxy.port}`, asking: true, refused: true }])
  expect(await second.secrets.names()).toEqual([])
  // The old password is not sent again.
  const before = proxy.refused.length
  await second.kindOf()
  expect(proxy.refused).toHaveLength(before)
})

test('a call from before the login does not request it again', async () => {
  const { proxy, pac } = await openOffice()
  const { logins, kindOf } = startProgram(pac)
  await kindOf()
  await logins.give(RIGHT, false)
  const route = { scheme: 'http', host: '127.0.0.1', port: proxy.port, username: '', password: '' } as const
  await logins.want(route, SERVER)
  expect(logins.wanted()).toBeNull()
})

test('once the server answers by another way, nobody is asked any more', async () => {
  const { pac } = await openOffice()
  const { logins, kindOf, told } = startProgram(pac)
  const before = Date.now() - 1
  await kindOf()
  logins.answered(null)
  logins.answered(before)
  expect(logins.wanted()?.asking).toBe(true)
  logins.answered(Date.now() + 1)
  expect(told.at(-1)).toBeNull()
})

test('a person’s call continues after the login, and fails as before if they decline', async () => {
  const { pac, site } = await openOffice('SOCKS5')
  const { logins, send, told } = startProgram(pac)
  const work = () => logins.whenLetThrough(async () => (await send(site)).status)
  const cancelled = work()
  await expect.poll(() => logins.wanted()?.asking).toBe(true)
  logins.dismiss()
  expect(await cancelled.catch(egressFaultOf)).toBe('login')
  // Background work bothers nobody again, but a new try by a person asks.
  await send(site).catch(() => undefined)
  expect(told.at(-1)?.asking).toBe(false)
  const second = work()
  await expect.poll(() => logins.wanted()?.asking).toBe(true)
  expect(await logins.give(RIGHT, false)).toBeNull()
  expect(await second).toBeGreaterThan(0)
})
