import { describe, expect, test } from 'vitest'
import type { Languages } from '../scripts/checks.ts'
import { localeMessages, namespaces } from '../scripts/files.ts'
import {
  alikeInFamily,
  digitsOf,
  endOf,
  formatsDiffer,
  lackingTerms,
  orderOf,
  pairsOf,
  saidOtherwise,
  signsOf,
  tagsDiffer,
} from '../scripts/same-meaning.ts'
import { LANGS } from './lang.ts'

const all = namespaces().map((namespace) => ({
  namespace,
  languages: Object.fromEntries(
    LANGS.map((lang) => [lang, localeMessages(lang, namespace)]),
  ) as unknown as Languages,
}))
const pairs = all.flatMap(({ namespace, languages }) => pairsOf(namespace, languages))

/** Parameters that stand in another order in both Chinese editions: of whom before how much, all before the part. */
const CHINESE_ORDER: Readonly<Record<string, string>> = {
  'adminOrder:ask.close': 'email amount',
  'adminOrder:ask.confirm': 'email amount',
  'adminOrder:ask.fail': 'email amount',
  'adminOrder:ask.refund': 'email amount',
  'adminOrder:did.close': 'email amount',
  'adminOrder:did.confirm': 'email amount',
  'adminOrder:did.fail': 'email amount',
  'adminOrder:did.refund': 'email amount',
  'adminOrder:effect.credited': 'email amount',
  'adminOrder:effect.taken': 'email amount',
  'adminPayment:askDismiss': 'amount id',
  'adminPayment:credited': 'email amount',
  'buy:ask.moreAndTime': 'ports all days',
  'buyFor:ask': 'email price',
  'buyFor:effect.charge': 'email price',
  'header:portsHint': 'total taken',
  'orderScreen:addedDaysValue_other': 'count days',
  'taskCalendar:issue.account_other': 'account from count tasks',
  'taskCalendar:issue.cap': 'account day kind planned cap',
  'taskCalendar:issue.seat_other': 'seat from count ports tasks',
  'taskPage:next.signIn': 'seat account',
  'taskPage:next.signInAndRetry': 'seat account',
  'taskScreen:ofAccountNewest_other': 'total count',
  'wizard:notDone.links_other': 'total count',
  'wizard:notDone.people_other': 'total count',
  'wizard:usableAccounts_other': 'total count',
}
const VIETNAMESE_ORDER: Readonly<Record<string, string>> = { 'adminOrder:effect.credited': 'email amount' }

/** Numbers that a language writes in another way, or in words. */
const OTHER_DIGITS: Readonly<Record<string, string>> = {
  'cn dashboard:periods.one_month': '',
  'cn dashboard:periods.seven_days': '',
  'cn dashboard:periods.three_days': '',
  'cn dashboard:periods.three_months': '',
  'cn dashboard:periods.two_months': '',
  'cn error:picture_too_large': '5000',
  'cn price:discountHint': '0.9 1',
  'cn profile:teamSize.1': '1',
  'cn validation:login_too_long': '255 3',
  'hk dashboard:periods.one_month': '',
  'hk dashboard:periods.seven_days': '',
  'hk dashboard:periods.three_days': '',
  'hk dashboard:periods.three_months': '',
  'hk dashboard:periods.two_months': '',
  'hk error:picture_too_large': '5000',
  'hk price:discountHint': '0.9 1',
  'hk profile:teamSize.1': '1',
  'hk validation:login_too_long': '255 3',
  'vi appearance:lowContrast': '4,5',
  'vi profile:teamSize.1': '1',
}

/** Signs that another word stands for. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  'cn price:discountHint': '',
  'cn script:variable.account': '',
  'cn ui:totalAtLeast_other': '',
  'hk price:discountHint': '',
  'hk script:variable.account': '',
  'hk ui:totalAtLeast_other': '',
  'vi ui:totalAtLeast_other': '',
}

/** Texts that end in another way: a question that is a title elsewhere, an abbreviation, two sentences that are one. */
const OTHER_END: Readonly<Record<string, string>> = {
  'cn error:payment_without_amount': '.',
  'cn gallery:table.number': '',
  'cn ledger:number': '',
  'cn notification:addressHint': '',
  'cn recharge:title': '',
  'cn registration:welcome': '',
  'cn task:number': '',
  'cn taskCalendar:toScale': '',
  'cn user:lead': '',
  'cn wizard:askWhen': '',
  'hk error:payment_without_amount': '.',
  'hk gallery:table.number': '',
  'hk ledger:number': '',
  'hk notification:addressHint': '',
  'hk recharge:title': '',
  'hk registration:welcome': '',
  'hk task:number': '',
  'hk taskCalendar:toScale': '',
  'hk user:lead': '',
  'hk wizard:askWhen': '',
  'vi gallery:table.number': '',
  'vi ledger:number': '',
  'vi notification:addressHint': '',
  'vi recharge:title': '',
  'vi task:number': '',
}

/** Families whose members don't stand side by side: fields of different things, and what is done about different news. */
const FREE_FAMILIES = /^\w+\/(audit\.json field|(dashboard|platformStatistics)\.json act|gallery\.json )/

