import { pack, unpack } from './packed.ts'
import type { PageElement, PageScope } from './page-scope.ts'
import { joinWorlds } from './world-bridge.ts'

/** Name of the world that preloads run in. */
export const WORLD_NAME = 'Electron Isolated Context'
/** Name of the DevTools binding, which exists only in that world. */
export const WORLD_BINDING = '__electronHostPreload'
/** Name of the function that the main process calls in that world. */
export const WORLD_DELIVER = '__electronHostDeliver'

/** Message of a preload: an id for the reply, and the request. */
export type PreloadMessage = ['hello'] | ['invoke', number, string, unknown] | ['send', string, unknown]

/** Message to a preload, packed: an answer, or a message of `webContents.send`. */
export type PreloadNews =
  | ['answer', number, { value: unknown } | { error: string }]
  | ['event', string, unknown]

type Scope = Record<string, unknown>
type Listener = (event: object, ...args: unknown[]) => void
type RunPreload = (...globals: unknown[]) => void

// These functions run inside the page: they are sent as text, together, and may use nothing else of this file.

/**
 * The bridge's end in the page's world, run before the page's scripts: receives the shared element from the preload's end. As in Electron,
 * subframes get no preload.
 */
function openPageWorld(scope: PageScope): void {
  if (scope.top !== globalThis) return
  const meet = ({ relatedTarget }: { relatedTarget: PageElement }) =>
    void joinWorlds(scope, relatedTarget, 'electron-host:page', 'electron-host:preload')
  scope.document.addEventListener('electron-host:meet', meet as never, { once: true })
}

/** The bridge's end in the preload's world, followed by the preload. */
function openPreloadWorld(
  scope: PageScope,
  names: { binding: string; deliver: string },
  run: RunPreload,
): void {
  if (scope.top !== globalThis) return
  const line = scope.document.createElement('i')
  const bridge = joinWorlds(scope, line, 'electron-host:preload', 'electron-host:page')
  scope.document.dispatchEvent(new scope.MouseEvent('electron-host:meet', { relatedTarget: line }))
  const contextBridge = strictly({ exposeInMainWorld: bridge.expose }, 'contextBridge.')
  const ipcRenderer = strictly(createIpcRenderer(globalThis as unknown as Scope, names), 'ipcRenderer.')
  const electron = strictly({ contextBridge, ipcRenderer }, '')
  const requireElectron = (id: string) => {
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
  run(requireElectron, module, module.exports, process)
}

function createIpcRenderer(scope: Scope, { binding, deliver }: { binding: string; deliver: string }) {
  const sendToHost = scope[binding] as (text: string) => void
  delete scope[binding]
  const tell = (...message: PreloadMessage) => sendToHost(JSON.stringify(message))
  const listeners = new Map<string, Set<Listener>>()
  const once = new WeakMap<Listener, Listener>()
  const open = new Map<number, (answer: { value: unknown } | { error: string }) => void>()
  let calls = 0
  const ipcRenderer = {
    invoke: async (channel: string, ...args: unknown[]) => {
      const id = calls++
      const { promise, resolve } = Promise.withResolvers<{ value: unknown } | { error: string }>()
      open.set(id, resolve)
      tell('invoke', id, channel, pack(args))
      const answer = await promise
      if ('error' in answer) throw new Error(answer.error)
      return unpack(answer.value)
    },
    send: (channel: string, ...args: unknown[]) => tell('send', channel, pack(args)),
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
  const hear = ([kind, first, second]: PreloadNews) => {
    if (kind === 'answer') {
      open.get(first)?.(second)
      open.delete(first)
      return
    }
    const args = unpack(second) as unknown[]
    for (const listener of [...(listeners.get(first) ?? [])]) listener({ sender: ipcRenderer }, ...args)
  }
  Object.defineProperty(scope, deliver, { value: hear })
  tell('hello')
  return ipcRenderer
}

/** @returns the object wrapped so that members the host lacks throw instead of being undefined */
function strictly<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'string' && !(key in object) && key !== 'then' && key !== '__esModule')
        throw new Error(`electron.${name}${key} isn't implemented by the Chromium host (tests/electron-host)`)
      return Reflect.get(object, key, receiver)
    },
  })
}

/** The two scripts of a page with a preload, for its own world and the preload's; they run in this order. */
export function worldScripts(preload: string): { page: string; preload: string } {
  const names = JSON.stringify({ binding: WORLD_BINDING, deliver: WORLD_DELIVER })
  const run = `function (require, module, exports, process) {\n${preload}\n}`
  return {
    page: `(() => {\n${joinWorlds}\n${openPageWorld}\nopenPageWorld(globalThis)\n})()`,
    preload: `(() => {\n${[strictly, pack, unpack, joinWorlds, createIpcRenderer, openPreloadWorld].join('\n')}
openPreloadWorld(globalThis, ${names}, ${run})\n})()`,
  }
}
