import { createHmac, timingSafeEqual } from 'node:crypto'
import { PAY_WINDOW_SECONDS } from '@seaport/contract/money/order'
import { refuse } from '../../../kernel/refusal.ts'

/** Headers of a callback. */
export interface SignedRequest {
  /** Seconds since 1970, as text. */
  timestamp: string | undefined
  /** Hexadecimal HMAC-SHA256 over `timestamp.body`. */
  signature: string | undefined
  body: Buffer
}

/** @returns the signature of a callback; the timestamp is signed too, otherwise anybody could renew it */
export function signCallback(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/**
 * Verifies that a callback comes from the gateway, and is recent.
 * @param secret null = this installation accepts no callbacks
 * @param now milliseconds since the epoch
 * @throws Refused: callback_off, signature_invalid; the wrong part is not revealed
 */
export function verifySignature(secret: string | null, call: SignedRequest, now: number): void {
  if (secret === null) refuse('callback_off')
  const { timestamp = '', signature = '', body } = call
  const expected = Buffer.from(signCallback(secret, timestamp, body), 'hex')
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  const age = Math.abs(now / 1000 - Number(timestamp))
  const timely = /^\d{1,12}$/.test(timestamp) && age <= PAY_WINDOW_SECONDS
  if (!genuine || !timely) refuse('signature_invalid')
}
