import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { listSystemUsers } from '@seaport/contract/people/admin-user'
import { contains } from '../../../db/like.ts'
import { readPage, sorting } from '../../../db/page.ts'
import type { Db, Trx } from '../../../db/schema.ts'

/** Administrators, including removed ones. */
function administrators(db: Db | Trx) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .where('role.superuser', '=', 1)
    .select([
      'user.id',
      'user.email',
      'user.username',
      'user.phone',
      'user.remark',
      'user.status',
      'user.role_key',
      'user.created_at',
      'user.last_login_at',
      'user.deleted_at',
      'user.second_factor_at',
      'role.name as role_name',
      'role.superuser',
      'role.keys',
    ])
}

export type Administrator = Awaited<ReturnType<ReturnType<typeof administrators>['execute']>>[number]

/** @returns one page of the administrators */
export function pageOfAdministrators(db: Db, query: ParsedOf<typeof listSystemUsers>['query']) {
  const { search, status, role_id, sort, order } = query
  return readPage(
    db,
    administrators(db)
      .where('user.deleted_at', 'is', null)
      .where((eb) =>
        eb.and([
          ...(search
            ? [
                eb.or(
                  (['email', 'username', 'phone', 'remark'] as const).map((name) =>
                    contains(eb.ref(`user.${name}`), search),
                  ),
                ),
              ]
            : []),
          ...(status ? [eb('user.status', '=', status)] : []),
          ...(role_id ? [eb('user.role_key', '=', role_id)] : []),
        ]),
      )
      .orderBy(`user.${sort}`, sorting(sort === 'last_login_at', order))
      .orderBy('user.id', order),
    query,
  )
}

/** @returns an existing administrator; a supervisor is not found */
export function findAdministrator(db: Db | Trx, id: string): Promise<Administrator | undefined> {
  return administrators(db).where('user.id', '=', id).where('user.deleted_at', 'is', null).executeTakeFirst()
}

/** @returns the deleted administrator with this address */
export function formerAdministrator(trx: Trx, email: string): Promise<Administrator | undefined> {
  return administrators(trx)
    .where('user.email', '=', email)
    .where('user.deleted_at', 'is not', null)
    .executeTakeFirst()
}

/** @returns whether somebody else is an owner who can log in */
export async function hasOtherOwner(trx: Trx, id: string): Promise<boolean> {
  const other = await trx
    .selectFrom('user')
    .select('id')
    .where('role_key', '=', 'owner')
    .where('status', '=', 'normal')
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
