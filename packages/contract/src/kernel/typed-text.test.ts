import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ProxyHost, updateProxy } from '../desk/proxy.schema.ts'
import { seatLogin } from '../desk/seat-session.schema.ts'
import { setUserPorts, updateUser } from '../people/admin-user.schema.ts'
import { FactorCode } from '../people/second-factor.schema.ts'
import { putEmailConfig } from '../platform/email.schema.ts'
import { putNetworkConfig } from '../platform/network-config.schema.ts'
import { settingDefinitions } from '../platform/setting.schema.ts'
import { DownloadAddress } from '../platform/version.schema.ts'
import { KeptPage } from '../work/runner.schema.ts'
import { ScriptContent } from '../work/script.schema.ts'
import { putTranslationConfig } from '../work/translation.schema.ts'
import { createWebhook } from '../work/webhook.schema.ts'
import { networkFields } from './network-settings.schema.ts'
import { GivenInstant, Name, Remark, SearchText, TypedCode, typedText } from './primitives.schema.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  [10, '😀'.repeat(10), true],
  [10, '😀'.repeat(11), false],
  [10, family.repeat(10), true],
  [3, 'Hằn'.normalize('NFD'), true],
  [3, 'Hằng'.normalize('NFD'), false],
  [2, '🇻🇳🇨🇳', true],
  [3, ' abc ', true],
  // Accents piled up without end are one grapheme.
  [1, `a${'\u0301'.repeat(15)}`, true],
  [1, `a${'\u0301'.repeat(16)}`, false],
])('with a limit of %i graphemes, %j fits: %s', (most, text, fits) => {
  const { error } = typedText(most).safeParse(text)
  expect(error?.issues.map(({ code, ...issue }) => [code, 'maximum' in issue && issue.maximum])).toEqual(
    fits ? undefined : [['too_big', most]],
  )
})

test('a name of 80 family emoji is accepted, an empty one is refused, and a remark may be empty', () => {
  expect(Name.parse(family.repeat(80))).toBe(family.repeat(80))
  expect(Name.safeParse('  ').success).toBe(false)
  expect(Remark.parse(' ')).toBe('')
})

// Reported for other products; sources are in docs/inputs.md.
test.each([
  ['\uFEFFTea\uFEFF time\u200B', 'Tea time'],
  ['\u200B \u200B', ''],
  ['Sen\uFFFEcha\uFFFF', 'Sencha'],
  // Joiners of an emoji and of Persian, and a place where Thai may break.
  ['👩\u200D💻 می\u200Cخواهم ชา\u200Bเขียว', '👩\u200D💻 می\u200Cخواهم ชา\u200Bเขียว'],
])('of %j %j is kept', (text, kept) => {
  expect(typedText(40).parse(text)).toBe(kept)
})

test.each([
  '１２３４５６',
  '\u200B123456\uFEFF',
  '123\u2060456',
  ' 123456\n',
  '\u2068123456\u2069',
  '123 456',
  '12\u00A034\u300056',
])('the code %j is the one that it shows', (code) => {
  expect(TypedCode.parse(code)).toBe('123456')
  expect(FactorCode.parse(code)).toBe('123456')
  expect(seatLogin.body.shape.seat_code.parse(code)).toBe('123456')
})

test('a client reads the limit from the schema', () => {
  expect(z.toJSONSchema(Name)).toMatchObject({ type: 'string', minLength: 1, maxLength: 80 })
  expect(z.toJSONSchema(Remark.optional())).toMatchObject({ type: 'string', maxLength: 500 })
})

