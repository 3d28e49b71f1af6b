import { KEY_ORIGIN, KEY_PATH } from './address.ts'
import type { PageEvent, PageScope } from './page-scope.ts'

/** Name of the binding while a page starts; it is removed before any script of the page runs. */
export const BINDING_NAME = '__electronHost'

/** Messages from the page to the host: one binding for all of them. */
export type BindingMessage =
  | ['open', string, string]
  | ['press']
  | ['key', object]
  | ['menu', object]
  | ['permission', string]
  | ['fullscreen', boolean]
  | ['hello']
  | ['pull']
  | ['invoke', string, unknown[]]
  | ['send', string, unknown[]]

type SendToHost = (...message: unknown[]) => Promise<unknown>
type Scope = Record<string, unknown>
type RunPreload = (...globals: unknown[]) => void

// These functions run inside the page: they are sent as text, together, and may use nothing else of this file.

/** Sets a page up before its own scripts run. Like in Electron, subframes get no preload. */
function startPage(binding: string, keyAddress: string[], runPreload: RunPreload | undefined): void {
  const scope = globalThis as unknown as Scope
  const sendToHost = scope[binding] as SendToHost
  delete scope[binding]
  const openWindow = scope.open as (...args: unknown[]) => unknown
  scope.open = (url = 'about:blank', name = '', features = '') => {
    // A new window is really opened, because the opening page references it; the host closes a refused one.
    if (features || String(url) === '' || String(url) === 'about:blank')
      return openWindow.call(scope, url, name, features || 'popup')
    const { href } = scope.location as { href: string }
    void sendToHost('open', new URL(String(url), href).href, String(name))
    return null
  }
  hearKeys(scope as never, keyAddress, sendToHost)
  hearMouse(scope as never, sendToHost)
  askPermissions(scope as never, sendToHost)
  if (!runPreload || scope.top !== globalThis) return
  const electron = strict(
    {
      contextBridge: strict(createContextBridge(scope), 'contextBridge.'),
      ipcRenderer: strict(createIpcRenderer(sendToHost), 'ipcRenderer.'),
    },
    '',
  )
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
  runPreload(requireElectron, module, module.exports, process)
}

/**
 * Asks before the page hears of a key, and waits for the answer: `before-input-event` comes first in Electron (docs/api/web-contents.md). A page
 * whose own policy forbids to ask has the key at once, and the main process hears of it afterwards.
 */
