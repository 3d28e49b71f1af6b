import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { FACTOR_UNDO_DAYS } from '@seaport/contract/people/second-factor'
import type { FactorAction, FactorChange } from '@seaport/contract/people/second-factor.schema'
import type { FactorChangeTable, PasskeyTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import type { AuditActor } from '../../../kernel/http/audit-guard.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { decrypt, encrypt, hashToken, newToken, type Secret } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { factorChangedText, queueConfidentialNotice } from '../../platform/email/email.public.ts'
import { endSessionsOf } from '../session/session.public.ts'
import { changeUser, lockUser } from '../user/user.public.ts'
import {
  changeByToken,
  changesOf,
  deleteFactors,
  insertFactorChange,
  insertFactors,
  noteUndone,
  passkeysOf,
  personOf,
  recoveryHashesOf,
  totpOf,
} from './second-factor.repository.ts'

const UNDO_MS = FACTOR_UNDO_DAYS * 24 * 60 * 60 * 1000

/** What somebody had set up before a change; bytes are base64. */
interface FactorSnapshot {
  second_factor_at: number | null
  totp: { secret: string; last_step: number | null } | null
  recovery_codes: string[]
  passkeys: (Omit<PasskeyTable, 'user_id' | 'public_key'> & { public_key: string })[]
}

/** Actor and means of a change of a factor, and the language of the owner's mail. */
export interface FactorChanging {
  userId: string
  action: FactorAction
  /** The session of the actor; null = an administrator's, or none. */
  sessionHash: Buffer | null
  ip: string
  locale: Locale
}

/** Records the factors so that a change can be undone, and notifies the owner by mail: called before the change, in its transaction. */
export async function recordFactorChange(
  work: UnitOfWork,
  { secret, env }: Pick<Installation, 'secret' | 'env'>,
  { userId, action, sessionHash, ip, locale }: FactorChanging,
): Promise<void> {
  await lockUser(work, userId)
  const id = newId()
  const token = newToken()
  const before = JSON.stringify(await snapshotOf(work.trx, userId))
  await insertFactorChange(work.trx, {
    id,
    user_id: userId,
    at: work.now,
    action,
    ip,
    session_hash: sessionHash,
    before_sealed: encrypt(keyOf(secret), before, id),
    undo_hash: hashToken(token),
    undo_until: work.now + UNDO_MS,
    undone_at: null,
  })
  const { email } = await personOf(work.trx, userId)
  const text = factorChangedText(locale, { action, at: work.now, ip, token, site: env.publicUrl })
  await queueConfidentialNotice(work, secret, { kind: 'factor_changed', to: email, ...text })
}

/**
 * @param options `since`: only later changes; `notOf`: only those that another session made
 * @returns the changes that can still be undone, newest first
 */
export async function undoableChanges(
  db: Db,
  userId: string,
  { now, since = 0, notOf }: { now: number; since?: number; notOf?: Buffer },
): Promise<FactorChange[]> {
  const rows = await changesOf(db, userId, now)
  return rows
    .filter(({ at, session_hash }) => at > since && !(notOf && session_hash?.equals(notOf)))
    .map(({ id, action, at, ip }) => ({ id, action, time: instant(at), ip }))
}

/** A random password: its owner sets a new one by mail. */
export const unknownPassword = () => hashPassword(newToken())

/**
 * Undoes one of the user's own changes.
 * @param passwordHash of a random password
 * @throws Refused: not_found
 */
export async function undoOwn(
  work: UnitOfWork,
  by: AuditActor,
  { secret, id, passwordHash }: { secret: Secret; id: string; passwordHash: string },
): Promise<void> {
  const changes = await changesOf(work.trx, by.actor.userId, work.now)
  await undo(work, by, { secret, passwordHash, change: orNotFound(changes.find((row) => row.id === id)) })
}

/**
 * Undoes the change whose mail holds a token.
 * @throws Refused: undo_token_wrong
 */
export async function undoByToken(
  work: UnitOfWork,
  by: Omit<AuditActor, 'actor'>,
  { secret, token, passwordHash }: { secret: Secret; token: string; passwordHash: string },
): Promise<void> {
  const change = await changeByToken(work.trx, hashToken(token), work.now)
  if (!change) refuse('undo_token_wrong')
  const actor = { userId: change.user_id, impersonator: null }
  await undo(work, { actor, ...by }, { secret, passwordHash, change })
}

/** Restores the previous factors, ends every session, and sets an unknown password: the person behind the change may know the old one. */
async function undo(
  work: UnitOfWork,
  by: AuditActor,
  { secret, passwordHash, change }: { secret: Secret; passwordHash: string; change: FactorChangeTable },
): Promise<void> {
  const { trx, now } = work
  const { user_id: userId, at } = change
  await lockUser(work, userId)
  if (!(await noteUndone(trx, { userId, from: at, now }))) refuse('undo_token_wrong')
  const before = JSON.parse(decrypt(keyOf(secret), change.before_sealed, change.id)) as FactorSnapshot
  await deleteFactors(trx, userId)
  await insertFactors(trx, userId, {
    totp: before.totp && {
      secret_sealed: Buffer.from(before.totp.secret, 'base64'),
      last_step: before.totp.last_step,
    },
    recoveryHashes: before.recovery_codes.map((hash) => Buffer.from(hash, 'base64')),
    passkeys: before.passkeys.map((passkey) => ({
      ...passkey,
      public_key: Buffer.from(passkey.public_key, 'base64'),
    })),
  })
  await changeUser(trx, userId, {
    second_factor_at: before.second_factor_at,
    password_hash: passwordHash,
  })
  await endSessionsOf(work, userId)
  await audit(work, by, {
    action: 'factor_change.undo',
    subject: userId,
    tenantId: userId,
    before: { change: change.action, at: instant(at) },
  })
}

async function snapshotOf(trx: Trx, userId: string): Promise<FactorSnapshot> {
  const totp = await totpOf(trx, userId)
  const passkeys = await passkeysOf(trx, userId)
  const hashes = await recoveryHashesOf(trx, userId)
  return {
    second_factor_at: (await personOf(trx, userId)).second_factor_at ?? null,
    totp: totp?.secret_sealed
      ? { secret: totp.secret_sealed.toString('base64'), last_step: totp.last_step }
      : null,
    recovery_codes: hashes.map((hash) => hash.toString('base64')),
    passkeys: passkeys.map(({ user_id: _, public_key, ...passkey }) => ({
      ...passkey,
      public_key: public_key.toString('base64'),
    })),
  }
}

function keyOf(secret: Secret): Buffer {
  return secret.key('factor-change')
}
