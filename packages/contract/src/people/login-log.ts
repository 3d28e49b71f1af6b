import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './login-log.schema.ts'

/** How an attempt to log in ended: with `second_factor` the password was right and a code is still needed; `held` and `takeover` apply to seats. */
export const loginOutcomes = [
  'ok',
  'wrong_password',
  'second_factor',
  'wrong_second_factor',
  'disabled',
  'held',
  'takeover',
] as const

export const listLoginLog = endpoint<typeof schema.listLoginLog>()({
  method: 'GET',
  path: '/login-log',
  summary:
    'Who logged in to the own console and seats, or tried to; `search` looks at IP address and seat code',
  callers: ['user'],
  permission: '1-6',
})

export const adminListLoginLog = endpoint<typeof schema.adminListLoginLog>()({
  method: 'GET',
  path: '/admin/login-log',
  summary: 'The login log of all users; `search` looks at IP address, seat code and e-mail address',
  callers: ['user'],
  permission: '106',
})

export const exportLoginLog = endpoint<typeof schema.exportLoginLog>()({
  method: 'GET',
  path: '/login-log/export',
  summary: 'The own login log, or what the filters leave of it, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '1-6',
  download: true,
})

export const adminExportLoginLog = endpoint<typeof schema.adminExportLoginLog>()({
  method: 'GET',
  path: '/admin/login-log/export',
  summary: 'The login log of all users, or what the filters leave of it, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '106',
  download: true,
})
