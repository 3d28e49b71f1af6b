import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecretFile, type SecretCipher } from '../secret-file.ts'
import { SecretsUnavailable } from '../secret-store.ts'
import { openDeviceIdentity } from './device-identity.ts'

/** A key store whose key can be lost, and which can be locked for a number of calls. */
function keyStore() {
  const state = { key: 'k1', lockedFor: 0 }
  const cipher: SecretCipher = {
    encrypt: async (secret) => `${state.key}:${secret}`,
    async decrypt(encrypted) {
      state.lockedFor -= 1
      if (state.lockedFor >= 0) throw new Error('Error while decrypting the ciphertext')
      if (!encrypted.startsWith(`${state.key}:`)) throw new Error('Error while decrypting the ciphertext')
      return { secret: encrypted.slice(state.key.length + 1), outdated: false }
    },
  }
  const folder = mkdtempSync(join(tmpdir(), 'seaport-device-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secrets.json')
  return { state, file, open: async () => (await openDeviceIdentity(openSecretFile(file, cipher))).device.id }
}

test.each([1, 3])('a key store that can’t decrypt %i times returns the same device', async (times) => {
  const { state, open } = keyStore()
  const id = await open()
  state.lockedFor = times
  expect(await open()).toBe(id)
})

test('a store that stays locked is reported, and the key is the same when it is unlocked', async () => {
  const { state, file, open } = keyStore()
  const id = await open()
  const before = JSON.parse(readFileSync(file, 'utf8')).device
  state.lockedFor = 1000
  await expect(open()).rejects.toThrow(SecretsUnavailable)
  expect(JSON.parse(readFileSync(file, 'utf8')).device).toBe(before)
  state.lockedFor = 0
  expect(await open()).toBe(id)
})

test.each([
  ['desktop', '  Máy của Mai · 二号 ', 'Máy của Mai · 二号'],
  ['desktop', '', 'desktop'],
  ['agent', ' \t', 'agent'],
  // Half a character is none, and the server takes a hundred units.
  ['desktop', `${'x'.repeat(99)}🍵`, 'x'.repeat(99)],
] as const)('as a device of the kind %s the computer “%s” is called “%s”', async (kind, name, called) => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-device-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cipher = {
    encrypt: async (secret: string) => secret,
    decrypt: async (secret: string) => ({ secret, outdated: false }),
  }
  const secrets = openSecretFile(join(folder, 'secrets.json'), cipher)
  expect((await openDeviceIdentity(secrets, { kind, name })).device.name).toBe(called)
})

test('a reset key store creates a new device, and keeps the old one’s data', async () => {
  const { state, file, open } = keyStore()
  const id = await open()
  const before = JSON.parse(readFileSync(file, 'utf8')).device
  state.key = 'k2'
  expect(await open()).not.toBe(id)
  expect(Object.values(JSON.parse(readFileSync(file, 'utf8')))).toContain(before)
})
