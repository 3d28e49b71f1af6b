/** Named secrets of this machine: session token, device key, the networks' tokens. */
export interface SecretStore {
  get(name: string): Promise<string | undefined>
  set(name: string, value: string): Promise<void>
  delete(name: string): Promise<void>
  /** Keeps undecryptable data under another name, unchanged. */
  setAside(name: string): Promise<void>
  /** Names of all stored secrets. */
  names(): Promise<string[]>
}

/** Thrown instead of writing a secret that anybody could read. */
export class SecretsUnavailable extends Error {
  constructor() {
    super('This system offers no protected storage, so no secret is kept')
    this.name = 'SecretsUnavailable'
  }
}
