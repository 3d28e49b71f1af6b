import { type Client, createClient } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { OwnSeat, seatLogin, seatLogout } from '@seaport/contract/desk/seat-session'
import { z } from 'zod'
import { reasonOf } from '../client-refused.ts'
import type { Logger } from '../logger.ts'
import type { SecretStore } from '../secret-store.ts'
import { type Contact, watched } from './contact.ts'
import { type Identity, openIdentity } from './device.ts'
import type { SettingsFile } from './settings.ts'

/** Why a session ended without a logout. The server does not tell a takeover from an end by the supervisor. */
export type SessionEnd = 'expired' | 'taken_over'

/** A logged-in seat, and the client that speaks for it. */
export interface SeatSession {
  readonly seat: OwnSeat
  readonly client: Client
}

/** What lives from login to logout. */
export interface SessionLife {
  /** Takes no new work, ends what is under way; the server may still be told things. */
  stop(): Promise<void>
  /** The session is over: nothing of it stays open. */
  leave(): Promise<void>
}

export interface SessionKeeper {
  state(): { seat: OwnSeat | null; ended: SessionEnd | null }
  current(): SeatSession | null
  /** This device as the server knows it. @throws SecretsUnavailable */
  device(): Promise<Identity['device']>
  /** Goes on with the session of the last run, without asking the server: it may be away. */
  restore(): Promise<void>
  /** @throws ApiRefused, ApiUnreachable, SecretsUnavailable */
  logIn(body: { seat_code: string; password: string }): Promise<void>
  /** Works without the server too: the token is forgotten all the same. */
  logOut(): Promise<void>
  /** Quitting: the work stops, the session stays for the next start. */
  pause(): Promise<void>
}

export interface SessionOptions {
  readonly serverUrl: string
  readonly userAgent: string
  readonly secrets: SecretStore
  readonly settings: SettingsFile
  readonly contact: Contact
  readonly log: Logger
  /** A session begins; what it starts is stopped again when it ends. */
  begin(session: SeatSession): SessionLife
  changed(): void
}

/** A session that nobody used for so long has expired by itself; the server's rule, in milliseconds. */
const IDLE_LIMIT_MS = 30 * 24 * 60 * 60_000

const SECRET = 'session'
/** A token is for the server that gave it: another address must never see it. */
const Kept = z.object({ server_url: z.string(), token: z.string(), seat: OwnSeat })

/** Keeps the one session of this desktop: from login to logout, over restarts, until the server ends it. */
export function createSessionKeeper(options: SessionOptions): SessionKeeper {
  const { serverUrl, secrets, settings, contact, log } = options
  let current: { session: SeatSession; life: SessionLife } | null = null
  let ended: SessionEnd | null = null
  let identity: Promise<Identity> | undefined
  /** One after the other: a login waits until the last session has been cleared away. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work, work)
    turn = next.catch(() => undefined)
    return next
  }

  const identify = () => {
    identity ??= openIdentity(secrets)
    identity.catch(() => {
      identity = undefined
    })
    return identity
  }

  const connect = (token: string | null, onSessionOver?: () => void) =>
    watched(
      createClient({
        baseUrl: serverUrl,
        locale: () => settings.get().locale,
        async credentials(method, url) {
          const dpop = await (await identify()).prove({ method, url, token })
          return { 'user-agent': options.userAgent, dpop, ...(token !== null && { token }) }
        },
        ...(onSessionOver && { onSessionOver }),
      }),
      contact,
    )

  const begin = (token: string, seat: OwnSeat) => {
    const session: SeatSession = { seat, client: connect(token, () => expire(session)) }
    ended = null
    current = { session, life: options.begin(session) }
    options.changed()
  }

  /** The server no longer knows the session: the login is shown at once, the rest is cleared away behind it. */
  const expire = (session: SeatSession) => {
    if (current?.session !== session) return
    const { life } = current
    const lastAt = settings.get().last_contact_at
    const idle = lastAt !== null && Date.now() - lastAt >= IDLE_LIMIT_MS
    log.info('session over', { seat: session.seat.seat_code, idle })
    forget(idle ? 'expired' : 'taken_over')
    inTurn(() => clear(life)).catch((error: unknown) => log.error('session not cleared', { error }))
  }

  const forget = (why: SessionEnd | null) => {
    current = null
    ended = why
    options.changed()
  }

  const clear = async (life: SessionLife) => {
    await secrets.delete(SECRET)
    await life.stop()
    await life.leave()
  }

  const logOut = async () => {
    if (!current) return
    const { session, life } = current
    await life.stop()
    await session.client.call(seatLogout, {}).catch((error: unknown) => {
      const away = error instanceof ApiUnreachable || (error instanceof ApiRefused && error.sessionOver)
      log.warn('the server was not told of the logout', { away, error })
    })
    log.info('logged out', { seat: session.seat.seat_code })
    forget(null)
    await clear(life)
  }

  return {
    state: () => ({ seat: current?.session.seat ?? null, ended }),
    current: () => current?.session ?? null,
    device: async () => (await identify()).device,
    restore: () =>
      inTurn(async () => {
        const text = await secrets.get(SECRET)
        const kept = text === undefined ? undefined : Kept.parse(JSON.parse(text))
        if (kept?.server_url !== serverUrl) return
        log.info('session goes on', { seat: kept.seat.seat_code })
        begin(kept.token, kept.seat)
      }),
    logIn: (body) =>
      inTurn(async () => {
        await logOut()
        const { device } = await identify()
        const { token, seat } = await connect(null)
          .call(seatLogin, { body: { ...body, device } })
          .catch((error: unknown) => {
            log.warn('login failed', { seat: body.seat_code, ...reasonOf(error) })
            throw error
          })
        log.info('logged in', { seat: seat.seat_code, server: serverUrl })
        await secrets.set(SECRET, JSON.stringify({ server_url: serverUrl, token, seat }))
        settings.set({ last_seat_code: seat.seat_code, last_contact_at: Date.now() })
        begin(token, seat)
      }),
    logOut: () => inTurn(logOut),
    pause: () => inTurn(async () => current?.life.stop()),
  }
}
