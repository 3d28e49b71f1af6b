import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getSettings } from '@seaport/contract/platform/setting'
import {
  type SettingKey,
  Settings,
  settingDefinitions,
  settingKeys,
} from '@seaport/contract/platform/setting.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockSettings, storedSettings, storedValues, writeSetting } from './setting.repository.ts'

type Open = {
  [Key in SettingKey]: (typeof settingDefinitions)[Key]['open'] extends true ? Key : never
}[SettingKey]

/**
 * Reads one setting from the database each time, so that every server of an installation sees a change at once.
 * @returns its value, or the initial one
 */
export async function readSetting<Key extends SettingKey>(db: Db | Trx, key: Key): Promise<Settings[Key]> {
  return withInitials(await storedValues(db, key))[key]
}

/** @returns the settings that anybody may read */
export async function readOpenSettings(db: Db): Promise<Pick<Settings, Open>> {
  const settings = withInitials(await storedValues(db))
  const open = settingKeys.filter((key) => settingDefinitions[key].open)
  return Object.fromEntries(open.map((key) => [key, settings[key]])) as Pick<Settings, Open>
}

/** @returns all settings, and who set which when */
export async function showSettings(db: Db | Trx): Promise<DataOf<typeof getSettings>> {
  const stored = await storedSettings(db)
  const known = stored.filter(({ key }) => isKnown(key))
  return {
    settings: withInitials(stored),
    changed: Object.fromEntries(
      known.map(({ key, updated_at, updated_by, email }) => [
        key,
        { at: instant(updated_at), by: { id: updated_by, email } },
      ]),
    ),
  }
}

/** Sets those settings that are given and differ. @returns all of them as they were and as they are */
export async function change(
  work: UnitOfWork,
  actorId: string,
  given: { [Key in SettingKey]?: Settings[Key] | undefined },
): Promise<{ before: Settings; after: DataOf<typeof getSettings> }> {
  await lockSettings(work)
  const before = withInitials(await storedValues(work.trx))
  for (const key of settingKeys) {
    const value = JSON.stringify(given[key])
    if (given[key] !== undefined && value !== JSON.stringify(before[key]))
      await writeSetting(work, actorId, key, value)
  }
  return { before, after: await showSettings(work.trx) }
}

/** A value that a later version made impossible counts as not set; a key that it no longer knows is left out. */
function withInitials(stored: readonly { key: string; value: string }[]): Settings {
  const values = new Map(stored.map(({ key, value }) => [key, value]))
  return Settings.parse(
    Object.fromEntries(
      settingKeys.map((key) => {
        const { schema, initial } = settingDefinitions[key]
        const value = values.get(key)
        const parsed = value === undefined ? null : schema.safeParse(JSON.parse(value))
        return [key, parsed?.success ? parsed.data : initial]
      }),
    ),
  )
}

function isKnown(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key)
}
