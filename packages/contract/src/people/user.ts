import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './user.schema.ts'

/** Maximum length of a picture's data URL, in characters; 96 × 96 pixels take about 5,000. */
export const MAX_AVATAR_LENGTH = 24_000

/** Maximum pixels of each side. */
export const MAX_AVATAR_PIXELS = 512

export const userInfo = endpoint<typeof schema.userInfo>()({
  method: 'GET',
  path: '/user/info',
  summary: 'The user of this session: balance, ports, expiry (ETag: unchanged answers 304)',
  callers: ['user'],
})

export const updateUserInfo = endpoint<typeof schema.updateUserInfo>()({
  method: 'PATCH',
  path: '/user/info',
  summary: 'Change the own profile; what is left out stays',
  callers: ['user'],
})

export const userPermission = endpoint<typeof schema.userPermission>()({
  method: 'GET',
  path: '/user/permission',
  summary: 'Permission keys that the user holds',
  callers: ['user'],
})
