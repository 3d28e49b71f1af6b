import { createHash, randomBytes } from 'node:crypto'
import type { OauthClient } from './clients.ts'

/** A person's consent to an app. All tokens that come from one consent share it. */
interface Grant {
  person: number
  clientId: string
  scopes: string[]
  revoked: boolean
}

interface Code {
  grant: Grant
  redirectUri: string
  challenge: string
  expiresAt: number
  used: boolean
}

/** A live access token, as the API sees it. */
export interface Access {
  /** Person index. */
  person: number
  clientId: string
  scopes: readonly string[]
}

/** Response of the token endpoint. */
export interface TokenPair {
  access: string
  /** Seconds. */
  expiresIn: number
  scopes: readonly string[]
  /** Only with `offline.access`. */
  refresh?: string
}

/** Lifetime of an authorisation code. */
const CODE_MS = 30_000

const secret = () => randomBytes(32).toString('base64url')

/** The S256 challenge of a verifier (RFC 7636, section 4.2). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/** Codes and tokens, in memory. */
export class OauthStore {
  readonly clients: Map<string, OauthClient>
  readonly #now: () => number
  readonly #accessTokenSeconds: number
  readonly #codes = new Map<string, Code>()
  readonly #accesses = new Map<string, { grant: Grant; expiresAt: number }>()
  readonly #refreshes = new Map<string, { grant: Grant; used: boolean }>()

  constructor(now: () => number, clients: readonly OauthClient[], accessTokenSeconds: number) {
    this.#now = now
    this.#accessTokenSeconds = accessTokenSeconds
    this.clients = new Map(clients.map((client) => [client.id, client]))
  }

  issueCode(wish: {
    person: number
    clientId: string
    scopes: string[]
    redirectUri: string
    challenge: string
  }): string {
    const { redirectUri, challenge, ...grant } = wish
    const code = secret()
    const expiresAt = this.#now() + CODE_MS
    this.#codes.set(code, {
      grant: { ...grant, revoked: false },
      redirectUri,
      challenge,
      expiresAt,
      used: false,
    })
    return code
  }

  /** Undefined if the code is unknown, expired, used, of another client or address, or the verifier is wrong. */
  redeemCode(
    text: string,
    given: { clientId: string; redirectUri: string; verifier: string },
  ): TokenPair | undefined {
    const code = this.#codes.get(text)
    if (!code) return undefined
    if (code.used) {
      code.grant.revoked = true
      return undefined
    }
    code.used = true
    const fits =
      this.#now() < code.expiresAt &&
      code.grant.clientId === given.clientId &&
      code.redirectUri === given.redirectUri &&
      code.challenge === challengeOf(given.verifier)
    return fits ? this.#issue(code.grant) : undefined
  }

  /** Undefined if the token is dead; one that was used before revokes all tokens of its grant. */
  refresh(text: string, clientId: string): TokenPair | undefined {
    const token = this.#refreshes.get(text)
    if (!token || token.grant.clientId !== clientId || token.grant.revoked) return undefined
    if (token.used) {
      token.grant.revoked = true
      return undefined
    }
    token.used = true
    return this.#issue(token.grant)
  }

  /** Revokes an access token, or with a refresh token the whole grant. Unknown tokens are no error. */
  revoke(text: string, clientId: string): void {
    const refreshed = this.#refreshes.get(text)
    if (refreshed?.grant.clientId === clientId) refreshed.grant.revoked = true
    if (this.#accesses.get(text)?.grant.clientId === clientId) this.#accesses.delete(text)
  }

  /** The person of this access token; undefined when it is not alive. */
  access(text: string): Access | undefined {
    const token = this.#accesses.get(text)
    if (!token || token.grant.revoked || this.#now() >= token.expiresAt) return undefined
    const { person, clientId, scopes } = token.grant
    return { person, clientId, scopes }
  }

  /** Issues tokens without a consent page: for tests. */
  mint(grant: { person: number; clientId: string; scopes: string[] }, expiresIn?: number): TokenPair {
    return this.#issue({ ...grant, revoked: false }, expiresIn)
  }

  /** Revokes all access tokens of a person, or of everyone; with `grants`, the refresh tokens too. @returns how many it revoked */
  expire(person?: number, grants = false): number {
    let ended = 0
    for (const [text, { grant }] of this.#accesses) {
      if (person !== undefined && grant.person !== person) continue
      this.#accesses.delete(text)
      if (grants) grant.revoked = true
      ended += 1
    }
    return ended
  }

  #issue(grant: Grant, expiresIn = this.#accessTokenSeconds): TokenPair {
    const pair: TokenPair = { access: secret(), expiresIn, scopes: grant.scopes }
    this.#accesses.set(pair.access, { grant, expiresAt: this.#now() + expiresIn * 1000 })
    if (grant.scopes.includes('offline.access')) {
      pair.refresh = secret()
      this.#refreshes.set(pair.refresh, { grant, used: false })
    }
    return pair
  }
}
