import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { ReleaseManifest } from '@seaport/contract/platform/release.schema'
import { expect, test } from 'vitest'
import { type Feed, feedFault, NO_FEED_FILE, NoFeed, verifyFeed } from './manifest.ts'

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey,
    key: publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('base64'),
  }
}
const [ours, theirs] = [pair(), pair()]
const sha512 = (sign: string) => sign.repeat(128)
const file = (name: string, uses: ReleaseManifest['files'][number]['uses'], sign = 'a') => ({
  name,
  target: 'win-x64' as const,
  uses,
  size: 100,
  sha512: sha512(sign),
})
const manifest: ReleaseManifest = {
  version: '1.1.0',
  released_at: '2026-03-02T08:00:00.000Z',
  notes: { cn: '新', hk: '新', en: 'New', vi: 'Mới' },
  files: [
    file('Seaport-1.1.0-win-x64.exe', ['update']),
    file('Seaport-1.1.0-win-x64.zip', ['installer'], 'b'),
  ],
}
const feedOf = (signed: object, key: KeyObject, change: Partial<Feed> = {}): Feed => {
  const text = JSON.stringify(signed)
  const entry = { url: '/downloads/1.1.0/Seaport-1.1.0-win-x64.exe', size: 100, sha512: base64('a') }
  const signature = sign(null, Buffer.from(text), key).toString('base64')
  return { version: '1.1.0', files: [entry], manifest: text, signature, ...change }
}
const base64 = (letter: string) => Buffer.from(sha512(letter), 'hex').toString('base64')
const verify = (feed: Feed, keys = [ours.key]) => verifyFeed(feed, keys, 'win-x64')
const good = feedOf(manifest, ours.privateKey)
const [entry] = good.files as [Feed['files'][number]]

test('a manifest signed by a trusted key is accepted', () => {
  expect(verify(good)).toEqual(manifest)
  expect(verify(good, [theirs.key, ours.key])).toEqual(manifest)
})

test.each<[string, Feed, string]>([
  ['signed by another', feedOf(manifest, theirs.privateKey), 'trusts'],
  [
    'a manifest that was changed',
    { ...good, manifest: String(good.manifest).replace('New', 'Now') },
    'trusts',
  ],
  ['no signature', { ...good, signature: undefined }, 'not signed'],
  ['a signature that is none', { ...good, signature: 'AAAA' }, 'trusts'],
  ['no manifest', { ...good, manifest: undefined }, 'not signed'],
  ['an older release under a new number', { ...good, version: '1.2.0' }, 'another version'],
  ['another file', { ...good, files: [{ ...entry, url: '/downloads/1.1.0/evil.exe' }] }, 'not part'],
  [
    'a file from elsewhere',
    { ...good, files: [{ ...entry, url: `https://evil.example${entry.url}` }] },
    'not part',
  ],
  ['another checksum', { ...good, files: [{ ...entry, sha512: base64('c') }] }, 'not part'],
  ['another size', { ...good, files: [{ ...entry, size: 99 }] }, 'not part'],
  [
    'a file to install from',
    {
      ...good,
      files: [{ url: '/downloads/1.1.0/Seaport-1.1.0-win-x64.zip', size: 100, sha512: base64('b') }],
    },
    'not part',
  ],
  ['no file at all', { ...good, files: [] }, 'no file'],
])('%s is refused', (_name, feed, reason) => {
  expect(() => verify(feed)).toThrow(reason)
})

test('files of another system, and a client without keys, are refused', () => {
  expect(() => verifyFeed(good, [ours.key], 'mac-x64')).toThrow('not part')
  expect(() => verify(good, [])).toThrow('trusts')
  expect(() => verify(good, ['AAAA'])).toThrow('trusts')
})

/** As electron-updater tells of a 404 (`createHttpError` of builder-util-runtime). */
const missing = (headers: object) =>
  Object.assign(
    new Error(
      `Cannot find channel "latest.yml" update info: HttpError: 404 Not Found\n"method: GET url: https://seaport.example/updates"\nHeaders: ${JSON.stringify(headers, null, 2)}`,
    ),
    { code: NO_FEED_FILE },
  )

test.each([
  ['a gateway’s page', { 'content-type': 'text/html', 'x-request-id': '4f1c' }],
  ['a mistyped address behind a gateway', { 'content-type': 'text/plain; charset=utf-8' }],
  ['nothing', {}],
  ['JSON of another service', { 'content-type': 'application/json' }],
])('a 404 with %s says nothing about updates', (_title, headers) => {
  expect(feedFault(missing(headers))).toBeInstanceOf(NoFeed)
})

test('a 404 of the server itself means that there is no update, and other errors are unchanged', () => {
  const own = missing({ 'content-type': 'application/json; charset=utf-8', 'x-request-id': '4f1c' })
  const others = [
    // electron-userland/electron-builder#7374: a page instead of the feed.
    Object.assign(new Error('Cannot parse update info'), { code: 'ERR_UPDATER_INVALID_UPDATE_INFO' }),
    new Error('net::ERR_NETWORK_CHANGED'),
    'text',
  ]
  for (const error of [own, ...others]) expect(feedFault(error)).toBe(error)
})
