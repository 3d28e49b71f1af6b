import { ImportField, type SheetHeading } from '@seaport/contract/desk/account-import.schema'
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
  seat: [
    ...['seat', 'seat name', 'seat number', 'agent', 'agent number', '坐席', '坐席名称', '客服', '坐席名稱'],
    ...['nhân viên', 'tên nhân viên'],
  ],
  proxy: ['proxy ip', 'proxy address', 'ip', '代理ip', '代理地址', 'địa chỉ proxy'],
  sign_in_name: [
    ...['email', 'e-mail', 'mail', 'email address', 'phone', 'phone number', 'mobile', 'telephone'],
    ...['邮箱', '电子邮箱', '邮件', '手机', '手机号', '手机号码', '电话', '登录名'],
    ...['電郵', '電郵地址', '電子郵件', '手提電話', '電話', '電話號碼', '登入名稱'],
    ...['thư điện tử', 'số điện thoại', 'điện thoại', 'tên đăng nhập'],
  ],
  country: ['country code', 'region', '国家', '地区', '國家', '地區', 'quốc gia', 'nước'],
}

/** What a field is called at the head of our own sheets. */
export const titleOf = {
  account: 'account',
  nickname: 'nickname',
  type: 'account_type',
  time_zone: 'time_zone',
  country: 'country',
  seat: 'seat_code',
  proxy: 'proxy',
  sign_in_name: 'sign_in_name',
} as const satisfies Record<ImportField, string>

/** @returns every title that means a field */
export function titlesOfField(field: ImportField): readonly string[] {
  return [...titlesOf(titleOf[field]), ...otherTitles[field]]
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
