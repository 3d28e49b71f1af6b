import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { adminListLedger, listLedger } from '@seaport/contract/money/wallet'
import { sql } from 'kysely'
import { contains } from '../../../db/like.ts'
import { type Paged, readPage } from '../../../db/page.ts'
import type { LedgerTable } from '../../../db/schema/money.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { setBalance } from '../../people/user/user.public.ts'

/** @returns the last movement of a wallet */
export function lastEntry(trx: Trx, tenantId: string) {
  return trx
    .selectFrom('ledger')
    .select(['seq', 'after_cents', 'at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Writes a movement and the balance that it leads to. */
export async function insertEntry(trx: Trx, entry: LedgerTable): Promise<void> {
  await trx.insertInto('ledger').values(entry).execute()
  await setBalance(trx, entry.tenant_id, entry.after_cents)
}

type TenantQuery = ParsedOf<typeof listLedger>['query']
type AdminQuery = ParsedOf<typeof adminListLedger>['query']

/** @returns a page of a tenant's movements; by cursor nothing is counted */
export function pageOfLedger(db: Db, tenantId: string, query: TenantQuery): Promise<Paged<LedgerTable>> {
  const { order, cursor, search } = query
  const rows = db
    .selectFrom('ledger')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb.and(filters(query).map(([column, is, value]) => eb(column, is, value))))
    .$if(!!search, (some) =>
      some.where((eb) =>
        eb.or([contains(eb.ref('order_no'), search as string), contains(eb.ref('remark'), search as string)]),
      ),
    )
    .orderBy('at', order)
    .orderBy('seq', order)
  if (cursor === undefined) return readPage(db, rows, query)
  const [at, seq] = placeOf(cursor)
  return readOn(
    rows.where((eb) => eb(eb.refTuple('at', 'seq'), beyond(order), eb.tuple(at, Number(seq)))),
    query.page_size,
  )
}

/** A movement with the addresses of those whom it concerns. */
export interface NamedEntry extends LedgerTable {
  email: string
  operator_email: string | null
}

/** @returns a page of all movements; by cursor nothing is counted */
export function pageOfAllLedgers(db: Db, query: AdminQuery): Promise<Paged<NamedEntry>> {
  const { order, cursor, user_id, search } = query
  const rows = db
    .selectFrom('ledger')
    .innerJoin('user', 'user.id', 'ledger.tenant_id')
    .selectAll('ledger')
    .select('user.email')
    .select((eb) =>
      eb
        .selectFrom('user as operator')
        .select('operator.email')
        .whereRef('operator.id', '=', 'ledger.actor_id')
        .as('operator_email'),
    )
    .where((eb) => eb.and(filters(query).map(([column, is, value]) => eb(`ledger.${column}`, is, value))))
    .$if(user_id !== undefined, (some) => some.where('ledger.tenant_id', '=', user_id as string))
    .$if(!!search, (some) =>
      some.where((eb) =>
        eb.or([
          eb('ledger.order_no', '=', search as string),
          contains(eb.ref('user.email'), search as string),
        ]),
      ),
    )
    .orderBy('ledger.at', order)
    .orderBy('ledger.id', order)
  if (cursor === undefined) return readPage(db, rows, query)
  const [at, id] = placeOf(cursor)
  return readOn(
    rows.where((eb) => eb(eb.refTuple('ledger.at', 'ledger.id'), beyond(order), eb.tuple(at, id))),
    query.page_size,
  )
}

type Filter = ['type' | 'order_no', '=', string] | ['at', '>=' | '<', number]

function filters({ type, order_no, from, to }: TenantQuery): Filter[] {
  const given: (Filter | undefined)[] = [
    type && ['type', '=', type],
    order_no ? ['order_no', '=', order_no] : undefined,
    from ? ['at', '>=', Date.parse(from)] : undefined,
    to ? ['at', '<', Date.parse(to)] : undefined,
  ]
  return given.filter((filter) => filter !== undefined)
}

/** A cursor is a moment and the key that distinguishes rows of that moment. */
function placeOf(cursor: string): [number, string] {
  const [at = '', tie = ''] = cursor.split(/\.(.*)/)
  return [Number(at), tie]
}

const beyond = (order: 'asc' | 'desc') => (order === 'desc' ? '<' : '>')

async function readOn<Row>(
  query: { limit(count: number): { execute(): Promise<Row[]> } },
  size: number,
): Promise<Paged<Row>> {
  return { rows: await query.limit(size).execute(), total: 0 }
}

/** @returns the cents that came in by recharges since a moment, over all tenants, less what was refunded of recharges */
export async function revenueSince(db: Db, from: number): Promise<number> {
  const { cents } = await db
    .selectFrom('ledger')
    .select(sql<number>`coalesce(cast(sum(amount_cents) as bigint), 0)`.as('cents'))
    .where('at', '>=', from)
    .where('type', 'in', ['recharge', 'refund_recharge'])
    .executeTakeFirstOrThrow()
  return cents
}

/**
 * @param size of an interval, in milliseconds
 * @returns the same over a span, by intervals counted from 1970; intervals without movements are absent
 */
export function revenueByInterval(
  db: Db,
  { from, to, size }: { from: number; to: number; size: number },
): Promise<{ interval: number; amount: number }[]> {
  const interval = sql<number>`cast(at / ${sql.lit(size)} as bigint)`
  return db
    .selectFrom('ledger')
    .select([interval.as('interval'), sql<number>`cast(sum(amount_cents) as bigint)`.as('amount')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('type', 'in', ['recharge', 'refund_recharge'])
    .groupBy(interval)
    .execute()
}