/** Members of a family that say the same on purpose. */
const ALIKE: readonly string[] = [
  'cn/config.json mail.test and mail.testTitle: 发送测试邮件',
  'hk/config.json mail.notConfigured and mail.passwordNone: 未設定',
  'hk/config.json mail.test and mail.testTitle: 傳送測試電郵',
  'en/config.json hint.help_channel and hint.help_guide: Begins with http:// or https://.',
  'vi/config.json mail.test and mail.testTitle: Gửi email thử',
  'hk/platformStatistics.json admin.newUsers_other and admin.tasksToday_other: 今日新增 {{count, number}}',
  'cn/resource.json optOuts.add and optOuts.enter: 加入名单',
  'hk/resource.json optOuts.add and optOuts.enter: 加入名單',
]

/** The texts whose `of` is another than that of the English one. */
const others = (of: (text: string) => string): Record<string, string> =>
  Object.fromEntries(
    pairs
      .filter(({ english, text }) => of(english) !== of(text))
      .map(({ at, lang, text }) => [`${lang} ${at}`, of(text)]),
  )

describe('a text says in each language what it says in English', () => {
  test('with the same formats of its parameters, and the same tags around something', () => {
    expect(pairs.length).toBeGreaterThan(15_000)
    expect(pairs.filter(formatsDiffer)).toEqual([])
    expect(pairs.filter(tagsDiffer)).toEqual([])
  })

  test('with its parameters in the same order, but where the language puts them otherwise', () => {
    const chinese = Object.entries(CHINESE_ORDER)
    expect(others(orderOf)).toEqual(
      Object.fromEntries([
        ...chinese.map(([at, order]) => [`cn ${at}`, order]),
        ...chinese.map(([at, order]) => [`hk ${at}`, order]),
        ...Object.entries(VIETNAMESE_ORDER).map(([at, order]) => [`vi ${at}`, order]),
      ]),
    )
  })

  test('with the same numbers, signs and end', () => {
    expect(others(digitsOf)).toEqual(OTHER_DIGITS)
    expect(others(signsOf)).toEqual(OTHER_SIGNS)
    expect(others(endOf)).toEqual(OTHER_END)
  })

  test('with the words of the glossary, but where the list of terms says that it has others', () => {
    // The gallery's samples are prose.
    const lacking = pairs
      .filter(({ at }) => !at.startsWith('gallery:'))
      .flatMap((pair) => lackingTerms(pair).map((found) => ({ ...found, ...pair })))
    expect(lacking.filter(({ known }) => !known)).toEqual([])
    const found = new Set(lacking.map(({ term, at }) => `${term} ${at}`))
    expect(saidOtherwise().filter((one) => !found.has(one))).toEqual([])
  })

  test('and tells apart what stands in one family of keys, such as states', () => {
    const alike = all.flatMap(({ namespace, languages }) => alikeInFamily(namespace, languages))
    expect(alike.filter((one) => !FREE_FAMILIES.test(one))).toEqual(ALIKE)
  })
})

describe('the check of meanings finds', () => {
  const pair = (english: string, text: string, lang: 'cn' | 'hk' | 'vi' = 'vi') => ({
    at: 'x:a',
    lang,
    english,
    text,
  })

  test('a lost format, an empty tag and swapped tags', () => {
    expect(formatsDiffer(pair('{{n, number}} a', '{{n}} a'))).toBe(true)
    expect(formatsDiffer(pair('{{n, number}} of {{m}}', '{{m}}: {{ n,number }}'))).toBe(false)
    expect(tagsDiffer(pair('<a>x</a>', '<a></a>x'))).toBe(true)
    expect(tagsDiffer(pair('<a>x</a><b>y</b>', '<b>y</b><a>x</a>'))).toBe(true)
    expect(tagsDiffer(pair('<a>x</a>', '<a>y</a>'))).toBe(false)
  })

  test('another number, sign or end', () => {
    expect([digitsOf('10,000 in 7 days'), digitsOf('10.000 / 7')]).toEqual(['10000 7', '10000 7'])
    expect([signsOf('5 MB, 3%'), signsOf('5 KB, 3%')]).toEqual(['% MB', '% KB'])
    expect(['好。', '好？', '好：', '好…', '好'].map(endOf)).toEqual(['.', '?', ':', '…', ''])
  })

  test.each([
    ['Wait 5 minutes', 'Chờ 5 giây', 'minutes?'],
    ['Download', 'Tải lên', 'download(?:s|ed|ing)?'],
    ['Upload', 'Tải xuống', 'upload(?:s|ed|ing)?'],
    ['Next', 'Quay lại', 'next'],
    ['Not checked', 'Đang kiểm tra', 'not'],
    ['Offline', 'Trực tuyến', 'offline'],
    ['Successful', 'Thất bại', 'success(?:ful|fully)?|succeeded'],
  ])('“%s” as “%s”', (english, text, term) => {
    expect(lackingTerms(pair(english, text)).map((found) => found.term)).toEqual([term])
  })

  test('two states that say the same', () => {
    const languages = {
      en: { 's.on': 'On', 's.off': 'Off' },
      vi: { 's.on': 'Bật', 's.off': 'Bật' },
      cn: {},
      hk: {},
    }
    expect(alikeInFamily('x', languages)).toEqual(['vi/x.json s.on and s.off: Bật'])
  })
})
