import {
  type AdminSeat,
  adminGetTask,
  adminListAccounts,
  adminListSeats,
  adminListSeatsOf,
  adminListTasks,
  adminListTaskTargets,
} from '@seaport/contract/work/admin-list'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { toAccount } from '../../desk/account/account.public.ts'
import { toSeat } from '../../desk/seat/seat.public.ts'
import { pageOf, targetsAnswer, toTask, toTaskDetail } from '../task/task.public.ts'
import {
  findTask,
  isSupervisor,
  type OwnedSeat,
  pageOfAccounts,
  pageOfSeats,
  pageOfTasks,
} from './admin-list.repository.ts'

/** What all tenants have, for administrators. */
export function adminListRoutes(registerRoute: RegisterRoute): void {
  registerRoute(adminListSeats, async ({ db, now }, { query }) =>
    listAnswer(await pageOfSeats(db, query, now), query, (row) => toAdminSeat(row, now)),
  )

  registerRoute(adminListSeatsOf, async ({ db, now }, { params: { id }, query }) => {
    if (!(await isSupervisor(db, id))) refuse('not_found')
    const page = await pageOfSeats(db, { ...query, user_id: id }, now)
    return listAnswer(page, query, (row) => toAdminSeat(row, now))
  })

  registerRoute(adminListAccounts, async ({ db }, { query }) =>
    listAnswer(await pageOfAccounts(db, query), query, (row) => ({ ...toAccount(row), user: ownerOf(row) })),
  )

  registerRoute(adminListTasks, async ({ db, now }, { query }) =>
    listAnswer(await pageOfTasks(db, query), query, (row) => ({ ...toTask(row, now), user: ownerOf(row) })),
  )

  registerRoute(adminGetTask, async ({ db, now }, { params }) => {
    const row = orNotFound(await findTask(db, params.id))
    return { ...toTaskDetail(row, await pageOf(db, row), now), user: ownerOf(row) }
  })

  registerRoute(adminListTaskTargets, async ({ db }, { params, query }) => {
    const { id } = orNotFound(await findTask(db, params.id))
    return targetsAnswer(db, id, query)
  })
}

function toAdminSeat(row: OwnedSeat, now: number): AdminSeat {
  const holdings = {
    occupied: Number(row.occupied),
    open_accounts: Number(row.open_accounts),
    assigned_accounts: Number(row.assigned_accounts),
  }
  return { ...toSeat(row, holdings, now), user: ownerOf(row) }
}

function ownerOf(row: { tenant_id: string; user_email: string; user_name: string }) {
  return { id: row.tenant_id, email: row.user_email, username: row.user_name }
}
