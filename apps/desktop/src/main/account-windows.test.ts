import type { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'

/** What the windows did, in order. */
const { done, partitions, opened, electronApp, leaving } = vi.hoisted(() => ({
  /** What the person answers a page that objects to being left: 0 stays. */
  leaving: { answer: 0 },
  done: [] as string[],
  partitions: new Map<string, Record<string, never>>(),
  opened: [] as unknown[],
  electronApp: { login: null as ((...args: unknown[]) => void) | null },
}))

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  const makeSession = () => ({
    rules: {} as Record<string, (...args: unknown[]) => unknown>,
    proxy: undefined as unknown,
    async setProxy(config: { proxyRules?: string }) {
      done.push(`proxy ${config.proxyRules ?? 'system'}`)
      if (config.proxyRules?.includes('broken')) throw new Error('no such proxy')
    },
    closeAllConnections: async () => void done.push('close connections'),
    setPermissionRequestHandler(this: { rules: object }, rule: never) {
      Object.assign(this.rules, { request: rule })
    },
    setPermissionCheckHandler(this: { rules: object }, rule: never) {
      Object.assign(this.rules, { check: rule })
    },
    flushStorageData: () => done.push('flush storage'),
    clearStorageData: async () => void done.push('clear'),
    cookies: { flushStore: async () => void done.push('flush cookies') },
  })
  class BrowserWindow extends EventEmitter {
    readonly preferences: object
    title: string
    minimized = false
    gone = false
    readonly webContents = Object.assign(new EventEmitter(), {
      url: '',
      openHandler: (_details: { url: string }) => ({ action: 'allow' }),
      setWebRTCIPHandlingPolicy: (policy: string) => done.push(`webrtc ${policy}`),
      setWindowOpenHandler(handler: never) {
        this.openHandler = handler
      },
      isDestroyed: () => this.gone,
      getURL: () => this.webContents.url,
      getTitle: () => 'Page',
      loadURL: (url: string) => this.loadURL(url),
    })
    constructor({ title, webPreferences }: { title: string; webPreferences: object }) {
      super()
      this.title = title
      this.preferences = webPreferences
      opened.push(this)
    }
    async loadURL(url: string) {
      done.push(`load ${url}`)
      this.webContents.url = url
      if (url.startsWith('https://unreachable')) throw new Error('ERR_CONNECTION_REFUSED')
    }
    isDestroyed = () => this.gone
    isFocused = () => false
    isMinimized = () => this.minimized
    restore = () => done.push('restore')
    show = () => done.push('show')
    focus = () => done.push('focus')
    getTitle = () => this.title
    setTitle = (title: string) => {
      this.title = title
    }
    destroy() {
      done.push('destroy')
      this.gone = true
      this.emit('closed')
    }
  }
  return {
    app: {
      on: (_name: string, listener: (...args: unknown[]) => void) => {
        electronApp.login = listener
      },
    },
    BrowserWindow,
    dialog: { showMessageBoxSync: () => leaving.answer },
    session: {
      fromPartition(name: string) {
        const known = partitions.get(name) ?? (makeSession() as never)
        partitions.set(name, known)
        return known
      },
    },
  }
})

const { AccountWindows } = await import('./account-windows.ts')

interface StandIn extends EventEmitter {
  preferences: Record<string, unknown>
  title: string
  minimized: boolean
  webContents: EventEmitter & { openHandler(details: { url: string }): { action: string } }
  destroy(): void
}
const listeners = { onClosed: vi.fn(), onKey: vi.fn() }
const proxy = {
  scheme: 'http',
  host: 'proxy.example',
  port: 8080,
  username: 'joe',
  password: 'secret',
} as const
const page = { accountId: 'a', url: 'https://network.example/', title: 'Ann' }
const window = (at = 0) => opened[at] as StandIn
let windows: InstanceType<typeof AccountWindows>
beforeEach(() => {
  done.length = 0
  opened.length = 0
  partitions.clear()
  for (const listener of Object.values(listeners)) listener.mockClear()
  windows = new AccountWindows(listeners, (key) => key)
})

