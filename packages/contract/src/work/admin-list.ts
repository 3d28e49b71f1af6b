import { z } from 'zod'
import { Account, AccountType, Availability } from '../desk/account.ts'
import { Seat, seatFilters } from '../desk/seat.ts'
import { endpoint, FileData } from '../kernel/endpoint.ts'
import { Network } from '../kernel/network.ts'
import { Id, IdPath, listOf, listQuery, SearchText } from '../kernel/primitives.ts'
import { exportFields } from '../kernel/spreadsheet.ts'
import { TargetOutcome, Task, TaskDetail, TaskTargets } from './task.ts'
import { TaskKind } from './task-kind.ts'
import { TaskState } from './task-state.ts'

/** Whose row it is. */
const user = { user: z.object({ id: Id, email: z.string(), username: z.string() }) }

export const AdminSeat = Seat.extend(user)
export type AdminSeat = z.infer<typeof AdminSeat>
export const AdminAccount = Account.extend(user)
export type AdminAccount = z.infer<typeof AdminAccount>
export const AdminTask = Task.extend(user)
export type AdminTask = z.infer<typeof AdminTask>
export const AdminTaskDetail = TaskDetail.extend(user)
export type AdminTaskDetail = z.infer<typeof AdminTaskDetail>

const allSeatFilters = { ...seatFilters, user_id: Id.optional() }
const seatSorts = ['created_at', 'last_seen_at', 'allocated'] as const

export const adminListSeats = endpoint({
  method: 'GET',
  path: '/admin/agent',
  summary: 'Seats of all supervisors; `search` looks at name, code, remark and the supervisor’s email',
  callers: ['user'],
  permission: '109',
  query: listQuery(seatSorts, allSeatFilters),
  data: listOf(AdminSeat),
})

export const adminExportSeats = endpoint({
  method: 'GET',
  path: '/admin/agent/export',
  summary: 'Seats of all supervisors, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '109',
  query: z.strictObject({ ...exportFields, ...allSeatFilters }),
  data: FileData,
  download: true,
})

export const adminListSeatsOf = endpoint({
  method: 'GET',
  path: '/admin/user/:id/agent',
  summary: 'Seats of one supervisor',
  callers: ['user'],
  permission: '109',
  params: IdPath,
  query: listQuery(seatSorts, seatFilters),
  data: listOf(AdminSeat),
})

const accountFilters = {
  search: SearchText,
  user_id: Id.optional(),
  /** A seat's id, or `none` for accounts without a seat. */
  seat_id: Id.optional(),
  network: Network.optional(),
  type: AccountType.optional(),
  availability: Availability.optional(),
  login_status: z.enum(['logged_in', 'logged_out']).optional(),
}

export const adminListAccounts = endpoint({
  method: 'GET',
  path: '/admin/account',
  summary:
    'Social accounts of all supervisors; `search` looks at account, nickname and the supervisor’s email',
  callers: ['user'],
  permission: '110',
  query: listQuery(['imported_at', 'follower_count'], accountFilters),
  data: listOf(AdminAccount),
})

export const adminExportAccounts = endpoint({
  method: 'GET',
  path: '/admin/account/export',
  summary:
    'Social accounts of all supervisors, or what the filters leave of them, as a spreadsheet, the first imported first',
  callers: ['user'],
  permission: '110',
  query: z.strictObject({ ...exportFields, ...accountFilters }),
  data: FileData,
  download: true,
})

const taskFilters = {
  search: SearchText,
  user_id: Id.optional(),
  seat_id: Id.optional(),
  account_id: Id.optional(),
  status: TaskState.optional(),
  kind: TaskKind.optional(),
}

export const adminListTasks = endpoint({
  method: 'GET',
  path: '/admin/task',
  summary: 'Tasks of all supervisors; `search` looks at name, account and the supervisor’s email',
  callers: ['user'],
  permission: '122',
  query: listQuery(['created_at', 'started_at'], taskFilters),
  data: listOf(AdminTask),
})

export const adminExportTasks = endpoint({
  method: 'GET',
  path: '/admin/task/export',
  summary: 'Tasks of all supervisors, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '122',
  query: z.strictObject({ ...exportFields, ...taskFilters }),
  data: FileData,
  download: true,
})

export const adminGetTask = endpoint({
  method: 'GET',
  path: '/admin/task/:id',
  summary: 'One task of whichever supervisor',
  callers: ['user'],
  permission: '122',
  params: IdPath,
  data: AdminTaskDetail,
})

export const adminListTaskTargets = endpoint({
  method: 'GET',
  path: '/admin/task/:id/target',
  summary: 'What a task of whichever supervisor works through, with the outcome of each',
  callers: ['user'],
  permission: '122',
  params: IdPath,
  query: listQuery(['position'], { outcome: TargetOutcome.optional() }),
  data: TaskTargets,
})
