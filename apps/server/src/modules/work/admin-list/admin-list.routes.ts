import {
  adminExportAccounts,
  adminExportSeats,
  adminExportTasks,
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
import { pageOf, targetsAnswer, toTask, toTaskDetail } from '../task/task.public.ts'
import { findTask, isSupervisor, pageOfAccounts, pageOfSeats, pageOfTasks } from './admin-list.repository.ts'
import { exportAllAccounts, exportAllSeats, exportAllTasks } from './admin-list-export.ts'
import { ownerOf, toAdminAccount, toAdminSeat } from './admin-list-mapper.ts'

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
    listAnswer(await pageOfAccounts(db, query), query, toAdminAccount),
  )

  registerRoute(adminListTasks, async ({ db, now }, { query }) =>
    listAnswer(await pageOfTasks(db, query), query, (row) => ({ ...toTask(row, now), user: ownerOf(row) })),
  )

  registerRoute(adminExportSeats, async ({ db, locale, now }, { query }) =>
    exportAllSeats(db, { locale, now }, query),
  )

  registerRoute(adminExportAccounts, async ({ db, locale, now }, { query }) =>
    exportAllAccounts(db, { locale, now }, query),
  )

  registerRoute(adminExportTasks, async ({ db, locale, now }, { query }) =>
    exportAllTasks(db, { locale, now }, query),
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
