import type { PageElement, PageScope } from './page-scope.ts'

/** A value encoded for transfer between the worlds of a page. */
type Wire =
  | ['value', unknown]
  | ['function' | 'promise', number]
  | ['error', string]
  | ['array', Wire[]]
  | ['object', [string, Wire][]]

type Message =
  | ['call', number, Wire[]]
  | ['expose', string, Wire]
  | ['settled', number, boolean, Wire]
  | ['returned', Wire]
  | ['threw', string]

type AnyFunction = (...args: unknown[]) => unknown

/**
 * One end of the bridge between a page's own world and its preload's, which share the document and no object of JavaScript. Functions are called
 * in the world that they come from; all else is copied as Electron does (docs/api/context-bridge.md): prototypes, symbols and what an error has
 * besides its message are dropped, what can't be cloned is refused. Elements, which Electron carries, are refused too.
 *
 * Runs in both worlds, as text, and uses nothing else of this file. `line` is an element that nobody but the two ends has.
 */
export function joinWorlds(scope: PageScope, line: PageElement, here: string, there: string) {
  const { CustomEvent: Event, structuredClone: clone, Promise: Later, Error: Fault } = scope
  // Taken before the page can replace them.
  const { apply } = Reflect
  const { then } = Later.prototype
  const { dispatchEvent } = line
  const functions: AnyFunction[] = []
  const promises = new Map<number, { resolve: AnyFunction; reject: AnyFunction }>()
  let sentPromises = 0
  let answer: Message | undefined

  const say = (message: Message): unknown => {
    answer = undefined
    apply(dispatchEvent, line, [new Event(there, { detail: message })])
    const reply = (answer as Message | undefined) ?? (['threw', 'The other world is gone'] as const)
    if (reply[0] === 'returned') return take(reply[1])
    throw new Fault(reply[0] === 'threw' ? reply[1] : 'The other world answers out of turn')
  }
  const textOf = (error: unknown) => (error instanceof Fault ? error.message : String(error))
  const settle = (id: number, isKept: boolean, value: unknown): void => {
    let wire: Wire
    try {
      wire = pass(value)
    } catch (error) {
      return void say(['settled', id, false, ['error', textOf(error)]])
    }
    say(['settled', id, isKept, wire])
  }
  const pass = (value: unknown, depth = 0): Wire => {
    if (depth >= 1000) throw new TypeError('Nested objects deeper than 1000 are not supported.')
    if (typeof value === 'function') return ['function', functions.push(value as AnyFunction) - 1]
    if (typeof value === 'symbol') return ['value', undefined]
    if (typeof value !== 'object' || value === null) return ['value', value]
    if (value instanceof Later) {
      const id = sentPromises++
      const keep = (is: boolean) => (result: unknown) => settle(id, is, result)
      apply(then, value, [keep(true), keep(false)])
      return ['promise', id]
    }
    if (value instanceof Fault) return ['error', value.message]
    if (Array.isArray(value)) return ['array', Array.from(value, (item) => pass(item, depth + 1))]
    // Instances of any class except built-in ones.
    if (Object.prototype.toString.call(value) === '[object Object]') {
      const entries = Object.entries(value).filter(([, item]) => typeof item !== 'symbol')
      return ['object', entries.map(([key, item]) => [key, pass(item, depth + 1)])]
    }
    try {
      return ['value', clone(value)]
    } catch {
      throw new Fault('An object could not be cloned.')
    }
  }
  const take = ([kind, value]: Wire): unknown => {
    if (kind === 'function') return (...args: unknown[]) => say(['call', value, args.map((arg) => pass(arg))])
    if (kind === 'promise') return new Later((resolve, reject) => promises.set(value, { resolve, reject }))
    if (kind === 'error') return new Fault(value)
    if (kind === 'array') return value.map(take)
    if (kind === 'object') return Object.fromEntries(value.map(([key, item]) => [key, take(item)]))
    return value
  }
  const freeze = (value: unknown): unknown => {
    if (typeof value !== 'object' && typeof value !== 'function') return value
    for (const item of Object.values(value ?? {})) freeze(item)
    return Object.freeze(value)
  }
  const hear = (message: Message): unknown => {
    if (message[0] === 'call') return functions[message[1]]?.(...message[2].map(take))
    if (message[0] === 'settled') {
      const [, id, isKept, wire] = message
      const { resolve, reject } = promises.get(id) ?? {}
      promises.delete(id)
      return void (isKept ? resolve : reject)?.(take(wire))
    }
    const [, key, wire] = message as Message & { 0: 'expose' }
    if (key in scope)
      throw new Fault('Cannot bind an API on top of an existing property on the window object')
    return void Object.defineProperty(scope, key, { value: freeze(take(wire)), enumerable: true })
  }
  line.addEventListener(here, ({ detail }) => {
    const message = detail as Message
    if (message[0] === 'returned' || message[0] === 'threw') {
      answer = message
      return
    }
    let reply: Message
    try {
      reply = ['returned', pass(hear(message))]
    } catch (error) {
      reply = ['threw', textOf(error)]
    }
    apply(dispatchEvent, line, [new Event(there, { detail: reply })])
  })
  return { expose: (key: string, api: unknown) => void say(['expose', key, pass(api)]) }
}
