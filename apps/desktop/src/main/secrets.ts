import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { safeStorage } from 'electron'

/** Named secrets (session token, device key, network credentials), encrypted by the operating system's key store. */
export type Secrets = {
  get(name: string): Promise<string | undefined>
  set(name: string, value: string): Promise<void>
  delete(name: string): Promise<void>
  /** Names of everything kept. */
  names(): Promise<string[]>
}

/** Thrown instead of writing a secret that anybody could read. */
export class SecretsUnavailable extends Error {
  constructor() {
    super('This system offers no protected storage, so no secret is kept')
    this.name = 'SecretsUnavailable'
  }
}

/**
 * Opens the secret file. Without real encryption it refuses: Linux without a keyring "encrypts" with a key that is in Electron's own
 * source. Only the test host may do that.
 */
export function createSecrets(file: string, testHost: boolean): Secrets {
  let tail: Promise<unknown> = Promise.resolve()
  /** One at a time: two writers would lose one of the two secrets. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = tail.then(work, work)
    tail = next.catch(() => undefined)
    return next
  }
  const change = (edit: (all: Record<string, string>) => void) =>
    inTurn(async () => {
      assertProtected(testHost)
      const all = await read(file)
      edit(all)
      await write(file, all)
    })
  return {
    get: (name) =>
      inTurn(async () => {
        const sealed = (await read(file))[name]
        if (sealed === undefined) return undefined
        assertProtected(testHost)
        return safeStorage.decryptString(Buffer.from(sealed, 'base64'))
      }),
    set: (name, value) =>
      change((all) => {
        all[name] = safeStorage.encryptString(value).toString('base64')
      }),
    delete: (name) =>
      change((all) => {
        delete all[name]
      }),
    names: () => inTurn(async () => Object.keys(await read(file))),
  }
}

function assertProtected(testHost: boolean): void {
  const plain = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text'
  if (!safeStorage.isEncryptionAvailable() || (plain && !testHost)) throw new SecretsUnavailable()
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