/** Fields whose forms count graphemes. */
const { subject, content } = putEmailConfig.body.shape
test.each<[string, z.ZodType, number, string]>([
  ['the subject of a mail', subject, 200, ''],
  ['its content', content, 10_000, '{code}'],
  ['the industry of a user', updateUser.body.shape.industry, 80, ''],
  ['a contact', updateUser.body.shape.contact, 200, ''],
  ['the reason for other ports', setUserPorts.body.shape.remark, 500, ''],
  ['a search', SearchText, 100, ''],
  ['a note on somebody', KeptPage.shape.note, 500, ''],
])('%s has as many graphemes as its field accepts', (_, schema, most, begin) => {
  const room = most - [...begin].length
  expect(schema.safeParse(begin + family.repeat(room)).success).toBe(true)
  expect(schema.safeParse(begin + family.repeat(room + 1)).success).toBe(false)
})

test('a script of 5,000 family emoji is accepted', () => {
  const script = (count: number) =>
    ScriptContent.safeParse({ type: 'text', text: family.repeat(count) }).success
  expect([script(5000), script(5001)]).toEqual([true, false])
})

describe('a setting that is copied from elsewhere', () => {
  const network = networkFields
  const email = putEmailConfig.body.shape
  const pasted: [string, z.ZodType, string][] = [
    ['a proxy’s host', ProxyHost, 'gate.example.com'],
    ['its user name', updateProxy.body.shape.username, 'customer-ann country-vn'],
    ['a webhook', createWebhook.body.shape.url, 'https://hooks.example.com/T0'],
    ['a link of the help', settingDefinitions.help_guide.schema, 'https://example.com/guide'],
    ['a lookup', settingDefinitions.geo_lookup_url.schema, 'https://ipapi.co/json/'],
    ['a deposit address', settingDefinitions.usdt_address.schema, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['a download', DownloadAddress, 'https://example.com/Seaport.exe'],
    ['a network’s API', network.api_base, 'https://graph.facebook.com'],
    ['its version', network.version, 'v25.0'],
    ['its app', network.client_id, '1234567890'],
    ['the secret of its app', putNetworkConfig.body.shape.app_secret, 'a1b2c3'],
    ['a mail server', email.server_address, 'smtp.example.com'],
    ['its user', email.user, 'ann@example.com'],
    ['a key of translation', putTranslationConfig.body.shape.key, 'key:fx'],
    ['its server', putTranslationConfig.body.shape.url, 'https://translate.example.com'],
  ]
  test.each(pasted)(
    '%s is taken without blanks and invisible characters around it',
    (_what, schema, text) => {
      for (const [before, after] of [
        [' ', '\n'],
        ['\u200b', '\u00a0\u200b'],
        ['\ufeff\u200e', '\u2060\u00ad'],
      ])
        expect(schema.parse(`${before}${text}${after}`)).toBe(text)
    },
  )

  test('a password keeps its blanks', () => {
    expect(updateProxy.body.parse({ password: ' tea ' })).toEqual({ password: ' tea ' })
  })
})

describe('moments of requests', () => {
  test.each([
    ['2026-03-03T08:00:00.000Z', '2026-03-03T08:00:00.000Z'],
    ['2026-03-03T15:00:00+07:00', '2026-03-03T08:00:00.000Z'],
    ['2026-03-03T08:00:00.123456789z', '2026-03-03T08:00:00.123Z'],
    ['2026-03-02t20:00:00.5-12:00', '2026-03-03T08:00:00.500Z'],
    // A plus that was not encoded in an address.
    ['2026-03-03T15:00:00 07:00', '2026-03-03T08:00:00.000Z'],
    ['2024-02-29T23:59:59+00:00', '2024-02-29T23:59:59.000Z'],
  ])('%s is %s', (given, moment) => {
    expect(GivenInstant.parse(given)).toBe(moment)
  })

  test.each([
    '2026-03-03',
    '2026-03-03T08:00:00',
    '2026-03-03 08:00:00Z',
    '2026-02-30T08:00:00Z',
    '2026-02-29T08:00:00+07:00',
    '2026-03-03T08:00:60Z',
    '2026-03-03T08:00:00+99:00',
    '2026-13-01T08:00:00Z',
    '',
  ])('%s is refused', (given) => {
    expect(GivenInstant.safeParse(given).success).toBe(false)
  })
})
