import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import type { PermissionKey } from '../kernel/permission.ts'
import { BulkIds, Count } from '../kernel/primitives.ts'

/** What administrators do to things of whichever supervisor, as the audit log names it. */
const deskActs = [
  'seat.disable',
  'seat.enable',
  'seat.release',
  'account.unassign',
  'account.unblock',
  'task.end',
] as const
export type DeskAct = (typeof deskActs)[number]

/** What a supervisor reads on its dashboard of administrators' acts, with the reason where one is asked for. */
export const tenantActs = [...deskActs, 'user.set_ports', 'user.set_plan'] as const
export type TenantAct = (typeof tenantActs)[number]

/** Why, for the audit log and for the supervisor. */
const why = z.string().trim().min(1).max(500)

const act = <const Permission extends PermissionKey, Acts extends z.ZodType>(
  permission: Permission,
  acts: Acts,
) =>
  ({
    method: 'POST',
    callers: ['user'],
    permission,
    body: z.strictObject({ ids: BulkIds, act: acts, why }),
    /** How many there were to change. */
    data: z.object({ changed: Count }),
    idempotent: true,
  }) as const

export const adminActOnSeats = endpoint({
  ...act('109', z.enum(['disable', 'enable', 'release'])),
  path: '/admin/agent/act',
  summary: 'Disable or enable seats of whichever supervisors, or release their ports; all or none',
})

export const adminActOnAccounts = endpoint({
  ...act('110', z.enum(['unassign', 'unblock'])),
  path: '/admin/account/act',
  summary: 'Unassign or unblock accounts of whichever supervisors; all or none',
})

export const adminActOnTasks = endpoint({
  ...act('122', z.enum(['end'])),
  path: '/admin/task/act',
  summary: 'End tasks of whichever supervisors; those that are over stay as they are',
})
