import type { Clock } from '@seaport/runner/clock'
import { XError } from '../x/problem.ts'
import type { Tokens } from './sign-in.ts'

/** Where an account's sign-in is kept: encrypted, on this machine only. */
export interface TokenVault {
  load(): Promise<Tokens | null>
  /** Must be durable before it resolves: a refresh token works once, and a lost one signs the account out. */
  save(tokens: Tokens): Promise<void>
}

export interface TokenSource {
  /**
   * @param rejected the token that the network just refused: another one is fetched, unless that has happened meanwhile
   * @throws {XError} signed_out when a person has to sign in again, network_error when the refresh could not be made
   */
  getToken(ask: { rejected?: string; signal: AbortSignal }): Promise<string>
}

/** A token is renewed this long before it expires. */
const EARLY_MS = 2 * 60_000

export interface TokenSourceOptions {
  vault: TokenVault
  /** @throws {XError} signed_out when the network no longer takes the refresh token */
  refresh(refreshToken: string): Promise<Tokens>
  clock: Clock
}

/** One per account: however many ask at once, there is one refresh, and what it brought is kept before anybody uses it. */
export function createTokenSource({ vault, refresh, clock }: TokenSourceOptions): TokenSource {
  let running: Promise<string> | null = null

  const renew = async (tokens: Tokens): Promise<string> => {
    if (!tokens.refresh_token) throw new XError({ kind: 'signed_out' })
    const renewed = await refresh(tokens.refresh_token)
    const kept = { ...renewed, refresh_token: renewed.refresh_token ?? tokens.refresh_token }
    await vault.save(kept)
    return kept.access_token
  }

  return {
    async getToken({ rejected, signal }) {
      signal.throwIfAborted()
      if (running !== null) return running
      const tokens = await vault.load()
      if (running !== null) return running
      if (!tokens) throw new XError({ kind: 'signed_out' })
      const fresh = tokens.expires_at === null || tokens.expires_at - EARLY_MS > clock.now()
      if (tokens.access_token !== rejected && fresh) return tokens.access_token
      // Not tied to the asker's signal: a refresh that was sent has spent the refresh token, so its answer must be kept.
      running = renew(tokens).finally(() => {
        running = null
      })
      return running
    },
  }
}
