import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { createSystemUser, updateSystemUser } from '@seaport/contract/people/admin-user'
import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import type { Trx } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { revokeTokensOf } from '../../platform/release/release.public.ts'
import { lockRole, mayManage } from '../role/role.public.ts'
import { removeFactors } from '../second-factor/second-factor.public.ts'
import { endLoginsAs, endSessionsOf } from '../session/session.public.ts'
import { changeUser, insertUser, lockUser, newUser } from '../user/user.public.ts'
import type { AdminUserHooks } from './admin-user.service.ts'
import {
  type Administrator,
  findAdministrator,
  formerAdministrator,
  hasOtherOwner,
} from './system-user.repository.ts'

/**
 * Adds an administrator. The address of a removed one restores that row, so that the logs have one person per address.
 * @param passwordHash made before the transaction
 * @throws Refused: not_found for the role, role_wrong_kind, beyond_own_keys, email_taken
 */
export async function create(
  work: UnitOfWork,
  actor: UserActor,
  { email, username, role_id, phone, remark }: Omit<ParsedOf<typeof createSystemUser>['body'], 'password'>,
  passwordHash: string,
): Promise<SystemUser> {
  await checkRole(work, actor, role_id)
  const given = { username, phone, remark, password_hash: passwordHash, role_key: role_id }
  const former = await formerAdministrator(work.trx, email)
  if (former) await lockUser(work, former.id)
  if (former && (await formerAdministrator(work.trx, email))) {
    await changeUser(work.trx, former.id, { ...given, status: 'normal', deleted_at: null })
    await removeFactors(work, former.id)
    return show(work.trx, former.id)
  }
  const user = newUser(work.now, { ...given, email })
  const added = await insertUser(work.trx, user)
  if (!added) refuse('email_taken')
  return show(work.trx, user.id)
}

/**
 * Changes an administrator; a new password or disabling logs it out.
 * @param passwordHash made before the transaction; null = stays
 * @throws Refused: not_found, beyond_own_keys, role_wrong_kind, own_account, last_owner
 */
export async function update(
  work: UnitOfWork,
  { hooks, actor }: { hooks: AdminUserHooks; actor: UserActor },
  id: string,
  { role_id, ...fields }: Omit<ParsedOf<typeof updateSystemUser>['body'], 'password'>,
  passwordHash: string | null,
): Promise<{ before: SystemUser; after: SystemUser }> {
  const before = await lockManaged(work, actor, id)
  const role = role_id === undefined || role_id === before.role_key ? null : role_id
  const disabled = fields.status === 'disabled' && before.status === 'normal'
  // A user's own password is changed with the current one.
  if (id === actor.userId && (role !== null || disabled || passwordHash !== null)) refuse('own_account')
  if (role !== null) await checkRole(work, actor, role)
  if (disabled || role !== null) await keepOneOwner(work, before)
  await changeUser(work.trx, id, {
    ...fields,
    ...(role !== null && { role_key: role }),
    ...(passwordHash !== null && { password_hash: passwordHash }),
  })
  if (disabled || passwordHash !== null) await logOut(work, id)
  if (disabled) await hooks.administratorDisabled(work, id)
  if (role !== null) work.emit(id, { type: 'user' })
  return { before: toSystemUser(before), after: await show(work.trx, id) }
}

/**
 * Removes an administrator with its tokens and notifications: it can't log in any more and is in no list; its row stays
 * for the logs, with a role that nobody can delete, so that it does not keep its own from being deleted.
 * @returns the administrator as it was
 * @throws Refused: not_found, beyond_own_keys, own_account, last_owner
 */
export async function remove(
  work: UnitOfWork,
  { hooks, actor }: { hooks: AdminUserHooks; actor: UserActor },
  id: string,
): Promise<SystemUser> {
  const before = await lockManaged(work, actor, id)
  if (id === actor.userId) refuse('own_account')
  await keepOneOwner(work, before)
  await changeUser(work.trx, id, { status: 'disabled', deleted_at: work.now, role_key: 'admin' })
  await logOut(work, id)
  // Their address may be added again, for another person.
  await revokeTokensOf(work, id)
  await hooks.administratorRemoved(work, id)
  return toSystemUser(before)
}

/**
 * Removes the second factor of an administrator who has lost it. Only owners may: otherwise an administrator who sets
 * passwords could take over any colleague's account. @throws Refused: not_found, beyond_own_keys, own_account,
 * second_factor_absent
 */
export async function takeSecondFactor(work: UnitOfWork, actor: UserActor, id: string): Promise<void> {
  const known = await lockManaged(work, actor, id)
  if (!mayManage(actor, await lockRole(work, 'owner'))) refuse('beyond_own_keys')
  if (id === actor.userId) refuse('own_account')
  if (known.second_factor_at === null) refuse('second_factor_absent')
  await removeFactors(work, id)
  await logOut(work, id)
}

async function lockManaged(work: UnitOfWork, actor: UserActor, id: string): Promise<Administrator> {
  await lockUser(work, id)
  const known = orNotFound(await findAdministrator(work.trx, id))
  if (!mayManage(actor, known)) refuse('beyond_own_keys')
  return known
}

async function checkRole(work: UnitOfWork, actor: UserActor, roleId: string): Promise<void> {
  const role = await lockRole(work, roleId)
  if (!role.superuser) refuse('role_wrong_kind')
  if (!mayManage(actor, role)) refuse('beyond_own_keys')
}

/** The role's lock serializes concurrent removals of the last two owners. */
async function keepOneOwner(work: UnitOfWork, { id, role_key }: Administrator): Promise<void> {
  if (role_key !== 'owner') return
  await lockRole(work, 'owner')
  if (!(await hasOtherOwner(work.trx, id))) refuse('last_owner')
}

async function logOut(work: UnitOfWork, id: string): Promise<void> {
  await endSessionsOf(work, id)
  for (const userId of await endLoginsAs(work.trx, id))
    work.emit(userId, { type: 'session_over', seat_id: null })
}

async function show(trx: Trx, id: string): Promise<SystemUser> {
  return toSystemUser(orNotFound(await findAdministrator(trx, id)))
}

/** @returns an administrator as it goes over the wire */
export function toSystemUser(row: Administrator): SystemUser {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    phone: row.phone,
    remark: row.remark,
    status: row.status,
    role: { id: row.role_key, name: row.role_name },
    created_at: instant(row.created_at),
    last_login_time: instantOrNull(row.last_login_at),
    second_factor: row.second_factor_at !== null,
  }
}
