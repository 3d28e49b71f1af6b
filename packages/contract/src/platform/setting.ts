import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './setting.schema.ts'

/**
 * The deposit address. Once one has been set, a change takes effect after `DEPOSIT_DELAY_HOURS`, so that an administrator can withdraw a change
 * planned with a stolen session before anybody pays to it.
 */
export const depositSettings = [
  'usdt_address',
  'usdt_network',
] as const satisfies readonly schema.SettingKey[]
export const DEPOSIT_DELAY_HOURS = 24

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

export const withdrawDepositChange = endpoint<typeof schema.withdrawDepositChange>()({
  method: 'POST',
  path: '/admin/sys/config/withdraw-deposit-change',
  summary: 'Keep the deposit address that is in effect and drop the planned one',
  ...access,
})
