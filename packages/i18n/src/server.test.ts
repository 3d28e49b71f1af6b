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
