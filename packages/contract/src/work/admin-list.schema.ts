import { z } from 'zod'
import { Account, AccountType, Availability } from '../desk/account.schema.ts'
import { Seat, seatFilters } from '../desk/seat.schema.ts'
import { FileData } from '../kernel/endpoint.schema.ts'
import { Network } from '../kernel/network.schema.ts'
import { Id, IdPath, listOf, listQuery, SearchText } from '../kernel/primitives.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { TargetOutcome, Task, TaskDetail, TaskTargets } from './task.schema.ts'
import { TaskKind } from './task-kind.schema.ts'
import { taskFamilies } from './task-kind.ts'
import { TaskState } from './task-state.schema.ts'

/** Owner of the row. */
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

export const adminListSeats = {
  query: listQuery(seatSorts, allSeatFilters),
  data: listOf(AdminSeat),
}

export const adminExportSeats = {
  query: z.strictObject({ ...exportFields, ...allSeatFilters }),
  data: FileData,
}

export const adminListSeatsOf = {
  params: IdPath,
  query: listQuery(seatSorts, seatFilters),
  data: listOf(AdminSeat),
}

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

export const adminListAccounts = {
  query: listQuery(['imported_at', 'follower_count'], accountFilters),
  data: listOf(AdminAccount),
}

export const adminExportAccounts = {
  query: z.strictObject({ ...exportFields, ...accountFilters }),
  data: FileData,
}

const taskFilters = {
  search: SearchText,
  user_id: Id.optional(),
  seat_id: Id.optional(),
  account_id: Id.optional(),
  status: TaskState.optional(),
  family: z.enum(taskFamilies).optional(),
  kind: TaskKind.optional(),
}

export const adminListTasks = {
  query: listQuery(['created_at', 'started_at'], taskFilters),
  data: listOf(AdminTask),
}

export const adminExportTasks = {
  query: z.strictObject({ ...exportFields, ...taskFilters }),
  data: FileData,
}

export const adminGetTask = {
  params: IdPath,
  data: AdminTaskDetail,
}

export const adminListTaskTargets = {
  params: IdPath,
  query: listQuery(['position'], { outcome: TargetOutcome.optional() }),
  data: TaskTargets,
}
