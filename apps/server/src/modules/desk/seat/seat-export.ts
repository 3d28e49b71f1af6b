import type { exportSeats as contract } from '@seaport/contract/desk/desk-export'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateSeat, translateSheet } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import {
  columnsOf,
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
} from '../../../kernel/spreadsheet/export.ts'
import { seatsAfter } from './seat.repository.ts'
import { toSeats } from './seat-mapper.ts'

/** @returns the seats matching the filters, as a file */
export function exportSeats(
  db: Db,
  tenantId: string,
  { locale, now }: ExportAsker,
  { format, time_zone, ...filter }: ParsedOf<typeof contract>['query'],
): FileResponse {
  return exportAnswer({
    name: translateSeat(locale, 'title'),
    format,
    timeZone: time_zone,
    now,
    columns: seatColumns(locale, time_zone),
    readAfter: async (after: Seat | undefined) => {
      const last = after && { at: after.created_at, id: after.id }
      const rows = await seatsAfter(db, tenantId, filter, { last, limit: EXPORT_CHUNK, now })
      return toSeats(db, tenantId, rows, now)
    },
  })
}

/** @returns the columns of a list of seats that is exported */
export function seatColumns(locale: Locale, timeZone: string): ExportColumn<Seat>[] {
  const say = (key: Parameters<typeof translateSeat>[1]) => translateSeat(locale, key)
  const sheet = (key: Parameters<typeof translateSheet>[1]) => translateSheet(locale, key)
  const { column, moment } = columnsOf<Seat>(timeZone)
  return [
    column(say('code'), 12, ({ seat_code }) => seat_code),
    column(say('name'), 24, ({ name }) => name),
    column(say('use'), 12, ({ enabled }) => say(enabled ? 'enabled' : 'disabled')),
    column(say('presence'), 12, ({ online }) => say(online ? 'online' : 'offline')),
    column(say('ports'), 10, ({ allocated }) => allocated),
    column(sheet('ports_taken'), 12, ({ occupied }) => occupied),
    column(sheet('accounts_assigned'), 16, ({ assigned_accounts }) => assigned_accounts),
    column(sheet('accounts_open'), 14, ({ open_accounts }) => open_accounts),
    column(say('device'), 24, ({ device }) => device?.name ?? null),
    column(sheet('platform'), 14, ({ device }) => device?.platform ?? null),
    moment(say('bound'), ({ device }) => device?.bound_at ?? null),
    moment(say('lastSeen'), ({ last_seen_at }) => last_seen_at),
    moment(say('lastLogin'), ({ last_login_at }) => last_login_at),
    column(say('remark'), 40, ({ remark }) => remark),
    moment(say('created'), ({ created_at }) => created_at),
    column(sheet('seat_id'), 38, ({ id }) => id),
  ]
}
