import { beforeEach, expect, test, vi } from 'vitest'

const { system } = vi.hoisted(() => ({ system: { available: true, backend: 'gnome_libsecret' } }))
vi.mock('electron', () => ({
  safeStorage: {
    isEncryptionAvailable: () => system.available,
    getSelectedStorageBackend: () => system.backend,
    encryptString: (secret: string) => Buffer.from(`sealed ${secret}`),
    decryptString: (sealed: Buffer) => sealed.toString().replace('sealed ', ''),
  },
}))
// Other suites of this process may have it with an Electron of their own.
vi.resetModules()
const { keychain } = await import('./keychain.ts')

const on = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
beforeEach(() => Object.assign(system, { available: true, backend: 'gnome_libsecret' }))

test('a secret goes to the system’s key store and comes back', () => {
  const { encrypt, decrypt } = keychain(false)
  expect(Buffer.from(encrypt('token'), 'base64').toString()).toBe('sealed token')
  expect(decrypt(encrypt('token'))).toBe('token')
})

test('Linux without a keyring is refused, but for the test host; other systems have no such kind', () => {
  system.backend = 'basic_text'
  on('linux')
  expect(() => keychain(false).encrypt('token')).toThrow('no protected storage')
  expect(() => keychain(false).decrypt('')).toThrow('no protected storage')
  expect(keychain(true).encrypt('token')).not.toBe('')
  on('win32')
  expect(keychain(false).encrypt('token')).not.toBe('')
})

test('a system that encrypts nothing is refused, in the test host too', () => {
  system.available = false
  for (const platform of ['darwin', 'win32', 'linux'] as const) {
    on(platform)
    expect(() => keychain(true).encrypt('token')).toThrow('no protected storage')
  }
})
