import { webcrypto } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decrypt, encrypt, hashToken, loadSecret, newToken } from './secret.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'seaport-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('a token is 256 random bits, and stored as a hash', () => {
  const tokens = Array.from({ length: 400 }, newToken)
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
  expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([32]))
  for (let bit = 0; bit < 256; bit += 1) {
    const ones = bytes.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
    // A fair coin exceeds this once in 10^20 runs.
    expect([bit, ones > 100, ones < 300]).toEqual([bit, true, true])
  }
  for (const token of tokens) expect(hashToken(token).includes(Buffer.from(token, 'base64url'))).toBe(false)
})

test('hashes and keys are those of SHA-256 and HKDF-SHA-256', () => {
  // Computed by OpenSSL: printf token | openssl sha256, and openssl kdf with info:seaport:a.
  expect(hashToken('token').toString('hex')).toBe(
    '3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0',
  )
  expect(
    loadSecret({ secret: 'a'.repeat(32), dataDir })
      .key('a')
      .toString('hex'),
  ).toBe('4763290f8d90168d5fb754c43116afbd8fd0127d7979753bb4a67997ebc521d9')
})

test('a secret is created once, readable only by its owner, and persists', () => {
  const first = loadSecret({ secret: null, dataDir: join(dataDir, 'new') }).key('a')
  const file = join(dataDir, 'new', 'secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(43)
  expect(loadSecret({ secret: null, dataDir: join(dataDir, 'new') }).key('a')).toEqual(first)
})

test('each purpose has its own key, and a given secret takes precedence over the file', () => {
  const one = loadSecret({ secret: 'a'.repeat(32), dataDir })
  const other = loadSecret({ secret: 'b'.repeat(32), dataDir })
  const keys = [one.key('a'), one.key('b'), other.key('a')].map((key) => key.toString('hex'))
  expect(new Set(keys).size).toBe(3)
  expect(keys.every((key) => key.length === 64)).toBe(true)
  expect(one.key('a')).toEqual(loadSecret({ secret: 'a'.repeat(32), dataDir }).key('a'))
})

test('a file without a valid secret stops the start', () => {
  writeFileSync(join(dataDir, 'secret'), 'short')
  expect(() => loadSecret({ secret: null, dataDir })).toThrow(/holds no secret/)
})

test('an encrypted text decrypts only with its key and context, and is never encrypted the same way twice', () => {
  const key = loadSecret({ secret: 'a'.repeat(32), dataDir }).key('a')
  const sealed = encrypt(key, 'pässword', 'row-1')
  expect(decrypt(key, sealed, 'row-1')).toBe('pässword')
  expect(encrypt(key, 'pässword', 'row-1').equals(sealed)).toBe(false)
  expect(sealed.includes('word')).toBe(false)
  expect(() => decrypt(key, sealed, 'row-2')).toThrow()
  // go-gitea/gitea#24575, coollabsio/coolify#3761: a server moved without its secret, whose log must say so.
  expect(() => decrypt(loadSecret({ secret: 'b'.repeat(32), dataDir }).key('a'), sealed, 'row-1')).toThrow(
    'it was with another secret. Is SEAPORT_SECRET the one from before, and the same on every server?',
  )
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => decrypt(key, changed, 'row-1')).toThrow()
  }
  expect(() => decrypt(key, sealed.subarray(0, 20), 'row-1')).toThrow()
})

test('what is encrypted is AES-256-GCM to another implementation too', async () => {
  const key = loadSecret({ secret: 'a'.repeat(32), dataDir }).key('a')
  const sealed = encrypt(key, 'pässword', 'row-1')
  const [iv, tag, text] = [sealed.subarray(0, 12), sealed.subarray(12, 28), sealed.subarray(28)]
  const imported = await webcrypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  expect(imported.algorithm).toEqual({ name: 'AES-GCM', length: 256 })
  const how = { name: 'AES-GCM', iv, additionalData: Buffer.from('row-1'), tagLength: 128 }
  const opened = await webcrypto.subtle.decrypt(how, imported, Buffer.concat([text, tag]))
  expect(Buffer.from(opened).toString()).toBe('pässword')
})

/** Under another name nothing that an installation has stored, sent or signed would be readable after an update. */
const purposes: Readonly<Record<string, readonly string[]>> = {
  'kernel/secret.ts': ['backup'],
  'kernel/http/route.ts': ['idempotency', 'idempotency-answers'],
  'modules/desk/proxy/proxy-secret.ts': ['proxy-password'],
  'modules/desk/sign-in/sign-in-state.ts': ['network-sign-in'],
  'modules/people/admin-user/switch-back-token.ts': ['switch-admin'],
  'modules/people/registration/email-code.ts': ['email-code'],
  'modules/people/second-factor/factor-change.ts': ['factor-change'],
  'modules/people/second-factor/factor-code.ts': ['totp'],
  'modules/people/second-factor/recovery-code.ts': ['recovery-code'],
  'modules/platform/email/email-config.ts': ['email-password'],
  'modules/platform/email/mail-outbox.ts': ['mail-content'],
  'modules/platform/file/file-mapper.ts': ['file-url'],
  'modules/platform/network/network-config.ts': ['network-app-secret'],
  'modules/work/notification/webhook-delivery.ts': ['webhook'],
  'modules/work/translation/translation-config.ts': ['translation-key'],
}

test('every purpose of a key keeps its name and its place', () => {
  const root = join(import.meta.dirname, '..')
  const found: Record<string, string[]> = {}
  for (const file of globSync('**/*.ts', { cwd: root, exclude: ['test-support/**', '**/*.test.ts'] }))
    for (const [, purpose = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /ecret\.key\('([^']+)'\)/g,
    ))
      found[file] = [...(found[file] ?? []), purpose]
  expect(found).toEqual(purposes)
})
