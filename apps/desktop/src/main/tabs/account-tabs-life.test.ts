import { EventEmitter } from 'node:events'
import { connect } from 'node:net'
import type { BoundProxy } from '@seaport/seat-client/egress/egress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('electron', async () => (await import('./test-support/electron-pages.ts')).electron)
const { clearPages, done, electronApp, endless, leaving, page, partitions, steps, view } = await import(
  './test-support/electron-pages.ts'
)
const { AccountTabs } = await import('./account-tabs.ts')
const { IDLE_MS } = await import('./tabs-to-sleep.ts')

const listeners = { onClosed: vi.fn(), onKey: vi.fn(), onChanged: vi.fn() }
const beside = { ...page, accountId: 'b' }
const proxy = {
  id: 'p',
  scheme: 'http',
  host: 'proxy.example',
  port: 8080,
  username: '',
  password: '',
} as const
const loads = () => steps().filter((step) => step.startsWith('load'))
const states = () => tabs.state().tabs.map(({ state }) => state)
const turn = () => new Promise((resolve) => setImmediate(resolve))
const messages = vi.fn((key: string) => key)
let zoom = 1
let tabs: InstanceType<typeof AccountTabs>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'Date'] })
  clearPages()
  for (const listener of Object.values(listeners)) listener.mockClear()
  zoom = 1
  const contentView = { addChildView: vi.fn(), removeChildView: vi.fn() }
  const window = { webContents: { getZoomFactor: () => zoom }, contentView, isDestroyed: () => false }
  tabs = new AccountTabs({ ...listeners, messages, window: () => window as never })
})
afterEach(async () => {
  await tabs.closeAll()
  await turn()
  vi.useRealTimers()
})

test('accounts are shown to a person; their names may have 64 characters', async () => {
  expect(tabs.shown).toBe(true)
  const accountId = 'x'.repeat(64)
  await tabs.open({ ...page, accountId })
  expect(tabs.list()).toEqual([{ accountId }])
})

test('memory is measured every ten seconds, and idle pages go to sleep; without open pages nothing is reported', async () => {
  vi.advanceTimersByTime(10_000)
  await turn()
  expect(listeners.onChanged).not.toHaveBeenCalled()
  await tabs.open(page)
  await turn()
  listeners.onChanged.mockClear()
  vi.advanceTimersByTime(10_000)
  await turn()
  expect(listeners.onChanged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ memory_used: 200 * 1024 * 1024 }),
  )
  expect(states()).toEqual(['awake'])
  vi.advanceTimersByTime(IDLE_MS)
  expect(states()).toEqual(['asleep'])
})

test('a page that was viewed for long does not sleep as soon as it is hidden', async () => {
  await tabs.open(page)
  tabs.layOut([{ id: 'a', x: 0, y: 0, width: 9, height: 9 }])
  vi.advanceTimersByTime(3 * IDLE_MS)
  tabs.layOut([])
  vi.advanceTimersByTime(IDLE_MS - 10_000)
  expect(states()).toEqual(['awake'])
  vi.advanceTimersByTime(20_000)
  expect(states()).toEqual(['asleep'])
})

test('a page that is heard does not sleep until it is silent', async () => {
  await tabs.open(page)
  const { webContents } = view() as unknown as { webContents: { audible: boolean } }
  webContents.audible = true
  vi.advanceTimersByTime(3 * IDLE_MS)
  expect(states()).toEqual(['awake'])
  webContents.audible = false
  vi.advanceTimersByTime(10_000)
  expect(states()).toEqual(['asleep'])
})

test('an account opened twice concurrently is opened sequentially', async () => {
  await Promise.all([tabs.open(page), tabs.open({ ...page, proxy })])
  expect(steps()).toEqual([
    'proxy system',
    'close connections',
    'forget logins',
    'load https://network.example/',
    'flush storage',
    'flush cookies',
    'close',
    'proxy http://proxy.example:8080',
    'close connections',
    'forget logins',
    'webrtc disable_non_proxied_udp',
    'load https://network.example/',
  ])
})

