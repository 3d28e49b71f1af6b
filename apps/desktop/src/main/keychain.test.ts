import { beforeEach, expect, test, vi } from 'vitest'

const { system } = vi.hoisted(() => ({
  system: { available: true, backend: 'gnome_libsecret', rotated: false },
}))
vi.mock('electron', () => ({
  safeStorage: {
    isAsyncEncryptionAvailable: async () => system.available,
    getSelectedStorageBackend: () => system.backend,
    encryptStringAsync: async (secret: string) => Buffer.from(`sealed ${secret}`),
    decryptStringAsync: async (sealed: Buffer) => ({
      result: sealed.toString().replace('sealed ', ''),
      shouldReEncrypt: system.rotated,
    }),
  },
}))
const { keychain } = await import('./keychain.ts')

const on = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
beforeEach(() => Object.assign(system, { available: true, backend: 'gnome_libsecret', rotated: false }))

test('a secret is stored in the system’s key store and read back; one of an older key is reported as such', async () => {
  const { encrypt, decrypt } = keychain(false)
  const encrypted = await encrypt('token')
  expect(Buffer.from(encrypted, 'base64').toString()).toBe('sealed token')
  expect(await decrypt(encrypted)).toEqual({ secret: 'token', outdated: false })
  system.rotated = true
  expect(await decrypt(encrypted)).toEqual({ secret: 'token', outdated: true })
})

test('Linux without a keyring is refused, except in the test host; other systems have no such backend', async () => {
  system.backend = 'basic_text'
  on('linux')
  await expect(keychain(false).encrypt('token')).rejects.toThrow('no protected storage')
  await expect(keychain(false).decrypt('')).rejects.toThrow('no protected storage')
  expect(await keychain(true).encrypt('token')).not.toBe('')
  on('win32')
  expect(await keychain(false).encrypt('token')).not.toBe('')
})

test('a system that encrypts nothing is refused, in the test host too', async () => {
  system.available = false
  for (const platform of ['darwin', 'win32', 'linux'] as const) {
    on(platform)
    await expect(keychain(true).encrypt('token')).rejects.toThrow('no protected storage')
  }
})
