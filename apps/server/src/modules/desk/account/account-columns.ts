import { shownPart } from '@seaport/contract/address/plain-text'
import { guessFields } from '@seaport/contract/desk/account-columns'
import type { ImportField, SheetHeading } from '@seaport/contract/desk/account-import.schema'
import type { SheetHeads } from '../../../kernel/spreadsheet/sheet.ts'

/** Title of a field in our own sheets. */
export const titleOf = {
  account: 'account',
  network: 'platform',
  nickname: 'nickname',
  type: 'account_type',
  time_zone: 'time_zone',
  country: 'country',
  seat: 'seat_code',
  proxy: 'proxy',
  sign_in_name: 'sign_in_name',
} as const satisfies Record<ImportField, string>

/** @returns the columns with their likely fields; without titles the first is the account, and any other may hold passwords: it is not shown */
export function withFields({ hasTitles, columns: heads }: SheetHeads): SheetHeading[] {
  if (!hasTitles)
    return heads.map((head, index) => ({
      ...head,
      field: index === 0 ? ('account' as const) : null,
      example: index === 0 ? shownPart(head.example) : '',
    }))
  const fields = guessFields(heads.map(({ title }) => title))
  return heads.map((head, index) => ({ ...head, field: fields[index] ?? null }))
}
