import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './notification.schema.ts'

/** Minimum minutes between two mails to a person; later events go into the next one. */
export const MAIL_PAUSE_MINUTES = 15

export const getNotificationSetting = endpoint<typeof schema.getNotificationSetting>()({
  method: 'GET',
  path: '/notification-setting',
  summary: 'What the user is told of by e-mail, and when',
  callers: ['user'],
})

export const putNotificationSetting = endpoint<typeof schema.putNotificationSetting>()({
  method: 'PUT',
  path: '/notification-setting',
  summary: 'Change what the user is told of by e-mail; kinds that are left out are off',
  callers: ['user'],
})
