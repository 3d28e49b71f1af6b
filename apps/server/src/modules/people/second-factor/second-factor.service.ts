import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type {
  beginTotp,
  confirmTotp,
  disableSecondFactor,
  passSecondFactor,
} from '@seaport/contract/people/second-factor'
import type { FactorAction, SecondFactor } from '@seaport/contract/people/second-factor.schema'
import type { Db } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { passwordMatches } from '../../../kernel/password.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { decrypt, encrypt, type Secret } from '../../../kernel/secret.ts'
import { countLoginAttempt } from '../../../kernel/throttle/throttle.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { readSetting } from '../../platform/setting/setting.public.ts'
import { logLogin, subjectOfGuess } from '../login-log/login-log.public.ts'
import { deleteOtherSessions, finishLogin } from '../session/session.public.ts'
import { changeUser, passwordHashOf } from '../user/user.public.ts'
import { recordFactorChange, undoableChanges } from './factor-change.ts'
import { checkFactorCode, totpKey } from './factor-code.ts'
import { checkPasskey, confirmsAlone } from './passkey.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import {
  activateTotp,
  countRecoveryCodes,
  deleteFactors,
  insertPendingTotp,
  passkeysOf,
  personOf,
  replaceRecoveryCodes,
  totpOf,
} from './second-factor.repository.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** @returns the factors of a user */
export async function showSecondFactor(
  db: Db,
  { env, clock }: Pick<Installation, 'env' | 'clock'>,
  { userId, superuser }: UserActor,
): Promise<SecondFactor> {
  const passkeys = await passkeysOf(db, userId)
  const now = clock()
  return {
    required: superuser && !env.demo,
    totp: !!(await totpOf(db, userId))?.secret_sealed,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: instant(created_at),
      last_used_at: instantOrNull(last_used_at),
      confirms_alone: confirmsAlone({ created_at }, now),
    })),
    recovery_codes_left: await countRecoveryCodes(db, userId),
    changes: await undoableChanges(db, userId, { now }),
  }
}

/**
 * Finishes a login.
 * @throws Refused: too_many_requests, second_factor_wrong, passkey_refused
 */
export async function pass(
  context: Context<UserActor>,
  secret: Secret,
  proof: ParsedOf<typeof passSecondFactor>['body'],
): Promise<void> {
  const { actor, db, now, origin } = context
  const attempt = { tenantId: actor.tenantId, userId: actor.userId, at: now, origin }
  const consume = await checkProof(context, secret, proof).catch(async (error: unknown) => {
    await logLogin(db, { ...attempt, outcome: 'wrong_second_factor' })
    throw error
  })
  await context.mutate(async ({ trx }) => {
    await consume(trx)
    await finishLogin(trx, actor.sessionHash, now)
    await logLogin(trx, { ...attempt, outcome: 'ok' })
  })
}

/** @throws Refused: too_many_requests, second_factor_wrong, passkey_refused; second_factor_needed where nothing is given */
export function checkProof(
  context: Context<UserActor>,
  secret: Secret,
  { code, passkey }: ParsedOf<typeof passSecondFactor>['body'],
) {
  if (passkey) return checkPasskey(context, passkey)
  if (code === undefined) refuse('second_factor_needed')
  return checkFactorCode(context, secret, { userId: context.actor.userId, code })
}

/** Time limit for setting up an authenticator app. */
const SET_UP_MS = 10 * 60 * 1000

/** Creates a secret for an authenticator app; current factors stay valid until a code of the new one is confirmed. */
export async function startTotp(
  { actor, db, now, mutate }: Context<UserActor>,
  secret: Secret,
): Promise<DataOf<typeof beginTotp>> {
  const { userId, sessionHash } = actor
  const { email } = await personOf(db, userId)
  const fresh = newTotpSecret()
  const pending = {
    pending_sealed: encrypt(totpKey(secret), fresh, userId),
    pending_session: sessionHash,
    pending_until: now + SET_UP_MS,
  }
  await mutate(({ trx }) => insertPendingTotp(trx, userId, pending))
  return { secret: fresh, uri: totpUri(fresh, { issuer: await readSetting(db, 'brand'), label: email }) }
}

/**
 * Activates the authenticator app.
 * @throws Refused: too_many_requests, second_factor_absent if this session has started none or took too long, second_factor_wrong
 */
