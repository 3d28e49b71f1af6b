import { ImportField, type SheetHeading } from '@seaport/contract/desk/account-import'
import { isSameTitle, type SheetHead } from '../../../kernel/spreadsheet/sheet.ts'
import { titlesOf } from '../../platform/file/file.public.ts'

/** What other programs call a field, beside our own titles in every language. */
const otherTitles: Record<ImportField, readonly string[]> = {
  account: [
    ...['handle', 'username', 'user name', 'screen name', 'account name', 'login', 'profile'],
    ...['用户名', '账户', '账号名', '帳戶', '用戶名', '帳號名稱', 'tên tài khoản', 'tên người dùng'],
  ],
  nickname: [
    ...['name', 'display name', 'full name', '名称', '姓名', '显示名称', '名稱', '顯示名稱', '暱稱'],
    ...['tên', 'họ tên', 'tên hiển thị'],
  ],
  type: ['kind', '类型', '類型', 'loại'],
  time_zone: ['timezone', 'zone', 'tz', '时区', '時區', 'múi giờ'],
  country: ['country code', 'region', '国家', '地区', '國家', '地區', 'quốc gia', 'nước'],
}

/** @returns every title that means a field */
export function titlesOfField(field: ImportField): readonly string[] {
  return [...titlesOf(field === 'type' ? 'account_type' : field), ...otherTitles[field]]
}

/** @returns the columns with what each seems to hold; the first of two that seem the same wins */
export function guessFields(heads: readonly SheetHead[]): SheetHeading[] {
  const free = new Set(ImportField.options)
  return heads.map((head) => {
    const field = [...free].find((one) => titlesOfField(one).some((title) => isSameTitle(title, head.title)))
    if (field) free.delete(field)
    return { ...head, field: field ?? null }
  })
}
