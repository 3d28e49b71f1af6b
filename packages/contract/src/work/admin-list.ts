import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './admin-list.schema.ts'

export const adminListSeats = endpoint<typeof schema.adminListSeats>()({
  method: 'GET',
  path: '/admin/agent',
  summary: 'Seats of all supervisors; `search` looks at name, code, remark and the supervisor’s email',
  callers: ['user'],
  permission: '109',
})

export const adminExportSeats = endpoint<typeof schema.adminExportSeats>()({
  method: 'GET',
  path: '/admin/agent/export',
  summary: 'Seats of all supervisors, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '109',
  download: true,
})

export const adminListSeatsOf = endpoint<typeof schema.adminListSeatsOf>()({
  method: 'GET',
  path: '/admin/user/:id/agent',
  summary: 'Seats of one supervisor',
  callers: ['user'],
  permission: '109',
})

export const adminListAccounts = endpoint<typeof schema.adminListAccounts>()({
  method: 'GET',
  path: '/admin/account',
  summary:
    'Social accounts of all supervisors; `search` looks at account, nickname and the supervisor’s email',
  callers: ['user'],
  permission: '110',
})

export const adminExportAccounts = endpoint<typeof schema.adminExportAccounts>()({
  method: 'GET',
  path: '/admin/account/export',
  summary:
    'Social accounts of all supervisors, or what the filters leave of them, as a spreadsheet, the first imported first',
  callers: ['user'],
  permission: '110',
  download: true,
})

export const adminListTasks = endpoint<typeof schema.adminListTasks>()({
  method: 'GET',
  path: '/admin/task',
  summary: 'Tasks of all supervisors; `search` looks at name, account and the supervisor’s email',
  callers: ['user'],
  permission: '122',
})

export const adminExportTasks = endpoint<typeof schema.adminExportTasks>()({
  method: 'GET',
  path: '/admin/task/export',
  summary: 'Tasks of all supervisors, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '122',
  download: true,
})

export const adminGetTask = endpoint<typeof schema.adminGetTask>()({
  method: 'GET',
  path: '/admin/task/:id',
  summary: 'One task of whichever supervisor',
  callers: ['user'],
  permission: '122',
})

export const adminListTaskTargets = endpoint<typeof schema.adminListTaskTargets>()({
  method: 'GET',
  path: '/admin/task/:id/target',
  summary: 'What a task of whichever supervisor works through, with the outcome of each',
  callers: ['user'],
  permission: '122',
})