test('a page that loads without end does not hold back the next one of its account', async () => {
  endless.add(`${page.url}slow`)
  void tabs.open({ ...page, url: `${page.url}slow` })
  await turn()
  await tabs.open({ ...page, url: `${page.url}next` })
  expect(loads()).toEqual([`load ${page.url}slow`, `load ${page.url}next`])
})

test.each([
  ['by itself', () => tabs.close('a')],
  ['with all others', () => tabs.closeAll()],
])('an account that is closed %s while its page is being opened has none', async (_how, close) => {
  const opening = tabs.open(page)
  await close()
  await expect(opening).rejects.toMatchObject({ reason: 'account_not_open' })
  expect([loads(), tabs.list()]).toEqual([[], []])
  await tabs.open(page)
  expect(tabs.list()).toEqual([{ accountId: 'a' }])
})

const pane = { x: 10, y: 20, width: 300, height: 200 }
test.each<[string, () => Promise<unknown>]>([
  ['opened for the first time', () => tabs.open(page)],
  ['opened again', () => asleep().then(() => tabs.open(page))],
  ['sent to an address', () => asleep().then(() => tabs.navigate('a', 'https://network.example/ann'))],
  ['woken', () => asleep().then(() => vi.waitFor(() => expect(tabs.focus('a') && loads()).toHaveLength(1)))],
])('a page that is %s fills its pane, scaled by the window’s zoom', async (_how, begin) => {
  zoom = 1.5
  tabs.layOut([{ id: 'a', ...pane }])
  await begin()
  expect(done.slice(-2)).toEqual(['at 15,30 450x300', 'shown'])
})
async function asleep() {
  await tabs.open(page)
  tabs.act('a', 'sleep')
  done.length = 0
}

test('a page that does not load delays the next one for three seconds at most', async () => {
  for (const one of [page, beside]) {
    await tabs.open({ ...one, url: `${one.url}${one.accountId}` })
    tabs.act(one.accountId, 'sleep')
  }
  done.length = 0
  endless.add(`${page.url}a`)
  for (const one of ['a', 'b']) tabs.focus(one)
  await vi.advanceTimersByTimeAsync(2999)
  expect(loads()).toEqual([`load ${page.url}a of 3`])
  await vi.advanceTimersByTimeAsync(1)
  expect(loads()).toEqual([`load ${page.url}a of 3`, `load ${page.url}b of 3`])
})

/** As Chromium reports a link, a reload or a step back that fails; -3 = aborted. */
const fail = (at: number, url: string, number = -106, isMainFrame = true) =>
  view(at).webContents.emit('did-fail-load', {}, number, 'ERR_INTERNET_DISCONNECTED', url, isMainFrame)

// ferdium/ferdium-app#2532: a blank page.
test('a page that a link or a reload can’t reach says so, under its own address', async () => {
  await tabs.open(page)
  done.length = 0
  fail(0, `${page.url}next`)
  await turn()
  expect(decodeURIComponent(loads().join())).toMatch(/^load data:text\/html.*unreachable\.address/s)
  expect(tabs.state().tabs[0]?.url).toBe(`${page.url}next`)
})

test.each([
  ['was left for another', `${page.url}next`, -3, true],
  ['has a frame that fails', 'https://ads.example/', -106, false],
  ['is made by itself', 'blob:https://network.example/1', -106, true],
])('a page that %s stays', async (_what, url, number, isMainFrame) => {
  await tabs.open(page)
  done.length = 0
  fail(0, url, number, isMainFrame)
  await turn()
  expect(loads()).toEqual([])
})

