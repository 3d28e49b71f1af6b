import { createHmac, timingSafeEqual } from 'node:crypto'
import { API_BASE } from '@seaport/contract/api'

const HOUR = 60 * 60 * 1000

/** Signed parts of an address besides the id. */
export interface Signature {
  /** Milliseconds since 1970. */
  expires: number
  signature: string
}

/**
 * Signs a file's address for one to two hours. It expires on a full hour, so that the address stays the same for a while and browsers can cache the
 * content.
 */
export function signedUrl(key: Buffer, id: string, now: number): { url: string; expires: number } {
  const expires = (Math.floor(now / HOUR) + 2) * HOUR
  const query = new URLSearchParams({ expires: String(expires), signature: sign(key, id, expires) })
  return { url: `${API_BASE}/file/${encodeURIComponent(id)}/content?${query}`, expires }
}

/** @returns whether the address was signed here and has not expired */
export function isSigned(key: Buffer, id: string, { expires, signature }: Signature, now: number): boolean {
  const wanted = Buffer.from(sign(key, id, expires))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) && now < expires
}

function sign(key: Buffer, id: string, expires: number): string {
  return createHmac('sha256', key).update(`${id}\n${expires}`).digest('base64url')
}
