import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { adminListLoginLog, listLoginLog } from '@seaport/contract/people/login-log'
import { type SelectQueryBuilder, sql } from 'kysely'
import { contains } from '../../../db/like.ts'
import { type Paged, readPage } from '../../../db/page.ts'
import type { LoginLogTable } from '../../../db/schema/user.ts'
import type { Db, Schema, Trx } from '../../../db/schema.ts'

export async function insertLogin(db: Db | Trx, attempt: LoginLogTable): Promise<void> {
  await db.insertInto('login_log').values(attempt).execute()
}

/** An attempt with the seat that it was about. */
export interface SeatLogin extends LoginLogTable {
  seat_code: string | null
  seat_name: string | null
}

/** An attempt with the address of the user whose console or seat it was about. */
export interface NamedLogin extends SeatLogin {
  email: string
}

type TenantQuery = ParsedOf<typeof listLoginLog>['query']
type AdminQuery = ParsedOf<typeof adminListLoginLog>['query']

/** @returns a page of the attempts at a tenant's console and seats; by cursor nothing is counted */
export function pageOfLogins(db: Db, tenantId: string, query: TenantQuery): Promise<Paged<SeatLogin>> {
  const { search } = query
  const rows = withSeat(db)
    .where('login_log.tenant_id', '=', tenantId)
    .$if(!!search, (some) =>
      some.where((eb) =>
        eb.or([
          contains(eb.ref('login_log.ip'), search as string),
          contains(eb.ref('seat.seat_code'), search as string),
        ]),
      ),
    )
  return pageOf(db, rows, query)
}

/** @returns a page of everybody's attempts; by cursor nothing is counted */
export function pageOfAllLogins(db: Db, query: AdminQuery): Promise<Paged<NamedLogin>> {
  const { search, user_id } = query
  const rows = withSeat(db)
    .innerJoin('user', 'user.id', 'login_log.tenant_id')
    .select('user.email')
    .$if(user_id !== undefined, (some) => some.where('login_log.tenant_id', '=', user_id as string))
    .$if(!!search, (some) =>
      some.where((eb) =>
        eb.or([
          contains(eb.ref('login_log.ip'), search as string),
          contains(eb.ref('seat.seat_code'), search as string),
          contains(eb.ref('user.email'), search as string),
        ]),
      ),
    )
  return pageOf(db, rows, query)
}

function withSeat(db: Db) {
  return db
    .selectFrom('login_log')
    .leftJoin('seat', 'seat.id', 'login_log.seat_id')
    .selectAll('login_log')
    .select(['seat.seat_code', 'seat.name as seat_name'])
}

async function pageOf<TB extends keyof Schema, Row>(
  db: Db,
  rows: SelectQueryBuilder<Schema, TB | 'login_log', Row>,
  query: TenantQuery,
): Promise<Paged<Row>> {
  const { outcome, place, from, to, order, cursor, page_size } = query
  const filtered = (rows as unknown as SelectQueryBuilder<Schema, 'login_log', Row>)
    .$if(outcome !== undefined, (some) => some.where('login_log.outcome', '=', outcome ?? 'ok'))
    .$if(place === 'console', (some) => some.where('login_log.seat_id', 'is', null))
    .$if(place === 'seat', (some) => some.where('login_log.seat_id', 'is not', null))
    .$if(from !== undefined, (some) => some.where('login_log.at', '>=', Date.parse(from ?? '')))
    .$if(to !== undefined, (some) => some.where('login_log.at', '<', Date.parse(to ?? '')))
    .orderBy('login_log.at', order)
    .orderBy('login_log.id', order)
  if (cursor === undefined) return readPage(db, filtered, query)
  const [at = '', id = ''] = cursor.split('.')
  const beyond = filtered.where((eb) =>
    eb(eb.refTuple('login_log.at', 'login_log.id'), order === 'desc' ? '<' : '>', eb.tuple(Number(at), id)),
  )
  return { rows: await beyond.limit(page_size).execute(), total: 0 }
}

/** @returns whether a user has finished a login from an address */
export async function hasLoggedInFrom(db: Db, userId: string, ip: string): Promise<boolean> {
  const login = await db
    .selectFrom('login_log')
    .select('id')
    .where('user_id', '=', userId)
    .where('ip', '=', ip)
    .where(sql.ref('outcome'), '=', sql.lit('ok'))
    .limit(1)
    .executeTakeFirst()
  return login !== undefined
}

/** @returns addresses from which a user has finished a login */
export async function addressesOf(db: Db, userId: string): Promise<string[]> {
  const logins = await db
    .selectFrom('login_log')
    .select('ip')
    .distinct()
    .where('user_id', '=', userId)
    .where(sql.ref('outcome'), '=', sql.lit('ok'))
    .limit(1000)
    .execute()
  return logins.map(({ ip }) => ip)
}
