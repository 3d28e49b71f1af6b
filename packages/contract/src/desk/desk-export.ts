import { z } from 'zod'
import { endpoint, FileData } from '../kernel/endpoint.ts'
import { exportFields } from '../kernel/spreadsheet.ts'
import { accountFilters } from './account.ts'
import { seatFilters } from './seat.ts'

export const exportAccounts = endpoint({
  method: 'GET',
  path: '/account/export',
  scope: 'account:read',
  summary: 'Social accounts, or what the filters leave of them, as a spreadsheet, the first imported first',
  callers: ['user'],
  permission: '008',
  query: z.strictObject({ ...exportFields, ...accountFilters }),
  data: FileData,
  download: true,
})

export const exportSeats = endpoint({
  method: 'GET',
  path: '/agent/export',
  scope: 'seat:read',
  summary: 'Seats, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '007',
  query: z.strictObject({ ...exportFields, ...seatFilters }),
  data: FileData,
  download: true,
})
