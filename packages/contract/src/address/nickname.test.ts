import { expect, test } from 'vitest'
import { Nickname } from '../desk/account.schema.ts'
import { isCredential, readNickname } from './nickname.ts'

test.each([
  'JBSWY3DPEHPK3PXP',
  '2FA: JBSW Y3DP EHPK 3PXP',
  'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
  'https://2fa.live/tok/JBSWY3DPEHPK3PXP',
  'Mật khẩu: abc',
  '密码：abc',
  'auth_token=8f3b0c',
  '{"auth_token":"8f3b0c"}',
  'eyJhbGciOiJIUzI1NiJ9.e30.x1',
  'd41d8cd98f00b204e9800998ecf8427e',
  'EAAGm0PX4ZCpsBAKZC1234',
  'Ann|Pass',
  'Ann----Pass',
  'Ann:Pass:mail',
  'ann@example.com',
  // Reported for other products; sources are in docs/inputs.md.
  '2g3g gee3 dv7o xrk6 5h5k vlng pq',
  'jzls hdx6 fvhm yzpu c6o3 rybg 4ytt uuap',
  'base32secret3232',
  'auth_token: 8f3b0c',
  'CT0：8f3b0c',
  'Recovery: ann2',
  '203.0.113.7',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  '203.0.113.7:8080',
])('%s is not a name', (text) => {
  expect(isCredential(text)).toBe(true)
  expect(Nickname.safeParse(text).error?.issues[0]?.message).toBe('nickname_credential')
})

test.each([
  'Pass-word-1!',
  'Passw0rd!',
  'TeaHouse2026!',
  // An app password of Google's, a telephone, a birthday, a backup code.
  'abcd efgh ijkl mnop',
  '+84 90 123 45 67',
  '1990-01-31',
  '12345678',
  // Passwords that people choose, and keys in groups.
  'Passw0rd',
  'p@ss2026',
  'mypwd_pass1',
  'qwerty123',
  'matkhau123',
  'password',
  'hoa@1999',
  'Lan@123456!',
  'shop123456',
  'xK9mQ2pLw7',
  'abcd1234efgh5678',
  'ABCD-EFGH-IJKL-MNOP',
  '1a2b-3c4d-5e6f-7g8h',
])('%s is none in a list, and a name in a field that asks for one', (text) => {
  expect(isCredential(text)).toBe(true)
  expect(Nickname.parse(text)).toBe(text)
})

test.each([
  '',
  'Ann of Hanoi',
  '小安：茶店',
  'Tea: the shop',
  'Lotus Tea | Hà Nội',
  'Cửa hàng Trà Sen 24/7',
  'Open 9:30',
  'NGUYEN VAN ANH',
  'TRUNGTAMTIENGANH',
  '@ann2',
  '+84 912 345 678',
  'Ann 👩‍👩‍👧‍👧',
  'C++ fans, 50% off!',
  'Harbor-Tea-61550000000000',
  'tea.example.com',
  'harborteahouse22',
  'Tea 1234567',
  // Ordinary text, which exports escape.
  '=HYPERLINK("http://thief.invalid")',
])('%j is a name', (text) => {
  expect(Nickname.parse(text)).toBe(text)
})

test.each([
  'US-01',
  'VN_acc_12',
  'acc001',
  'TeaHouse2',
  'Anna95',
  '7eleven',
  'Cô Ba 2026',
  'Compass24',
  'Passion Tea 2',
  'Blue-Moon-Cafe',
  '@ann2',
  'Shop 24/7',
])('%j is a nickname in a list too', (text) => {
  expect(readNickname(text)).toBe(text)
})

test.each([
  'null',
  'NULL',
  'None',
  'NaN',
  'undefined',
  'N/A',
  'NA',
  '#N/A',
  '#REF!',
  '(blank)',
  '<null>',
  '\\N',
  '-',
  '——',
  'FALSE',
  '暂无',
  '没有',
  'Không',
  'không có'.normalize('NFD'),
  '',
])('%j in a list means no nickname', (text) => {
  expect(readNickname(text)).toBe('')
})
