import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { Db } from '../../db/schema.ts'
import type { Log } from '../log.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { Actor, SeatActor, UserActor } from './actor.ts'

/** The possible actors of an endpoint, from its `callers`. */
export type ActorOf<E extends Endpoint> = CallerActors[E['callers'][number]]
interface CallerActors {
  public: null
  user: UserActor
  seat: SeatActor
}

/** Where a request came from, for the login log and for throttles. */
export interface Origin {
  ip: string
  userAgent: string
  language: string
}

/** Attributes of a cookie: never sent by other sites, and only over HTTPS if the request came over it. */
export interface CookieOptions {
  /** Hidden from scripts. */
  httpOnly: boolean
  maxAgeSeconds: number
}

/** What a handler gets besides its input. */
export interface Context<A extends Actor | null = Actor> {
  actor: A
  locale: Locale
  origin: Origin
  /** Address of the request as the client wrote it, without its query. */
  address: string
  log: Log
  /** Names the request in the server's log. */
  requestId: string
  /** For reading. */
  db: Db
  /** Milliseconds since 1970. */
  now: number
  /** Sets the moment at which the answer changes by the clock alone, in milliseconds; for cached endpoints. */
  cacheUntil(at: number): void
  /** A request header, in lower case. */
  header(name: string): string | undefined
  /** A cookie of the request. */
  cookie(name: string): string | undefined
  /** Sets a cookie with the answer, for this host alone; an empty value removes it. */
  setCookie(name: string, value: string, options: CookieOptions): void
  /** The body's bytes as they came; only for endpoints that declare `rawBody`. */
  rawBody(): Buffer
  /**
   * For writing: one transaction. If the request carries an idempotency key that was answered before, `work` does not run and the first answer
   * is returned.
   */
  mutate<T>(work: (work: UnitOfWork) => Promise<T>): Promise<T>
}
