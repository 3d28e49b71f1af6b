import { ProxyConnectionError } from '@seaport/platforms/proxy-connection-error'
import { SocksClient } from 'socks'
import { Agent, buildConnector, type Dispatcher, ProxyAgent, fetch as send } from 'undici'
import type { AccountProxy } from './egress.ts'

/** Longest time for a proxy to make a connection. */
const CONNECT_TIMEOUT_MS = 15_000

/**
 * @returns a `fetch` that never bypasses the proxy, not even for loopback addresses; the proxy resolves the names.
 * It throws {@link ProxyConnectionError} when no answer came.
 */
export function fetchThrough(proxy: AccountProxy): typeof fetch {
  const dispatcher = proxy.scheme === 'socks5' ? throughSocks(proxy) : throughHttp(proxy)
  const proxied: typeof fetch = async (input, init) => {
    try {
      // Node's own fetch and undici's have the same types but for their names.
      return (await send(input as string, { ...(init as object), dispatcher })) as unknown as Response
    } catch (error) {
      init?.signal?.throwIfAborted()
      throw new ProxyConnectionError({ cause: error })
    }
  }
  return proxied
}

const direct = new Agent({ connectTimeout: CONNECT_TIMEOUT_MS })

/** A `fetch` that takes no proxy, whatever Node was told of one. */
export const fetchDirectly: typeof fetch = async (input, init) =>
  (await send(input as string, { ...(init as object), dispatcher: direct })) as unknown as Response

function throughHttp({ scheme, host, port, username, password }: AccountProxy): Dispatcher {
  const login = Buffer.from(`${username}:${password}`).toString('base64')
  return new ProxyAgent({
    uri: `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    ...(username && { token: `Basic ${login}` }),
    connectTimeout: CONNECT_TIMEOUT_MS,
  })
}

function throughSocks({ host, port, username, password }: AccountProxy): Dispatcher {
  const secure = buildConnector({ timeout: CONNECT_TIMEOUT_MS })
  const login = username ? { userId: username, password } : {}
  const connect: buildConnector.connector = async (options, answer) => {
    try {
      const { socket } = await SocksClient.createConnection({
        proxy: { host, port, type: 5, ...login },
        command: 'connect',
        destination: { host: options.hostname, port: Number(options.port) || portOf(options.protocol) },
        timeout: CONNECT_TIMEOUT_MS,
      })
      if (options.protocol === 'https:') secure({ ...options, httpSocket: socket }, answer)
      else answer(null, socket.setNoDelay())
    } catch (error) {
      answer(error as Error, null)
    }
  }
  return new Agent({ connect })
}

function portOf(protocol: string): number {
  return protocol === 'https:' ? 443 : 80
}
