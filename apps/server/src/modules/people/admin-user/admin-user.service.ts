import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { createUser, setUserPorts, updateUser } from '@seaport/contract/people/admin-user'
import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant, instantOrNull, money } from '../../../db/wire.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { RegistrationHooks } from '../registration/registration.public.ts'
import { lockRole } from '../role/role.public.ts'
import { removeFactors } from '../second-factor/second-factor.public.ts'
import { endSessionsOf } from '../session/session.public.ts'
import { changeUser, insertUser, lockUser, newUser, setPassword, setPorts } from '../user/user.public.ts'
import { findUser, type Supervisor } from './admin-user.repository.ts'

/** Hooks for modules above users, called in the same unit of work and connected by the composition. */
export interface AdminUserHooks extends RegistrationHooks {
  /** A supervisor was disabled: its seats are logged out too, and nothing more is sent to its webhooks. */
  supervisorDisabled(work: UnitOfWork, tenantId: string): Promise<void>
  /** An administrator was disabled: nothing more is sent to its webhooks. */
  administratorDisabled(work: UnitOfWork, userId: string): Promise<void>
  /** An administrator was removed: nobody is notified on its behalf any more. */
  administratorRemoved(work: UnitOfWork, userId: string): Promise<void>
}

/** A supervisor before and after a change. */
export interface ChangedUser {
  before: AdminUser
  after: AdminUser
}

/** @throws Refused: not_found, also for administrators */
export async function showUser(db: Db | Trx, id: string): Promise<AdminUser> {
  return toUser(orNotFound(await findUser(db, id)))
}

/**
 * Adds a supervisor.
 * @param locale of the administrator who adds it: the supervisor's own is not known yet
 * @param passwordHash made before the transaction
 * @throws Refused: email_taken
 */
export async function add(
  work: UnitOfWork,
  { hooks, locale }: { hooks: AdminUserHooks; locale: Locale },
  given: Omit<ParsedOf<typeof createUser>['body'], 'password'>,
  passwordHash: string,
): Promise<AdminUser> {
  const user = newUser(work.now, { ...given, password_hash: passwordHash, role_key: 'user' })
  if (!(await insertUser(work.trx, user))) refuse('email_taken')
  await hooks.supervisorAdded(work, user.id, locale)
  return showUser(work.trx, user.id)
}

/**
 * Gives a supervisor another password and logs it out everywhere; its seats have passwords of their own.
 * @param passwordHash made before the transaction
 * @throws Refused: not_found
 */
export async function giveNewPassword(
  work: UnitOfWork,
  id: string,
  passwordHash: string,
): Promise<AdminUser> {
  await lockUser(work, id)
  const user = await showUser(work.trx, id)
  await setPassword(work.trx, id, passwordHash)
  await endSessionsOf(work, id)
  return user
}

/**
 * Removes the second factor of a supervisor who has lost it, and ends all sessions. @throws Refused: not_found,
 * second_factor_absent
 */
export async function takeSecondFactor(work: UnitOfWork, id: string): Promise<void> {
  await lockUser(work, id)
  const user = await showUser(work.trx, id)
  if (!user.second_factor) refuse('second_factor_absent')
  await removeFactors(work, id)
  await endSessionsOf(work, id)
}

/**
 * Changes a supervisor. Disabled, it and its seats are logged out; running tasks wait in the queue with their progress.
 * @throws Refused: not_found, role_wrong_kind
 */
export async function update(
  work: UnitOfWork,
  hooks: AdminUserHooks,
  id: string,
  { role_id, ...fields }: ParsedOf<typeof updateUser>['body'],
): Promise<ChangedUser> {
  await lockUser(work, id)
  const before = await showUser(work.trx, id)
  if (role_id !== undefined && (await lockRole(work, role_id)).superuser) refuse('role_wrong_kind')
  await changeUser(work.trx, id, { ...fields, ...(role_id !== undefined && { role_key: role_id }) })
  if (fields.status === 'disabled' && before.status === 'normal') {
    await endSessionsOf(work, id)
    await hooks.supervisorDisabled(work, id)
  }
  work.emit(id, { type: 'user' })
  return { before, after: await showUser(work.trx, id) }
}

/**
 * Sets a supervisor's ports, their term, or both by hand.
 * @throws Refused: not_found, conflict if they are not what the caller saw, ports_below_allocated
 */
export async function givePorts(
  work: UnitOfWork,
  id: string,
  given: ParsedOf<typeof setUserPorts>['body'],
): Promise<ChangedUser> {
  await lockUser(work, id)
  const before = await showUser(work.trx, id)
  const { port_num = before.port_num, port_expire_time = before.port_expire_time, before: seen } = given
  // What was bought since would be taken away.
  const saw = { ...before, ...seen }
  if (saw.port_num !== before.port_num || saw.port_expire_time !== before.port_expire_time) refuse('conflict')
  const allocated = before.port_allocated
  if (port_num < allocated) refuse('ports_below_allocated', { allocated })
  const port_expire_at = port_expire_time === null ? null : Date.parse(port_expire_time)
  const hadUntil = before.port_expire_time === null ? 0 : Date.parse(before.port_expire_time)
  const gifted = port_num > before.port_num || (port_expire_at ?? 0) > hadUntil
  await setPorts(work.trx, id, { port_num, port_expire_at, ...(gifted && { gifted_at: work.now }) })
  work.emit(id, { type: 'user' })
  return { before, after: await showUser(work.trx, id) }
}

/** @returns a supervisor as it goes over the wire */
export function toUser(row: Supervisor): AdminUser {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    industry: row.industry,
    team_size: row.team_size,
    phone: row.phone,
    contact: row.contact,
    registration_time: instant(row.created_at),
    last_login_time: instantOrNull(row.last_login_at),
    gifted_time: instantOrNull(row.gifted_at),
    wallet_type: 'usd',
    balance: money(row.balance_cents),
    port_num: row.port_num,
    port_allocated: Number(row.port_allocated),
    port_occupy_num: Number(row.port_occupied),
    port_expire_time: instantOrNull(row.port_expire_at),
    status: row.status,
    plan: row.plan,
    remark: row.remark,
    role: { id: row.role_key, name: row.role_name },
    second_factor: row.second_factor_at !== null,
  }
}
