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

type SendToHost = (...message: unknown[]) => Promise<unknown>
type Scope = Record<string, unknown>

// These functions run inside the page: they are sent as text, together, and may use nothing else of this file.

/** Sets a page up before its own scripts run. */
function startPage(binding: string, keyAddress: string[]): void {
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
}

/**
 * Asks the main process synchronously before the page receives a key: Electron emits `before-input-event` first (docs/api/web-contents.md).
 * If the page's CSP forbids the request, the page receives the key at once and the main process is notified afterwards.
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

/** The script for `addInitScript`. */
export const initScript: string = `(() => {
${[hearKeys, hearMouse, askPermissions, startPage].join('\n')}
startPage(${JSON.stringify(BINDING_NAME)}, ${JSON.stringify([KEY_ORIGIN, KEY_PATH])})
})()`
