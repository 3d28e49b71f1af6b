import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NetworkId, networks } from '../kernel/network.ts'
import { readAccountLine } from './account-line.ts'
import { readAccountName } from './account-name.ts'
import { normaliseEmail } from './email.ts'
import { isHandle } from './handle.ts'
import { isCredential } from './nickname.ts'
import { readPerson } from './person.ts'
import { isPlaceholder } from './placeholder.ts'
import { readProxyLine, shownProxy } from './proxy-line.ts'

const RUNS = 500
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

/** A marker that occurs in no network, host or list. */
const SECRET = 'Zq7SecretWord'
const separator = fc.constantFrom(':', '：', '|', '｜', ',', '，', ';', '；', '\t', '----', ' ')

/** Ways of writing the same text. */
const dressed = fc.constantFrom<((text: string) => string)[]>(
  (text) => text,
  (text) => ` \t${text}\u00a0`,
  (text) => `\uFEFF${text}\u200B`,
  (text) => `"${text}"`,
  (text) => text.replace(/(.{3})/, '$1\u2060'),
  (text) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
)
const around = (link: string) => `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}&h=AT0`
const profiles: Readonly<Record<'x' | 'facebook' | 'instagram', readonly ((name: string) => string)[]>> = {
  x: [
    (name) => `https://x.com/${name}`,
    (name) => `HTTP://Mobile.Twitter.com/${name}/with_replies?s=20#top`,
    (name) => `www.x.com/@${name}/`,
    (name) => `https://x.com/intent/follow?screen_name=${name}&lang=vi`,
  ],
  facebook: [
    (name) => `https://www.facebook.com/${name}`,
    (name) => `vi-vn.facebook.com/${name}/about?locale=vi`,
    (name) => `https://m.me/${name}`,
    (name) => around(`https://m.facebook.com/${name}?mibextid=a`),
  ],
  instagram: [
    (name) => `https://www.instagram.com/${name}/?igsh=a%3D%3D`,
    (name) => `instagr.am/${name}`,
    (name) => `https://instagram.com/stories/${name}/31/`,
    (name) => `https://ig.me/m/${name}`,
  ],
}
const numbered: typeof profiles = {
  x: [(id) => `https://x.com/i/user/${id}`, (id) => `https://twitter.com/intent/user?user_id=${id}`],
  facebook: [
    (id) => `https://www.facebook.com/profile.php?id=${id}&sk=about`,
    (id) => `https://www.facebook.com/people/Tr%C3%A0-%C4%91%C3%A1/${id}/`,
    (id) => `facebook.com/p/Lotus-Tea-${id}`,
    (id) => `https://www.facebook.com/groups/77/user/${id}/`,
  ],
  instagram: [],
}
const site = fc.constantFrom('x', 'facebook', 'instagram')
const name = fc
  .oneof(
    fc.stringMatching(/^[A-Za-z0-9._]{1,15}$/),
    fc.stringMatching(/^\d{1,15}$/),
    fc.constantFrom('null', 'None', 'iann', 'peopler', 'i_user', 'ID_1', 'id12345678901'),
  )
  .filter((text) => !/^\d*e\d+$/i.test(text))

test('a person is read as who was written, in every form', () => {
  let links = 0
  fc.assert(
    fc.property(site, name, fc.nat(3), dressed, (at, handle, form, dress) => {
      fc.pre(isHandle(at, handle))
      const link = profiles[at][form]?.(handle) ?? ''
      const isNumber = at === 'facebook' && /^\d+$/.test(handle)
      if (!isNumber) links += 1
      for (const text of [link, `@${handle}`])
        expect([text, readPerson({ network: at }, dress(text))]).toEqual([text, { handle }])
      const bare = readPerson({ network: at }, dress(handle))
      if (!('fault' in bare)) expect(bare).toEqual(/^\d+$/.test(handle) ? { id: handle } : { handle })
      else expect(isPlaceholder(handle) || /^\d/.test(handle)).toBe(true)
    }),
    { numRuns: RUNS },
  )
  expect(links).toBeGreaterThan(RUNS / 4)
  fc.assert(
    fc.property(
      site,
      fc.stringMatching(/^[1-9]\d{9,18}[1-9]$/),
      fc.nat(3),
      dressed,
      (at, id, form, dress) => {
        const written = [numbered[at][form]?.(id) ?? id, id, `'${id}`, `ID_${id}`].map(dress)
        for (const text of [...written, `="${id}"`, `"=""${id}"""`, `"'${id}"`])
          expect([text, readPerson({ network: at }, text)]).toEqual([text, { id }])
      },
    ),
    { numRuns: RUNS },
  )
})

