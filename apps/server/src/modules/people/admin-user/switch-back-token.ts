import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '../../../kernel/secret.ts'

/** Random id of a return to an administrator's session; only the browser's cookie has it. */
export interface ReturnTicket {
  id: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** @returns the ticket as a cookie value, signed with a separate key */
export function signTicket(secret: Secret, { id, expiresAt }: ReturnTicket): string {
  const text = `${id}.${expiresAt}`
  return `${text}.${signatureOf(secret, text).toString('base64url')}`
}

/** @returns the ticket of a cookie's value; null = forged, damaged or too old */
export function readTicket(secret: Secret, value: string | undefined, now: number): ReturnTicket | null {
  const [, text = '', id = '', expires = '', signature = ''] =
    /^(([\w-]{43})\.(\d{1,15}))\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (text === '') return null
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(secret, text))) return null
  const expiresAt = Number(expires)
  return expiresAt > now ? { id, expiresAt } : null
}

function signatureOf(secret: Secret, text: string): Buffer {
  return createHmac('sha256', secret.key('switch-admin')).update(text).digest()
}
