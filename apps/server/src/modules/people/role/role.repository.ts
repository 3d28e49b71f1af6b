import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { defaultRoles } from '@seaport/contract/kernel/permission'
import type { listRoles } from '@seaport/contract/people/role'
import { contains } from '../../../db/like.ts'
import { readPage } from '../../../db/page.ts'
import type { RoleTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { sortName } from '../../../db/sort-name.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

function withUsers(db: Db | Trx) {
  return db
    .selectFrom('role')
    .selectAll('role')
    .select((eb) =>
      eb
        .selectFrom('user')
        .select((count) => count.fn.countAll<number>().as('users'))
        .whereRef('user.role_key', '=', 'role.key')
        .where('user.deleted_at', 'is', null)
        .as('users'),
    )
}

export type CountedRole = RoleTable & { users: number | null }

/** @returns one page of the roles */
export function pageOfRoles(db: Db, query: ParsedOf<typeof listRoles>['query']) {
  const { search, superuser, order } = query
  return readPage(
    db,
    withUsers(db)
      .$if(!!search, (roles) => roles.where((eb) => contains(eb.ref('role.name'), search as string)))
      .$if(superuser !== undefined, (roles) => roles.where('role.superuser', '=', superuser ? 1 : 0))
      .orderBy('role.sort_name', order)
      .orderBy('role.key', order),
    query,
  )
}

export function findRole(db: Db | Trx, key: string): Promise<CountedRole | undefined> {
  return withUsers(db).where('role.key', '=', key).executeTakeFirst()
}

/** Reads and locks a role against changes and assignments until the end of the transaction. */
export function lockRoleRow({ trx }: UnitOfWork, key: string): Promise<RoleTable | undefined> {
  return trx.selectFrom('role').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()
}

export async function insertRole(trx: Trx, role: RoleTable): Promise<void> {
  await trx
    .insertInto('role')
    .values({ ...role, ...sortName(role.name) })
    .execute()
}

/** @returns who has a role, without those who were removed */
export async function holderIds(trx: Trx, key: string): Promise<string[]> {
  const users = await trx
    .selectFrom('user')
    .select('id')
    .where('role_key', '=', key)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return users.map(({ id }) => id)
}

export async function changeRole(
  trx: Trx,
  key: string,
  change: Partial<Pick<RoleTable, 'name' | 'keys'>>,
): Promise<void> {
  await trx
    .updateTable('role')
    .set({ ...change, ...sortName(change.name) })
    .where('key', '=', key)
    .execute()
}

/** @returns how many users hold a role, including removed ones, whose rows still name it */
export async function holdersOf(trx: Trx, key: string): Promise<number> {
  const { holders } = await trx
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number>().as('holders'))
    .where('role_key', '=', key)
    .executeTakeFirstOrThrow()
  return Number(holders)
}

/** Inserts the initial roles into an empty table; an installation with roles keeps its own. */
export async function seedRoles(trx: Trx): Promise<void> {
  if (await trx.selectFrom('role').select('key').limit(1).executeTakeFirst()) return
  const rows = Object.entries(defaultRoles).map(([key, { superuser, keys }]) => ({
    key,
    name: key,
    ...sortName(key),
    superuser: superuser ? (1 as const) : (0 as const),
    keys: JSON.stringify(keys),
  }))
  await trx
    .insertInto('role')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteRoleRow(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('role').where('key', '=', key).execute()
}
