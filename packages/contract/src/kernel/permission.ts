/**
 * Permission keys (specification, sections 2 and 6). The seeded roles *admin* and *user* hold exactly the specification's two sets; *owner* holds every
 * key that a route names, so that every screen is reachable.
 */
const adminKeys = [
  '9',
  '0',
  '1-admin',
  '10',
  '101',
  '104',
  '106',
  '108',
  '109',
  '110',
  '111',
  '120',
  '121',
  '122',
] as const

const userKeys = [
  '0',
  '1',
  '1-1',
  '1-2',
  '1-3',
  '1-4',
  '1-5',
  '1-6',
  '1-7',
  '1-9',
  '007',
  '008',
  '009',
  '102',
  '9-1',
  '9-2',
  '0088',
] as const

/** Keys used by routes only. */
const routeOnlyKeys = ['11', '12', '13', '103', '105', '107'] as const

export type PermissionKey =
  | (typeof adminKeys)[number]
  | (typeof userKeys)[number]
  | (typeof routeOnlyKeys)[number]

/** Roles that every installation starts with. */
export const defaultRoles = {
  owner: {
    superuser: true,
    keys: [...new Set<PermissionKey>([...adminKeys, ...userKeys, ...routeOnlyKeys])],
  },
  admin: { superuser: true, keys: [...adminKeys] },
  user: { superuser: false, keys: [...userKeys] },
} as const satisfies Record<string, { superuser: boolean; keys: readonly PermissionKey[] }>

export type SeededRole = keyof typeof defaultRoles

/** Keys for a user's own data: personal centre, balance, orders, own ledger and login log, announcements. */
const personalKeys: ReadonlySet<PermissionKey> = new Set([
  '1',
  '1-1',
  '1-2',
  '1-3',
  '1-4',
  '1-5',
  '1-6',
  '1-7',
  '1-9',
  '9-1',
  '9-2',
])

/** @returns the keys of a role that take effect: super-users never have a personal centre (specification, section 6) */
export function keysInEffect(keys: Iterable<PermissionKey>, superuser: boolean): Set<PermissionKey> {
  return new Set([...keys].filter((key) => !superuser || !personalKeys.has(key)))
}

/** Keys for a team's own work. Administrators see it in the lists of all teams, or logged in as the user; their own sidebar omits it. */
export const teamKeys: ReadonlySet<PermissionKey> = new Set(['007', '008', '009', '0088', '103'])

/** Every permission key. */
export const permissionKeys: readonly PermissionKey[] = defaultRoles.owner.keys
