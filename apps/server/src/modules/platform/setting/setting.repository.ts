import type { SettingKey } from '@seaport/contract/platform/setting.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** @returns the settings that differ from what they are by themselves, as JSON, with who set them */
export function storedSettings(db: Db | Trx) {
  return db
    .selectFrom('setting')
    .innerJoin('user', 'user.id', 'setting.updated_by')
    .select(['setting.key', 'setting.value', 'setting.updated_at', 'setting.updated_by', 'user.email'])
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

/** Lets one unit of work after the other change settings. */
export async function lockSettings({ trx }: UnitOfWork): Promise<void> {
  await trx.selectFrom('setting').select('key').orderBy('key').forUpdate().execute()
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
