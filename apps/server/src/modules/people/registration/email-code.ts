import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import { CODE_RESEND_SECONDS, CODE_TRIES, type sendEmailCode } from '@seaport/contract/people/registration'
import type { Trx } from '../../../db/schema.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secret } from '../../../kernel/secret.ts'
import { countLoginAttempt, recordHit, throttleKeyOf } from '../../../kernel/throttle/throttle.ts'
import { codeMailOf, queueMail } from '../../platform/email/email.public.ts'
import { userByEmail } from '../user/user.public.ts'
import {
  type CodeKey,
  consumeCode,
  countAttempt,
  lastCode,
  refundAttempt,
  replaceCode,
} from './registration.repository.ts'
import { registrationConfig, requireOpen } from './registration-config.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
/** Codes that one IP address may request. */
const askRule = { name: 'email-code', limit: 60, seconds: 3600 }
/** Codes for one email address and purpose in a day (UTC), a minute apart; a stranger may use them up, so beyond them there is one an hour. */
const PER_DAY = 10
const BEYOND_SECONDS = 60 * 60

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Sends a code. Only the mailbox reveals whether the address is known: everybody gets the same answer for the same work.
 * @throws Refused: registration_closed, too_many_requests
 */
export async function requestCode(
  context: Context<null>,
  { secret, env }: Pick<Installation, 'secret' | 'env'>,
  key: ParsedOf<typeof sendEmailCode>['body'],
): Promise<DataOf<typeof sendEmailCode>> {
  const { db, now, origin, locale } = context
  const { email, purpose } = key
  if (purpose === 'register') requireOpen(await registrationConfig(db), locale)
  await recordHit(db, askRule, throttleKeyOf(origin.ip), now)
  const { minutes, held } = await codeMailOf(db, purpose)
  const user = await userByEmail(db, email)
  const known = user !== undefined
  const code = newCode()
  await context.mutate(async (work) => {
    const today = Math.floor(now / DAY)
    const replaced = await replaceCode(
      work.trx,
      {
        ...key,
        code_hash: hashOf(
          secret,
          { ...key, boundTo: purpose === 'reset' ? user?.password_hash : undefined },
          code,
        ),
        asked_by: throttleKeyOf(origin.ip),
        sent_at: now,
        expires_at: now + minutes * 60 * SECOND,
        sent_day: today,
      },
      {
        sentBefore: now - CODE_RESEND_SECONDS * SECOND,
        perDay: PER_DAY,
        beyondSentBefore: now - BEYOND_SECONDS * SECOND,
      },
    )
    if (!replaced) refuse('too_many_requests', { seconds: await waitFor(work.trx, key, now) })
    await queueMail(work, secret, {
      kind: purpose === 'register' && known ? 'registered' : purpose,
      to: email,
      locale,
      code,
      minutes,
      skip: purpose === 'reset' && !known,
      confidential: purpose === 'reset' && user?.superuser === 1,
    })
  })
  return {
    resend_after: CODE_RESEND_SECONDS,
    expire_minutes: minutes,
    held,
    // For known addresses too: the answer must not tell them apart.
    ...(env.demo && held && purpose === 'register' && { demo_code: code }),
  }
}

interface BoundKey extends CodeKey {
  /** What a code counts for no longer than it stays: the password that it replaces, as it is stored. */
  boundTo?: string | undefined
}

/** A code that was right. */
interface RightCode {
  /** Refunds the attempt: call it once the rest of what the code is given with is right. */
  wasRight(): Promise<void>
  /** Consumes the code in the caller's transaction; refuses with code_wrong if it was consumed already. */
  consume(trx: Trx): Promise<void>
}

/**
 * Checks a code that somebody typed. The attempt counts for the code and for the address that it came from.
 * @throws Refused: too_many_requests, code_wrong
 */
export async function verifyCode(
  context: Pick<Context<null>, 'db' | 'now' | 'origin'>,
  secret: Secret,
  { code, boundTo, ...key }: BoundKey & { code: string },
): Promise<RightCode> {
  const { db, now, origin } = context
  const refundGuess = await countLoginAttempt(context, null)
  const from = throttleKeyOf(origin.ip)
  const stored = await countAttempt(db, key, { now, tries: CODE_TRIES, from })
  const given = hashOf(secret, { ...key, boundTo }, code)
  if (!stored || !timingSafeEqual(stored, given)) refuse('code_wrong')
  return {
    async wasRight() {
      await refundAttempt(db, key, { hash: given, from })
      await refundGuess()
    },
    async consume(trx) {
      if (!(await consumeCode(trx, key, given))) refuse('code_wrong')
    },
  }
}

/** @returns seconds until another code may be sent */
async function waitFor(trx: Trx, key: CodeKey, now: number): Promise<number> {
  const last = await lastCode(trx, key)
  const today = Math.floor(now / DAY)
  const after = (seconds: number) => (last?.sent_at ?? now) + seconds * SECOND - now
  const isUsedUp = last?.sent_day === today && last.sent_count >= PER_DAY
  const beyond = isUsedUp ? Math.min(after(BEYOND_SECONDS), (today + 1) * DAY - now) : 0
  return Math.max(1, Math.ceil(Math.max(after(CODE_RESEND_SECONDS), beyond) / SECOND))
}

/** A plain hash of six digits can be reversed by guessing; without the installation's secret this one reveals nothing. */
function hashOf(secret: Secret, { email, purpose, boundTo = '' }: BoundKey, code: string): Buffer {
  const text = `${purpose} ${email} ${code} ${boundTo}`
  return createHmac('sha256', secret.key('email-code')).update(text).digest()
}
