import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import { z } from 'zod'
import { refuse } from '../../../kernel/refusal.ts'

/** Maximum difference between a proof's time and the server's clock, in milliseconds. */
const PROOF_WINDOW = 5 * 60 * 1000

/** Claims of a DPoP proof (RFC 9449, section 4.2). */
const Claims = z.object({
  jti: z.string().min(8).max(128),
  htm: z.string(),
  htu: z.url(),
  /** Seconds since 1970; fractions are allowed (RFC 7519, section 2). */
  iat: z.number(),
  ath: z.string().optional(),
})

/** The request that a proof is for. */
export interface ProvenRequest {
  method: string
  /** Address without query, as the client wrote it. */
  address: string
  /** The session's token, for every call but the login. */
  token: string | null
  /** Milliseconds since 1970. */
  now: number
}

/** A valid proof; the database decides whether it was used before. */
export interface Proof {
  /** RFC 7638 thumbprint of the key that signed. */
  thumbprint: string
  /** Identifies the proof; ids of different keys never collide. */
  jtiHash: Buffer
  /** Moment from which the proof is too old anyway; milliseconds since the epoch. */
  deadAt: number
}

/**
 * Reads the proof of possession of a request (RFC 9449, section 4.3): signed now, for this method and address and this token, by the key that it carries.
 * @throws Refused: proof_invalid
 */
export async function readProof(header: string | undefined, request: ProvenRequest): Promise<Proof> {
  const { thumbprint, claims } = await verified(header, request.now)
  const { jti, htm, htu, iat, ath } = claims
  const age = request.now - iat * 1000
  const fits =
    htm === request.method &&
    sameAddress(htu, request.address) &&
    Math.abs(age) <= PROOF_WINDOW &&
    ath === (request.token === null ? undefined : sha256(request.token).toString('base64url'))
  if (!fits) refuse('proof_invalid')
  return { thumbprint, jtiHash: sha256(`${thumbprint}.${jti}`), deadAt: Math.ceil(iat * 1000) + PROOF_WINDOW }
}

async function verified(header: string | undefined, now: number) {
  try {
    const { payload, protectedHeader } = await jwtVerify(header ?? '', EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      currentDate: new Date(now),
    })
    const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk ?? {})
    return { thumbprint, claims: Claims.parse(payload) }
  } catch {
    return refuse('proof_invalid')
  }
}

/** Compares after normalising; query and fragment do not count (RFC 9449, section 4.3). */
function sameAddress(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  return a.origin === b.origin && a.pathname === b.pathname
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
