import type { PortLeaseTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'

/** Who holds a port. */
export interface Holder {
  kind: PortLeaseTable['holder_kind']
  id: string
}

function live(db: Db | Trx, tenantId: string) {
  return db
    .selectFrom('port_lease')
    .where('port_lease.tenant_id', '=', tenantId)
    .where('released_at', 'is', null)
}

/** @returns the live leases of a seat, by slot */
export function liveLeases(db: Db | Trx, tenantId: string, seatId: string) {
  return live(db, tenantId).select(['id', 'slot']).where('seat_id', '=', seatId).orderBy('slot').execute()
}

/** @returns the live leases of a seat by slot, with the name of what holds each */
export function namedLeases(db: Db | Trx, tenantId: string, seatId: string) {
  return live(db, tenantId)
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'holder_id').on('holder_kind', '=', 'account'),
    )
    .leftJoin('task', (join) => join.onRef('task.id', '=', 'holder_id').on('holder_kind', '=', 'task'))
    .select(['slot', 'holder_kind', 'holder_id', 'taken_at'])
    .select((eb) => eb.fn.coalesce('account.account', 'task.name', eb.val('')).as('title'))
    .where('port_lease.seat_id', '=', seatId)
    .orderBy('slot')
    .execute()
}

/** @returns per seat how many of its ports accounts and tasks hold */
export function occupiedBySeat(db: Db | Trx, tenantId: string, seatIds: readonly string[]) {
  return live(db, tenantId)
    .select(['seat_id', 'holder_kind'])
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('seat_id', 'in', seatIds)
    .groupBy(['seat_id', 'holder_kind'])
    .execute()
}

export function insertLease(trx: Trx, lease: PortLeaseTable) {
  return trx.insertInto('port_lease').values(lease).execute()
}

export function moveLease(trx: Trx, tenantId: string, id: string, slot: number) {
  return trx
    .updateTable('port_lease')
    .set({ slot })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Ends the live lease of one holder. @returns the seat of the released port, or null if it held none */
export async function releaseLease(
  trx: Trx,
  tenantId: string,
  holder: Holder,
  end: { at: number; reason: string },
): Promise<string | null> {
  const row = await trx
    .updateTable('port_lease')
    .set({ released_at: end.at, release_reason: end.reason })
    .where('tenant_id', '=', tenantId)
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .where('released_at', 'is', null)
    .returning('seat_id')
    .executeTakeFirst()
  return row?.seat_id ?? null
}

/** @returns the slot that a holder has, or null */
export async function slotOf(db: Db | Trx, tenantId: string, holder: Holder): Promise<number | null> {
  const lease = await live(db, tenantId)
    .select('slot')
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .executeTakeFirst()
  return lease?.slot ?? null
}

/** @returns the leases that accounts hold in a tenant, or on one of its seats, in the order in which they are ended everywhere */
export function accountLeases(trx: Trx, tenantId: string, seatId?: string) {
  return live(trx, tenantId)
    .select(['holder_id', 'seat_id'])
    .$if(seatId !== undefined, (query) => query.where('seat_id', '=', seatId as string))
    .where('holder_kind', '=', 'account')
    .orderBy('id')
    .execute()
}

/** @returns whether anything holds a port of the tenant */
export async function anyPortTaken(db: Db | Trx, tenantId: string): Promise<boolean> {
  return (await live(db, tenantId).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** @returns the tenants that hold ports after the end of their term */
export async function expiredTenants(db: Db, now: number): Promise<string[]> {
  const tenants = await db
    .selectFrom('port_lease')
    .innerJoin('user', 'user.id', 'port_lease.tenant_id')
    .select('user.id')
    .distinct()
    .where('port_lease.released_at', 'is', null)
    .where('user.port_expire_at', '<=', now)
    .execute()
  return tenants.map(({ id }) => id)
}
