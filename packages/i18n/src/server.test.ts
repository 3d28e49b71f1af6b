import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromTag, LANGS } from './lang.ts'
import {
  negotiate,
  translate,
  translateAccount,
  translateAny,
  translateAttention,
  translateFault,
  translateIssue,
  translateLedger,
  translateLogin,
  translateMail,
  translateMenuTitle,
  translateOrder,
  translatePayment,
  translatePlace,
  translateScreenTitle,
  translateSeat,
  translateSheet,
  translateTask,
  translateUser,
} from './server.ts'

describe('negotiate', () => {
  test.each([
    [undefined, 'cn'],
    ['', 'cn'],
    ['hk', 'hk'],
    ['vi', 'vi'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['zh-TW', 'hk'],
    ['zh-Hant', 'hk'],
    ['zh-Hans-HK', 'cn'],
    ['yue', 'hk'],
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['fr-FR, de;q=0.9', 'cn'],
    ['fr, en-GB;q=0.8, vi;q=0.7', 'en'],
    ['en;q=0.2, vi;q=0.9', 'vi'],
    ['en;q=0', 'cn'],
    ['en;q=abc', 'cn'],
    ['*', 'cn'],
    [',;;=,q=1', 'cn'],
    ['en_US', 'en'],
  ])('%s → %s', (header, lang) => {
    expect(negotiate(header)).toBe(lang)
  })

  test('a country is not a language: only the bare product code counts', () => {
    expect(fromTag('cn-CN')).toBeUndefined()
  })

  test('a huge header costs no more than its first kilobyte', () => {
    expect(negotiate(`${'fr,'.repeat(100_000)}en`)).toBe('cn')
  })
})

describe('translate', () => {
  test('uses the requested language', () => {
    expect(translate('cn', 'not_logged_in')).toBe('未登录或登录已过期，请重新登录')
    expect(translate('en', 'not_logged_in')).toBe('Not logged in or login expired, please log in again')
    expect(translateAny('hk', 'forbidden')).toBe('你沒有權限執行此操作')
  })

  test('formats field errors, with English plurals', () => {
    const short = { code: 'too_small', origin: 'string', input: 'x' }
    expect(translateIssue('en', { ...short, minimum: 8 })).toBe('Enter at least 8 characters')
    expect(translateIssue('vi', { ...short, minimum: 8 })).toBe('Nhập ít nhất 8 ký tự')
    expect(translateIssue('cn', { code: 'custom', message: 'password_mismatch' })).toBe('两次密码不一致')
    expect(translateIssue('cn', { code: 'from the future' })).toBe('填写内容无效')
  })
})

type Entries = { [name: string]: string | Entries }
const readLocale = (lang: string, namespace: string): Entries =>
  JSON.parse(readFileSync(new URL(`../locales/${lang}/${namespace}.json`, import.meta.url), 'utf8'))

/** Texts without placeholders, by key. */
function plainTexts(entries: Entries, above = ''): [key: string, text: string][] {
  return Object.entries(entries).flatMap(([name, value]) =>
    typeof value !== 'string'
      ? plainTexts(value, `${above}${name}.`)
      : value.includes('{{')
        ? []
        : [[above + name, value]],
  )
}

// Each namespace with the function that reads it.
test.each([
  ['error', translateAny],
  ['sheet', translateSheet],
  ['task', translateTask],
  ['ledger', translateLedger],
  ['orderScreen', translateOrder],
  ['order', translatePayment],
  ['account', translateAccount],
  ['seat', translateSeat],
  ['loginLog', translateLogin],
  ['adminUser', translateUser],
  ['screen', translateScreenTitle],
  ['menuTitle', translateMenuTitle],
  ['mail', translateMail],
  ['attention', translateAttention],
  ['place', translatePlace],
  ['translationFault', translateFault],
] as const)('texts of %s are read, each language its own', (namespace, translateOf) => {
  const read = translateOf as (lang: string, key: string) => string
  for (const lang of LANGS) {
    const texts = plainTexts(readLocale(lang, namespace))
    expect(texts.map(([key]) => [key, read(lang, key)])).toEqual(texts)
  }
})

test.each([
  ['cn', '余额不足，当前余额 $1,234.50', '1,000,000'],
  ['hk', '餘額不足，目前餘額 US$1,234.50', '1,000,000'],
  [
    'en',
    'The balance is too low: $1,234.50',
    'This takes 1,000,000 words, but only 12,000 of your plan’s 900,000 are left',
  ],
  ['vi', 'Số dư không đủ: 1.234,50\u00a0$', '1.000.000'],
] as const)('%s writes money and numbers of an answer as its screens do', (lang, balance, words) => {
  expect(translate(lang, 'balance_too_low', { balance: '1234.50' })).toBe(balance)
  expect(
    translate(lang, 'translation_limit', { words: 1_000_000, left: 12_000, allowance: 900_000 }),
  ).toContain(words)
})

test.each([
  ['cn', '最多输入 20,000 个字符', '不能大于 1,000,000'],
  ['hk', '最多可輸入 20,000 個字元', '不能多於 1,000,000'],
  ['en', 'Enter at most 20,000 characters', 'Must be 1,000,000 or less'],
  ['vi', 'Nhập tối đa 20.000 ký tự', 'Phải từ 1.000.000 trở xuống'],
] as const)('%s writes the limits of a field as its screens do', (lang, length, most) => {
  expect(translateIssue(lang, { code: 'too_big', origin: 'string', maximum: 20_000 })).toBe(length)
  expect(translateIssue(lang, { code: 'too_big', origin: 'number', maximum: 1_000_000 })).toBe(most)
})
