import { readAccountLine } from '@seaport/contract/address/account-line'
import { normaliseEmail } from '@seaport/contract/address/email'
import { readLink } from '@seaport/contract/address/link'
import { isCredential } from '@seaport/contract/address/nickname'
import { readPerson } from '@seaport/contract/address/person'
import { shownPart } from '@seaport/contract/address/plain-text'
import { readProxyLine, shownProxy } from '@seaport/contract/address/proxy-line'
import { searchKey, sortKey } from '@seaport/contract/kernel/fold'
import { zoneOf } from '@seaport/contract/kernel/time-zone'
import { parseTemplate } from '@seaport/contract/work/script-template'
import { findLinks } from '@seaport/network-text/links'
import { xWeight } from '@seaport/network-text/x-weight'
import { browseUrl } from '@seaport/platforms/browse-url'
import { parseMedia, parsePagePost, parseProfile } from '@seaport/platforms/graph/links'
import { readProfilePage } from '@seaport/platforms/profile-page'
import { targetUrl } from '@seaport/platforms/target-url'
import { isAddress } from '@seaport/platforms/task-address'
import { decodeEntities } from '@seaport/platforms/x/entities'
import { parseGroupLink, parsePostLink, parseProfileLink } from '@seaport/platforms/x/links'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readList, readPasted } from '../../apps/console/src/features/account/import-text.ts'
import { readSharedStrings } from '../../apps/server/src/kernel/spreadsheet/cells.ts'
import { readStyles } from '../../apps/server/src/kernel/spreadsheet/styles.ts'
import { readPaymentReport } from '../../apps/server/src/modules/money/order/payment-report.ts'
import { readUserAgent } from '../../apps/server/src/modules/people/login-log/user-agent.ts'
import {
  guessChannel,
  readChannel,
} from '../../apps/server/src/modules/platform/official-channel/channel-value.ts'

const x = { network: 'x', web_base: 'https://x.com' } as const
const facebook = { network: 'facebook', web_base: 'https://www.facebook.com' } as const
const instagram = { network: 'instagram', web_base: 'https://www.instagram.com' } as const

/** Every parser of texts from outside that takes a line of any form. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  readAccountLine: (text) => readAccountLine({ network: 'x' }, text),
  readPerson: (text) => readPerson({ network: 'facebook' }, text),
  readProxyLine,
  shownProxy,
  shownPart,
  isCredential,
  normaliseEmail,
  readLink,
  zoneOf,
  parseTemplate,
  decodeEntities,
  searchKey,
  sortKey,
  findLinks,
  xWeight,
  parsePostLink: (text) => parsePostLink(text, x),
  parseProfileLink: (text) => parseProfileLink(text, x),
  parseGroupLink: (text) => parseGroupLink(text, x),
  parseProfile: (text) => parseProfile(text, facebook),
  parsePagePost: (text) => parsePagePost(text, facebook),
  parseMedia: (text) => parseMedia(text, instagram),
  isAddress: (text) => isAddress(facebook, 'post', text),
  targetUrl: (text) => targetUrl(facebook, 'send_message', text),
  browseUrl: (text) => browseUrl(instagram, 'collect_followers', text),
  readProfilePage: (text) =>
    readProfilePage(facebook, { url: `https://www.facebook.com/${text}`, title: text }),
  guessChannel,
  readUserAgent,
  readPaymentReport: (text) => readPaymentReport(Buffer.from(text)),
  readPasted: (text) => readPasted([{ network: 'x' }], 'x', readList(text)),
}

const piece = fc.oneof(
  fc.constantFrom(
    ...'":;,|@/?=&#.-_ \t\n：；，{}[]<>%\\\u200b\u00a0\u0301',
    '----',
    '://',
    '""',
    '%41',
    '&amp;',
    'a@',
  ),
  fc.constantFrom(
    'account',
    'nickname',
    'https',
    'x.com',
    'Asia/',
    'GMT+7',
    '{nickname}',
    '{nickname, or there}',
    '{my_nickname}',
    '203.0.113.7',
    '1e9',
    '👨‍👩‍👧',
    '字',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
)
const row = fc.oneof(
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.tuple(piece, fc.nat(2000)).map(([text, times]) => text.repeat(times).slice(0, 4000)),
)

const SECRET = 'Zq7SecretWord'

/** Processor time of the thread, which nothing else on the machine lengthens, of a row that somebody waits for. */
const MOST_MS = 20

test.each(Object.entries(parsers))(
  '%s never throws and takes at most 20 ms of a processor for a row',
  (_, parse) => {
    const rows = fc.sample(row, { numRuns: 300, seed: 32 })
    for (const text of rows.slice(0, 20)) parse(text)
    const before = process.threadCpuUsage()
    for (const text of rows) parse(text)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000 / rows.length).toBeLessThan(MOST_MS)
  },
)

