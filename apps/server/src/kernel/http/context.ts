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

/** Origin of a request, for the login log and for throttles. */
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

/** Context of a handler, besides its input. */
export interface Context<A extends Actor | null = Actor> {
  actor: A
  locale: Locale
  origin: Origin
  /** URL that the client requested, without its query. */
  address: string
  log: Log
  /** Id of the request in the server's log. */
  requestId: string
  /** Database for reads. */
  db: Db
  /** Milliseconds since the epoch. */
  now: number
  /** Sets the moment at which the answer changes by the clock alone, in milliseconds; for cached endpoints. */
  cacheUntil(at: number): void
  /** A request header, in lower case. */
  header(name: string): string | undefined
  /** A cookie of the request. */
  cookie(name: string): string | undefined
  /** Sets a cookie with the answer, for this host only; an empty value removes it. */
  setCookie(name: string, value: string, options: CookieOptions): void
  /** The body's raw bytes; only for endpoints that declare `rawBody`. */
  rawBody(): Buffer
  /**
   * Runs writes in one transaction. If the request carries an idempotency key that was answered before, `work` does not run and the first answer is
   * returned.
   */
  mutate<T>(work: (work: UnitOfWork) => Promise<T>): Promise<T>
}
