import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { DEPOSIT_DELAY_HOURS, depositSettings, type getSettings } from '@seaport/contract/platform/setting'
import {
  type SettingKey,
  Settings,
  settingDefinitions,
  settingKeys,
} from '@seaport/contract/platform/setting.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import { refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { isDepositAddress } from './deposit-address.ts'
import {
  dropPlanned,
  lockSettings,
  planSetting,
  storedDeposit,
  storedSettings,
  storedValues,
  writeSetting,
} from './setting.repository.ts'

type Open = {
  [Key in SettingKey]: (typeof settingDefinitions)[Key]['open'] extends true ? Key : never
}[SettingKey]

/**
 * Reads one setting from the database each time, so that every server of an installation sees a change at once.
 * @returns its value, or the default
 */
export async function readSetting<Key extends SettingKey>(db: Db | Trx, key: Key): Promise<Settings[Key]> {
  return withInitials(await storedValues(db, key))[key]
}

/** @returns the public settings */
export async function readOpenSettings(db: Db): Promise<Pick<Settings, Open>> {
  const settings = withInitials(await storedValues(db))
  const open = settingKeys.filter((key) => settingDefinitions[key].open)
  return Object.fromEntries(open.map((key) => [key, settings[key]])) as Pick<Settings, Open>
}

/** @returns all settings, with who set each and when */
export async function showSettings(db: Db | Trx): Promise<DataOf<typeof getSettings>> {
  const stored = await storedSettings(db)
  const known = stored.filter(({ key }) => isKnown(key))
  const planned = stored.filter((row) => row.next_value != null)
  return {
    settings: withInitials(stored),
    changed: Object.fromEntries(
      known.map(({ key, updated_at, updated_by, email }) => [
        key,
        { at: instant(updated_at), by: { id: updated_by, email } },
      ]),
    ),
    deposit_change: planned[0]
      ? {
          ...Object.fromEntries(planned.map(({ key, next_value }) => [key, JSON.parse(next_value ?? '')])),
          at: instant(planned[0].next_at ?? 0),
          by: { id: planned[0].updated_by, email: planned[0].email },
        }
      : null,
  }
}

/** @returns when the deposit address last changed, and when it will: epoch milliseconds, or null */
export async function depositTimes(db: Db): Promise<{ changed: number | null; changes: number | null }> {
  const rows = await storedDeposit(db)
  const latest = (planned: boolean) =>
    rows.reduce<number | null>(
      (max, { next_value, next_at }) =>
        (next_value != null) === planned && next_at != null ? Math.max(max ?? 0, next_at) : max,
      null,
    )
  return { changed: latest(false), changes: latest(true) }
}

interface Changed {
  before: Settings
  after: DataOf<typeof getSettings>
  /** The change of the deposit address that this call planned, if any. */
  planned: DataOf<typeof getSettings>['deposit_change']
}

/**
 * Changes the given settings that differ. Once a deposit address has been set, another one is only planned; removing it takes effect at once and drops
 * what is planned, because nobody can then pay to a wrong one.
 * @throws Refused: invalid_input for a deposit address that is mistyped
 */
export async function change(
  work: UnitOfWork,
  actorId: string,
  given: { [Key in SettingKey]?: Settings[Key] | undefined },
): Promise<Changed> {
  await lockSettings(work)
  const before = withInitials(await storedValues(work.trx))
  const differing = settingKeys.filter(
    (key) => given[key] !== undefined && JSON.stringify(given[key]) !== JSON.stringify(before[key]),
  )
  const deposit = await storedDeposit(work.trx)
  if (differing.includes('usdt_address') && !isDepositAddress(given.usdt_address ?? ''))
    refuseFields('invalid_input', ['usdt_address'])
  const isRemoved = given.usdt_address === '' && before.usdt_address !== ''
  const delayed = new Set<SettingKey>(
    deposit.some(({ key }) => key === 'usdt_address') && !isRemoved ? depositSettings : [],
  )
  if (isRemoved) await dropPlanned(work)
  for (const key of differing)
    if (!delayed.has(key)) await writeSetting(work, actorId, key, JSON.stringify(given[key]))
  const planning = differing.filter((key) => delayed.has(key))
  if (planning.length > 0) {
    // Address and network belong together: an earlier plan waits for the same moment.
    const next = new Map<SettingKey, string>([
      ...deposit.flatMap(({ key, next_value }) =>
        next_value != null && isKnown(key) ? [[key, next_value] as const] : [],
      ),
      ...planning.map((key) => [key, JSON.stringify(given[key])] as const),
    ])
    const at = work.now + DEPOSIT_DELAY_HOURS * 60 * 60 * 1000
    for (const [key, value] of next)
      await planSetting(work, actorId, { key, current: JSON.stringify(before[key]), next: value, at })
  }
  const after = await showSettings(work.trx)
  return { before, after, planned: planning.length > 0 ? after.deposit_change : null }
}

/** A value that a later version made invalid counts as unset; an unknown key is ignored. */
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
