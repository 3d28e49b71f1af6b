import { z } from 'zod'
import { Locale } from '../kernel/locale.schema.ts'
import { TimeZone } from '../kernel/primitives.schema.ts'
import { adminAttentionKinds, attentionKinds } from './attention.ts'

/** What a person can be notified of: everything that may need attention, except missing mail settings, which no mail can report. */
export const NotificationKind = z.enum([...attentionKinds, ...adminAttentionKinds]).exclude(['mail_missing'])
export type NotificationKind = z.infer<typeof NotificationKind>

/** When a person is notified by email: within minutes, once a day, never. */
export const EmailMode = z.enum(['now', 'daily', 'off'])
export type EmailMode = z.infer<typeof EmailMode>

export const NotificationSetting = z.object({
  /** Recipient address. */
  email: z.string(),
  /** Whether this installation can send mails at all. */
  mail_ready: z.boolean(),
  language: Locale,
  /** Null = never saved. */
  time_zone: TimeZone.nullable(),
  /** Hour of the daily mail, in that time zone. */
  hour: z.int().min(0).max(23),
  /** All topics that the person's keys allow, in screen order. */
  kinds: z.array(z.object({ kind: NotificationKind, email: EmailMode })),
})
export type NotificationSetting = z.infer<typeof NotificationSetting>

export const getNotificationSetting = {
  data: NotificationSetting,
}

export const putNotificationSetting = {
  body: z.strictObject({
    language: Locale,
    time_zone: TimeZone,
    hour: NotificationSetting.shape.hour,
    kinds: z.partialRecord(NotificationKind, EmailMode),
  }),
  data: NotificationSetting,
}
