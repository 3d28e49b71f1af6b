/** Name of the binding while a page starts; the shim takes it away before any script of the page runs. */
export const BINDING = '__electronHost'

/** What the page side says to the host: one binding for everything. */
export type Shout =
  | ['open', string, string]
  | ['hello']
  | ['pull']
  | ['invoke', string, unknown[]]
  | ['send', string, unknown[]]

/** Runs inside every page before its own scripts. Self-contained: it is sent as text. */
function shim(binding: string, runPreload: ((...globals: unknown[]) => void) | undefined): void {
  type Listener = (event: object, ...args: unknown[]) => void
  const scope = globalThis as unknown as Record<string, unknown>
  const shout = scope[binding] as (...message: unknown[]) => Promise<unknown>
  delete scope[binding]
  scope.open = (url = 'about:blank', name = '') => {
    void shout('open', new URL(String(url), (scope.location as { href: string }).href).href, String(name))
    return null
  }
  // Like Electron's: subframes get no preload.
  if (!runPreload || scope.top !== globalThis) return

  const listeners = new Map<string, Set<Listener>>()
  const once = new WeakMap<Listener, Listener>()
  const ipcRenderer = {
    invoke: async (channel: string, ...args: unknown[]) => {
      const answer = (await shout('invoke', channel, args)) as { value: unknown } | { error: string }
      if ('error' in answer) throw new Error(answer.error)
      return answer.value
    },
    send: (channel: string, ...args: unknown[]) => void shout('send', channel, args),
    on: (channel: string, listener: Listener) => {
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(listener))
      return ipcRenderer
    },
    once: (channel: string, listener: Listener) => {
      const single: Listener = (...args) => {
        ipcRenderer.removeListener(channel, listener)
        listener(...args)
      }
      once.set(listener, single)
      return ipcRenderer.on(channel, single)
    },
    removeListener: (channel: string, listener: Listener) => {
      listeners.get(channel)?.delete(listener)
      const single = once.get(listener)
      if (single) listeners.get(channel)?.delete(single)
      return ipcRenderer
    },
    off: (channel: string, listener: Listener) => ipcRenderer.removeListener(channel, listener),
    removeAllListeners: (channel: string) => {
      listeners.delete(channel)
      return ipcRenderer
    },
  }
  const listen = async () => {
    for (;;) {
      const batch = (await shout('pull')) as [string, unknown[]][]
      for (const [channel, args] of batch)
        for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...args)
    }
  }
  void shout('hello').then(listen)

  /** What crosses the bridge is frozen, and values are copies, as across Electron's context border. */
  const bridged = (value: unknown): unknown => {
    if (typeof value === 'function')
      return Object.freeze((...args: unknown[]) => {
        const result = value(...args.map((arg) => (typeof arg === 'function' ? arg : structuredClone(arg))))
        return result instanceof Promise ? result.then(bridged) : bridged(result)
      })
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return Object.freeze(value.map(bridged))
    if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bridged(item)])))
  }
  const contextBridge = {
    exposeInMainWorld: (key: string, api: unknown) => {
      Object.defineProperty(scope, key, { value: bridged(api), enumerable: true })
    },
  }
  const loud = <T extends object>(target: T, name: string): T =>
    new Proxy(target, {
      get: (object, key, receiver) => {
        if (typeof key === 'string' && !(key in object) && key !== 'then' && key !== '__esModule')
          throw new Error(
            `electron.${name}${key} isn't implemented by the Chromium host (tests/electron-host)`,
          )
        return Reflect.get(object, key, receiver)
      },
    })
  const electron = loud(
    { contextBridge: loud(contextBridge, 'contextBridge.'), ipcRenderer: loud(ipcRenderer, 'ipcRenderer.') },
    '',
  )
  const requireOnly = (id: string) => {
    if (id === 'electron' || id === 'electron/renderer') return electron
    throw new Error(`module not found: ${id}`)
  }
  const module = { exports: {} }
  const process = {
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    env: {},
    argv: [],
    versions: {},
  }
  runPreload(requireOnly, module, module.exports, process)
}

/** The script for `addInitScript`: the shim around the window's own preload, if it has one. */
export function initScript(preload: string | undefined): string {
  const run =
    preload === undefined ? 'undefined' : `function (require, module, exports, process) {\n${preload}\n}`
  return `(${shim.toString()})(${JSON.stringify(BINDING)}, ${run})`
}
