import { lockTable } from '../../../db/dialect.ts'
import type { PriceTierTable } from '../../../db/schema/money.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** Ranges of a price tier. */
export type TierRange = Pick<PriceTierTable, 'min_quantity' | 'max_quantity' | 'min_days' | 'max_days'>

export function allTiers(db: Db | Trx): Promise<PriceTierTable[]> {
  return db.selectFrom('price_tier').selectAll().orderBy('min_quantity').orderBy('min_days').execute()
}

/** @returns the matching tier */
export function tierFor(db: Db | Trx, quantity: number, days: number): Promise<PriceTierTable | undefined> {
  return db
    .selectFrom('price_tier')
    .selectAll()
    .where('min_quantity', '<=', quantity)
    .where('max_quantity', '>=', quantity)
    .where('min_days', '<=', days)
    .where('max_days', '>=', days)
    .executeTakeFirst()
}

/** @returns whether there is any price at all */
export async function hasTiers(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('price_tier').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Serializes changes of the price list, so that two overlapping tiers can't be added concurrently. Readers are not blocked. */
export function lockTiers(work: UnitOfWork): Promise<void> {
  return lockTable(work, 'price_tier')
}

export function findTier(trx: Trx, id: string): Promise<PriceTierTable | undefined> {
  return trx.selectFrom('price_tier').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns another tier that overlaps */
export function overlapping(trx: Trx, id: string, range: TierRange): Promise<PriceTierTable | undefined> {
  return trx
    .selectFrom('price_tier')
    .selectAll()
    .where('id', '<>', id)
    .where('min_quantity', '<=', range.max_quantity)
    .where('max_quantity', '>=', range.min_quantity)
    .where('min_days', '<=', range.max_days)
    .where('max_days', '>=', range.min_days)
    .limit(1)
    .executeTakeFirst()
}

export async function insertTier(trx: Trx, tier: PriceTierTable): Promise<void> {
  await trx.insertInto('price_tier').values(tier).execute()
}

export async function replaceTier(trx: Trx, { id, ...tier }: PriceTierTable): Promise<void> {
  await trx.updateTable('price_tier').set(tier).where('id', '=', id).execute()
}

export async function deleteTier(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('price_tier').where('id', '=', id).execute()
}
