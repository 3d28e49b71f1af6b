import { z } from 'zod'
import type { SecretStore } from '../secret-store.ts'
import type { AccountProxy } from './egress.ts'
import { type EgressFaultKind, egressFaultOf, faultOfProxy } from './egress-fault.ts'
import type { FindRoutes, ServerRoute } from './server-routes.ts'

/** Timeout of an answer through the proxy. */
const TRY_MS = 15_000

/** Login of a person at a proxy. */
export type ProxyLogin = Pick<AccountProxy, 'username' | 'password'>

/** A proxy between client and server that requires a login. */
export interface LoginWanted {
  /** `host:port`. */
  readonly proxy: string
  /** Whether the person is being asked now; false = they declined. */
  readonly asking: boolean
  /** The proxy no longer accepts the login that it accepted before. */
  readonly refused: boolean
}

/** A proxy without a login, with its route, an address to test the login with, and since when. */
type Wanted = LoginWanted & { readonly route: AccountProxy; readonly url: string; readonly since: number }

export interface ProxyLoginsOptions {
  readonly findRoutes: FindRoutes
  readonly secrets: SecretStore
  onChange(): void
  /** A proxy accepted a login: waiting calls can continue. */
  onAccepted(): void
}

/**
 * Logins to the system's proxies, which the client's own calls use. Kept in memory, and in the secret store if the person chose so. Accounts' own
 * proxies are handled elsewhere.
 */
export class ProxyLogins {
  readonly #options: ProxyLoginsOptions
  readonly #known = new Map<string, Promise<ProxyLogin | undefined>>()
  readonly #waiting = new Set<(accepted: boolean) => void>()
  #wanted: Wanted | null = null

  constructor(options: ProxyLoginsOptions) {
    this.#options = options
  }

  /** The routes to an address, with the known logins. */
  readonly routes: FindRoutes = async (url) => {
    const routes = await this.#options.findRoutes(url)
    return Promise.all(
      routes.map(async (route): Promise<ServerRoute> => {
        if (route === 'direct' || route.username) return route
        return { ...route, ...(await this.#loginOf(route)) }
      }),
    )
  }

  wanted(): LoginWanted | null {
    if (!this.#wanted) return null
    const { proxy, asking, refused } = this.#wanted
    return { proxy, asking, refused }
  }

  /** @returns the known login of a proxy that Electron's own requests meet */
  async find(host: string, port: number): Promise<ProxyLogin | undefined> {
    for (const scheme of ['http', 'https'] as const) {
      const login = await this.#loginOf({ scheme, host, port })
      if (login) return login
    }
    return undefined
  }

  /**
   * A proxy refused a call because of its login.
   * @param route the route of the call, with its login
   * @param url the address of the call
   */
  async want(route: AccountProxy, url: string): Promise<void> {
    const known = await this.#loginOf(route)
    // A call made before the current login was entered says nothing about it.
    if (known && !isSame(known, route)) return
    if (known) await this.#forget(route)
    const isNews = this.#wanted === null || keyOf(this.#wanted.route) !== keyOf(route) || known !== undefined
    if (!isNews) return
    const refused = known !== undefined
    this.#set({ proxy: `${route.host}:${route.port}`, asking: true, refused, route, url, since: Date.now() })
  }

  /** Asks a person again who declined before. */
  ask(): void {
    if (this.#wanted) this.#set({ ...this.#wanted, asking: true })
  }

  /** The person declined to answer. */
  dismiss(): void {
    if (this.#wanted) this.#set({ ...this.#wanted, asking: false })
    this.#answer(false)
  }

  /**
   * Tries a login with one call, so that a wrong one reaches the proxy once, not with every waiting request.
   * @param remember stores it in the secret store
   * @returns the proxy's fault; null = accepted, or no longer required
   */
  async give({ username, password }: ProxyLogin, remember: boolean): Promise<EgressFaultKind | null> {
    const wanted = this.#wanted
    if (!wanted) return null
    const login = { username, password }
    const fault = await tryLogin({ ...wanted.route, ...login }, wanted.url)
    if (fault) return fault
    this.#known.set(keyOf(wanted.route), Promise.resolve(login))
    const name = secretOf(wanted.route)
    const { secrets } = this.#options
    // If storing fails, the login is requested again at the next start.
    await (remember ? secrets.set(name, JSON.stringify(login)) : secrets.delete(name)).catch(() => undefined)
    this.#set(null)
    this.#answer(true)
    this.#options.onAccepted()
    return null
  }

  /**
   * The server answered by some route: pending requests for a login are dropped.
   * @param at when it answered last; null = not yet
   */
  answered(at: number | null): void {
    if (!this.#wanted || at === null || at <= this.#wanted.since) return
    this.#set(null)
    this.#answer(true)
  }

  /** Runs an action of a person; if a proxy requires a login first, asks for it and runs the action again. */
  async whenLetThrough<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (egressFaultOf(error) !== 'login' || !this.#wanted) throw error
      this.ask()
      const isAccepted = await new Promise<boolean>((resolve) => this.#waiting.add(resolve))
      if (!isAccepted) throw error
      return work()
    }
  }

  #set(wanted: Wanted | null): void {
    this.#wanted = wanted
    this.#options.onChange()
  }

  #answer(accepted: boolean): void {
    for (const resolve of this.#waiting) resolve(accepted)
    this.#waiting.clear()
  }

  #loginOf(route: ProxyAddress): Promise<ProxyLogin | undefined> {
    const key = keyOf(route)
    const known = this.#known.get(key) ?? this.#load(route)
    this.#known.set(key, known)
    return known
  }

  async #load(route: ProxyAddress): Promise<ProxyLogin | undefined> {
    try {
      const kept = await this.#options.secrets.get(secretOf(route))
      return kept === undefined ? undefined : StoredLogin.parse(JSON.parse(kept))
    } catch {
      // Unreadable: the person is asked again.
      return undefined
    }
  }

  async #forget(route: ProxyAddress): Promise<void> {
    this.#known.set(keyOf(route), Promise.resolve(undefined))
    await this.#options.secrets.delete(secretOf(route)).catch(() => undefined)
  }
}

const StoredLogin = z.object({ username: z.string(), password: z.string() })

type ProxyAddress = Pick<AccountProxy, 'scheme' | 'host' | 'port'>

const keyOf = ({ scheme, host, port }: ProxyAddress) => `${scheme}://${host}:${port}`
const secretOf = (route: ProxyAddress) => `way-login ${keyOf(route)}`
const isSame = (one: ProxyLogin, other: ProxyLogin) =>
  one.username === other.username && one.password === other.password

async function tryLogin(route: AccountProxy, url: string): Promise<EgressFaultKind | null> {
  const { fetchThrough } = await import('./proxied-fetch.ts')
  try {
    const answer = await fetchThrough(route)(new URL('/health', url).href, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_MS),
    })
    await answer.body?.cancel()
    return null
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'unreachable'
    // An unreachable server does not mean that the login is wrong.
    return faultOfProxy(error) ?? null
  }
}