// ferdium/ferdium-app#1092, ferdium/ferdium-app#1842: after a night, or with a VPN that comes later, each had to be loaded by hand.
test('once the network is back, the pages that could not be loaded are, and no others', async () => {
  for (const one of [page, beside, { ...page, accountId: 'c' }]) await tabs.open(one)
  for (const at of [0, 1, 2]) fail(at, `${page.url}${at}`)
  await turn()
  // Somebody has loaded the second one, and the third sleeps.
  view(1).webContents.emit('did-navigate', {}, page.url, 200)
  tabs.act('c', 'sleep')
  done.length = 0
  tabs.retryFailed()
  await vi.waitFor(() => expect(loads()).toEqual([`load ${page.url}0`]))
  view(0).webContents.emit('did-navigate', {}, `${page.url}0`, 200)
  done.length = 0
  tabs.retryFailed()
  await turn()
  expect(loads()).toEqual([])
})

// electron/electron#18739, brave/browser-laptop#2707: what had arrived was lost without a word.
test('quitting asks about downloads that are being saved, before any page is left', async () => {
  await tabs.open(page)
  const item = Object.assign(new EventEmitter(), {
    getSavePath: () => '/home/lan/report.pdf',
    getFilename: () => 'report.pdf',
    getReceivedBytes: () => 1,
    getTotalBytes: () => 2,
    hasUserGesture: () => true,
  })
  const own = partitions.get('persist:account-a') as unknown as {
    rules: Record<string, (...given: unknown[]) => void>
  }
  own.rules['will-download']?.({}, item)
  item.emit('updated', {}, 'progressing')
  leaving.answer = 0
  expect([await tabs.leaveAll(), states()]).toEqual([false, ['awake']])
  expect(messages).toHaveBeenCalledWith('leave.downloads', { names: 'report.pdf' })
  leaving.answer = 1
  expect([await tabs.leaveAll(), states()]).toEqual([true, ['asleep']])
  await tabs.open(page)
  item.emit('done', {}, 'completed')
  leaving.answer = 0
  expect(await tabs.leaveAll()).toBe(true)
})

test('if quitting is cancelled because of a draft, sleeping pages stay asleep', async () => {
  await asleep()
  await tabs.open(beside)
  leaving.answer = 0
  leaving.objects = true
  expect(await tabs.leaveAll()).toBe(false)
  await turn()
  expect(states()).toEqual(['asleep', 'awake'])
})

test('the storage of all opened accounts is flushed to disk', async () => {
  await tabs.open(page)
  await tabs.open(beside)
  done.length = 0
  await tabs.flush()
  expect(steps().toSorted()).toEqual(['flush cookies', 'flush cookies', 'flush storage', 'flush storage'])
})

test.each(['forward', 'reload', 'stop', 'focus'] as const)(
  'the toolbar’s %s reaches the page',
  async (action) => {
    await tabs.open(page)
    done.length = 0
    tabs.act('a', action)
    tabs.act('nobody', action)
    expect(steps()).toEqual([action])
    expect(states()).toEqual(['awake'])
  },
)

test('closing an account whose page sleeps works like any other, and both are reported', async () => {
  await asleep()
  await turn()
  listeners.onChanged.mockClear()
  await tabs.close('a')
  await turn()
  expect(listeners.onClosed).toHaveBeenCalledExactlyOnceWith('a')
  expect(listeners.onChanged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tabs: [] }))
})

/** Whether somebody listens at a port of this computer. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.destroy() !== undefined)).once('error', () => resolve(false))
  })
/** The proxy port last set for an account's partition. */
const portOf = () => Number(/^proxy http:\/\/127\.0\.0\.1:(\d+)$/.exec(done[0] ?? '')?.[1])

