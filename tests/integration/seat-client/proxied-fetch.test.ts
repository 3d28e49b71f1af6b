import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ProxyConnectionError } from '@seaport/platforms/transport-error'
import { fetchThrough } from '@seaport/seat-client/egress/proxied-fetch'
import { afterEach, describe, expect, test } from 'vitest'
import { startHttpProxy, startSocksProxy, type TestProxy } from '../../support/proxies.ts'

const LOGIN = { username: 'mei', password: 'päss:w@rd' }
const NOBODY = { username: '', password: '' }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function proxyOf(scheme: 'http' | 'socks5', login?: typeof LOGIN): Promise<TestProxy> {
  const started = await (scheme === 'http' ? startHttpProxy(login) : startSocksProxy(login))
  closing.push(started.close)
  return started
}

describe.each(['http', 'socks5'] as const)('through %s', (scheme) => {
  test('requests go through the proxy with its login, loopback too, and bodies both ways', async () => {
    const { port, seen } = await proxyOf(scheme, LOGIN)
    const url = await site((request, response) => request.pipe(response))
    const send = fetchThrough({ scheme, host: '127.0.0.1', port, ...LOGIN })
    const answer = await send(`${url}/echo`, { method: 'POST', body: new URLSearchParams({ a: '1' }) })
    expect(await answer.text()).toBe('a=1')
    expect(seen).toEqual([new URL(url).host])
  })

  test('a wrong login or a dead proxy is reported as such, and nothing is sent outside it', async () => {
    let visits = 0
    const url = await site((_request, response) => {
      visits += 1
      response.end()
    })
    const { port, close } = await proxyOf(scheme, LOGIN)
    const wrong = fetchThrough({ scheme, host: '127.0.0.1', port, username: 'mei', password: 'no' })
    await expect(wrong(url)).rejects.toThrow(ProxyConnectionError)
    await close()
    const dead = fetchThrough({ scheme, host: '127.0.0.1', port, ...LOGIN })
    await expect(dead(url)).rejects.toThrow(ProxyConnectionError)
    expect(visits).toBe(0)
  })

  test('an aborted request rejects with the abort, not with a proxy error', async () => {
    const { port } = await proxyOf(scheme)
    const url = await site(() => undefined)
    const stop = new AbortController()
    const send = fetchThrough({ scheme, host: '127.0.0.1', port, ...NOBODY })
    const waiting = send(url, { signal: stop.signal })
    stop.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })
})

test.each([
  ['GET', 2],
  ['HEAD', 2],
  ['POST', 1],
  ['PUT', 1],
  ['PATCH', 1],
  ['DELETE', 1],
])('a %s that a site says it is the wrong one for arrives %i times', async (method, times) => {
  const { port } = await proxyOf('http')
  let visits = 0
  const url = await site((_request, response) => {
    visits += 1
    response.writeHead(421).end()
  })
  await fetchThrough({ scheme: 'http', host: '127.0.0.1', port, ...NOBODY })(url, { method }).catch(
    () => undefined,
  )
  expect(visits).toBe(times)
})
