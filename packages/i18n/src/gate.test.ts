import { describe, expect, test } from 'vitest'
import type { Messages } from '../scripts/catalogue.ts'
import {
  collisions,
  compareLanguages,
  type Languages,
  typography,
  unusedKeys,
  wrongScript,
} from '../scripts/checks.ts'
import { localeMessages, localeText, namespaces, namespacesOf, sources } from '../scripts/files.ts'
import { LANGS } from './lang.ts'

const all = namespaces()
const english = Object.fromEntries(all.map((namespace) => [namespace, localeMessages('en', namespace)]))

const messages = (over: Partial<Record<keyof Languages, Messages>>): Languages => ({
  cn: {},
  hk: {},
  en: {},
  vi: {},
  ...over,
})

describe('the locale files', () => {
  test.each(LANGS)('%s has the same namespaces as en', (lang) => {
    expect(namespacesOf(lang)).toEqual(all)
  })

  test.each(all)('%s says the same in every language', (namespace) => {
    const languages = Object.fromEntries(
      LANGS.map((lang) => [lang, localeMessages(lang, namespace)]),
    ) as Languages
    const clashes = LANGS.flatMap((lang) => collisions(namespace, lang, localeText(lang, namespace)))
    expect([
      ...compareLanguages(namespace, languages),
      ...wrongScript(namespace, languages),
      ...typography(namespace, languages),
      ...clashes,
    ]).toEqual([])
  })

  test('every key is used', () => {
    const texts = sources().map(({ text }) => text)
    expect(unusedKeys(english, texts)).toEqual([])
  })
})

describe('the gate itself finds', () => {
  test.each<[string, Partial<Record<keyof Languages, Messages>>, string]>([
    ['a missing key', { en: { a: 'A' }, cn: { a: 'A' }, hk: { a: 'A' } }, 'vi/x.json a: missing'],
    ['a stale key', { vi: { old: 'A' } }, 'vi/x.json old: stale'],
    [
      'a plural form that the language does not have',
      { en: { n_one: '1', n_other: '2' }, vi: { n_one: '1' } },
      'vi/x.json n_one: stale',
    ],
    ['a missing plural form', { en: { n_other: '{{count}}' } }, 'en/x.json n_one: missing'],
    ['an empty value', { en: { a: '' } }, 'en/x.json a: empty, or blank at an end'],
    ['a lost parameter', { en: { a: '{{name}}' }, hk: { a: 'x' } }, 'hk/x.json a: parameter name is lost'],
    [
      'an unknown parameter',
      { en: { a: 'x' }, hk: { a: '{{nmae}}' } },
      'hk/x.json a: unknown parameter nmae',
    ],
    [
      'a lost tag',
      { en: { a: 'see <link>x</link>' }, cn: { a: 'x' } },
      'cn/x.json a: its tags differ from the English ones',
    ],
  ])('%s', (_, over, expected) => {
    expect(compareLanguages('x', messages(over))).toContain(expected)
  })

  test('keys that collide', () => {
    expect(collisions('x', 'en', '{\n "a": "1",\n "A": "2",\n "b": "1",\n "b_other": "2"\n}')).toEqual([
      'en/x.json A: collides with a',
      'en/x.json b_other: collides with b',
    ])
  })

  test('the wrong script and mainland words', () => {
    const found = wrongScript('x', { hk: { a: '登录', b: '視頻' }, cn: { c: '開' } })
    expect(found).toEqual([
      'hk/x.json a: simplified 录',
      'hk/x.json b: 視頻 is 影片 in Hong Kong',
      'cn/x.json c: traditional 開',
    ])
  })

  test('straight marks, blanks within Chinese, and the wrong pronoun', () => {
    const over = {
      en: { a: "can't", b: 'can’t', c: 'say "no"' },
      cn: { a: '已保存。 请继续', b: '用户 协议', c: '共 3 个 “端口”', d: '你好' },
      hk: { a: '您好', b: '你好' },
    }
    expect(typography('x', messages(over))).toEqual([
      'cn/x.json a: blank within Chinese',
      'cn/x.json b: blank within Chinese',
      'cn/x.json d: pronoun of the other Chinese edition',
      'hk/x.json a: pronoun of the other Chinese edition',
      'en/x.json a: straight quotation mark or apostrophe',
      'en/x.json c: straight quotation mark or apostrophe',
    ])
  })

  test('keys that nothing uses', () => {
    const keys = { x: { 'a.b': '', 'status.on': '', lost: '' } }
    const source = ["t('a.b'); t(`status.$", '{value}`)'].join('')
    expect(unusedKeys(keys, [source])).toEqual(['x lost: used nowhere'])
  })
})
