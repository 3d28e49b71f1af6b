import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './desk-export.schema.ts'

export const exportAccounts = endpoint<typeof schema.exportAccounts>()({
  method: 'GET',
  path: '/account/export',
  scope: 'account:read',
  summary: 'Social accounts, or what the filters leave of them, as a spreadsheet, the first imported first',
  callers: ['user'],
  permission: '008',
  download: true,
})

export const exportSeats = endpoint<typeof schema.exportSeats>()({
  method: 'GET',
  path: '/agent/export',
  scope: 'seat:read',
  summary: 'Seats, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '007',
  download: true,
})
