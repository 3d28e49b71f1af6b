import { readText, replaceFile, setAside } from '@seaport/runner/files'
import type { SecretStore } from './secret-store.ts'
import { createSerialQueue } from './serial-queue.ts'

/** Encrypts a secret before it is written. Both functions reject with SecretsUnavailable if the system offers no protection. */
export interface SecretCipher {
  encrypt(secret: string): Promise<string>
  decrypt(encrypted: string): Promise<Decrypted>
}

interface Decrypted {
  readonly secret: string
  /** The key store has a newer key: values of the old one are encrypted again while both exist. */
  readonly outdated: boolean
}

/** No encryption: only the file's mode keeps others out. For machines without a key store; their owner must be warned. */
export const plainText: SecretCipher = {
  encrypt: async (secret) => secret,
  decrypt: async (secret) => ({ secret, outdated: false }),
}

/**
 * Opens a secret store in one JSON file that only its owner may read.
 * @param onSetAside called with the new path of an invalid file: the store starts empty, so people can log in again
 */
export function openSecretFile(
  file: string,
  cipher: SecretCipher,
  onSetAside?: (movedTo: string) => void,
): SecretStore {
  // Two concurrent writers would lose one of the two secrets.
  const serialize = createSerialQueue()
  const changeNow = async (edit: (all: Record<string, string>) => Promise<void> | void) => {
    const all = read(file, onSetAside)
    await edit(all)
    replaceFile(file, JSON.stringify(all))
  }
  const change = (edit: (all: Record<string, string>) => Promise<void> | void) =>
    serialize(() => changeNow(edit))
  const write = (name: string, secret: string) => async (all: Record<string, string>) => {
    all[name] = await cipher.encrypt(secret)
  }
  return {
    get: (name) =>
      serialize(async () => {
        const encrypted = read(file, onSetAside)[name]
        if (encrypted === undefined) return undefined
        const { secret, outdated } = await cipher.decrypt(encrypted)
        // The value was read; if it can't be written now, the next read tries again.
        if (outdated) await changeNow(write(name, secret)).catch(() => undefined)
        return secret
      }),
    set: (name, value) => change(write(name, value)),
    delete: (name) =>
      change((all) => {
        delete all[name]
      }),
    setAside: (name) =>
      change((all) => {
        const { [name]: unread } = all
        if (unread === undefined) return
        all[`${name}.unread-${new Date().toISOString()}`] = unread
        delete all[name]
      }),
    names: () => serialize(async () => Object.keys(read(file, onSetAside))),
  }
}

function read(file: string, onSetAside: (movedTo: string) => void = () => undefined): Record<string, string> {
  const text = readText(file)
  if (text === undefined) return {}
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
