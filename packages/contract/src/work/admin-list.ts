import { z } from 'zod'
import { Account, AccountType, Availability } from '../desk/account.ts'
import { Seat } from '../desk/seat.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { Network } from '../kernel/network.ts'
import { Id, IdPath, listOf, listQuery, QueryFlag, SearchText } from '../kernel/primitives.ts'
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

const seatFilters = { search: SearchText, online: QueryFlag.optional(), enabled: QueryFlag.optional() }
const seatSorts = ['created_at', 'last_seen_at', 'allocated'] as const

export const adminListSeats = endpoint({
  method: 'GET',
  path: '/admin/agent',
  summary: 'Seats of all supervisors; `search` looks at name, code, remark and the supervisor’s email',
  callers: ['user'],
  permission: '109',
  query: listQuery(seatSorts, { ...seatFilters, user_id: Id.optional() }),
  data: listOf(AdminSeat),
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

export const adminListAccounts = endpoint({
  method: 'GET',
  path: '/admin/account',
  summary:
    'Social accounts of all supervisors; `search` looks at account, nickname and the supervisor’s email',
  callers: ['user'],
  permission: '110',
  query: listQuery(['imported_at', 'follower_count'], {
    search: SearchText,
    user_id: Id.optional(),
    /** A seat's id, or `none` for accounts without a seat. */
    seat_id: Id.optional(),
    network: Network.optional(),
    type: AccountType.optional(),
    availability: Availability.optional(),
    login_status: z.enum(['logged_in', 'logged_out']).optional(),
  }),
  data: listOf(AdminAccount),
})

export const adminListTasks = endpoint({
  method: 'GET',
  path: '/admin/task',
  summary: 'Tasks of all supervisors; `search` looks at name, account and the supervisor’s email',
  callers: ['user'],
  permission: '122',
  query: listQuery(['created_at', 'started_at'], {
    search: SearchText,
    user_id: Id.optional(),
    seat_id: Id.optional(),
    account_id: Id.optional(),
    status: TaskState.optional(),
    kind: TaskKind.optional(),
  }),
  data: listOf(AdminTask),
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
