import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from './root.ts'

const text = readFileSync(join(root, 'docs/security-rules.md'), 'utf8')
const quotes = [...text.matchAll(/`([\w./-]+\.ts)`: `([^`]+)`/g)].map(([, file = '', quote = '']) => ({
  file,
  quote,
}))
const sources = globSync('{apps/server,packages/contract}/src/**/*.ts', { cwd: root })
  .filter((path) => !/\.test\.ts$|test-support/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), source: readFileSync(join(root, path), 'utf8') }))

/** A number that goes on behind the quotation is another: `LIMIT = 10` is not said by `LIMIT = 1000`. */
const saysExactly = (source: string, quote: string) =>
  source
    .split(quote)
    .slice(1)
    .some((rest) => !/^(?:[\w.]| \*)/.test(rest))

test('every quotation of docs/security-rules.md stands in the sources', () => {
  expect(quotes.length).toBeGreaterThan(25)
  const gone = quotes.filter(
    ({ file, quote }) => !sources.some(({ path, source }) => path === file && saysExactly(source, quote)),
  )
  expect(gone).toEqual([])
})

test('it names every key purpose, and every body and upload with its own size limit', () => {
  const purposes = sources.flatMap(({ source }) =>
    [...source.matchAll(/\.key\('([\w-]+)'\)/g)].map(([, name]) => name),
  )
  const listed = [...text.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name)
  expect([...new Set(purposes)].sort()).toEqual(listed)
  const sized = sources.filter(
    ({ path, source }) => path.startsWith('packages/contract/') && /bodyLimit: \d/.test(source),
  )
  expect(sized.map(({ path }) => path).filter((path) => !quotes.some(({ file }) => file === path))).toEqual(
    [],
  )
})

test('every call that hands out a session or a token stands among the ways to log in (ASVS 6.1.3)', () => {
  const table = text.slice(text.indexOf('## Ways to log in'), text.indexOf('## Brakes on guessing'))
  const listed = [...table.matchAll(/^\| `([A-Z]+ \/[\w/:-]+)`/gm)].map(([, call]) => call)
  const handing = endpoints.filter((endpoint) => {
    const { data } = schemasOf(endpoint)
    return data instanceof z.ZodObject && 'token' in data.shape
  })
  expect(listed.sort()).toEqual(handing.map(({ method, path }) => `${method} ${path}`).sort())
})

/** What the standard wants in writing, by the words without which its section would not say it. */
test.each([
  [
    'Lifetimes',
    '7.1.1',
    ['IDLE_LIMIT = 30 * DAY', 'TOTAL_LIMIT = 90 * DAY', 'UNFINISHED_MS', 'STEP_UP_MINUTES'],
  ],
  ['Lifetimes', '7.1.1', ['LOGIN_AS_SECONDS', 'seat-auth.ts`: `IDLE_LIMIT', 'PROOF_WINDOW', 'SET_UP_MS']],
  ['Lifetimes', '6.5.5', ['expire_minutes', 'period: 30']],
  [
    'Lifetimes',
    '7.1.2',
    ['any number of machines at the same time', 'A seat has one device and one session'],
  ],
  ['Brakes on guessing and on floods', '6.1.1', ['guess-account', 'guess-address', 'CODE_TRIES', 'PER_DAY']],
  ['Brakes on guessing and on floods', '6.1.1', ['email-code', 'sign-in', 'default(6000)', 'counted apart']],
  ['What comes in', '2.1.3', ['PUBLIC_BODY_LIMIT', 'BODY_LIMIT = 256', '30,000 values, 200 fields']],
  ['What comes in', '5.1.1', ['PNG, JPEG, WebP', 'MP4', 'XLSX, CSV', 'known by their content']],
  ['Costly functions', '15.1.3', ['Hashing a password', 'Reading a table', 'Lists', 'Exports']],
  [
    'Connections',
    '13.1.1',
    ['database', 'SEAPORT_S3_URL', 'mail server', 'proxies', 'webhooks', 'translation'],
  ],
  ['Keys and cryptography', '11.1.1', ['It is changed when', 'A new secret makes unreadable', 'release key']],
  ['Keys and cryptography', '11.1.2', ['argon2id', 'SHA-256', 'ES256', 'Ed25519', 'SHA-512', 'HMAC-SHA-1']],
  ['Classes of data', '14.1.1', ['Secrets', 'Accounts', 'People', 'Business', 'Public']],
  [
    'What the log holds',
    '16.1.1',
    ['time in UTC', 'request id', 'route’s pattern', 'No content of a request'],
  ],
  [
    'Updates',
    '15.1.1',
    ['7 days when they are critical', '30 when they are high', '90 otherwise', 'quarter'],
  ],
] as const)('its section “%s” says what ASVS %s asks for: %s', (heading, _number, words) => {
  const [, section = ''] = text.replaceAll("'", '’').split(`\n## ${heading}\n`)
  const said = section.split('\n## ')[0] ?? ''
  expect(words.filter((word) => !said.includes(word))).toEqual([])
})