export async function finishTotp(
  context: Context<UserActor>,
  installation: Pick<Installation, 'env' | 'secret'>,
  code: string,
): Promise<DataOf<typeof confirmTotp>> {
  const { actor, db, now } = context
  const { userId } = actor
  const totp = await totpOf(db, userId)
  const pending = totp?.pending_sealed
  const isOwn = totp?.pending_session?.equals(actor.sessionHash) && (totp.pending_until ?? 0) > now
  if (!pending || !isOwn) refuse('second_factor_absent')
  const wasRight = await countLoginAttempt(context, await subjectOfGuess(context, `factor:${userId}`, userId))
  const step = stepOfCode(decrypt(totpKey(installation.secret), pending, userId), code, now)
  if (step === null) refuse('second_factor_wrong')
  await wasRight()
  return context.mutate(async (work) => {
    await record(work, context, installation, 'totp.set')
    if (!(await activateTotp(work.trx, userId, { pending, step }))) refuse('second_factor_absent')
    return { recovery_codes: await turnOn(work, context, installation.secret) }
  })
}

/** Records the caller's factors before a change, and notifies the caller by mail. */
export function record(
  work: UnitOfWork,
  { actor, origin, locale }: Context<UserActor>,
  installation: Pick<Installation, 'env' | 'secret'>,
  action: FactorAction,
): Promise<void> {
  const { userId, sessionHash } = actor
  return recordFactorChange(work, installation, { userId, sessionHash, action, ip: origin.ip, locale })
}

/**
 * Records another factor of a user: the session that set it up has passed it, all others end.
 * @returns recovery codes, with the first factor
 */
export async function turnOn(
  work: UnitOfWork,
  context: Context<UserActor>,
  secret: Secret,
): Promise<string[] | null> {
  const { trx, now } = work
  const { userId, sessionHash } = context.actor
  const { second_factor_at } = await personOf(trx, userId)
  await finishLogin(trx, sessionHash, now)
  await endOthers(work, context)
  if (second_factor_at !== null) return null
  await changeUser(trx, userId, { second_factor_at: now })
  await audit(work, context, { action: 'second_factor.enable', subject: userId, tenantId: userId })
  return renewCodes(work, secret, userId)
}

/** Ends every session of the caller but the calling one: others may have been opened with the previous factors. */
export async function endOthers({ trx, emit }: UnitOfWork, { actor }: Context<UserActor>): Promise<void> {
  await deleteOtherSessions(trx, actor.userId, actor.sessionHash)
  emit(actor.userId, { type: 'session_over', seat_id: null })
}

/** Replaces all recovery codes. @returns the new ones, to be shown once */
export async function renewCodes({ trx }: UnitOfWork, secret: Secret, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(secret, userId, code)),
  )
  return codes
}

/**
 * Removes all factors of the caller.
 * @throws Refused: second_factor_required for administrators outside a demo, second_factor_absent, too_many_requests, wrong_old_password,
 * second_factor_wrong
 */
export async function turnOff(
  context: Context<UserActor>,
  installation: Pick<Installation, 'env' | 'secret'>,
  { password, code }: ParsedOf<typeof disableSecondFactor>['body'],
): Promise<void> {
  const { actor, db } = context
  const { userId } = actor
  if (actor.superuser && !installation.env.demo) refuse('second_factor_required')
  if ((await personOf(db, userId)).second_factor_at === null) refuse('second_factor_absent')
  await checkOwnPassword(context, password)
  const consume = await checkFactorCode(context, installation.secret, { userId, code })
  await context.mutate(async (work) => {
    await record(work, context, installation, 'second_factor.disable')
    await consume(work.trx)
    await removeFactors(work, userId)
    await endOthers(work, context)
    await audit(work, context, { action: 'second_factor.disable', subject: userId, tenantId: userId })
  })
}

/** Removes all factors of a user; users who require one set it up at the next login. */
export async function removeFactors({ trx }: UnitOfWork, userId: string): Promise<void> {
  await deleteFactors(trx, userId)
  await changeUser(trx, userId, { second_factor_at: null })
}

/** @throws Refused: too_many_requests, wrong_old_password */
export async function checkOwnPassword(context: Context<UserActor>, password: string): Promise<void> {
  const { userId } = context.actor
  const wasRight = await countLoginAttempt(context, await subjectOfGuess(context, `user:${userId}`, userId))
  if (!(await passwordMatches(password, await passwordHashOf(context.db, userId))))
    refuse('wrong_old_password')
  await wasRight()
}
