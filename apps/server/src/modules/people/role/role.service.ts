import { defaultRoles, type PermissionKey } from '@seaport/contract/kernel/permission'
import type { Role } from '@seaport/contract/people/role.schema'
import type { RoleTable } from '../../../db/schema/user.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { type TransactionHost, type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import {
  type CountedRole,
  changeRole,
  deleteRoleRow,
  findRole,
  holderIds,
  holdersOf,
  insertRole,
  lockRoleRow,
  seedRoles,
} from './role.repository.ts'
import { readKeys, readKeysInEffect } from './role-keys.ts'

/** A role as it was and as it has become. */
export interface Changed {
  before: Role
  after: Role
}

/**
 * Prevents privilege escalation: only a user who holds all keys of an administrator role can grant, change or revoke it.
 */
export function mayManage({ keys }: UserActor, role: Pick<RoleTable, 'superuser' | 'keys'>): boolean {
  return role.superuser === 0 || allKeys(keys, readKeysInEffect(role.keys, null))
}

/** @returns whether somebody holds all of these keys */
function allKeys(held: ReadonlySet<PermissionKey>, wanted: Iterable<PermissionKey>): boolean {
  return [...wanted].every((key) => held.has(key))
}

/** @throws Refused: not_found */
export async function lockRole(work: UnitOfWork, key: string): Promise<RoleTable> {
  return orNotFound(await lockRoleRow(work, key))
}

/** Inserts the initial roles into an empty database. */
export async function ensureRoles(host: TransactionHost): Promise<void> {
  await withTransaction(host, ({ trx }) => seedRoles(trx))
}

/** @throws Refused: beyond_own_keys */
export async function create(
  work: UnitOfWork,
  actor: UserActor,
  { name, superuser, keys }: { name: string; superuser: boolean; keys: readonly PermissionKey[] },
): Promise<Role> {
  const role: RoleTable = { key: newId(), name, superuser: superuser ? 1 : 0, keys: JSON.stringify(keys) }
  if (!mayManage(actor, role)) refuse('beyond_own_keys')
  await insertRole(work.trx, role)
  return toRole({ ...role, users: 0 })
}

/**
 * Renames a role or changes its keys. Keys are never cached, so the change applies to the next call of each of its users,
 * whose windows are told.
 * @throws Refused: not_found, beyond_own_keys, role_protected for the keys of `owner`, which must reach every screen
 */
export async function update(
  work: UnitOfWork,
  actor: UserActor,
  id: string,
  { name, keys }: { name?: string | undefined; keys?: readonly PermissionKey[] | undefined },
): Promise<Changed> {
  const role = await lockRole(work, id)
  if (keys && role.key === 'owner' && !sameKeys(readKeys(role.keys), keys)) refuse('role_protected')
  const change = { ...(name !== undefined && { name }), ...(keys && { keys: JSON.stringify(keys) }) }
  if (!mayManage(actor, role) || !mayManage(actor, { ...role, ...change })) refuse('beyond_own_keys')
  const before = toRole(orNotFound(await findRole(work.trx, id)))
  if (Object.keys(change).length > 0) await changeRole(work.trx, id, change)
  if (keys) for (const userId of await holderIds(work.trx, id)) work.emit(userId, { type: 'user' })
  return { before, after: toRole(orNotFound(await findRole(work.trx, id))) }
}

/**
 * Deletes an unassigned role. @returns the deleted role. @throws Refused: not_found, role_protected, beyond_own_keys,
 * role_in_use
 */
export async function remove(work: UnitOfWork, actor: UserActor, id: string): Promise<Role> {
  const role = await lockRole(work, id)
  if (isSeeded(id)) refuse('role_protected')
  if (!mayManage(actor, role)) refuse('beyond_own_keys')
  const users = await holdersOf(work.trx, id)
  if (users > 0) refuse('role_in_use', { users })
  await deleteRoleRow(work.trx, id)
  return toRole({ ...role, users })
}

/** @returns a role as it goes over the wire */
export function toRole({ key, name, superuser, keys, users }: CountedRole): Role {
  return {
    id: key,
    name,
    superuser: superuser === 1,
    keys: [...readKeys(keys)],
    seeded: isSeeded(key),
    users: Number(users),
  }
}

function isSeeded(key: string): boolean {
  return Object.hasOwn(defaultRoles, key)
}

function sameKeys(one: ReadonlySet<PermissionKey>, other: readonly PermissionKey[]): boolean {
  return one.size === other.length && allKeys(one, other)
}
