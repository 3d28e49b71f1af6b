import type { Clock } from '@seaport/runner/clock'
import { isFileHeld } from '@seaport/runner/files'
import { NetworkError, retryLater } from '../outcome.ts'
import type { Tokens } from './sign-in.ts'

/** Stores an account's sign-in: encrypted, on this machine only. */
export interface TokenStore {
  load(): Promise<Tokens | null>
  /** Must be durable before it resolves: a refresh token works once, and losing one signs the account out. */
  save(tokens: Tokens): Promise<void>
  /** Runs one task at a time among all that share the vault, other processes included: two of them must not spend one refresh token. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}

export interface TokenSource {
  /**
   * @param ask.rejected the token that the network just refused: another one is fetched, unless that has already happened
   * @param ask.scopes the scopes that the request needs, compared with the granted ones if the network reported those
   * @throws {NetworkError} sign_in_again if a person has to sign in, missing_permission for a scope that was not granted, retry if the refresh failed
   */
  getToken(ask: { rejected?: string; scopes?: readonly string[]; signal: AbortSignal }): Promise<string>
}

/** Default time before expiry at which a token is renewed. */
const EARLY_MS = 2 * 60_000
/** A failed early renewal is retried after this share of the remaining time. */
const EARLY_RETRIES = 10
/** Renewed tokens whose file is locked are stored again at this interval, for ten minutes: the client may be closed before anybody asks for them. */
const KEEP_MS = 5000
const KEEP_TRIES = 120

export interface TokenSourceOptions {
  vault: TokenStore
  /** @throws {NetworkError} sign_in_again if the network no longer accepts the refresh token */
  refresh(refreshToken: string): Promise<Tokens>
  clock: Clock
  earlyMs?: number
}

/** One per account: concurrent callers share one refresh, and its tokens are stored before anybody uses them. */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { vault, refresh, clock, earlyMs = EARLY_MS } = options
  let running: Promise<Tokens> | null = null
  /** Renewed tokens that are not stored yet because the file is locked; the old refresh token is spent. */
  let unsaved: Tokens | null = null
  let noEarlyBefore = 0

  const isGood = (tokens: Tokens, rejected: string | undefined) =>
    tokens.access_token !== rejected &&
    (tokens.expires_at === null ||
      tokens.expires_at - earlyMs > clock.now() ||
      (tokens.expires_at > clock.now() && clock.now() < noEarlyBefore))

  const save = (tokens: Tokens) =>
    vault.save(tokens).catch((error: unknown) => {
      throw isFileHeld(error) ? retryLater('network_fault', null, error) : error
    })

  /** Tokens that are not stored are not used. */
  const load = async (): Promise<Tokens | null> => {
    if (unsaved) await save(unsaved)
    unsaved = null
    return vault.load()
  }

  const keepLater = async () => {
    const { signal } = new AbortController()
    for (let left = KEEP_TRIES; unsaved && left > 0; left -= 1) {
      await clock.wait(KEEP_MS, signal)
      await load().catch(() => null)
    }
  }

  const renew = (rejected: string | undefined): Promise<Tokens> =>
    vault.exclusively(async () => {
      // Another process may have renewed it while we waited.
      const tokens = await load()
      if (!tokens) throw new NetworkError({ kind: 'sign_in_again' })
      if (isGood(tokens, rejected)) return tokens
      if (!tokens.refresh_token) throw new NetworkError({ kind: 'sign_in_again' })
      // A refresh token works once: check first that the new tokens can be stored.
      await save(tokens)
      const renewed = await refresh(tokens.refresh_token)
      const kept: Tokens = {
        ...renewed,
        refresh_token: renewed.refresh_token ?? tokens.refresh_token,
        // A network that reports no scopes has not changed them.
        scopes: renewed.scopes.length > 0 ? renewed.scopes : tokens.scopes,
      }
      // A short-lived token is renewed at half of its lifetime at the earliest (Bdaya-Dev/oidc#123, earendil-works/pi#7457).
      noEarlyBefore = clock.now() + ((kept.expires_at ?? 0) - clock.now()) / 2
      unsaved = kept
      try {
        await save(kept)
      } catch (error) {
        void keepLater()
        throw error
      }
      unsaved = null
      return kept
    })

  const current = async (rejected: string | undefined): Promise<Tokens> => {
    if (running !== null) return running
    const tokens = await load()
    if (running !== null) return running
    if (!tokens) throw new NetworkError({ kind: 'sign_in_again' })
    if (isGood(tokens, rejected)) return tokens
    // Not tied to the caller's signal: a refresh that was sent has spent the refresh token, so its answer must be stored.
    running = renew(rejected)
      .catch((error: unknown) => {
        const { access_token, expires_at } = tokens
        // An early renewal failed: the current token is valid until it expires.
        if (access_token === rejected || expires_at === null || expires_at <= clock.now()) throw error
        noEarlyBefore = clock.now() + earlyMs / EARLY_RETRIES
        return tokens
      })
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    async getToken({ rejected, scopes = [], signal }) {
      signal.throwIfAborted()
      const tokens = await current(rejected)
      if (!hasScopes(tokens.scopes, scopes)) throw new NetworkError({ kind: 'missing_permission' })
      return tokens.access_token
    },
  }
}

/** @returns whether the granted scopes cover the needed ones; true if the network reports none, which then decides itself */
export function hasScopes(granted: readonly string[], needed: readonly string[]): boolean {
  return granted.length === 0 || needed.every((scope) => granted.includes(scope))
}
