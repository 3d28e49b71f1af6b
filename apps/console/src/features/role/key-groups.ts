import { defaultRoles, type PermissionKey, permissionKeys } from '@seaport/contract/kernel/permission'

/** Groups in which the keys are offered. */
export const keyGroupNames = ['supervisor', 'administrator', 'system'] as const
export type KeyGroup = (typeof keyGroupNames)[number]

/** Keys that open the system's own screens. */
const SYSTEM: readonly PermissionKey[] = ['11', '12', '13', '111', '120', '10', '101']

function groupOf(key: PermissionKey): KeyGroup {
  if (SYSTEM.includes(key)) return 'system'
  return (defaultRoles.user.keys as readonly PermissionKey[]).includes(key) ? 'supervisor' : 'administrator'
}

/** Every key, in its group; a new key is offered without being named here. */
export const keyGroups: Readonly<Record<KeyGroup, readonly PermissionKey[]>> = {
  supervisor: permissionKeys.filter((key) => groupOf(key) === 'supervisor'),
  administrator: permissionKeys.filter((key) => groupOf(key) === 'administrator'),
  system: permissionKeys.filter((key) => groupOf(key) === 'system'),
}

/** The keys of a role with some of them added or taken away; in the order of all keys, each once. */
export function withKeys(
  chosen: readonly PermissionKey[],
  some: readonly PermissionKey[],
  wanted: boolean,
): PermissionKey[] {
  return permissionKeys.filter((key) => (some.includes(key) ? wanted : chosen.includes(key)))
}
