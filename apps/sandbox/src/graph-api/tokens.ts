import { randomBytes } from 'node:crypto'

/** Owner of a token: a person on Facebook, their Page, or their Instagram account. */
export type TokenKind = 'user' | 'page' | 'instagram'

export interface GraphToken {
  kind: TokenKind
  /** Person index. */
  person: number
  scopes: readonly string[]
  issuedAt: number
  /** Milliseconds since the epoch; null = does not expire. */
  expiresAt: number | null
  isLong: boolean
  /** Subcode of error 190 that says why the token is dead. */
  ended?: number
}

export interface GraphCode {
  kind: 'user' | 'instagram'
  person: number
  scopes: readonly string[]
  redirectUri: string
  expiresAt: number
}

/** The app at Facebook and Instagram login. */
export const DEMO_APP = {
  id: '1700000000000001',
  secret: 'sandbox-app-secret',
  name: 'Demo client',
  redirectUris: [47821, 47822, 47823].map((port) => `http://127.0.0.1:${port}/callback`),
}

/** Codes and tokens of Facebook and Instagram login, in memory. */
export interface GraphTokens {
  issueCode(code: Omit<GraphCode, 'expiresAt'>): string
  /** A code is valid once. */
  redeemCode(text: string): GraphCode | undefined
  issue(
    token: Omit<GraphToken, 'issuedAt' | 'expiresAt' | 'isLong'>,
    seconds: number | null,
    isLong: boolean,
  ): string
  find(text: string): GraphToken | undefined
  /** Revokes all tokens of a person, or of everybody. */
  end(person: number | undefined, subcode: number): number
}

const CODE_MS = 10 * 60 * 1000

export function createGraphTokens(now: () => number): GraphTokens {
  const codes = new Map<string, GraphCode>()
  const tokens = new Map<string, GraphToken>()
  return {
    issueCode(code) {
      const text = randomBytes(24).toString('base64url')
      codes.set(text, { ...code, expiresAt: now() + CODE_MS })
      return text
    },
    redeemCode(text) {
      const code = codes.get(text)
      codes.delete(text)
      return code && now() < code.expiresAt ? code : undefined
    },
    issue(token, seconds, isLong) {
      const text = `EAAS${randomBytes(30).toString('base64url')}`
      const expiresAt = seconds === null ? null : now() + seconds * 1000
      tokens.set(text, { ...token, issuedAt: now(), expiresAt, isLong })
      return text
    },
    find: (text) => tokens.get(text),
    end(person, subcode) {
      const ended = [...tokens.values()].filter((token) => person === undefined || token.person === person)
      for (const token of ended) token.ended = subcode
      return ended.length
    },
  }
}