function hearKeys(scope: PageScope, [origin = '', path = '']: string[], sendToHost: SendToHost): void {
  const { XMLHttpRequest: Request, location, encodeURIComponent: encode, JSON: json } = scope
  const isTaken = (input: object): boolean => {
    const request = new Request()
    const asked = location.origin.startsWith('http') ? location.origin : origin
    request.open('GET', `${asked}${path}?${encode(json.stringify(input))}`, false)
    request.send()
    return request.responseText === 'taken'
  }
  const onKey = (event: PageEvent) => {
    if (!event.isTrusted) return
    const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, isComposing, location: place } = event
    const held = { control: ctrlKey, shift: shiftKey, alt: altKey, meta: metaKey }
    const input = { key, code, ...held, isAutoRepeat: repeat, isComposing, location: place }
    try {
      if (!isTaken(input)) return
    } catch {
      return void sendToHost('key', input)
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  scope.addEventListener('keydown', onKey, true)
}

/** A press gives a page the keyboard; a right click asks the main process for a menu. */
function hearMouse(scope: PageScope, sendToHost: SendToHost): void {
  const { document } = scope
  const listen = (name: string, run: (event: PageEvent) => void) =>
    scope.addEventListener(name, (event) => event.isTrusted && run(event), true)
  listen('pointerdown', () => void sendToHost('press'))
  scope.addEventListener('contextmenu', (event) => {
    // A page with its own menu prevents this one.
    if (!event.isTrusted || event.defaultPrevented) return
    const element = event.target
    const image = element.closest('img')
    void sendToHost('menu', {
      x: event.clientX,
      y: event.clientY,
      linkURL: element.closest('a')?.href ?? '',
      srcURL: image?.src ?? '',
      mediaType: image ? 'image' : 'none',
      hasImageContents: (image?.naturalWidth ?? 0) > 0,
      selectionText: String(scope.getSelection() ?? ''),
      isEditable: element.isContentEditable || element.matches('input, textarea'),
      misspelledWord: '',
      dictionarySuggestions: [],
    })
  })
  document.addEventListener(
    'fullscreenchange',
    () => void sendToHost('fullscreen', document.fullscreenElement !== null),
  )
}

/** Electron asks the program at each use of a permission (docs/api/session.md, setPermissionRequestHandler); Chromium under automation never asks. */
function askPermissions(scope: PageScope, sendToHost: SendToHost): void {
  const { navigator } = scope
  const wrap = (owner: object | undefined, name: string, permission: string) => {
    const plain = owner && (Reflect.get(owner, name) as ((...args: unknown[]) => unknown) | undefined)
    if (!owner || !plain) return
    const asking = async function asking(this: unknown, ...args: unknown[]) {
      const isAllowed = await sendToHost('permission', permission)
      if (!isAllowed && permission === 'fullscreen') throw new TypeError('Permissions check failed')
      return Reflect.apply(plain, this, args)
    }
    Object.defineProperty(owner, name, { value: asking, configurable: true, writable: true })
  }
  wrap(scope.Notification, 'requestPermission', 'notifications')
  wrap(navigator.geolocation, 'getCurrentPosition', 'geolocation')
  wrap(navigator.geolocation, 'watchPosition', 'geolocation')
  wrap(navigator.mediaDevices, 'getUserMedia', 'media')
  wrap(navigator.clipboard, 'readText', 'clipboard-read')
  wrap(navigator.clipboard, 'read', 'clipboard-read')
  wrap(navigator.clipboard, 'writeText', 'clipboard-sanitized-write')
  wrap(navigator.clipboard, 'write', 'clipboard-sanitized-write')
  wrap(scope.Element.prototype, 'requestFullscreen', 'fullscreen')
}

function createIpcRenderer(sendToHost: SendToHost) {
  type Listener = (event: object, ...args: unknown[]) => void
  const listeners = new Map<string, Set<Listener>>()
  const once = new WeakMap<Listener, Listener>()
  const ipcRenderer = {
    invoke: async (channel: string, ...args: unknown[]) => {
      const answer = (await sendToHost('invoke', channel, args)) as { value: unknown } | { error: string }
      if ('error' in answer) throw new Error(answer.error)
      return answer.value
    },
    send: (channel: string, ...args: unknown[]) => void sendToHost('send', channel, args),
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
      const batch = (await sendToHost('pull')) as [string, unknown[]][]
      for (const [channel, args] of batch)
        for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...args)
    }
  }
  void sendToHost('hello').then(listen)
  return ipcRenderer
}

/** What crosses the bridge is frozen, and values are copies, as across Electron's context border. */
function createContextBridge(scope: Scope) {
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
  return {
    exposeInMainWorld: (key: string, api: unknown) => {
      Object.defineProperty(scope, key, { value: bridged(api), enumerable: true })
    },
  }
}

/** @returns the object, which throws for what the host does not implement instead of giving undefined */
function strict<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'string' && !(key in object) && key !== 'then' && key !== '__esModule')
        throw new Error(`electron.${name}${key} isn't implemented by the Chromium host (tests/electron-host)`)
      return Reflect.get(object, key, receiver)
    },
  })
}

/** The script for `addInitScript`: sets the page up and runs the window's own preload, if it has one. */
export function initScript(preload: string | undefined): string {
  const run =
    preload === undefined ? 'undefined' : `function (require, module, exports, process) {\n${preload}\n}`
  const functions = [
    strict,
    createContextBridge,
    createIpcRenderer,
    hearKeys,
    hearMouse,
    askPermissions,
    startPage,
  ]
    .map(String)
    .join('\n')
  return `(() => {\n${functions}\nstartPage(${JSON.stringify(BINDING_NAME)}, ${JSON.stringify([KEY_ORIGIN, KEY_PATH])}, ${run})\n})()`
}
