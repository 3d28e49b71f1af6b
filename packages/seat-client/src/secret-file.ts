import { readText, replaceFile, setAside } from '@seaport/runner/files'
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
      const all = read(file, onSetAside)
      edit(all)
      replaceFile(file, JSON.stringify(all))
    })
  return {
    get: (name) =>
      serialize(async () => {
        const encrypted = read(file, onSetAside)[name]
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