test('a window has a partition of its account, no way to this program, and no permission whatever is asked', async () => {
  await windows.open(page)
  expect([...partitions.keys()]).toEqual(['persist:account-a'])
  const { session, ...preferences } = window().preferences
  expect(session).toBe(partitions.get('persist:account-a'))
  expect(preferences).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  })
  const { rules } = session as { rules: Record<'request' | 'check', (...args: unknown[]) => unknown> }
  for (const permission of ['media', 'geolocation', 'notifications', 'fileSystem', 'openExternal']) {
    const answer = vi.fn()
    rules.request({}, permission, answer)
    expect(answer).toHaveBeenCalledExactlyOnceWith(false)
    expect(rules.check({}, permission)).toBe(false)
  }
})

test('with a proxy WebRTC stays behind it, both before anything loads', async () => {
  await windows.open({ ...page, proxy })
  expect(done).toEqual([
    'proxy http://proxy.example:8080',
    'close connections',
    'webrtc disable_non_proxied_udp',
    'load https://network.example/',
  ])
  expect(windows.proxyOf('a')).toBe(proxy)
  done.length = 0
  await windows.open({ ...page, accountId: 'b' })
  expect(done).toEqual(['proxy system', 'close connections', 'load https://network.example/'])
})

test('a proxy that Chromium refuses means no window', async () => {
  await expect(windows.open({ ...page, proxy: { ...proxy, host: 'broken' } })).rejects.toThrow()
  expect(opened).toEqual([])
  expect(windows.list()).toEqual([])
})

