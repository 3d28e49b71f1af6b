import { createHmac, randomBytes } from 'node:crypto'

/** Prefix by which people and secret scanners recognize the kind of secret (Standard Webhooks). */
const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** @returns a new secret, as shown to its owner */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`
}

/**
 * Signs a message as Standard Webhooks has it: HMAC-SHA256 over id, time stamp and body.
 * @param at seconds since 1970
 * @returns the value of `webhook-signature`
 */
export function signMessage(secret: string, { id, at, body }: { id: string; at: number; body: string }) {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
}
