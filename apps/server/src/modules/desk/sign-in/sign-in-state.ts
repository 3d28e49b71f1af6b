import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { newToken, type Secret } from '../../../kernel/secret.ts'

/** Owner of a sign-in: one session of a seat, for one account. */
export interface SignInOwner {
  sessionHash: Buffer
  accountId: string
}

/** Time limit for a person at the network's dialog. */
const LIFETIME_MS = 15 * 60_000
const Payload = z.object({ nonce: z.string(), port: z.int(), until: z.int() })

/** @returns the state of a sign-in: random, and signed together with its owner and callback port */
export function createState(secret: Secret, owner: SignInOwner, port: number, now: number): string {
  const payload = { nonce: newToken(), port, until: now + LIFETIME_MS }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${sign(secret, owner, text)}`
}

/** @returns the port of a state's sign-in; null if it is another owner's, forged, or too old */
export function readState(secret: Secret, owner: SignInOwner, state: string, now: number): number | null {
  const [text = '', signature = ''] = state.split('.')
  const wanted = Buffer.from(sign(secret, owner, text))
  const given = Buffer.from(signature)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
  const { port, until } = Payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return now < until ? port : null
}

function sign(secret: Secret, { sessionHash, accountId }: SignInOwner, text: string): string {
  const mac = createHmac('sha256', secret.key('network-sign-in'))
  return mac.update(sessionHash).update(`\n${accountId}\n${text}`).digest('base64url')
}
