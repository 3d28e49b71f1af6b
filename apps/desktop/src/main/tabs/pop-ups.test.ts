import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('electron', () => ({ WebContentsView: class {}, Menu: {}, clipboard: {} }))
const { PopUps } = await import('./pop-ups.ts')

type Answer = { action: string; overrideBrowserWindowOptions?: { webPreferences: Record<string, unknown> } }
type Handler = (details: { url: string; disposition: string }) => Answer

/** Fake contents of a page or a window. */
function contentsOf() {
  const handlers: Handler[] = []
  return Object.assign(new EventEmitter(), {
    getURL: () => 'https://sign-in.example/start',
    isDestroyed: () => false,
    loadURL: vi.fn(async () => undefined),
    setWebRTCIPHandlingPolicy: vi.fn(),
    setWindowOpenHandler: (handler: Handler) => void handlers.push(handler),
    asks: (url: string, disposition: string) => handlers.at(-1)?.({ url, disposition }),
  })
}

const session = { partition: 'persist:account-a' } as never
const onRefused = vi.fn()
const onChanged = vi.fn()
let page: ReturnType<typeof contentsOf>
let popUps: InstanceType<typeof PopUps>
beforeEach(() => {
  onRefused.mockReset()
  page = contentsOf()
  popUps = new PopUps({
    session,
    proxied: true,
    messages: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    title: () => '@ann',
    onRefused,
    onChanged,
  })
  popUps.allowFrom(page as never)
})

function open() {
  const window = Object.assign(new EventEmitter(), {
    webContents: contentsOf(),
    setTitle: vi.fn(),
    destroy: vi.fn(() => void window.emit('closed')),
  })
  page.emit('did-create-window', window)
  return window
}

test('a pop-up window has the page’s session and no further privileges', () => {
  const answer = page.asks('about:blank', 'new-window')
  expect(answer?.action).toBe('allow')
  // It has no menu, and no screen of its own that nobody could leave.
  expect(answer?.overrideBrowserWindowOptions).toMatchObject({ autoHideMenuBar: true, fullscreenable: false })
  expect(answer?.overrideBrowserWindowOptions?.webPreferences).toEqual({
    session,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    focusOnNavigation: false,
    safeDialogs: true,
    safeDialogsMessage: 'page.noMoreDialogs',
  })
  const { webContents } = open()
  for (const contents of [page, webContents])
    expect(contents.setWebRTCIPHandlingPolicy).toHaveBeenCalledWith('disable_non_proxied_udp')
})

test('content made by the page itself, such as an invoice, opens in a window', () => {
  expect(page.asks('blob:https://network.example/0b1c', 'foreground-tab')?.action).toBe('allow')
  expect(page.asks('blob:null/0b1c', 'foreground-tab')?.action).toBe('deny')
  const event = { url: 'blob:https://network.example/0b1c', preventDefault: vi.fn() }
  page.emit('will-navigate', event)
  expect(event.preventDefault).not.toHaveBeenCalled()
})

test('a link to a new tab opens in the page, and other schemes not at all', async () => {
  expect(page.asks('https://network.example/more', 'foreground-tab')).toEqual({ action: 'deny' })
  expect(page.asks('file:///etc/passwd', 'new-window')).toEqual({ action: 'deny' })
  const { webContents } = open()
  expect(webContents.asks('https://sign-in.example/next', 'new-window')).toEqual({ action: 'deny' })
  expect(webContents.asks('mailto:ann@example.com', 'new-window')).toEqual({ action: 'deny' })
  const event = { preventDefault: vi.fn(), url: 'tg://resolve' }
  webContents.emit('will-navigate', event)
  expect(event.preventDefault).toHaveBeenCalled()
  await new Promise(setImmediate)
  expect(page.loadURL.mock.calls).toEqual([['https://network.example/more']])
  expect(webContents.loadURL.mock.calls).toEqual([['https://sign-in.example/next']])
  expect(onRefused.mock.calls).toEqual([
    ['page.refused file:///etc/passwd'],
    ['page.refused mailto:ann@example.com'],
    ['page.refused tg://resolve'],
  ])
})

test.each([
  ['about:blank', 'foreground-tab', 'an empty window, which the page writes into'],
  ['', 'foreground-tab', 'window.open() without an address'],
  ['https://network.example/post', 'background-tab', 'a middle click'],
])('%s as %s keeps the page where it is: %s', async (url, disposition) => {
  expect(page.asks(url, disposition)?.action).toBe('allow')
  await new Promise(setImmediate)
  expect(page.loadURL).not.toHaveBeenCalled()
})

test('at most three are open; each names its account and kind, and all close with the page', () => {
  const windows = [open(), open(), open()]
  expect(page.asks('https://sign-in.example/', 'new-window')).toEqual({ action: 'deny' })
  expect(onRefused.mock.calls).toEqual([['page.tooManyWindows 3']])
  for (const window of windows) {
    expect(popUps.has(window.webContents as never)).toBe(true)
    const event = { preventDefault: vi.fn() }
    window.emit('page-title-updated', event)
    expect(event.preventDefault).toHaveBeenCalled()
    expect(window.setTitle).toHaveBeenLastCalledWith('@ann · sign-in.example')
  }
  expect(popUps.has(page as never)).toBe(false)
  windows[0]?.emit('closed')
  expect(popUps.size).toBe(2)
  expect(page.asks('https://sign-in.example/', 'new-window')?.action).toBe('allow')
  popUps.closeAll()
  expect(popUps.size).toBe(0)
  expect(windows.map(({ destroy }) => destroy.mock.calls.length)).toEqual([0, 1, 1])
})

// ferdium/ferdium-app#2532: a blank window.
test('a window that can’t be loaded says so', async () => {
  const { webContents } = open()
  webContents.emit('did-fail-load', {}, -130, 'ERR_PROXY_CONNECTION_FAILED', 'https://sign-in.example/', true)
  await new Promise(setImmediate)
  expect(webContents.loadURL).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^data:text\/html/))
})
