import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NetworkId, networks } from '../kernel/network.ts'
import { readAccountLine } from './account-line.ts'
import { readAccountName } from './account-name.ts'
import { normaliseEmail } from './email.ts'
import { isCredential } from './nickname.ts'
import { readPerson } from './person.ts'
import { readProxyLine, shownProxy } from './proxy-line.ts'

const RUNS = 2000
const network = fc.constantFrom(...(Object.keys(networks) as NetworkId[]))

/** What people paste: pieces of addresses, separators of all kinds, invisible and full-width characters, other scripts, and noise. */
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...':;,|@/?=&#.-_ \t：；，｜＠\u200b\u00a0\'"[]()',
      '----',
      '://',
      'e+18',
      '.000',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'http',
      'https',
      'socks5',
      'ss',
      'www.',
      'x.com',
      'facebook.com',
      'instagram.com',
      'profile.php',
      'people',
      'groups',
      'i',
      'user',
      'ann',
      'münchen.de',
      '例子.中国',
      '203.0.113.7',
      '8080',
      '[2001:db8::1]',
      '61550000000001',
    ),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 8, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.stringMatching(/^\d{1,24}$/) },
)
const pasted = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))

/** A parser that is quadratic in the text's length would run for minutes. */
test.each([
  ' ',
  '\t',
  ':',
  '@',
  'a@',
  'a.',
  '-',
  '|',
  '"',
  '\u200b',
  '\ufeff',
  'é',
  '字',
  'A2B3 ',
  'a1',
  '%41',
  '/',
])('parsing 300,000 characters of %j takes linear time', (sign) => {
  const run = sign.repeat(300_000 / sign.length)
  for (const text of [
    run,
    `ann,${run}x`,
    `u@${run}!`,
    `https://x.com/${run}!`,
    `http://a:b@h.vn:80${run}@`,
  ]) {
    for (const at of ['x', 'facebook', 'instagram'] as const) {
      readPerson({ network: at }, text)
      readAccountLine({ network: at }, text)
    }
    for (const read of [normaliseEmail, readProxyLine, shownProxy, isCredential]) read(text)
  }
})

test('a parsed person parses to itself', () => {
  fc.assert(
    fc.property(network, pasted, (at, text) => {
      const read = readPerson({ network: at }, text)
      if ('fault' in read) return
      const again = 'id' in read ? read.id : `@${read.handle}`
      expect(readPerson({ network: at }, again)).toEqual(read)
    }),
    { numRuns: RUNS },
  )
})

test('a parsed account parses to itself, alone and with its nickname', () => {
  fc.assert(
    fc.property(network, pasted, (at, text) => {
      const read = readAccountLine({ network: at }, text)
      if ('fault' in read) return
      expect(readAccountName({ network: at }, read.account)).toEqual({ account: read.account })
      expect(readAccountLine({ network: at }, `${read.account}\t${read.nickname}`)).toEqual(read)
    }),
    { numRuns: RUNS },
  )
})

test('a parsed e-mail address has one canonical form', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const kept = normaliseEmail(text)
      if (kept === undefined) return
      expect(normaliseEmail(kept)).toBe(kept)
      expect(normaliseEmail(` ${kept.toUpperCase()} `)).toBe(kept)
      expect(kept).toMatch(/^\S+@[a-z\d.-]+$/)
    }),
    { numRuns: RUNS },
  )
})

test('a parsed proxy parses to itself from its address', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const read = readProxyLine(text)
      if ('fault' in read) return
      const { scheme, username, password, port } = read
      const host = read.host.includes(':') ? `[${read.host}]` : read.host
      const login =
        username || password ? `${encodeURIComponent(username)}:${encodeURIComponent(password)}@` : ''
      expect(readProxyLine(`${scheme ?? 'http'}://${login}${host}:${port}`)).toEqual({
        ...read,
        scheme: scheme ?? 'http',
      })
    }),
    { numRuns: RUNS },
  )
})

/** A marker that occurs in no network, host or list. */
const SECRET = 'Zq7SecretWord'
const separator = fc.constantFrom(':', '：', '|', '｜', ',', '，', ';', '；', '\t', '----', ' ')

test('a refused line is never quoted beyond its first separator', () => {
  fc.assert(
    fc.property(network, pasted, separator, pasted, separator, (at, first, sign, middle, other) => {
      const line = `a${first}${sign}${middle}${other}${SECRET}${sign}x`
      const account = readAccountLine({ network: at }, line)
      if ('fault' in account) expect(account.shown).not.toContain(SECRET)
      expect(JSON.stringify(readPerson({ network: at }, `a${first}${sign}${SECRET}`))).not.toContain(SECRET)
      const proxy = readProxyLine(line)
      expect(shownProxy(line)).not.toContain(SECRET.toLowerCase())
      expect(shownProxy(line)).not.toContain(SECRET)
      if ('fault' in proxy) expect(Object.keys(proxy)).toEqual(['fault'])
      else expect(proxy.host).not.toContain(SECRET.toLowerCase())
    }),
    { numRuns: RUNS },
  )
})
