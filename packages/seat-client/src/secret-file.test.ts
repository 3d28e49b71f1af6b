import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecretFile, plainText, type SecretCipher } from './secret-file.ts'
import { SecretsUnavailable } from './secret-store.ts'

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'deep', 'secrets.json')
}

test('secrets written concurrently are all kept, across a restart, in a file that only its owner can read', async () => {
  const file = temporaryFile()
  const store = openSecretFile(file, plainText)
  await Promise.all(['a', 'b', 'c'].map((name) => store.set(name, `secret ${name}`)))
  await store.delete('b')
  const again = openSecretFile(file, plainText)
  expect((await again.names()).sort()).toEqual(['a', 'c'])
  expect([await again.get('a'), await again.get('b')]).toEqual(['secret a', undefined])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('the file contains encrypted values, and a system without protection stores nothing', async () => {
  const file = temporaryFile()
  const reversed: SecretCipher = {
    encrypt: async (secret) => [...secret].reverse().join(''),
    decrypt: async (encrypted) => ({ secret: [...encrypted].reverse().join(''), outdated: false }),
  }
  const store = openSecretFile(file, reversed)
  await store.set('token', 'abc')
  expect(readFileSync(file, 'utf8')).toBe('{"token":"cba"}')
  expect(await store.get('token')).toBe('abc')

  const refuse = () => Promise.reject(new SecretsUnavailable())
  const closed = openSecretFile(file, { encrypt: refuse, decrypt: refuse })
  await expect(closed.set('token', 'new')).rejects.toThrow(SecretsUnavailable)
  await expect(closed.get('token')).rejects.toThrow(SecretsUnavailable)
  expect(readFileSync(file, 'utf8')).toBe('{"token":"cba"}')
})

test('values encrypted with an older key are encrypted again; if that fails they can still be read', async () => {
  const file = temporaryFile()
  const state = { key: 'old', locked: false }
  const store = openSecretFile(file, {
    async encrypt(secret) {
      if (state.locked) throw new Error('Error while encrypting')
      return `${state.key}:${secret}`
    },
    async decrypt(encrypted) {
      const [key, secret = ''] = encrypted.split(':')
      return { secret, outdated: key !== state.key }
    },
  })
  await store.set('device', 'abc')
  Object.assign(state, { key: 'new', locked: true })
  expect(await store.get('device')).toBe('abc')
  expect(readFileSync(file, 'utf8')).toBe('{"device":"old:abc"}')
  state.locked = false
  expect(await store.get('device')).toBe('abc')
  expect(readFileSync(file, 'utf8')).toBe('{"device":"new:abc"}')
})

test.each([
  ['cut off in the middle', '{"device":"abc'],
  ['of another shape', '["device"]'],
  ['empty', ''],
])('a file that is %s is kept under another name, and the store starts empty', async (_title, text) => {
  const file = temporaryFile()
  const movedTo: string[] = []
  const store = openSecretFile(file, plainText, (path) => movedTo.push(path))
  await store.set('device', 'old')
  writeFileSync(file, text)
  expect(await store.get('device')).toBeUndefined()
  await store.set('device', 'new')
  expect(await store.get('device')).toBe('new')
  expect(movedTo.map((path) => readFileSync(path, 'utf8'))).toEqual([text])
})

test('on a full disk a new secret is refused and the others stay; with space again it is stored', async () => {
  const file = temporaryFile()
  const store = openSecretFile(file, plainText)
  await store.set('device', 'old')
  // The temporary file is written to a device that is always full.
  symlinkSync('/dev/full', `${file}.new`)
  await expect(store.set('device', 'new')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await store.get('device')).toBe('old')
  await store.set('device', 'new')
  expect(await openSecretFile(file, plainText).get('device')).toBe('new')
})
