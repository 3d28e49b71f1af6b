import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { exportUsers, listUsers } from '@seaport/contract/people/admin-user'
import { contains } from '../../../db/like.ts'
import { type ReadFrom, readFrom, readPage, sorting } from '../../../db/page.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { FilterOf } from '../../../kernel/spreadsheet/export.ts'

/** Supervisors with what they own and what of it is taken. */
function supervisors(db: Db | Trx) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .where('role.superuser', '=', 0)
    .select([
      'user.id',
      'user.email',
      'user.username',
      'user.industry',
      'user.team_size',
      'user.phone',
      'user.contact',
      'user.created_at',
      'user.last_login_at',
      'user.gifted_at',
      'user.balance_cents',
      'user.port_num',
      'user.port_expire_at',
      'user.status',
      'user.plan',
      'user.remark',
      'user.role_key',
      'user.second_factor_at',
      'role.name as role_name',
    ])
    .select((eb) => [
      eb
        .selectFrom('seat')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('seat.allocated'), sum.lit(0)).as('allocated'))
        .whereRef('seat.tenant_id', '=', 'user.id')
        .where('seat.deleted_at', 'is', null)
        .as('port_allocated'),
      eb
        .selectFrom('port_lease')
        .select((count) => count.fn.countAll<number>().as('taken'))
        .whereRef('port_lease.tenant_id', '=', 'user.id')
        .where('port_lease.released_at', 'is', null)
        .as('port_occupied'),
    ])
}

/** A supervisor as administrators see it. */
export type Supervisor = Awaited<ReturnType<ReturnType<typeof supervisors>['execute']>>[number]

/** How far ahead the filter for ending terms looks, in milliseconds. */
const TERM_AHEAD = { ending: 7 * 24 * 60 * 60 * 1000, ended: 0 } as const

type UserFilter = FilterOf<ParsedOf<typeof exportUsers>['query']>

function filteredUsers(db: Db, filter: UserFilter, now: number) {
  const { search, status, plan, role_id, term, from, to } = filter
  return supervisors(db).where((eb) =>
    eb.and([
      ...(search
        ? [
            eb.or(
              (['email', 'username', 'contact', 'phone', 'remark'] as const).map((name) =>
                contains(eb.ref(`user.${name}`), search),
              ),
            ),
          ]
        : []),
      ...(status ? [eb('user.status', '=', status)] : []),
      ...(plan ? [eb('user.plan', '=', plan)] : []),
      ...(role_id ? [eb('user.role_key', '=', role_id)] : []),
      ...(term ? [eb('user.port_num', '>', 0), eb('user.port_expire_at', '<=', now + TERM_AHEAD[term])] : []),
      ...(term === 'ending' ? [eb('user.port_expire_at', '>', now)] : []),
      ...(from ? [eb('user.created_at', '>=', Date.parse(from))] : []),
      ...(to ? [eb('user.created_at', '<', Date.parse(to))] : []),
    ]),
  )
}

/** @returns the supervisors that follow one, the first registered first */
export function usersAfter(
  db: Db,
  filter: UserFilter,
  { last, limit, now }: { last: ReadFrom | undefined; limit: number; now: number },
): Promise<Supervisor[]> {
  return readFrom(filteredUsers(db, filter, now), ['user.created_at', 'user.id'], last, limit)
}

/** @returns one page of the supervisors */
export function pageOfUsers(db: Db, query: ParsedOf<typeof listUsers>['query'], now: number) {
  const { sort, order } = query
  const column = sort === 'balance' ? 'balance_cents' : sort
  return readPage(
    db,
    filteredUsers(db, query, now)
      .orderBy(`user.${column}`, sorting(column === 'last_login_at' || column === 'port_expire_at', order))
      .orderBy('user.id', order),
    query,
  )
}

/** @returns a supervisor; an administrator is not found */
export function findUser(db: Db | Trx, id: string): Promise<Supervisor | undefined> {
  return supervisors(db).where('user.id', '=', id).executeTakeFirst()
}