test('a SOCKS5 proxy with a login is reached through a relay, which ends with the page; one without a login needs none', async () => {
  const socks: BoundProxy = { ...proxy, scheme: 'socks5', username: 'joe', password: 'secret' }
  await tabs.open({ ...page, proxy: socks })
  expect(tabs.proxyOf('a')).toBe(socks)
  expect(await isOpen(portOf())).toBe(true)
  await tabs.close('a')
  expect(await isOpen(portOf())).toBe(false)
  done.length = 0
  await tabs.open({ ...page, proxy: { ...socks, username: '' } })
  expect(done[0]).toBe('proxy socks5://proxy.example:8080')
  done.length = 0
  await tabs.open({ ...beside, proxy: { ...proxy, username: 'joe', password: 'secret' } })
  expect(done[0]).toBe('proxy http://proxy.example:8080')
})

test('a relay whose address the partition refuses ends, and no page is opened', async () => {
  await tabs.open(page)
  await tabs.close('a')
  done.length = 0
  const own = partitions.get('persist:account-a') as unknown as { setProxy(): Promise<void> }
  const { setProxy } = own
  vi.spyOn(own, 'setProxy').mockImplementation(async (...config) => {
    await setProxy.apply(own, config)
    throw new Error('refused')
  })
  const socks: BoundProxy = { ...proxy, scheme: 'socks5', username: 'joe', password: 'secret' }
  await expect(tabs.open({ ...page, proxy: socks })).rejects.toThrow('refused')
  expect([done.length, await isOpen(portOf()), tabs.list()]).toEqual([1, false, []])
})

// webcatalog/webcatalog-legacy#358: each blink would be a notification.
test('the count of an alternating title is kept until it has disappeared for a while', async () => {
  await tabs.open(page)
  const unread = (title: string) => {
    view().webContents.emit('page-title-updated', {}, title)
    vi.advanceTimersByTime(1500)
    return tabs.state().tabs[0]?.unread
  }
  const titles = ['(2) Messenger', 'Ann messaged you', '(2) Messenger', 'Ann messaged you', '(3) Messenger']
  expect(titles.map(unread)).toEqual([2, 2, 2, 2, 3])
  expect(['Messenger', 'Messenger', 'Messenger', 'Messenger'].map(unread)).toEqual([3, 3, 3, 0])
})

test('a page that is loaded again, or fails to, keeps its count until it has had time to say another', async () => {
  await tabs.open(page)
  const { webContents } = view()
  const say = (event: string, ...args: unknown[]) => {
    webContents.emit(event, {}, ...args)
    return tabs.state().tabs[0]?.unread
  }
  const load = (url = page.url) => [say('did-start-loading'), say('did-navigate', url, 200), wait(8_000)]
  const wait = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return tabs.state().tabs[0]?.unread
  }
  say('page-title-updated', '(2) Messenger')
  expect(load()).toEqual([2, 2, 2])
  expect([say('page-title-updated', 'Messenger'), wait(8_000), say('did-stop-loading'), wait(4_000)]).toEqual(
    [2, 2, 2, 2],
  )
  expect([say('page-title-updated', '(2) Messenger'), wait(60_000)]).toEqual([2, 2])

  webContents.emit('did-fail-load', {}, -106, 'ERR_INTERNET_DISCONNECTED', page.url, true)
  await turn()
  expect([...load('data:text/html,'), say('page-title-updated', 'Failed')]).toEqual([2, 2, 2, 2])
  expect([say('did-stop-loading'), wait(60_000)]).toEqual([2, 2])
  expect([...load(), say('page-title-updated', 'Sign in'), say('did-stop-loading')]).toEqual([2, 2, 2, 2, 2])
  expect(wait(5_000)).toBe(0)
  expect(load()).toEqual([0, 0, 0])
})

test('a server that requests a client certificate gets none from an account’s page', async () => {
  await tabs.open(page)
  const ask = (contents: unknown) => {
    const [event, answer] = [{ preventDefault: vi.fn() }, vi.fn()]
    electronApp.certificate?.(event, contents, 'https://network.example/', [{ serialNumber: '1' }], answer)
    return [event.preventDefault.mock.calls.length, answer.mock.calls]
  }
  expect(ask(view().webContents)).toEqual([1, [[]]])
  expect(ask({})).toEqual([0, []])
})
