import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './admin-act.schema.ts'

/** Actions of administrators on things of any supervisor, as the audit log names them. */
const deskActs = [
  'seat.disable',
  'seat.enable',
  'seat.release',
  'account.unassign',
  'account.unblock',
  'task.end',
] as const
export type DeskAct = (typeof deskActs)[number]

/** Actions of administrators shown on a supervisor's dashboard, with the reason where the action needs one. */
export const tenantActs = [...deskActs, 'user.set_ports', 'user.set_plan'] as const
export type TenantAct = (typeof tenantActs)[number]

const act = { method: 'POST', callers: ['user'], idempotent: true } as const

export const adminActOnSeats = endpoint<typeof schema.adminActOnSeats>()({
  ...act,
  permission: '109',
  path: '/admin/agent/act',
  summary: 'Disable or enable seats of whichever supervisors, or release their ports',
})

export const adminActOnAccounts = endpoint<typeof schema.adminActOnAccounts>()({
  ...act,
  permission: '110',
  path: '/admin/account/act',
  summary: 'Unassign or unblock accounts of whichever supervisors',
})

export const adminActOnTasks = endpoint<typeof schema.adminActOnTasks>()({
  ...act,
  permission: '122',
  path: '/admin/task/act',
  summary: 'End tasks of whichever supervisors',
})
