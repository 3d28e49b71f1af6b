import type { Trx } from '../../../db/schema.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { decrypt, type Secret } from '../../../kernel/secret.ts'
import { countLoginAttempt } from '../../../kernel/throttle/throttle.ts'
import { subjectOfGuess } from '../login-log/login-log.public.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { consumeRecoveryCode, consumeStep, hasRecoveryCode, totpOf } from './second-factor.repository.ts'
import { stepOfCode } from './totp.ts'

/** @returns the key that secrets of authenticator apps are encrypted with */
export function totpKey(secret: Secret): Buffer {
  return secret.key('totp')
}

/**
 * Verifies a code of the authenticator app, or a recovery code. Every attempt counts.
 * @returns a function that consumes the code, in the transaction that it authorizes; refuses if the code was used in the meantime
 * @throws Refused: too_many_requests, second_factor_wrong
 */
export async function checkFactorCode(
  context: Pick<Context<null>, 'db' | 'now' | 'origin'>,
  secret: Secret,
  { userId, code }: { userId: string; code: string },
): Promise<(trx: Trx) => Promise<void>> {
  const isTotp = /^\d{6}$/.test(code)
  // Recovery codes can't be guessed and are counted by address only.
  const subject = isTotp ? await subjectOfGuess(context, `factor:${userId}`, userId) : null
  const wasRight = await countLoginAttempt(context, subject)
  const consume = isTotp
    ? await checkTotp(context, secret, userId, code)
    : await checkRecoveryCode(context, secret, userId, code)
  if (!consume) refuse('second_factor_wrong')
  await wasRight()
  return async (trx) => {
    if (!(await consume(trx))) refuse('second_factor_wrong')
  }
}

type Check = Pick<Context<null>, 'db' | 'now'>

async function checkTotp({ db, now }: Check, secret: Secret, userId: string, code: string) {
  const totp = await totpOf(db, userId)
  if (!totp?.secret_sealed) return null
  const step = stepOfCode(decrypt(totpKey(secret), totp.secret_sealed, userId), code, now)
  // A code seen over somebody's shoulder is worthless once it has been used.
  if (step === null || step <= (totp.last_step ?? 0)) return null
  return (trx: Trx) => consumeStep(trx, userId, step)
}

async function checkRecoveryCode({ db }: Check, secret: Secret, userId: string, code: string) {
  const hash = hashRecoveryCode(secret, userId, code)
  return (await hasRecoveryCode(db, userId, hash))
    ? (trx: Trx) => consumeRecoveryCode(trx, userId, hash)
    : null
}
