import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlaceholder } from './placeholder.ts'
import { isProxyHost, readProxyLine, shownProxy } from './proxy-line.ts'

const read = (line: string) => {
  const found = readProxyLine(line)
  if ('fault' in found) return found.fault
  return [found.scheme ?? '', found.host, found.port, found.username, found.password]
}

test.each([
  // Formats of proxy sellers: docs/inputs.md.
  ['203.0.113.6|8080|bob|pass-word-1', ['', '203.0.113.6', 8080, 'bob', 'pass-word-1']],
  ['203.0.113.7,8080,bob,pass-word-2', ['', '203.0.113.7', 8080, 'bob', 'pass-word-2']],
  ['203.0.113.26：8080：bob：pass-word-3', ['', '203.0.113.26', 8080, 'bob', 'pass-word-3']],
  ['socks5h://bob:pass-word-4@203.0.113.15:1080', ['socks5', '203.0.113.15', 1080, 'bob', 'pass-word-4']],
  ['socks://bob:pass-word-5@203.0.113.17:1080', 'proxy_scheme_unknown'],
  ['bob:12345:203.0.113.12:8080', ['', '203.0.113.12', 8080, 'bob', '12345']],
  ['203.0.113.14:8080@bob:12345', ['', '203.0.113.14', 8080, 'bob', '12345']],
  ['203.0.113.9\t8080\tbob\tpass-word-7', ['', '203.0.113.9', 8080, 'bob', 'pass-word-7']],
  ['203.0.113.10;8080;bob;pass-word-8', ['', '203.0.113.10', 8080, 'bob', 'pass-word-8']],
  ['203.0.113.7----8080----bob----pw', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['203.0.113.7 8080 bob pw', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['203.0.113.7:8080 bob pw', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['203.0.113.7:8080,bob:pw', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['203.0.113.7:8080', ['', '203.0.113.7', 8080, '', '']],
  ['  gate.example.com:1080  ', ['', 'gate.example.com', 1080, '', '']],
  ['203.0.113.7:8080:mei:p@ss', ['', '203.0.113.7', 8080, 'mei', 'p@ss']],
  ['203.0.113.7:8080:mei:', ['', '203.0.113.7', 8080, 'mei', '']],
  ['mei:pa:ss@word@203.0.113.7:8080', ['', '203.0.113.7', 8080, 'mei', 'pa:ss@word']],
  ['socks5://mei:p%40ss@gate.example.com:1080', ['socks5', 'gate.example.com', 1080, 'mei', 'p@ss']],
  ['SOCKS5://gate.example.com:1080/', ['socks5', 'gate.example.com', 1080, '', '']],
  ['https://mei@gate.example.com:443/', ['https', 'gate.example.com', 443, 'mei', '']],
  ['http://mei:100%@gate.example.com:80', ['http', 'gate.example.com', 80, 'mei', '100%']],
  ['[2606:4700::1]:8080:mei:secret', ['', '2606:4700::1', 8080, 'mei', 'secret']],
  ['http://mei:pw@[2606:4700::1]:8080', ['http', '2606:4700::1', 8080, 'mei', 'pw']],
  ['2606:4700::1|8080|mei|secret', ['', '2606:4700::1', 8080, 'mei', 'secret']],
  [
    'gate.example.com:7000:user-country-us-session-1:pw',
    ['', 'gate.example.com', 7000, 'user-country-us-session-1', 'pw'],
  ],
  // Ambiguous: two hosts, more than four parts, protocols with several meanings.
  ['one.example.com:8080:two.example.com:8080', 'proxy_line_unclear'],
  ['one.example.com:8080@two.example.com:8080', 'proxy_line_unclear'],
  ['203.0.113.7:8080:mei:pa:ss', 'proxy_line_unreadable'],
  ['203.0.113.7:8080:mei:pw:US', 'proxy_line_unreadable'],
  ['203.0.113.7:8080:mei', 'proxy_line_unreadable'],
  [':203.0.113.7:8080:mei', 'proxy_line_unreadable'],
  ['socks5:203.0.113.7:1080', 'proxy_line_unreadable'],
  ['socks4://203.0.113.7:1080', 'proxy_scheme_unknown'],
  ['ss://203.0.113.7:1080', 'proxy_scheme_unknown'],
  ['ftp://203.0.113.7:21', 'proxy_scheme_unknown'],
  // A program without a login writes a placeholder for each half; a placeholder for one half only is refused.
  ['203.0.113.7:8080:None:None', ['', '203.0.113.7', 8080, '', '']],
  ['http://undefined:undefined@gate.example.com:80', ['http', 'gate.example.com', 80, '', '']],
  ['203.0.113.7,8080,N/A,', ['', '203.0.113.7', 8080, '', '']],
  ['203.0.113.7:8080:mei:null', 'proxy_line_unclear'],
  ['null:secret@203.0.113.7:8080', 'proxy_line_unclear'],
  // Reported for other products; sources are in docs/inputs.md.
  [
    'socks5://leo@gmail.com:123456@usa.example.com:1080',
    ['socks5', 'usa.example.com', 1080, 'leo@gmail.com', '123456'],
  ],
  ['http://user:p@ss#@proxy.example.com:8080', ['http', 'proxy.example.com', 8080, 'user', 'p@ss#']],
  ['http://bla.bla:passw#ord@203.0.113.20:9090', ['http', '203.0.113.20', 9090, 'bla.bla', 'passw#ord']],
  ['http://bob:https://@203.0.113.20:9090', ['http', '203.0.113.20', 9090, 'bob', 'https://']],
  [
    'socks5://bob:pw_country-us_state-newyork_lifetime-24h@geo.example.com:1080',
    ['socks5', 'geo.example.com', 1080, 'bob', 'pw_country-us_state-newyork_lifetime-24h'],
  ],
  [
    'socks5://bob:pw@203.0.113.7:1080?color=00ff00&title=some%20title&countryCode=DE',
    ['socks5', '203.0.113.7', 1080, 'bob', 'pw'],
  ],
  ['http://bob:a?b@203.0.113.7:80', ['http', '203.0.113.7', 80, 'bob', 'a?b']],
  ['203.0.113.7:4444@socks4', 'proxy_line_unclear'],
  ['socks5:bob:pw@203.0.113.7:1080', 'proxy_line_unclear'],
  ['203.0.113.7:5231:bob', 'proxy_line_unreadable'],
  ['bob@203.0.113.7:3122', ['', '203.0.113.7', 3122, 'bob', '']],
  ['203.0.113.7:bob:pw', 'proxy_line_unreadable'],
  ['http://[2001:db8::1]', 'proxy_line_unreadable'],
  ['socks5://2001:db8::1:1080', 'proxy_line_unreadable'],
  ['user:pass:[2001:db8::1]:8080', ['', '2001:db8::1', 8080, 'user', 'pass']],
  ['; 203.0.113.7:8080', 'proxy_line_unreadable'],
  ['203.0.113.7:8080 # Germany', 'proxy_line_unclear'],
  ['203.0.113.7:8080 US', 'proxy_line_unreadable'],
  ['203.0.113.7:8080 (US)', 'proxy_line_unreadable'],
  ['curl -x http://bob:pw@203.0.113.7:8080', 'proxy_line_unclear'],
  ['http_proxy=http://bob:pw@203.0.113.7:8080', 'proxy_line_unclear'],
  ['//bob:pw@203.0.113.7:8080', 'proxy_line_unclear'],
  ['203.0.113.7:8080:bob:pw[http://203.0.113.7/change]', 'proxy_line_unreadable'],
  ['203.0.113.7:8080:bob:pw,', 'proxy_line_unclear'],
  ['203.0.113.7:8080:bob:pw # Germany', 'proxy_line_unclear'],
  ['203.0.113.7:8080:bob:pw (socks5)', 'proxy_line_unclear'],
  ['203.0.113.7:8080:bob:pw:socks5', 'proxy_line_unreadable'],
  ['socks5,203.0.113.7,8080,bob,pw', 'proxy_line_unreadable'],
  ['http://bob:p%20w@203.0.113.7:8080', ['http', '203.0.113.7', 8080, 'bob', 'p w']],
  ['192.012.1.1:8080', 'proxy_line_unreadable'],
  ['010.1.1.1:8080:bob:pw', 'proxy_line_unreadable'],
  ['203.0.113.7;8080;;', ['', '203.0.113.7', 8080, '', '']],
  ['bob;pw@203.0.113.7:8080', 'proxy_line_unclear'],
  ['bob;country=US:pw@203.0.113.7:8080', ['', '203.0.113.7', 8080, 'bob;country=US', 'pw']],
  ['"203.0.113.7:8080:bob:pw",', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['http://bob:pw@203.0.113.7:8080', ['http', '203.0.113.7', 8080, 'bob', 'pw']],
  ['\u200B203.0.113.7:8080:bob:pw\u200B', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['203.0.113.7\u00A08080\u00A0bob\u00A0pw', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['http://1.2.3.4:5678@username:password', ['http', '1.2.3.4', 5678, 'username', 'password']],
  ['http://1.2.3.4:5678@gate.example.com:80', ['http', 'gate.example.com', 80, '1.2.3.4', '5678']],
  ['203.0.113.7:8080##user:pass', 'proxy_line_unreadable'],
  ['203.0.113.7:12345: abc: abc123', ['', '203.0.113.7', 12345, 'abc', 'abc123']],
  [
    'http://bob-type-residential-country-de-asn-3320-session-codex1:pw@proxy.example.com:6000',
    ['http', 'proxy.example.com', 6000, 'bob-type-residential-country-de-asn-3320-session-codex1', 'pw'],
  ],
  ['https//bob:pw@203.0.113.7:8080', 'proxy_line_unclear'],
  ['bob:pw@203.0.113.7:8080/', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['203.0.113.7:8080|bob:pw|US', 'proxy_line_unclear'],
  ['203.0.113.7:8080|bob:pw|US|2026', 'proxy_line_unreadable'],
  ['203.0.113.7:8080:bob:pw/', ['', '203.0.113.7', 8080, 'bob', 'pw/']],
  ['http://203.0.113.7:8080:bob:1234?a', ['http', '203.0.113.7', 8080, 'bob', '1234?a']],
  ['203.0.113.7:8080:bob:p，w', 'proxy_line_unclear'],
  ['203.0.113.7：8080：bob：pw', ['', '203.0.113.7', 8080, 'bob', 'pw']],
  ['203.0.113.7----8080----bob-----pw', 'proxy_line_unreadable'],
  ['203.0.113.7', 'proxy_line_unreadable'],
  ['203.0.113.7:99999', 'proxy_line_unreadable'],
  ['203.0.113.7:0', 'proxy_line_unreadable'],
  ['203.0.113.777:8080', 'proxy_line_unreadable'],
  ['just words', 'proxy_line_unreadable'],
  ['', 'proxy_line_unreadable'],
])('%s', (line, expected) => {
  expect(read(line)).toEqual(expected)
})

const SECRET = 'S3cret-word'
const word = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/)
const host = fc.constantFrom('203.0.113.7', 'gate.example.com', 'a1.b2.example', '[2606:4700::1]')
const sign = fc.constantFrom(':', '|', ',', ';', '\t', ' ', '：', '----')

/** Passwords with every character that also separates, wraps or ends a part. */
const hostile = fc
  .array(
    fc.constantFrom(...'aZ9:|,;@/?#%&=+\\"\'[](){}<>!-_.：，；＠｜字é', '--', '----', '://', '%40', ' # '),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((signs) => signs.join(''))
  .filter((text) => text.trim() === text && !isPlaceholder(text))
const login = fc.tuple(word, fc.oneof(word, hostile)).filter(([user]) => !isPlaceholder(user))
const endpoint = fc.tuple(host, fc.integer({ min: 1, max: 65_535 }))
const joined =
  (by: string) =>
  (...parts: (string | number)[]) =>
    parts.join(by)
type Written = (host: string, port: number, user: string, pass: string) => string
const forms: Readonly<Record<string, Written>> = {
  ...Object.fromEntries(
    [':', '|', ',', ';', '\t', ' ', '：', '----'].flatMap((by): [string, Written][] => [
      [`host${by}port${by}user${by}pass`, joined(by)],
      [`user${by}pass${by}host${by}port`, (at, port, user, pass) => joined(by)(user, pass, at, port)],
      [`host:port${by}user:pass`, (at, port, user, pass) => `${at}:${port}${by}${user}:${pass}`],
      [`host:port${by}user${by}pass`, (at, port, user, pass) => `${at}:${port}${by}${user}${by}${pass}`],
    ]),
  ),
  'host:port@user:pass': (at, port, user, pass) => `${at}:${port}@${user}:${pass}`,
  'user:pass@host:port': (at, port, user, pass) => `${user}:${pass}@${at}:${port}`,
  'http://host:port:user:pass': (at, port, user, pass) => `http://${at}:${port}:${user}:${pass}`,
  'http://host:port@user:pass': (at, port, user, pass) => `http://${at}:${port}@${user}:${pass}`,
  'http://user:pass@host:port': (at, port, user, pass) =>
    `http://${user}:${encodeURIComponent(pass)}@${at}:${port}`,
  'http://user:pass@host:port/?name=': (at, port, user, pass) =>
    `http://${user}:${encodeURIComponent(pass)}@${at}:${port}/?name=a:1`,
}

test.each(Object.entries(forms))('%s: what is accepted is what was written', (_, write) => {
  let [plain, accepted] = [0, 0]
  fc.assert(
    fc.property(endpoint, login, ([at, port], [user, pass]) => {
      const found = readProxyLine(write(at, port, user, pass))
      if (/^[A-Za-z0-9]+$/.test(pass)) plain += 1
      if ('fault' in found) return
      if (/^[A-Za-z0-9]+$/.test(pass)) accepted += 1
      const { scheme: _, ...parts } = found
      expect(parts).toEqual({ host: at.replace(/[[\]]/g, ''), port, username: user, password: pass })
    }),
    { numRuns: 400 },
  )
  // At least half of the lines with an ordinary password must be accepted.
  expect(accepted).toBeGreaterThan(plain / 2)
})

test('no part of a login is shown, whether the line parses or not', () => {
  const noise = fc.stringMatching(/^[a-z0-9.:@|,;/ \t-]{0,20}$/)
  fc.assert(
    fc.property(noise, noise, sign, (before, behind, by) => {
      const line = `${before}${by}${SECRET}${behind}`
      expect(shownProxy(line)).not.toContain(SECRET)
    }),
  )
})

test('a host must be a fully qualified name', () => {
  for (const name of [
    'localhost',
    'bob',
    'a..b',
    '-a.example',
    'a.example-',
    '1.2.3',
    '0x7f.1',
    'a b.example',
    '12345',
  ])
    expect([name, isProxyHost(name)]).toEqual([name, false])
})

test.each([
  `${'a:@'.repeat(330)}!`,
  `${'[:'.repeat(480)}`,
  'a.'.repeat(490),
  '@'.repeat(999),
  '-'.repeat(999),
])('a line crafted to be slow is refused', (line) => {
  expect(read(line)).toBe('proxy_line_unreadable')
})
