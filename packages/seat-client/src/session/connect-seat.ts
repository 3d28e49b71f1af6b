import { type Client, createClient } from '@seaport/api-client/client'
import type { Locale } from '@seaport/contract/kernel/primitives'
import type { DeviceIdentity, ProofKey } from './device-identity.ts'
import { type ServerStatus, withStatus } from './server-status.ts'

/** A seat's login, to be handed from one process of this program to another, and nowhere else. */
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
  locale(): Locale
  onSessionExpired?(): void
}

/** @returns a client whose every request proves that it comes from the seat's device */
export function connectSeat(connection: SeatConnection): Client {
  const { serverUrl, userAgent, token, createProof, status, fetch, locale, onSessionExpired } = connection
  const client = createClient({
    baseUrl: serverUrl,
    locale,
    fetch,
    credentials: async (method, url) => {
      const dpop = await createProof({ method, url, token })
      return { 'user-agent': userAgent, dpop, ...(token !== null && { token }) }
    },
    ...(onSessionExpired && { onSessionExpired }),
  })
  return withStatus(client, status)
}
