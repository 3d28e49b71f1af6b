import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type {
  adminExportAccounts,
  adminExportSeats,
  adminExportTasks,
} from '@seaport/contract/work/admin-list'
import type { AdminAccount, AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { translateAccount, translateSeat, translateSheet } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import {
  EXPORT_CHUNK,
  type ExportAsker,
  exportAnswer,
  userColumn,
} from '../../../kernel/spreadsheet/export.ts'
import { accountColumns } from '../../desk/account/account.public.ts'
import { seatExportColumns } from '../../desk/seat/seat.public.ts'
import { taskColumns } from '../task/task.public.ts'
import { accountsAfter, type OwnedTask, seatsAfter, tasksAfter } from './admin-list.repository.ts'
import { toAdminAccount, toAdminSeat } from './admin-list-mapper.ts'

/** @returns the seats of all tenants matching the filters, as a file */
export function exportAllSeats(
  db: Db,
  { locale, now }: ExportAsker,
  { format, time_zone, ...filter }: ParsedOf<typeof adminExportSeats>['query'],
): FileResponse {
  return exportAnswer({
    name: translateSeat(locale, 'title'),
    format,
    timeZone: time_zone,
    now,
    columns: [
      userColumn<AdminSeat>(locale, ({ user }) => user.email),
      ...seatExportColumns(locale, time_zone),
    ],
    readAfter: async (after) => {
      const last = after && { at: after.created_at, id: after.id }
      const rows = await seatsAfter(db, filter, { last, limit: EXPORT_CHUNK, now })
      return rows.map((row) => toAdminSeat(row, now))
    },
  })
}

/** @returns the accounts of all tenants matching the filters, as a file */
export function exportAllAccounts(
  db: Db,
  { locale, now }: ExportAsker,
  { format, time_zone, ...filter }: ParsedOf<typeof adminExportAccounts>['query'],
): FileResponse {
  return exportAnswer({
    name: translateAccount(locale, 'title'),
    format,
    timeZone: time_zone,
    now,
    columns: [
      userColumn<AdminAccount>(locale, ({ user }) => user.email),
      ...accountColumns(locale, time_zone),
    ],
    readAfter: async (after) => {
      const last = after && { at: after.imported_at, id: after.id }
      return (await accountsAfter(db, filter, { last, limit: EXPORT_CHUNK })).map(toAdminAccount)
    },
  })
}

/** @returns the tasks of all tenants matching the filters, as a file */
export function exportAllTasks(
  db: Db,
  { locale, now }: ExportAsker,
  { format, time_zone, ...filter }: ParsedOf<typeof adminExportTasks>['query'],
): FileResponse {
  return exportAnswer({
    name: translateSheet(locale, 'tasks'),
    format,
    timeZone: time_zone,
    now,
    columns: [
      userColumn<OwnedTask>(locale, ({ user_email }) => user_email),
      ...taskColumns(locale, time_zone),
    ],
    readAfter: (after) => {
      const last = after && { at: after.created_at, id: after.id }
      return tasksAfter(db, filter, { last, limit: EXPORT_CHUNK })
    },
  })
}
