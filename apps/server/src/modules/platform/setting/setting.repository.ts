import { depositSettings } from '@seaport/contract/platform/setting'
import type { SettingKey } from '@seaport/contract/platform/setting.schema'
import { lockTable } from '../../../db/dialect.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** @returns the settings that differ from their defaults, as JSON, with who set them */
export function storedSettings(db: Db | Trx) {
  return db
    .selectFrom('setting')
    .innerJoin('user', 'user.id', 'setting.updated_by')
    .select(['setting.key', 'setting.value', 'setting.next_value', 'setting.next_at'])
    .select(['setting.updated_at', 'setting.updated_by', 'user.email'])
    .orderBy('setting.key')
    .execute()
}

/** @returns keys and values as JSON; of one key, or of all */
export function storedValues(db: Db | Trx, key?: SettingKey) {
  return db
    .selectFrom('setting')
    .select(['key', 'value'])
    .$if(key !== undefined, (query) => query.where('key', '=', key as SettingKey))
    .execute()
}

/** Serializes the changes of settings, also of those that have no row yet. */
export async function lockSettings(work: UnitOfWork): Promise<void> {
  await lockTable(work, 'setting')
}

export async function writeSetting(
  { trx, now }: UnitOfWork,
  actorId: string,
  key: SettingKey,
  value: string,
): Promise<void> {
  const row = { value, updated_at: now, updated_by: actorId }
  await trx
    .insertInto('setting')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** The rows of the deposit address, as far as it was ever set. */
export function storedDeposit(db: Db | Trx) {
  return db
    .selectFrom('setting')
    .select(['key', 'value', 'next_value', 'next_at'])
    .where('key', 'in', [...depositSettings])
    .execute()
}

/** Plans a value; without a stored row, `current` applies until then. */
export async function planSetting(
  { trx, now }: UnitOfWork,
  actorId: string,
  { key, current, next, at }: { key: SettingKey; current: string; next: string; at: number },
): Promise<void> {
  const row = { next_value: next, next_at: at, updated_at: now, updated_by: actorId }
  await trx
    .insertInto('setting')
    .values({ key, value: current, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Drops the planned values. */
export async function dropPlanned({ trx }: UnitOfWork): Promise<void> {
  await trx
    .updateTable('setting')
    .set({ next_value: null, next_at: null })
    .where('next_value', 'is not', null)
    .execute()
}

/** Applies the planned values whose time has come. */
export async function applyPlanned({ trx, now }: UnitOfWork): Promise<void> {
  await trx
    .updateTable('setting')
    .set((eb) => ({ value: eb.ref('next_value').$notNull(), next_value: null }))
    .where('next_value', 'is not', null)
    .where('next_at', '<=', now)
    .execute()
}

/** @param delay the longest that a planned value waits, in milliseconds */
export async function shortenPlanned(db: Db, now: number, delay: number): Promise<void> {
  await db
    .updateTable('setting')
    .set({ next_at: now + delay })
    .where('next_value', 'is not', null)
    .where('next_at', '>', now + delay)
    .execute()
}
