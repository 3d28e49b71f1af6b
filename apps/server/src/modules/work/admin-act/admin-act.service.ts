import type { DeskAct } from '@seaport/contract/work/admin-act'
import { refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type AccountHooks, unblock } from '../../desk/account/account.public.ts'
import {
  disableSeat,
  enableSeat,
  releaseSeatPorts,
  type SeatHooks,
  unassignAccounts,
} from '../../desk/seat/seat.public.ts'
import { moveTasks } from '../task/task.public.ts'

/** Hooks of the domains that an action affects. */
export type ActHooks = SeatHooks & AccountHooks

/** Changes of an action, for the audit log. */
export interface Changed {
  action: DeskAct
  tenantId: string
  id: string
  name: string
}

interface Order<Act> {
  ids: readonly string[]
  act: Act
  why: string
}

/**
 * Disables or enables seats, or releases their ports.
 * @throws Refused: not_found
 */
export async function actOnSeats(
  work: UnitOfWork,
  hooks: ActHooks,
  { ids, act }: Order<'disable' | 'enable' | 'release'>,
): Promise<Changed[]> {
  const seats = everyOf(
    ids,
    await work.trx
      .selectFrom('seat')
      .selectAll()
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  )
  for (const { id, tenant_id: tenantId } of seats)
    if (act === 'enable') await enableSeat(work, { tenantId, id })
    else await (act === 'disable' ? disableSeat : releaseSeatPorts)(work, hooks, { tenantId, id })
  return seats.map(({ id, tenant_id: tenantId, name }) => ({ action: `seat.${act}`, tenantId, id, name }))
}

/**
 * Unassigns or unblocks accounts; those already in that state stay unchanged.
 * @throws Refused: not_found, account_not_blocked, account_not_assigned
 */
export async function actOnAccounts(
  work: UnitOfWork,
  hooks: ActHooks,
  { ids, act, why }: Order<'unassign' | 'unblock'>,
): Promise<Changed[]> {
  const accounts = everyOf(
    ids,
    await work.trx
      .selectFrom('account')
      .selectAll()
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  const changing = accounts.filter((account) =>
    act === 'unblock' ? account.blocked_at !== null : account.seat_id !== null,
  )
  if (changing.length === 0) refuse(act === 'unblock' ? 'account_not_blocked' : 'account_not_assigned')
  for (const { id, tenant_id: tenantId } of changing)
    if (act === 'unblock') await unblock(work, hooks, { tenantId, accountId: id, note: why })
    else await unassignAccounts(work, hooks, tenantId, [id])
  return changing.map(({ id, tenant_id: tenantId, account }) => ({
    action: `account.${act}`,
    tenantId,
    id,
    name: account,
  }))
}

/**
 * Ends tasks; finished ones stay unchanged.
 * @throws Refused: not_found, task_wrong_state
 */
export async function actOnTasks(work: UnitOfWork, { ids }: Order<'end'>): Promise<Changed[]> {
  const tasks = everyOf(
    ids,
    await work.trx
      .selectFrom('task')
      .select('id')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  const ended = await moveTasks(
    work,
    tasks.map(({ id }) => id),
    { trigger: 'end', reason: 'by_administrator' },
  )
  if (ended.length === 0) refuse('task_wrong_state')
  return ended.map(({ id, tenant_id: tenantId, name }) => ({ action: 'task.end', tenantId, id, name }))
}

/** All or none: an unknown id is an error. Rows are locked in the order of their ids, so that two administrators never deadlock. */
function everyOf<Row>(ids: readonly string[], rows: Row[]): Row[] {
  if (rows.length !== new Set(ids).size) refuse('not_found')
  return rows
}
