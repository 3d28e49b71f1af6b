import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { putNotificationSetting } from '@seaport/contract/work/notification'
import {
  EmailMode,
  NotificationKind,
  type NotificationSetting,
} from '@seaport/contract/work/notification.schema'
import { z } from 'zod'
import type { Db } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { isReadyToNotify } from '../../platform/email/email.public.ts'
import { nextDigest } from './digest-time.ts'
import { kindsOf, type Person } from './needs.ts'
import { isSaved, NOT_SAVED, saveSetting, settingOf } from './notification.repository.ts'

/** Default hour of the daily mail. */
const DEFAULT_HOUR = 9

/** What can't wait until somebody looks: told at once unless the person decides otherwise. */
const CANNOT_WAIT = {
  time_ending: 'now',
  account_blocked: 'now',
  token_ending: 'now',
} as const satisfies Modes

/** Omits kinds that this version does not know. */
const Modes = z.partialRecord(z.string(), EmailMode)
type Modes = Partial<Record<NotificationKind, EmailMode>>

/** @returns the mode of each kind, as stored */
export function readModes(text: string): Modes {
  const all = Modes.parse(JSON.parse(text))
  return Object.fromEntries(Object.entries(all).filter(([kind]) => NotificationKind.safeParse(kind).success))
}

/** @returns a person's email notifications */
export async function settingFor(db: Db, person: Person, locale: Locale): Promise<NotificationSetting> {
  const row = await settingOf(db, person.id)
  const modes = row ? readModes(row.kinds) : {}
  return {
    email: person.email,
    mail_ready: await isReadyToNotify(db),
    language: isSaved(row) ? row.language : locale,
    time_zone: isSaved(row) ? row.time_zone : null,
    hour: row?.hour ?? DEFAULT_HOUR,
    kinds: kindsOf(person).map((kind) => ({ kind, email: modes[kind] ?? 'off' })),
  }
}

/** Tells a new supervisor of what can't wait, in the language that they registered in. */
export async function beginNotifications(
  { trx, now }: UnitOfWork,
  userId: string,
  language: Locale,
): Promise<void> {
  await saveSetting(trx, {
    user_id: userId,
    language,
    time_zone: 'UTC',
    hour: DEFAULT_HOUR,
    kinds: JSON.stringify(CANNOT_WAIT),
    digest_at: NOT_SAVED,
    check_at: now,
  })
}

/** Changes a person's notifications; they are checked at once, and report what is already open. */
export async function changeSetting(
  { trx, now }: UnitOfWork,
  userId: string,
  { language, time_zone, hour, kinds }: ParsedOf<typeof putNotificationSetting>['body'],
): Promise<void> {
  const wanted = Object.entries(kinds).filter(([, mode]) => mode !== 'off')
  await saveSetting(trx, {
    user_id: userId,
    language,
    time_zone,
    hour,
    kinds: JSON.stringify(Object.fromEntries(wanted)),
    digest_at: nextDigest(now, { zone: time_zone, hour }),
    check_at: wanted.length > 0 ? now : null,
  })
}
