import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import type { AuthenticationResponseDetails, AuthInfo, Event } from 'electron'

/**
 * Maximum answers before anything has been loaded through the proxy: several connections ask at once before Chromium knows that the login is good.
 * Vendors lock a login that was wrong a few dozen times, so an answer that was refused is not given again.
 */
const MAX_ANSWERS = 6

/** Answers a proxy's login request; a page's own stays unanswered. */
export class ProxyAnswers {
  readonly #proxy: AccountProxy | undefined
  readonly #onRefused: () => void
  #given = 0

  /** @param onRefused called when the proxy rejects the login, which is not sent again */
  constructor(proxy: AccountProxy | undefined, onRefused: () => void) {
    this.#proxy = proxy
    this.#onRefused = onRefused
  }

  answer(
    event: Pick<Event, 'preventDefault'>,
    { firstAuthAttempt }: Pick<AuthenticationResponseDetails, 'firstAuthAttempt'>,
    authInfo: Pick<AuthInfo, 'isProxy'>,
    reply: (username?: string, password?: string) => void,
  ): void {
    if (!authInfo.isProxy || !this.#proxy?.username || this.#given > MAX_ANSWERS) return
    this.#given = firstAuthAttempt ? this.#given + 1 : MAX_ANSWERS + 1
    if (this.#given > MAX_ANSWERS) this.#onRefused()
    else {
      event.preventDefault()
      reply(this.#proxy.username, this.#proxy.password)
    }
  }

  /** A page arrived through the proxy: it accepts the login. */
  accepted(): void {
    this.#given = 0
  }
}
