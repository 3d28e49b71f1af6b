import type { Db, PortLeaseTable, Trx } from '../../db/schema.ts'

export type HolderKind = PortLeaseTable['holder_kind']

/** @returns the live leases of a seat, by slot */
export function liveLeases(db: Db | Trx, seatId: string) {
  return db
    .selectFrom('port_lease')
    .selectAll()
    .where('seat_id', '=', seatId)
    .where('released_at', 'is', null)
    .orderBy('slot')
    .execute()
}

/** @returns how many ports of a tenant are taken */
export async function occupiedByTenant(db: Db | Trx, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('port_lease')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('tenant_id', '=', tenantId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.taken)
}

export function insertLease(trx: Trx, lease: Omit<PortLeaseTable, 'released_at' | 'release_reason'>) {
  return trx
    .insertInto('port_lease')
    .values({ ...lease, released_at: null, release_reason: null })
    .execute()
}

/** Ends the live lease of one holder. @returns the seat whose port is free now, or null if it held none */
export async function releaseLease(
  trx: Trx,
  kind: HolderKind,
  holderId: string,
  reason: string,
  now: number,
): Promise<string | null> {
  const row = await trx
    .updateTable('port_lease')
    .set({ released_at: now, release_reason: reason })
    .where('holder_kind', '=', kind)
    .where('holder_id', '=', holderId)
    .where('released_at', 'is', null)
    .returning('seat_id')
    .executeTakeFirst()
  return row?.seat_id ?? null
}
