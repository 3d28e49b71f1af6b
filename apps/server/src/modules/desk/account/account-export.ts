import { proxyAddress } from '@seaport/contract/address/proxy-address'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { exportAccounts as contract } from '@seaport/contract/desk/desk-export'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateAccount, translateSheet } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import {
  columnsOf,
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
} from '../../../kernel/spreadsheet/export.ts'
import { accountsAfter } from './account.repository.ts'
import { toAccount } from './account-mapper.ts'

/** @returns the accounts matching the filters, as a file */
export function exportAccounts(
  db: Db,
  tenantId: string,
  { locale, now }: ExportAsker,
  { format, time_zone, ...filter }: ParsedOf<typeof contract>['query'],
): FileResponse {
  return exportAnswer({
    name: translateAccount(locale, 'title'),
    format,
    timeZone: time_zone,
    now,
    columns: accountColumns(locale, time_zone),
    readAfter: async (after: Account | undefined) => {
      const last = after && { at: after.imported_at, id: after.id }
      return (await accountsAfter(db, tenantId, filter, { last, limit: EXPORT_CHUNK })).map(toAccount)
    },
  })
}

/** @returns the columns of an exported list of accounts: of a proxy only its address, never its login */
export function accountColumns(locale: Locale, timeZone: string): ExportColumn<Account>[] {
  const say = (key: Parameters<typeof translateAccount>[1]) => translateAccount(locale, key)
  const sheet = (key: Parameters<typeof translateSheet>[1]) => translateSheet(locale, key)
  const { column, moment } = columnsOf<Account>(timeZone)
  return [
    column(say('account'), 24, ({ account }) => account),
    column(say('nickname'), 24, ({ nickname }) => nickname),
    column(say('network'), 18, ({ network }) => sheet(`network_${network}`)),
    column(say('type'), 14, ({ type }) => say(`type.${type}`)),
    column(say('state'), 12, ({ availability }) => say(availability === 'normal' ? 'normal' : 'blocked')),
    column(
      say('blockedReason'),
      28,
      ({ blocked_reason }) => blocked_reason && say(`block.${blocked_reason}`),
    ),
    moment(say('blockedAt'), ({ blocked_at }) => blocked_at),
    column(say('unblockCount'), 14, ({ unblock_count }) => unblock_count),
    column(say('login'), 14, ({ login_status }) =>
      say(login_status === 'logged_in' ? 'loggedIn' : 'loggedOut'),
    ),
    column(say('online'), 10, ({ online }) => sheet(online ? 'yes' : 'no')),
    column(say('seat'), 20, ({ seat }) => seat?.name ?? null),
    column(sheet('seat_code'), 12, ({ seat }) => seat?.seat_code ?? null),
    column(say('proxy'), 24, ({ proxy }) => proxy && proxyAddress(proxy)),
    column(say('followers'), 12, ({ follower_count }) => follower_count),
    column(say('country'), 10, ({ country }) => country),
    column(say('zone'), 20, ({ time_zone }) => time_zone),
    column(say('importType'), 14, ({ import_type }) => say(`import.${import_type}`)),
    moment(say('imported'), ({ imported_at }) => imported_at),
    column(sheet('account_id'), 38, ({ id }) => id),
  ]
}