/** What spreadsheets make of a long number, what programs write for nothing, and pages that are no profile. */
const nobody = fc.oneof(
  fc
    .stringMatching(/^[1-9]\d{17,18}$/)
    .chain((id) =>
      fc.constantFrom(
        `${id.slice(0, 15)}${id.slice(15).replace(/\d/g, '0')}`,
        Number(id).toExponential(14).toUpperCase(),
        `${id[0]},${id.slice(1, 5)}E+${id.length - 1}`,
        id.replace(/\B(?=(?:\d{3})+$)/g, ','),
        `${id}.0`,
        `0${id}`,
      ),
    ),
  fc.constantFrom('null', 'None', 'NaN', 'undefined', 'N/A', '#REF!', 'TRUE', '暂无', '—'),
)
const noProfiles: typeof profiles = {
  x: [
    (name) => `https://x.com/${name}/status/17`,
    (name) => `x.com/i/lists/17?from=${name}`,
    (name) => `https://x.com/search?q=${name}`,
    (name) => `https://x.com.evil.test/${name}?next=https://notx.com/${name}`,
    (name) => `https://notx.com/${name}`,
  ],
  facebook: [
    (name) => `https://www.facebook.com/${name}/posts/17`,
    (name) => `https://www.facebook.com/groups/${name}`,
    (name) => `facebook.com/watch/?v=17&user=${name}`,
    (name) => `https://ann@facebook.com/${name}`,
    (name) => `https://evilfacebook.com/${name}`,
  ],
  instagram: [
    (name) => `https://www.instagram.com/${name}/p/CxYz12345/`,
    (name) => `instagram.com/reel/${name}`,
    (name) => `https://www.instagram.com/explore/tags/${name}/`,
    (name) => `https://www.instagram.com/../${name}`,
    (name) => `https://l.instagram.com.evil.test/?u=https://www.instagram.com/${name}`,
  ],
}

test('what names nobody is nobody, in every form', () => {
  fc.assert(
    fc.property(site, nobody, dressed, (at, text, dress) => {
      expect([text, readPerson({ network: at }, dress(text))]).toEqual([text, { fault: expect.any(String) }])
    }),
    { numRuns: RUNS },
  )
  fc.assert(
    fc.property(site, name, fc.nat(4), dressed, (at, handle, form, dress) => {
      fc.pre(isHandle(at, handle) && form < noProfiles[at].length)
      const link = noProfiles[at][form]?.(handle) ?? ''
      expect([link, readPerson({ network: at }, dress(link))]).toEqual([link, { fault: expect.any(String) }])
    }),
    { numRuns: RUNS },
  )
})

test('a line of an account, a nickname and more is refused, and so is a nickname that is a secret', () => {
  const secret = fc.constantFrom(
    'JBSWY3DPEHPK3PXP',
    'Pass-word-1!',
    'auth_token=8f3b',
    'a@mail.example',
    '+84987654321',
  )
  fc.assert(
    fc.property(
      site,
      name,
      fc.constantFrom('\t', ',', ';', '，', '；'),
      secret,
      (at, handle, sign, hidden) => {
        fc.pre(isHandle(at, handle) && !/^\d+$/.test(handle))
        for (const line of [`@${handle}${sign}${hidden}`, `@${handle}${sign}Ann${sign}${hidden}`])
          expect([line, readAccountLine({ network: at }, line)]).toEqual([
            line,
            { fault: expect.any(String), shown: `@${handle}`.slice(0, 60) },
          ])
        expect(readAccountLine({ network: at }, `@${handle}${sign}Ann`)).toEqual({
          account: handle,
          nickname: 'Ann',
        })
      },
    ),
    { numRuns: RUNS },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (number) => {
      expect(readAccountName({ network: 'facebook' }, `${number}`)).toHaveProperty('fault')
    }),
  )
})

test('what stands behind a name makes nobody else of it', () => {
  fc.assert(
    fc.property(site, name, separator, pasted, (at, handle, sign, more) => {
      fc.pre(isHandle(at, handle) && !/[/?]/.test(more))
      expect(readPerson({ network: at }, `${handle}${sign}${SECRET}${more}`)).toHaveProperty('fault')
      expect(readPerson({ network: at }, `@${handle}${sign}${SECRET}`)).toHaveProperty('fault')
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

test('an e-mail address is read as it was written, or not at all', () => {
  const mailbox = fc.stringMatching(/^[a-z\d!#$%&'*+/=?^_`{|}~-]{1,20}$/)
  const host = fc.constantFrom('mail.example', 'xn--mnchen-3ya.de', 'a-b.co.uk', 'abc.school')
  fc.assert(
    fc.property(mailbox, host, pasted, (local, domain, more) => {
      const address = `${local}@${domain}`
      for (const text of [
        address,
        ` ${address}\u3000`,
        `\uFEFF${address.toUpperCase()}`,
        address.replace('@', '＠'),
      ])
        expect([text, normaliseEmail(text)]).toEqual([text, address])
      const longer = normaliseEmail(`${address}${more}`)
      if (longer !== undefined) expect(longer.startsWith(`${local}@`)).toBe(true)
      for (const text of [
        `Ann <${address}>`,
        `${address}@${domain}`,
        `${address}:${SECRET}`,
        `${address} ${SECRET}`,
        `${address},b@mail.example`,
      ])
        expect([text, normaliseEmail(text)]).toEqual([text, undefined])
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
