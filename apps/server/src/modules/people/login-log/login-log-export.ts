import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { adminExportLoginLog, exportLoginLog } from '@seaport/contract/people/login-log'
import { translateLogin, translateSheet } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import {
  columnsOf,
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
  userColumn,
} from '../../../kernel/spreadsheet/export.ts'
import { placeOf } from './geo.ts'
import { type NamedLogin, pageOfAllLogins, pageOfLogins, type SeatLogin } from './login-log.repository.ts'

/** Reads a log on by cursor, the oldest first. */
const forward = { sort: 'login_time', order: 'asc', page: 1, page_size: EXPORT_CHUNK } as const
const cursorAt = (last: SeatLogin | undefined) => (last ? `${last.at}.${last.id}` : '0.0')

/** @returns a tenant's login log matching the filters, as a file */
export function exportLogins(
  db: Db,
  tenantId: string,
  { locale, now }: ExportAsker,
  { format, ...query }: ParsedOf<typeof exportLoginLog>['query'],
): FileResponse {
  const filter = { ...withPeriodStart(query, now), ...forward }
  return exportAnswer({
    name: translateLogin(locale, 'title'),
    format,
    timeZone: query.time_zone,
    now,
    columns: loginColumns(locale, query.time_zone),
    readAfter: async (last: SeatLogin | undefined) =>
      (await pageOfLogins(db, tenantId, { ...filter, cursor: cursorAt(last) })).rows,
  })
}

/** @returns everybody's login log matching the filters, as a file */
export function exportAllLogins(
  db: Db,
  { locale, now }: ExportAsker,
  { format, ...query }: ParsedOf<typeof adminExportLoginLog>['query'],
): FileResponse {
  const filter = { ...withPeriodStart(query, now), ...forward }
  const user = userColumn<NamedLogin>(locale, ({ email }) => email)
  return exportAnswer({
    name: translateLogin(locale, 'title'),
    format,
    timeZone: query.time_zone,
    now,
    columns: [user, ...loginColumns(locale, query.time_zone)],
    readAfter: async (last: NamedLogin | undefined) =>
      (await pageOfAllLogins(db, { ...filter, cursor: cursorAt(last) })).rows,
  })
}

function loginColumns(locale: Locale, timeZone: string): ExportColumn<SeatLogin>[] {
  const say = (key: Parameters<typeof translateLogin>[1]) => translateLogin(locale, key)
  const { column, moment } = columnsOf<SeatLogin>(timeZone)
  return [
    moment(say('time'), (row) => row.at),
    column(say('outcomeTitle'), 24, ({ outcome }) => say(`outcome.${outcome}`)),
    column(say('place'), 24, ({ seat_id, seat_name }) => (seat_id === null ? say('console') : seat_name)),
    column(translateSheet(locale, 'seat_code'), 12, ({ seat_code }) => seat_code),
    column(say('ip'), 24, ({ ip }) => ip),
    column(say('country'), 10, ({ country }) => country),
    column(say('address'), 24, ({ ip, country }) => placeOf(ip, country ?? '', locale)),
    column(say('system'), 18, ({ system_type }) => system_type),
    column(say('kernel'), 18, ({ kernel }) => kernel),
    column(say('language'), 18, ({ browser_language }) => browser_language),
    column(say('device'), 30, ({ detail }) => detail),
  ]
}
