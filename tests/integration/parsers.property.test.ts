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
import { decodeEntities } from '@seaport/platforms/x/entities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readList, readPasted } from '../../apps/console/src/features/account/import-text.ts'
import { readPaymentReport } from '../../apps/server/src/modules/money/order/payment-report.ts'

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

const SECRET = 'Zq7SecretWord'
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
