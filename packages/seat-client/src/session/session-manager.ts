import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { seatLogin, seatLogout } from '@seaport/contract/desk/seat-session'
import { OwnSeat } from '@seaport/contract/desk/seat-session.schema'
import { z } from 'zod'
import { reasonOf } from '../client-refused.ts'
import type { Logger } from '../logger.ts'
import type { SecretStore } from '../secret-store.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { connectSeat, type SeatLogin } from './connect-seat.ts'
import { type DeviceIdentity, type DeviceLabel, openDeviceIdentity } from './device-identity.ts'
import type { ServerStatus } from './server-status.ts'
import type { ServerTime } from './server-time.ts'
import type { SettingsFile } from './settings.ts'

/** A logged-in seat, with the client that calls the server for it. */
export interface SeatSession {
  readonly seat: OwnSeat
  readonly client: Client
  /** Data with which another process of this program calls the server for the seat. */
  login(): Promise<SeatLogin>
}

/** Why a session ended without a logout. The server does not distinguish a takeover from an end by the supervisor. */
export type SessionEnd = 'expired' | 'taken_over'

/** Runs from login to logout. */
export interface SessionRuntime {
  /** Starts no more work and waits for work in progress; the server can still be called. */
  stop(): Promise<void>
  /** Closes everything that belongs to the session. */
  dispose(): Promise<void>
}

export interface SessionOptions {
  /** Origin of the server, without a path. */
  readonly serverUrl: string
  readonly userAgent: string
  readonly secrets: SecretStore
  readonly device?: DeviceLabel
  readonly settings: SettingsFile
  readonly status: ServerStatus
  readonly fetch: typeof fetch
  readonly time: ServerTime
  readonly log: Logger
  /** Creates a session's runtime, which is stopped and disposed of when the session ends. */
  startRuntime(session: SeatSession): SessionRuntime
  onChange(): void
}

interface CurrentSession {
  readonly session: SeatSession
  readonly runtime: SessionRuntime
}

/** Idle time in milliseconds after which the server ends a session. */
const IDLE_LIMIT_MS = 30 * 24 * 60 * 60_000

const SECRET = 'session'
/** A token belongs to the server that issued it, and is never sent to another address. */
const StoredSession = z.object({ server_url: z.string(), token: z.string(), seat: OwnSeat })

/** Manages the one session of this client: from login to logout, across restarts, until the server ends it. */
export class SessionManager {
  readonly #options: SessionOptions
  /** A login waits until the previous session is disposed of. */
  readonly #serialize = createSerialQueue()
  #current: CurrentSession | null = null
  #ended: SessionEnd | null = null
  #identity: Promise<DeviceIdentity> | undefined

  constructor(options: SessionOptions) {
    this.#options = options
  }

  state(): { seat: OwnSeat | null; ended: SessionEnd | null } {
    return { seat: this.#current?.session.seat ?? null, ended: this.#ended }
  }

  current(): SeatSession | null {
    return this.#current?.session ?? null
  }

  /** This device's identity at the server. @throws SecretsUnavailable */
  async device(): Promise<DeviceIdentity['device']> {
    return (await this.#loadIdentity()).device
  }

  /** Resumes the session of the previous run without a request to the server, which may be unreachable. */
  restore(): Promise<void> {
    return this.#serialize(async () => {
      const { secrets, serverUrl, log } = this.#options
      const text = await secrets.get(SECRET)
      const stored = text === undefined ? undefined : StoredSession.parse(JSON.parse(text))
      if (stored?.server_url !== serverUrl) return
      log.info('session goes on', { seat: stored.seat.seat_code })
      this.#start(stored.token, stored.seat)
    })
  }

  /** @throws ApiRefused, ApiUnreachable, SecretsUnavailable; if `signal` aborts, an error of its own */
  logIn(credentials: { seat_code: string; password: string }, signal?: AbortSignal): Promise<void> {
    return this.#serialize(async () => {
      const { secrets, settings, serverUrl, time, log } = this.#options
      await this.#logOut()
      const { device } = await this.#loadIdentity()
      const { token, seat } = await this.#connect(null)
        .call(seatLogin, { body: { ...credentials, device } }, signal && { signal })
        .catch((error: unknown) => {
          if (signal?.aborted) throw error
          log.warn('login failed', { seat: credentials.seat_code, ...reasonOf(error) })
          throw error
        })
      log.info('logged in', { seat: seat.seat_code, server: serverUrl })
      await secrets.set(SECRET, JSON.stringify({ server_url: serverUrl, token, seat }))
      settings.note({ last_seat_code: seat.seat_code, last_contact_at: time.now() })
      this.#start(token, seat)
    })
  }

  /** Works while the server is unreachable too: the token is deleted in any case. */
  logOut(): Promise<void> {
    return this.#serialize(() => this.#logOut())
  }

  /** Stops the work but keeps the session for the next start. */
  pause(): Promise<void> {
    return this.#serialize(async () => this.#current?.runtime.stop())
  }

  #loadIdentity(): Promise<DeviceIdentity> {
    const { secrets, device, time } = this.#options
    this.#identity ??= openDeviceIdentity(secrets, device, time.now)
    this.#identity.catch(() => {
      this.#identity = undefined
    })
    return this.#identity
  }

  #connect(token: string | null, onSessionExpired?: () => void): Client {
    const { serverUrl, userAgent, settings, status, fetch, time } = this.#options
    return connectSeat({
      serverUrl,
      userAgent,
      token,
      locale: () => settings.get().locale,
      createProof: async (request) => (await this.#loadIdentity()).createProof(request),
      status,
      fetch,
      time,
      ...(onSessionExpired && { onSessionExpired }),
    })
  }

  #start(token: string, seat: OwnSeat): void {
    const { serverUrl, userAgent } = this.#options
    const session: SeatSession = {
      seat,
      client: this.#connect(token, () => this.#endExpired(session)),
      login: async () => ({ serverUrl, userAgent, token, key: (await this.#loadIdentity()).key }),
    }
    this.#ended = null
    this.#current = { session, runtime: this.#options.startRuntime(session) }
    this.#options.onChange()
  }

  /** The server no longer knows the session: the login is shown at once, and the runtime is disposed of in the background. */
  #endExpired(session: SeatSession): void {
    if (this.#current?.session !== session) return
    const { log, settings, time } = this.#options
    const { runtime } = this.#current
    const lastAt = settings.get().last_contact_at
    const idle = lastAt !== null && time.now() - lastAt >= IDLE_LIMIT_MS
    log.info('session over', { seat: session.seat.seat_code, idle })
    this.#clearCurrent(idle ? 'expired' : 'taken_over')
    this.#serialize(() => this.#dispose(runtime)).catch((error: unknown) =>
      log.error('session not cleared', { error }),
    )
  }

  async #logOut(): Promise<void> {
    if (!this.#current) return
    const { session, runtime } = this.#current
    const { log } = this.#options
    await runtime.stop()
    await session.client.call(seatLogout, {}).catch((error: unknown) => {
      const away = error instanceof ApiUnreachable || (error instanceof ApiRefused && error.sessionOver)
      log.warn('the server was not told of the logout', { away, error })
    })
    log.info('logged out', { seat: session.seat.seat_code })
    this.#clearCurrent(null)
    await this.#dispose(runtime)
  }

  #clearCurrent(ended: SessionEnd | null): void {
    this.#current = null
    this.#ended = ended
    this.#options.onChange()
  }

  async #dispose(runtime: SessionRuntime): Promise<void> {
    await this.#options.secrets.delete(SECRET)
    await runtime.stop()
    await runtime.dispose()
  }
}
