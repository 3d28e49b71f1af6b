import type { SecretCipher } from '@seaport/seat-client/secret-file'
import { SecretsUnavailable } from '@seaport/seat-client/secret-store'
import { safeStorage } from 'electron'

/**
 * The operating system's key store. Linux without a keyring "encrypts" with a key from Electron's own source, which counts as no protection.
 * @param allowPlain for the test host alone
 */
export function keychain(allowPlain: boolean): SecretCipher {
  return {
    encrypt(secret) {
      assertProtected(allowPlain)
      return safeStorage.encryptString(secret).toString('base64')
    },
    decrypt(encrypted) {
      assertProtected(allowPlain)
      return safeStorage.decryptString(Buffer.from(encrypted, 'base64'))
    },
  }
}

function assertProtected(allowPlain: boolean): void {
  const isPlain = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text'
  if (!safeStorage.isEncryptionAvailable() || (isPlain && !allowPlain)) throw new SecretsUnavailable()
}
