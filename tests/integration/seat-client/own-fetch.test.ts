import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@seaport/api-client/client'
import { systemConfig } from '@seaport/contract/people/system'
import { egressFaultOf } from '@seaport/seat-client/egress/egress-fault'
import { createOwnFetch } from '@seaport/seat-client/egress/own-fetch'
import { routesOf } from '@seaport/seat-client/egress/server-routes'
import { afterEach, expect, test } from 'vitest'
import { startHttpProxy, startSocksProxy } from '../../support/proxies.ts'
import { startServer } from './stage.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site that counts its visits. */
async function site() {
  const visits: string[] = []
  const host = await listening(
    createServer((request, response) => {
      visits.push(request.url ?? '')
      response.end('here')
    }),
  )
  return { url: `http://${host}`, host, visits }
}

/** A proxy that answers every tunnel with one status. */
function answering(status: number): Promise<string> {
  const server = createServer()
  server.on('connect', (_request, socket) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`))
  return listening(server)
}

async function deadAddress(): Promise<string> {
  const { port, close } = await startHttpProxy()
  await close()
  return `127.0.0.1:${port}`
}

const kindOf = async (pac: string, url: string) =>
  createOwnFetch(() => routesOf(pac))(url).then(
    () => 'answered',
    (error: unknown) => egressFaultOf(error) ?? 'the server',
  )

test('a proxy that does not answer is skipped for the next way, and tried last for a minute', async () => {
  const { url, host, visits } = await site()
  const [dead, live] = await Promise.all([deadAddress(), startHttpProxy()])
  closing.push(live.close)
  let now = 1_000_000
  const asked: string[] = []
  const send = createOwnFetch(
    (address) => {
      asked.push(address)
      return routesOf(`PROXY ${dead}; PROXY 127.0.0.1:${live.port}; DIRECT`)
    },
    { now: () => now },
  )
  expect(await (await send(`${url}/a`)).text()).toBe('here')
  expect(live.seen).toEqual([host])
  // The dead proxy recovers, but is not retried before the minute is over.
  const late = createServer()
  let tunnels = 0
  late.on('connect', (_request, socket) => {
    tunnels += 1
    socket.end('HTTP/1.1 403 No\r\n\r\n')
  })
  await new Promise<void>((resolve) => late.listen(Number(dead.split(':')[1]), '127.0.0.1', resolve))
  closing.push(() => late.close())
  await send(`${url}/b`)
  expect(tunnels).toBe(0)
  now += 60_001
  await expect(send(`${url}/c`)).rejects.toMatchObject({ kind: 'refuses' })
  expect(visits).toEqual(['/a', '/b'])
  expect(asked).toEqual([`${url}/a`, `${url}/b`, `${url}/c`])
})

test('faults of a proxy are distinguished from the server’s; nothing is sent outside it', async () => {
  const { url, visits } = await site()
  const wantsLogin = await startHttpProxy({ username: 'mei', password: 'secret' })
  const socks = await startSocksProxy({ username: 'mei', password: 'secret' })
  const open = await startHttpProxy()
  const openSocks = await startSocksProxy()
  for (const { close } of [wantsLogin, socks, open, openSocks]) closing.push(close)
  const gone = `http://${await deadAddress()}`
  expect(await kindOf(`PROXY 127.0.0.1:${wantsLogin.port}; DIRECT`, url)).toBe('login')
  expect(await kindOf(`SOCKS5 127.0.0.1:${socks.port}; DIRECT`, url)).toBe('login')
  expect(await kindOf(`PROXY ${await answering(403)}; DIRECT`, url)).toBe('refuses')
  expect(await kindOf(`PROXY ${await deadAddress()}`, url)).toBe('unreachable')
  expect(await kindOf(`SOCKS5 ${await deadAddress()}`, url)).toBe('unreachable')
  expect(await kindOf('SOCKS4 127.0.0.1:1', url)).toBe('unreachable')
  expect(await kindOf(`PROXY 127.0.0.1:${open.port}`, gone)).toBe('the server')
  expect(await kindOf(`SOCKS5 127.0.0.1:${openSocks.port}`, gone)).toBe('the server')
  expect(await kindOf('DIRECT', gone)).toBe('the server')
  expect(visits).toEqual([])
  expect(await kindOf(`SOCKS5 127.0.0.1:${openSocks.port}`, url)).toBe('answered')
})

test('the API client sends everything by the proxy, and reports a fault of the proxy', async () => {
  const { url } = await startServer()
  const proxy = await startHttpProxy()
  closing.push(proxy.close)
  const clientBy = (pac: string) =>
    createClient({
      baseUrl: url,
      locale: () => 'en',
      credentials: () => ({}),
      fetch: createOwnFetch(() => routesOf(pac)),
    })
  const { networks } = await clientBy(`PROXY 127.0.0.1:${proxy.port}`).call(systemConfig, {})
  expect(networks.length).toBeGreaterThan(0)
  expect(proxy.seen).toEqual([new URL(url).host])
  const refused = clientBy(`PROXY ${await answering(407)}; DIRECT`).call(systemConfig, {})
  const error = await refused.catch((thrown: unknown) => thrown)
  expect(egressFaultOf(error)).toBe('login')
})
