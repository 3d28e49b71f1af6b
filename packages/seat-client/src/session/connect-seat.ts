import { type Client, createClient } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { DeviceIdentity, ProofKey } from './device-identity.ts'
import { type ServerStatus, withStatus } from './server-status.ts'
import type { ServerTime } from './server-time.ts'

/** A seat's login, to be passed between processes of this program only. */
export interface SeatLogin {
  readonly serverUrl: string
  readonly userAgent: string
  readonly token: string
  readonly key: ProofKey
}

export interface SeatConnection extends Pick<SeatLogin, 'serverUrl' | 'userAgent'> {
  /** Null before the login. */
  readonly token: string | null
  readonly createProof: DeviceIdentity['createProof']
  readonly status: Pick<ServerStatus, 'record'>
  readonly fetch: typeof fetch
  readonly time: ServerTime
  locale(): Locale
  onSessionExpired?(): void
}

/** @returns a client whose every request proves that it comes from the seat's device */
export function connectSeat(connection: SeatConnection): Client {
  const { serverUrl, userAgent, token, createProof, status, fetch, time, locale } = connection
  const { onSessionExpired } = connection
  const client = createClient({
    baseUrl: serverUrl,
    locale,
    fetch,
    clock: time,
    credentials: async (method, url) => {
      const dpop = await createProof({ method, url, token })
      return { 'user-agent': userAgent, dpop, ...(token !== null && { token }) }
    },
    ...(onSessionExpired && { onSessionExpired }),
  })
  return withStatus(withRightTime(withoutGateways(client), time), status)
}

/** Each refusal of the server has a request id. One without it comes from a gateway, for example while the server is being replaced. */
function withoutGateways(client: Client): Client {
  return {
    options: client.options,
    call: (endpoint, input, options) =>
      client.call(endpoint, input, options).catch((error: unknown) => {
        const isGateway = error instanceof ApiRefused && error.refusal.request_id === ''
        throw isGateway ? new ApiUnreachable(error) : error
      }),
  }
}

/** The server refuses a proof dated by a wrong clock, and sends its own time: the call is repeated once with that time. */
function withRightTime(client: Client, time: ServerTime): Client {
  return {
    options: client.options,
    async call(endpoint, input, options) {
      const believed = time.aheadMs()
      return client.call(endpoint, input, options).catch((error: unknown) => {
        const isDated = error instanceof ApiRefused && error.refusal.reason === 'proof_invalid'
        if (!isDated || time.aheadMs() === believed) throw error
        return client.call(endpoint, input, options)
      })
    },
  }
}
