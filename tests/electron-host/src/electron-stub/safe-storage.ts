import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from './app.ts'
import { strict } from './strict.ts'

const PREFIX = Buffer.from('host1')

/** `locked`: the user denied access to the key store; `unavailable`: the system has none. */
type KeyStore = 'works' | 'locked' | 'unavailable'
let state = (process.env.ELECTRON_HOST_KEY_STORE ?? 'works') as KeyStore

const keyFile = () => join(app.getPath('userData'), 'electron-host.key')

/** The key is stored beside the data, so this is not secure; the backend's name says so. */
function key(): Buffer {
  const file = keyFile()
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 })
  return readFileSync(file)
}

function assertUsable(doing: string): void {
  if (!app.isReady()) throw new Error('safeStorage cannot be used before app is ready')
  if (state !== 'works') throw new Error(`Error while ${doing}`)
}

/** Controls of the system's key store for a test. */
export const keyStore = {
  become: (next: KeyStore) => {
    state = next
  },
  /** Replaces the key, as another system user or computer has: existing data can't be decrypted. */
  loseKey: () => rmSync(keyFile(), { force: true }),
}

/** Without the synchronous calls, which are deprecated and which Electron 46 lacks (docs/api/safe-storage.md). */
export const safeStorage = strict(
  {
    isAsyncEncryptionAvailable: async () => app.isReady() && state !== 'unavailable',
    getSelectedStorageBackend: () => (app.isReady() ? 'basic_text' : 'unknown'),
    setUsePlainTextEncryption: () => undefined,
    encryptStringAsync: async (plain: string): Promise<Buffer> => {
      assertUsable('encrypting the text')
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key(), iv)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([PREFIX, iv, cipher.getAuthTag(), sealed])
    },
    decryptStringAsync: async (sealed: Buffer) => {
      assertUsable('decrypting the ciphertext')
      if (!sealed.subarray(0, 5).equals(PREFIX)) throw new Error('Error while decrypting the ciphertext')
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(5, 17))
      decipher.setAuthTag(sealed.subarray(17, 33))
      const result = Buffer.concat([decipher.update(sealed.subarray(33)), decipher.final()]).toString('utf8')
      return { result, shouldReEncrypt: false }
    },
  },
  'safeStorage',
)
