/** Properties that JavaScript, the test runner or Node's inspector read implicitly. */
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

/** Thrown when the app uses a part of Electron that the Chromium host does not implement. */
export class NotInChromiumHost extends Error {
  constructor(name: string) {
    super(`electron.${name} isn't implemented by the Chromium host (tests/electron-host)`)
    this.name = 'NotInChromiumHost'
  }
}

/** Wraps an object so that reading a missing member throws instead of returning undefined. */
export function strict<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get(object, key, receiver) {
      if (typeof key === 'string' && !(key in object) && !key.startsWith('_') && !PASSIVE.has(key))
        throw new NotInChromiumHost(`${name}.${key}`)
      return Reflect.get(object, key, receiver)
    },
  })
}

/** A module of Electron that the host lacks: it can be imported, but every use throws. */
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
