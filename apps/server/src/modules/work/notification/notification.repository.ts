import type { NotificationSettingTable } from '../../../db/schema/notification.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** `digest_at` of people who have not decided on their notifications: never, because nothing waits for a daily mail. */
export const NOT_SAVED = 8_640_000_000_000_000

/** @returns whether the person has saved these settings */
export function isSaved(setting: NotificationSettingTable | undefined): setting is NotificationSettingTable {
  return setting !== undefined && setting.digest_at !== NOT_SAVED
}

export function settingOf(db: Db, userId: string): Promise<NotificationSettingTable | undefined> {
  return db.selectFrom('notification_setting').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The time of the last mail is kept: saving the settings allows no additional mail. */
export async function saveSetting(
  trx: Trx,
  { user_id, ...setting }: Omit<NotificationSettingTable, 'mailed_at'>,
): Promise<void> {
  await trx
    .insertInto('notification_setting')
    .values({ user_id, ...setting, mailed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setting))
    .execute()
}

export async function removeSetting(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('notification_setting').where('user_id', '=', userId).execute()
}

/**
 * Claims the setting that was checked least recently.
 * @param again when it is checked next; `unsaved`: if the person has not decided on it, as most have not
 */
export async function claimSetting(
  { trx, now }: UnitOfWork,
  again: { saved: number; unsaved: number },
): Promise<NotificationSettingTable | undefined> {
  return trx
    .updateTable('notification_setting')
    .set((eb) => ({
      check_at: eb.case().when('digest_at', '=', NOT_SAVED).then(again.unsaved).else(again.saved).end(),
    }))
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('notification_setting')
        .select('user_id')
        .where('check_at', 'is not', null)
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function noteMailed(
  trx: Trx,
  userId: string,
  times: Partial<Pick<NotificationSettingTable, 'mailed_at' | 'digest_at'>>,
): Promise<void> {
  await trx.updateTable('notification_setting').set(times).where('user_id', '=', userId).execute()
}

/**
 * Limits waits to their maximum: people whose next check is too far ahead are checked now, and a last mail in the future counts as sent now.
 * @returns them
 */
export function shortenChecks(
  trx: Trx,
  now: number,
  wait: { saved: number; unsaved: number },
): Promise<NotificationSettingTable[]> {
  return trx
    .updateTable('notification_setting')
    .set((eb) => ({
      check_at: now,
      mailed_at: eb.case().when('mailed_at', '>', now).then(now).else(eb.ref('mailed_at')).end(),
    }))
    .where('check_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('check_at', '>', now + wait.unsaved),
        eb.and([eb('check_at', '>', now + wait.saved), eb('digest_at', '<>', NOT_SAVED)]),
      ]),
    )
    .returningAll()
    .execute()
}