test('what is read is read back the same: zones, templates, keys, entities', () => {
  const zones = fc.constantFrom(
    'Asia/Saigon',
    'us/pacific',
    'Europe/Kiev',
    'GMT',
    'PRC',
    'Etc/GMT-7',
    'CST',
    'Asia/ho chi minh',
  )
  fc.assert(
    fc.property(fc.oneof(zones, row), (text) => {
      const zone = zoneOf(text)
      if (zone !== null) expect(zoneOf(zone)).toBe(zone)
      expect(
        parseTemplate(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
      expect(searchKey(searchKey(text))).toBe(searchKey(text))
      const written = text.replace(
        /[&<>]/g,
        (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign,
      )
      expect(decodeEntities(written)).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

test('what is read is read back the same: profiles, posts and addresses of tasks, official channels', () => {
  const places = [x, facebook, instagram] as const
  const links = fc
    .tuple(
      fc.constantFrom(
        'https://x.com/',
        'm.facebook.com/',
        'https://www.instagram.com/',
        'l.facebook.com/l.php?u=',
      ),
      fc.array(
        fc.constantFrom(
          'ann_lee',
          'status',
          '20',
          'p',
          'CxYz12345',
          'posts',
          'i',
          'user',
          'profile.php?id=61550000000001',
          '@ann.lee',
        ),
        { maxLength: 4 },
      ),
    )
    .map(([begin, parts]) => begin + parts.join('/'))
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.oneof(links, row), (place, text) => {
      const url = targetUrl(place, 'send_message', text)
      if (url !== null) {
        expect(new URL(url).origin).toBe(new URL(place.web_base).origin)
        expect(targetUrl(place, 'send_message', url)).toBe(url)
      }
      const post = targetUrl(place, 'like', text)
      if (post !== null && isAddress(place, 'post', text)) expect(isAddress(place, 'post', post)).toBe(true)
      for (const { kind, value } of guessChannel(text)) expect(readChannel(kind, value)).toBe(value)
    }),
    { numRuns: 2000 },
  )
})

test('a login in a link never gets into an address that is opened, nor an agent’s header into its log', () => {
  fc.assert(
    fc.property(fc.constantFrom(x, facebook, instagram), row, (place, text) => {
      for (const target of [`https://ann:${SECRET}@${text}`, `https://${SECRET}@x.com/${text}`])
        expect(
          `${targetUrl(place, 'follow', target)} ${browseUrl(place, 'collect_followers', target)}`,
        ).not.toContain(SECRET)
      expect(JSON.stringify(readUserAgent(`Mozilla/5.0 ${SECRET} ${text}`))).not.toContain(SECRET)
    }),
    { numRuns: 1000 },
  )
})

test('a text in a cell is read as it was written, whatever its signs', async () => {
  const cells = fc.sample(row, { numRuns: 300, seed: 32 })
  const texts = cells.map((text) => text.replace(/[^\P{C}\t\n]/gu, '').replaceAll('\uFFFE', ''))
  const written = texts.map((text) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`))
  const xml = `<sst>${written.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`
  async function* source() {
    yield Buffer.from(xml)
  }
  expect(await readSharedStrings(source())).toEqual(texts)
})

test('a number format of any form is read at once', async () => {
  for (const code of fc.sample(row, { numRuns: 300, seed: 32 })) {
    const safe = code.replace(/[^\P{C}]|[&<>"]/gu, '')
    async function* source() {
      yield Buffer.from(
        `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${safe}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
      )
    }
    const before = process.threadCpuUsage()
    expect(await readStyles(source())).toHaveLength(1)
    const { user } = process.threadCpuUsage(before)
    expect(user / 1000).toBeLessThan(MOST_MS * 10)
  }
})

const cell = fc.oneof(
  fc.constantFrom(
    'ann',
    '',
    'Ann Lee',
    `"${SECRET}"`,
    `"a,${SECRET}"`,
    `"two\n${SECRET}"`,
    `"${SECRET}""${SECRET}"`,
    SECRET,
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }).map((text) => text.replace(/["\r\n,;\t；，]/g, '')),
)

test('a secret in a column that nobody chose never leaves the browser, however it is quoted', () => {
  fc.assert(
    fc.property(fc.constantFrom(',', ';', '\t'), fc.array(cell, { maxLength: 12 }), (separator, secrets) => {
      const rows = secrets.map((secret, index) => [`ann_${index}`, secret, 'Ann'].join(separator))
      const list = readList([['account', 'password', 'name'].join(separator), ...rows].join('\n'))
      const columns = list.table?.columns.flatMap(({ position, field }) =>
        field ? [{ position, field }] : [],
      )
      const read = readPasted([{ network: 'x' }], 'x', list, columns)
      expect(JSON.stringify(read)).not.toContain(SECRET)
      // A separator or line break within quotes is no other cell and no other row.
      expect(read).toHaveLength(rows.length)
    }),
    { numRuns: 1000 },
  )
})