const local = [
  'file:///etc/passwd',
  'app://seaport/index.html',
  'javascript:alert(1)',
  'data:text/html,x',
  'nonsense',
]
test.each(local)('%s is not opened, not gone to, and not loaded in place of a new window', async (url) => {
  await expect(windows.open({ ...page, url })).rejects.toThrow('Not a web address')
  await windows.open(page)
  done.length = 0
  const event = { url, preventDefault: vi.fn() }
  window().webContents.emit('will-navigate', event)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(window().webContents.openHandler({ url })).toEqual({ action: 'deny' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toEqual([])
})

test.each(['https://other.example/x', 'http://other.example/'])(
  '%s is gone to, and a new window of it is the same one',
  async (url) => {
    await windows.open(page)
    done.length = 0
    const event = { url, preventDefault: vi.fn() }
    window().webContents.emit('will-navigate', event)
    expect(event.preventDefault).not.toHaveBeenCalled()
    expect(window().webContents.openHandler({ url })).toEqual({ action: 'deny' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(done).toEqual([`load ${url}`])
    expect(opened).toHaveLength(1)
  },
)

test.each(['', '../b', 'a b', 'x'.repeat(65)])('%j is no account', async (accountId) => {
  await expect(windows.open({ ...page, accountId })).rejects.toThrow('Not an account id')
  expect(partitions.size).toBe(0)
})

test('an account that is open on the same way out is brought to the front; on another one it is opened anew', async () => {
  await windows.open({ ...page, proxy })
  window().minimized = true
  done.length = 0
  await windows.open({ ...page, proxy: { ...proxy }, url: 'https://network.example/2' })
  expect(done).toEqual(['restore', 'show', 'focus', 'load https://network.example/2'])
  done.length = 0
  await windows.open({ ...page, proxy: { ...proxy, port: 8081 } })
  expect(done).toEqual([
    'flush storage',
    'flush cookies',
    'destroy',
    'proxy http://proxy.example:8081',
    'close connections',
    'webrtc disable_non_proxied_udp',
    'load https://network.example/',
  ])
  expect(opened).toHaveLength(2)
  // The account is open all the time: nobody is told that it was closed.
  expect(listeners.onClosed).not.toHaveBeenCalled()
})

test('behind a proxy a sign-in’s callback port is a way out of its own; without one it is none', async () => {
  await windows.open({ ...page, proxy })
  await windows.open({ ...page, proxy, callbackPort: 47_821 })
  expect(opened).toHaveLength(2)
  await windows.open({ ...page, accountId: 'b' })
  await windows.open({ ...page, accountId: 'b', callbackPort: 47_821 })
  expect(opened).toHaveLength(3)
})

test('a window that a person closes is told once, and the account is not open any more', async () => {
  await windows.open(page)
  expect(windows.focus('a')).toBe(true)
  expect(windows.pageOf('a')).toEqual({ url: page.url, title: 'Page' })
  window().destroy()
  expect(listeners.onClosed).toHaveBeenCalledExactlyOnceWith('a')
  expect([windows.focus('a'), windows.pageOf('a'), windows.list()]).toEqual([false, undefined, []])
})

test('forgetting an account closes it and clears what its pages stored', async () => {
  await windows.open(page)
  done.length = 0
  await windows.forget('a')
  expect(done).toEqual(['flush storage', 'flush cookies', 'destroy', 'clear'])
  done.length = 0
  await windows.flush()
  expect(done).toEqual([])
})

test('a page that can’t be reached is shown as one, and opening has not failed', async () => {
  await windows.open({ ...page, url: 'https://unreachable.example/' })
  expect(windows.list()).toMatchObject([{ accountId: 'a', url: expect.stringMatching(/^data:text/) }])
})

test('a proxy gets its own login, a web page none', async () => {
  await windows.open({ ...page, proxy })
  await windows.open({ ...page, accountId: 'b' })
  const ask = (at: number | null, isProxy: boolean) => {
    const event = { preventDefault: vi.fn() }
    const answer = vi.fn()
    electronApp.login?.(event, at === null ? null : window(at).webContents, {}, { isProxy }, answer)
    return [event.preventDefault.mock.calls.length, ...answer.mock.calls]
  }
  expect(ask(0, true)).toEqual([1, ['joe', 'secret']])
  for (const nobody of [ask(0, false), ask(1, true), ask(null, true)]) expect(nobody).toEqual([0])
})

test('only the whole key combination acts, once per press, and the page does not get it', async () => {
  await windows.open(page)
  const mac = process.platform === 'darwin'
  const press = (change: object) => {
    const event = { preventDefault: vi.fn() }
    const held = { type: 'keyDown', shift: true, control: !mac, meta: mac, isAutoRepeat: false }
    window().webContents.emit('before-input-event', event, { ...held, key: 'K', ...change })
    return event.preventDefault.mock.calls.length
  }
  expect([press({}), press({ key: 'z' })]).toEqual([1, 1])
  expect(listeners.onKey.mock.calls).toEqual([
    ['a', 'keep'],
    ['a', 'undo'],
  ])
  for (const change of [
    { type: 'keyUp' },
    { shift: false },
    { control: false, meta: false },
    { control: mac, meta: !mac },
    { isAutoRepeat: true },
    { key: 'x' },
  ])
    expect(press(change)).toBe(0)
  expect(listeners.onKey).toHaveBeenCalledTimes(2)
})

test('what is announced stands behind the account’s title', async () => {
  await windows.open(page)
  windows.announce('a', 'Kept')
  windows.announce('nobody', 'Kept')
  expect(window().title).toBe('Ann · Kept')
})

test.each([
  [0, true, 'stays'],
  [1, false, 'is left'],
])('a page with a draft: after answer %s the call fails: %s, and the page %s', async (answer, fails) => {
  await windows.open(page)
  leaving.answer = answer
  const { webContents } = window() as unknown as { webContents: EventEmitter }
  const event = { preventDefault: vi.fn() }
  const load = vi.spyOn(window() as unknown as { loadURL(url: string): Promise<void> }, 'loadURL')
  load.mockImplementationOnce(async () => {
    webContents.emit('will-prevent-unload', event)
    // Electron leaves a page whose objection a listener prevented.
    if (event.preventDefault.mock.calls.length === 0)
      throw Object.assign(new Error('ERR_ABORTED'), { code: 'ERR_ABORTED' })
  })
  const opening = windows.open({ ...page, url: 'https://network.example/next' })
  if (fails) await expect(opening).rejects.toMatchObject({ reason: 'page_kept' })
  else await opening
  expect(event.preventDefault).toHaveBeenCalledTimes(fails ? 0 : 1)
})
