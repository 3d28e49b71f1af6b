import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './setting.schema.ts'

const access = { callers: ['user'], permission: '120' } as const

export const getSettings = endpoint<typeof schema.getSettings>()({
  method: 'GET',
  path: '/admin/sys/config',
  summary: 'All settings',
  ...access,
})

export const changeSettings = endpoint<typeof schema.changeSettings>()({
  method: 'POST',
  path: '/admin/sys/config',
  stepUp: true,
  summary: 'Change some settings; those that are left out stay',
  ...access,
})

export const replaceSettings = endpoint<typeof schema.replaceSettings>()({
  method: 'PUT',
  path: '/admin/sys/config',
  stepUp: true,
  summary: 'Set all settings',
  ...access,
})
