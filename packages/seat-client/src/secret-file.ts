import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SecretStore } from './secret-store.ts'
import { createSerialQueue } from './serial-queue.ts'

/** How a secret is encrypted before it is written. Both throw SecretsUnavailable where the system protects nothing. */
export interface SecretCipher {
  encrypt(secret: string): string
  decrypt(encrypted: string): string
}

/** No encryption: only the file's mode keeps others out. For machines without a key store; their owner must be told. */
export const plainText: SecretCipher = {
  encrypt: (secret) => secret,
  decrypt: (secret) => secret,
}

/** Opens a secret store in one JSON file that its owner alone may read. */
export function openSecretFile(file: string, cipher: SecretCipher): SecretStore {
  // Two writers at once would lose one of the two secrets.
  const serialize = createSerialQueue()
  const change = (edit: (all: Record<string, string>) => void) =>
    serialize(async () => {
      const all = await read(file)
      edit(all)
      await write(file, all)
    })
  return {
    get: (name) =>
      serialize(async () => {
        const encrypted = (await read(file))[name]
        return encrypted === undefined ? undefined : cipher.decrypt(encrypted)
      }),
    set: (name, value) =>
      change((all) => {
        all[name] = cipher.encrypt(value)
      }),
    delete: (name) =>
      change((all) => {
        delete all[name]
      }),
    names: () => serialize(async () => Object.keys(await read(file))),
  }
}

async function read(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Written beside and renamed, so that a crash leaves the old file or the new one. */
async function write(file: string, all: Record<string, string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.new`
  await writeFile(draft, JSON.stringify(all), { mode: 0o600, flush: true })
  await chmod(draft, 0o600)
  await rename(draft, file)
}
