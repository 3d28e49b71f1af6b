import { describe, expect, test } from 'vitest'
import type { Messages } from '../scripts/catalogue.ts'
import {
  bannedWords,
  collisions,
  compareLanguages,
  type Languages,
  typography,
  unusedKeys,
  wrongScript,
} from '../scripts/checks.ts'
import { localeMessages, localeText, namespaces, namespacesOf, sources } from '../scripts/files.ts'
import { NAMED_ISSUES } from './issue.ts'
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

  test.each(all)('%s has the same keys and parameters in every language', (namespace) => {
    const languages = Object.fromEntries(
      LANGS.map((lang) => [lang, localeMessages(lang, namespace)]),
    ) as Languages
    const clashes = LANGS.flatMap((lang) => collisions(namespace, lang, localeText(lang, namespace)))
    expect([
      ...compareLanguages(namespace, languages),
      ...wrongScript(namespace, languages),
      ...typography(namespace, languages),
      ...bannedWords(namespace, languages),
      ...clashes,
    ]).toEqual([])
  })

  test('every key is used', () => {
    const texts = sources().map(({ text }) => text)
    expect(unusedKeys(english, texts)).toEqual([])
  })

  test('no source joins two texts by a blank: `sentences` of the format knows what each language puts between them', () => {
    const joined = sources().filter(({ text }) => /\)\}(?: |\{' '\}\s*)\{t(?:[A-Z]\w*)?\(/.test(text))
    expect(joined.map(({ path }) => path)).toEqual([])
  })

  test('every issue that a schema names has its text', () => {
    const named = sources().flatMap(({ path, text }) =>
      [...text.matchAll(/error: '([a-z_]+)'/g)].map(([, key = '']) => ({ path, key })),
    )
    // Schemas of the contract name nothing else; elsewhere such a text may be another kind of error.
    const written = named.filter(
      ({ path, key }) => path.startsWith('packages/contract/') || key in (english.validation ?? {}),
    )
    expect(written.map(({ key }) => key)).toContain('required')
    expect(written.filter(({ key }) => !NAMED_ISSUES.some((name) => name === key))).toEqual([])
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
      'a lost count',
      { en: { n_one: 'one file', n_other: '{{count}} files' }, cn: { n_other: '一个文件' } },
      'cn/x.json n_other: parameter count is lost',
    ],
    [
      'a translated parameter',
      { en: { a: '{{count}} files' }, vi: { a: '{{đếm}} tệp' } },
      'vi/x.json a: braces around what is no parameter',
    ],
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
    const found = wrongScript('x', { hk: { a: '登录', b: '新的視頻' }, cn: { c: '開' } })
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

  test.each<[keyof Languages, string, string]>([
    ['vi', 'Tệp\u200b', 'invisible character'],
    ['vi', 'Xo\u0301a', 'letters and accents apart'],
    ['en', 'Wait...', 'three full stops in place of an ellipsis'],
    ['en', 'One  two', 'two blanks in a row'],
    ['en', 'Zoom {{percent}} %', 'blank before a per cent sign'],
    ['cn', '已保存,请继续', 'mark of half the width'],
    ['hk', '已儲存(1)', 'mark of half the width'],
    ['cn', '验证码 {{code}},请勿透露', 'mark of half the width'],
    ['cn', '共3个端口', 'no blank between Chinese and Latin'],
    ['hk', '錯誤 ：無', 'blank within Chinese'],
    ['cn', '已停用 {{name}} 请联系主管', 'blank between two sentences'],
    ['hk', '找不到 xlsx 請再試', 'blank between two sentences'],
  ])('%s: %s', (lang, text, what) => {
    expect(typography('x', messages({ [lang]: { a: text } }))).toEqual([`${lang}/x.json a: ${what}`])
  })

  test('texts of good typography, as they are', () => {
    const over = {
      cn: { a: '{{name}}：共 {{count, number}} 个端口，占 5%', b: '主机:端口', c: '语言为{{language}}' },
      en: { a: 'Wait…', b: '{{percent}}%' },
      vi: { a: 'Hủy, xóa, khỏe, quý' },
    }
    expect([...typography('x', messages(over)), ...bannedWords('x', messages(over))]).toEqual([])
  })

  test.each<[keyof Languages, string, string]>([
    ['cn', '购买席位', '席位 is 坐席'],
    ['cn', '帐号', '帐 is 账'],
    ['cn', '登陆失败', '登陆 is 登录'],
    ['cn', '贴子链接', '贴子 is 帖子'],
    ['cn', '低于阀值', '阀值 is 阈值'],
    ['cn', '采集目标', '采集目标 is 采集人数 or 推广对象'],
    ['cn', '账号已封停', '封停 is 封禁'],
    ['cn', '人工协助', '人工协助 is 人工执行'],
    ['cn', '尚未设置邮件服务器', '设置邮件服务器 is 配置'],
    ['cn', '{{count, number}} 粉丝', '{{count, number}} 粉丝 is the same with a measure word'],
    ['cn', '自 {{date}} 起', '{{date}} 起 is the same without a blank'],
    ['hk', '帳號受限', '帳號受限 is 封鎖'],
    ['hk', '郵件伺服器', '郵件伺服器 is 電郵伺服器'],
    ['hk', '由 {{day}} 起', '{{day}} 起 is the same without a blank'],
    ['hk', '{{count, number}} 追蹤者', '{{count, number}} 追蹤者 is the same with a measure word'],
    ['hk', '落單時間', '落單 is 下單'],
    ['hk', '購買席位', '席位 is 坐席'],
    ['en', 'Your e-mail', 'e-mail is email'],
    ['en', 'User name', 'User name is username'],
    ['en', 'Whoever asks', 'Whoever is anyone who'],
    ['en', 'Download center', 'center is British spelling'],
    ['vi', 'Chưa có máy chủ thư', 'máy chủ thư is máy chủ email'],
    ['vi', 'Kính chào quý khách', 'quý khách is bạn'],
    ['en', 'No mails yet', 'mails is emails'],
    ['en', 'Not saved. Please try again', 'Please try is the same without “Please”'],
    ['en', 'Figures by kind of task', 'kind of task is task type'],
    ['vi', 'Máy chủ đang bận. Vui lòng thử lại', 'Vui lòng thử is Hãy'],
    ['vi', 'Hạn mức mỗi ngày', 'Hạn mức mỗi ngày is giới hạn mỗi ngày'],
    ['vi', 'Mua thay người dùng', 'Mua thay is mua hộ'],
    ['vi', 'Huỷ', 'uỷ is óa, óe, úy'],
    ['vi', 'Xoá tệp', 'oá is óa, óe, úy'],
  ])('the banned word in %s: %s', (lang, text, what) => {
    expect(bannedWords('x', messages({ [lang]: { a: text } }))).toEqual([`${lang}/x.json a: ${what}`])
  })

  test('keys that nothing uses', () => {
    const keys = { x: { 'a.b': '', 'status.on': '', lost: '' } }
    const source = ["t('a.b'); t(`status.$", '{value}`)'].join('')
    expect(unusedKeys(keys, [source])).toEqual(['x lost: used nowhere'])
  })
})
