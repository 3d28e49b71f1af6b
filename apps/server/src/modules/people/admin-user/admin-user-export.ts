import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { exportUsers as contract } from '@seaport/contract/people/admin-user'
import { translatePlan, translateSheet, translateUser } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import {
  columnsOf,
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
} from '../../../kernel/spreadsheet/export.ts'
import { type Supervisor, usersAfter } from './admin-user.repository.ts'

/** @returns the supervisors matching the filters, as a file */
export function exportUsers(
  db: Db,
  { locale, now }: ExportAsker,
  { format, time_zone, ...filter }: ParsedOf<typeof contract>['query'],
): FileResponse {
  return exportAnswer({
    name: translateUser(locale, 'title'),
    format,
    timeZone: time_zone,
    now,
    columns: userColumns(locale, time_zone),
    readAfter: (after: Supervisor | undefined) => {
      const last = after && { at: after.created_at, id: after.id }
      return usersAfter(db, filter, { last, limit: EXPORT_CHUNK, now })
    },
  })
}

function userColumns(locale: Locale, timeZone: string): ExportColumn<Supervisor>[] {
  const say = (key: Parameters<typeof translateUser>[1]) => translateUser(locale, key)
  const sheet = (key: Parameters<typeof translateSheet>[1]) => translateSheet(locale, key)
  const { column, moment, money } = columnsOf<Supervisor>(timeZone)
  return [
    column(say('email'), 30, ({ email }) => email),
    column(say('username'), 20, ({ username }) => username),
    column(say('status'), 12, ({ status }) => say(status === 'normal' ? 'enabled' : 'disabled')),
    column(say('plan'), 16, ({ plan }) => translatePlan(locale, plan)),
    money(say('balance'), ({ balance_cents }) => balance_cents),
    column(say('ports'), 10, ({ port_num }) => port_num),
    column(say('allocated'), 14, ({ port_allocated }) => Number(port_allocated)),
    column(sheet('ports_taken'), 12, ({ port_occupied }) => Number(port_occupied)),
    moment(say('expiry'), ({ port_expire_at }) => port_expire_at),
    moment(say('registered'), ({ created_at }) => created_at),
    moment(say('lastLogin'), ({ last_login_at }) => last_login_at),
    moment(say('gifted'), ({ gifted_at }) => gifted_at),
    column(say('phone'), 20, ({ phone }) => phone),
    column(say('contact'), 24, ({ contact }) => contact),
    column(say('remark'), 40, ({ remark }) => remark),
    column(say('userId'), 38, ({ id }) => id),
  ]
}
