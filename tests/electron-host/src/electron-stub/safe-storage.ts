import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from './app.ts'
import { strict } from './strict.ts'

const PREFIX = Buffer.from('host1')

/** The key lies beside the data: this protects nothing, and the backend's name says so. */
function key(): Buffer {
  const file = join(app.getPath('userData'), 'electron-host.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 })
  return readFileSync(file)
}

export const safeStorage = strict(
  {
    isEncryptionAvailable: () => app.isReady(),
    getSelectedStorageBackend: () => 'basic_text',
    setUsePlainTextEncryption: () => undefined,
    encryptString: (plain: string): Buffer => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key(), iv)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([PREFIX, iv, cipher.getAuthTag(), sealed])
    },
    decryptString: (sealed: Buffer): string => {
      if (!sealed.subarray(0, 5).equals(PREFIX)) throw new Error('Error while decrypting the ciphertext')
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(5, 17))
      decipher.setAuthTag(sealed.subarray(17, 33))
      return Buffer.concat([decipher.update(sealed.subarray(33)), decipher.final()]).toString('utf8')
    },
  },
  'safeStorage',
)
