import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setAside } from './json-file.ts'
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

/**
 * Opens a secret store in one JSON file that its owner alone may read.
 * @param onSetAside told where a file was moved to that is no such store: it begins anew, so people can log in again
 */
export function openSecretFile(
  file: string,
  cipher: SecretCipher,
  onSetAside?: (movedTo: string) => void,
): SecretStore {
  // Two writers at once would lose one of the two secrets.
  const serialize = createSerialQueue()
  const change = (edit: (all: Record<string, string>) => void) =>
    serialize(async () => {
      const all = await read(file, onSetAside)
      edit(all)
      await write(file, all)
    })
  return {
    get: (name) =>
      serialize(async () => {
        const encrypted = (await read(file, onSetAside))[name]
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
    names: () => serialize(async () => Object.keys(await read(file, onSetAside))),
  }
}

async function read(
  file: string,
  onSetAside: (movedTo: string) => void = () => undefined,
): Promise<Record<string, string>> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  const all = parse(text)
  if (all) return all
  onSetAside(setAside(file))
  return {}
}

function parse(text: string): Record<string, string> | undefined {
  try {
    const all: unknown = JSON.parse(text)
    const isStore =
      typeof all === 'object' &&
      all !== null &&
      !Array.isArray(all) &&
      Object.values(all).every((secret) => typeof secret === 'string')
    return isStore ? (all as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}

/** Written beside and renamed, so that a crash leaves the old file or the new one. */
async function write(file: string, all: Record<string, string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.new`
  try {
    await writeFile(draft, JSON.stringify(all), { mode: 0o600, flush: true })
  } catch (error) {
    // Half of a draft must not take the room that there is.
    await rm(draft, { force: true })
    throw error
  }
  await chmod(draft, 0o600)
  await rename(draft, file)
}
