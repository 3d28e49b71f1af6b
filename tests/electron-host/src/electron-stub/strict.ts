/** Names that the language, the test runner or Node's inspector ask for on their own. */
const PASSIVE = new Set([
  'then',
  'toJSON',
  'constructor',
  'prototype',
  'domain',
  'inspect',
  'asymmetricMatch',
  'nodeType',
])

/** A use of Electron that the Chromium host lacks: loud and by name, so that nobody mistakes silence for success. */
export class NotInChromiumHost extends Error {
  constructor(name: string) {
    super(`electron.${name} isn't implemented by the Chromium host (tests/electron-host)`)
    this.name = 'NotInChromiumHost'
  }
}

/** The same object, but asking it for a member that it lacks throws instead of giving undefined. */
export function strict<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get(object, key, receiver) {
      if (typeof key === 'string' && !(key in object) && !key.startsWith('_') && !PASSIVE.has(key))
        throw new NotInChromiumHost(`${name}.${key}`)
      return Reflect.get(object, key, receiver)
    },
  })
}

/** A whole part of Electron that the host lacks: harmless to import, loud to use. */
export function missing(name: string): never {
  const fail = (): never => {
    throw new NotInChromiumHost(name)
  }
  return new Proxy(function unavailable() {}, {
    get(_target, key) {
      if (typeof key === 'symbol' || PASSIVE.has(key)) return undefined
      throw new NotInChromiumHost(`${name}.${key}`)
    },
    apply: fail,
    construct: fail,
  }) as never
}
