import { createHash, randomBytes } from 'node:crypto'

/** @returns a new opaque token: 256 random bits, URL-safe */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** @returns what is stored of a token: its SHA-256 (a random token needs no slow hash) */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
