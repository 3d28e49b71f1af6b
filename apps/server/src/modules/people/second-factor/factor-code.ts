import type { Trx } from '../../../db/schema.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { decrypt, type Secret } from '../../../kernel/secret.ts'
import { countLoginAttempt, type LoginSubject } from '../../../kernel/throttle/throttle.ts'
import { hasLoggedInFrom } from '../login-log/login-log.public.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { consumeRecoveryCode, consumeStep, hasRecoveryCode, totpOf } from './second-factor.repository.ts'
import { stepOfCode } from './totp.ts'

/** @returns the key that secrets of authenticator apps are encrypted with */
export function totpKey(secret: Secret): Buffer {
  return secret.key('totp')
}

/**
 * Looks at a code of the authenticator app, or at a recovery code. The try counts whatever it is.
 * @returns a function that uses the code up, in the transaction that does what it is for; it refuses if somebody was faster
 * @throws Refused: too_many_requests, second_factor_wrong
 */
export async function checkFactorCode(
  context: Pick<Context<null>, 'db' | 'now' | 'origin'>,
  secret: Secret,
  { userId, code }: { userId: string; code: string },
): Promise<(trx: Trx) => Promise<void>> {
  const isTotp = /^\d{6}$/.test(code)
  const wasRight = await countLoginAttempt(context, isTotp ? await guessed(context, userId) : null)
  const consume = isTotp
    ? await checkTotp(context, secret, userId, code)
    : await checkRecoveryCode(context, secret, userId, code)
  if (!consume) refuse('second_factor_wrong')
  await wasRight()
  return async (trx) => {
    if (!(await consume(trx))) refuse('second_factor_wrong')
  }
}

/**
 * @returns whom guesses at six digits are counted against. From an address where the user has logged in before they are counted apart: whoever knows the password and guesses from
 * elsewhere doesn't lock the owner out. Recovery codes and passkeys can't be guessed and are counted by address alone.
 */
export async function guessed(
  { db, origin }: Pick<Context<null>, 'db' | 'origin'>,
  userId: string,
): Promise<LoginSubject> {
  const known = await hasLoggedInFrom(db, userId, origin.ip)
  return known ? `factor:${userId} ${origin.ip}` : `factor:${userId}`
}

type Check = Pick<Context<null>, 'db' | 'now'>

async function checkTotp({ db, now }: Check, secret: Secret, userId: string, code: string) {
  const totp = await totpOf(db, userId)
  if (!totp?.secret_sealed) return null
  const step = stepOfCode(decrypt(totpKey(secret), totp.secret_sealed, userId), code, now)
  // A code that was seen over somebody's shoulder is worth nothing once it has been used.
  if (step === null || step <= (totp.last_step ?? 0)) return null
  return (trx: Trx) => consumeStep(trx, userId, step)
}

async function checkRecoveryCode({ db }: Check, secret: Secret, userId: string, code: string) {
  const hash = hashRecoveryCode(secret, userId, code)
  return (await hasRecoveryCode(db, userId, hash))
    ? (trx: Trx) => consumeRecoveryCode(trx, userId, hash)
    : null
}
