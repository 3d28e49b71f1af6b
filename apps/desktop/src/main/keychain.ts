import type { SecretCipher } from '@seaport/seat-client/secret-file'
import { SecretsUnavailable } from '@seaport/seat-client/secret-store'
import { safeStorage } from 'electron'

/**
 * The operating system's key store, through its asynchronous calls: the synchronous ones block the program while the system asks the person, and
 * Electron 46 removes them. Linux without a keyring "encrypts" with a key from Electron's own source, which counts as no protection.
 * @param allowPlain for the test host only
 */
export function keychain(allowPlain: boolean): SecretCipher {
  return {
    async encrypt(secret) {
      await assertProtected(allowPlain)
      return (await safeStorage.encryptStringAsync(secret)).toString('base64')
    },
    async decrypt(encrypted) {
      await assertProtected(allowPlain)
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(
        Buffer.from(encrypted, 'base64'),
      )
      return { secret: result, outdated: shouldReEncrypt }
    },
  }
}

async function assertProtected(allowPlain: boolean): Promise<void> {
  const isPlain = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text'
  if ((isPlain && !allowPlain) || !(await safeStorage.isAsyncEncryptionAvailable()))
    throw new SecretsUnavailable()
}
