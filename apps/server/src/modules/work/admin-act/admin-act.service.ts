import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { adminActOnTasks, DeskAct } from '@seaport/contract/work/admin-act'
import { attemptEach } from '../../../kernel/bulk.ts'
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

/** A thing of a tenant. */
interface Thing {
  id: string
  tenant_id: string
  name: string
}

/** What an action did, for the audit log and the answer. */
export interface Acted extends Pick<DataOf<typeof adminActOnTasks>, 'missing' | 'left_out'> {
  action: DeskAct
  changed: readonly Thing[]
}

interface Order<Act> {
  ids: readonly string[]
  act: Act
  why: string
}

const unchangedSeat = {
  disable: 'seat_already_disabled',
  enable: 'seat_already_enabled',
  release: 'seat_ports_free',
} as const

/** Disables or enables seats, or releases their ports; those that it changes nothing about are left out. */
export async function actOnSeats(
  work: UnitOfWork,
  hooks: ActHooks,
  { ids, act }: Order<'disable' | 'enable' | 'release'>,
  locale: Locale,
): Promise<Acted> {
  const seats = await work.trx
    .selectFrom('seat')
    .select(['id', 'tenant_id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return each(
    work,
    `seat.${act}`,
    { ids, rows: seats, locale },
    async (part, { id, tenant_id: tenantId }) => {
      const done =
        act === 'enable'
          ? await enableSeat(part, { tenantId, id })
          : await (act === 'disable' ? disableSeat : releaseSeatPorts)(part, hooks, { tenantId, id })
      if (!done) refuse(unchangedSeat[act])
    },
  )
}

/** Unassigns or unblocks accounts; those without a seat or a block are left out. */
export async function actOnAccounts(
  work: UnitOfWork,
  hooks: ActHooks,
  { ids, act, why }: Order<'unassign' | 'unblock'>,
  locale: Locale,
): Promise<Acted> {
  const accounts = await work.trx
    .selectFrom('account')
    .select(['id', 'tenant_id', 'account as name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return each(
    work,
    `account.${act}`,
    { ids, rows: accounts, locale },
    async (part, { id, tenant_id: tenantId }) => {
      if (act === 'unblock') await unblock(part, hooks, { tenantId, accountId: id, note: why })
      else {
        const { changed } = await unassignAccounts(part, hooks, tenantId, [id], locale)
        if (changed.length === 0) refuse('account_unassigned')
      }
    },
  )
}

/** Ends tasks; finished ones are left out. */
export async function actOnTasks(work: UnitOfWork, { ids }: Order<'end'>, locale: Locale): Promise<Acted> {
  const tasks = await work.trx
    .selectFrom('task')
    .select(['id', 'tenant_id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return each(work, 'task.end', { ids, rows: tasks, locale }, async (part, { id }) => {
    const ended = await moveTasks(part, [id], { trigger: 'end', reason: 'by_administrator' })
    if (ended.length === 0) refuse('task_wrong_state')
  })
}

/** Acts on each thing in the order of the ids, so that two administrators never deadlock. One that is refused undoes no other. */
async function each(
  work: UnitOfWork,
  action: DeskAct,
  { ids, rows, locale }: { ids: readonly string[]; rows: readonly Thing[]; locale: Locale },
  act: (work: UnitOfWork, row: Thing) => Promise<void>,
): Promise<Acted> {
  const show = ({ id, name }: Thing) => ({ id, name })
  return { action, ...(await attemptEach(work, { ids, rows, show, locale }, act)) }
}
