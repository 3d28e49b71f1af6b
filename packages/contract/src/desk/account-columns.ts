import { isSameTitle } from '../kernel/spreadsheet.ts'
import type { ImportField } from './account-import.schema.ts'

/** Column titles: our own in four languages (namespace `sheet`), and those of other programs. */
export const columnTitles: Record<ImportField, readonly string[]> = {
  account: [
    ...['account', '账号', '帳號', 'tài khoản', 'handle', 'username', 'screen name'],
    ...['account name', 'login', 'profile', '用户名', '账户', '账号名', '帳戶', '用戶名', '帳號名稱'],
    ...['tên tài khoản', 'tên người dùng', 'profile url', 'profile link', 'account url', 'account link'],
    ...['账号链接', '主页链接', '帳號連結', '主頁連結', 'liên kết tài khoản', 'liên kết trang cá nhân'],
  ],
  network: [
    ...['platform', 'network', 'social network', '平台', '平臺', '网络', '網絡', '社交平台', '社交媒体'],
    ...['nền tảng', 'mạng xã hội', 'mạng', 'platform name', 'network name', 'social network name'],
  ],
  nickname: [
    ...['nickname', '昵称', '暱稱', 'biệt danh', 'name', 'display name', 'full name', '名称', '姓名'],
    ...['显示名称', '名稱', '顯示名稱', 'tên', 'họ tên', 'tên hiển thị'],
  ],
  type: ['account type', '账号类型', '帳號類型', 'loại tài khoản', 'kind', 'type', '类型', '類型', 'loại'],
  time_zone: ['time zone', '时区', '時區', 'múi giờ', 'zone', 'tz'],
  country: [
    'country',
    '国家',
    '地区',
    '國家',
    '地區',
    'quốc gia',
    'nước',
    'country code',
    'region',
    '国家/地区',
    '國家/地區',
    'quốc gia/khu vực',
  ],
  seat: [
    ...['seat code', '坐席编号', '坐席編號', 'mã nhân viên', 'seat', 'seat name', 'seat number', 'agent'],
    ...['agent number', '坐席', '坐席名称', '客服', '坐席名稱', 'nhân viên', 'tên nhân viên'],
  ],
  proxy: ['proxy', '代理', 'proxy ip', 'proxy address', 'ip', '代理ip', '代理地址', 'địa chỉ proxy'],
  sign_in_name: [
    ...['sign-in email or phone', '登录邮箱或手机号', '登入電郵或電話', 'email hoặc số điện thoại đăng nhập'],
    ...['email', 'mail', 'email address', 'phone', 'phone number', 'mobile', 'telephone'],
    ...['邮箱', '电子邮箱', '邮件', '手机', '手机号', '手机号码', '电话', '登录名'],
    ...['電郵', '電郵地址', '電子郵件', '手提電話', '電話', '電話號碼', '登入名稱'],
    ...['thư điện tử', 'số điện thoại', 'điện thoại', 'tên đăng nhập'],
  ],
}

/** Titles of links, which mean the account where no other column does: beside a handle they may be anything, such as a login page. */
const linkTitles = ['url', 'link', '链接', '网址', '主页', '連結', '網址', '主頁', 'liên kết', 'đường dẫn']

/** @returns the likely meaning of each title; if two titles mean the same, the first wins. null = unknown */
export function guessFields(titles: readonly string[]): (ImportField | null)[] {
  const free = new Set(Object.keys(columnTitles) as ImportField[])
  const fields = titles.map((title) => {
    const field = [...free].find((one) => columnTitles[one].some((name) => isSameTitle(name, title)))
    if (field) free.delete(field)
    return field ?? null
  })
  if (free.has('account')) {
    const at = titles.findIndex((title) => linkTitles.some((name) => isSameTitle(name, title)))
    if (at !== -1) fields[at] = 'account'
  }
  return fields
}
