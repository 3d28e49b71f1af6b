import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('electron', async () => (await import('./test-support/electron-pages.ts')).electron)
const { clearPages, done, electronApp, leaving, opened, page, partitions, steps, view } = await import(
  './test-support/electron-pages.ts'
)
const { AccountTabs } = await import('./account-tabs.ts')

const listeners = { onClosed: vi.fn(), onKey: vi.fn(), onChanged: vi.fn() }
const proxy = {
  id: 'p',
  scheme: 'http',
  host: 'proxy.example',
  port: 8080,
  username: 'joe',
  password: 'secret',
} as const
let tabs: InstanceType<typeof AccountTabs>
beforeEach(() => {
  clearPages()
  for (const listener of Object.values(listeners)) listener.mockClear()
  tabs = new AccountTabs({ ...listeners, messages: (key) => key, window: () => undefined })
})

test('a page has its account’s partition, no access to the program, and no permissions', async () => {
  await tabs.open(page)
  expect([...partitions.keys()]).toEqual(['persist:account-a'])
  const { session, ...preferences } = view().preferences
  expect(session).toBe(partitions.get('persist:account-a'))
  expect(preferences).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    focusOnNavigation: false,
    safeDialogs: true,
    safeDialogsMessage: 'page.noMoreDialogs',
  })
  const { rules } = session as { rules: Record<'request' | 'check', (...args: unknown[]) => unknown> }
  for (const permission of ['media', 'geolocation', 'notifications', 'fileSystem', 'openExternal']) {
    const answer = vi.fn()
    rules.request({}, permission, answer)
    expect(answer).toHaveBeenCalledExactlyOnceWith(false)
    expect(rules.check({}, permission)).toBe(false)
  }
})

test('with a proxy, WebRTC uses it too, and both are set before anything loads', async () => {
  await tabs.open({ ...page, proxy })
  expect(steps()).toEqual([
    'proxy http://proxy.example:8080',
    'close connections',
    'forget logins',
    'webrtc disable_non_proxied_udp',
    'load https://network.example/',
  ])
  expect(tabs.proxyOf('a')).toBe(proxy)
  done.length = 0
  await tabs.open({ ...page, accountId: 'b' })
  expect(steps()).toEqual([
    'proxy system',
    'close connections',
    'forget logins',
    'load https://network.example/',
  ])
})

test('a proxy that Chromium refuses means no page', async () => {
  await expect(tabs.open({ ...page, proxy: { ...proxy, host: 'broken' } })).rejects.toThrow()
  expect(opened).toEqual([])
  expect(tabs.list()).toEqual([])
})

const local = [
  'file:///etc/passwd',
  'app://seaport/index.html',
  'javascript:alert(1)',
  'data:text/html,x',
  'nonsense',
]
test.each(local)(
  '%s is not opened, not navigated to, and not loaded instead of a new window',
  async (url) => {
    await expect(tabs.open({ ...page, url })).rejects.toThrow('Not a web address')
    await tabs.open(page)
    done.length = 0
    const event = { url, preventDefault: vi.fn() }
    view().webContents.emit('will-navigate', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
    expect(tabs.state().tabs[0]?.notice).toBe('page.refused')
    tabs.announce('a', '')
    expect(view().webContents.openHandler({ url, disposition: 'foreground-tab' })).toEqual({ action: 'deny' })
    expect(tabs.state().tabs[0]?.notice).toBe('page.refused')
    await new Promise((resolve) => setImmediate(resolve))
    expect(steps()).toEqual([])
  },
)

test.each(['https://other.example/x', 'http://other.example/'])(
  '%s is navigated to, and a new window of it opens in the same page',
  async (url) => {
    await tabs.open(page)
    done.length = 0
    const event = { url, preventDefault: vi.fn() }
    view().webContents.emit('will-navigate', event)
    expect(event.preventDefault).not.toHaveBeenCalled()
    expect(view().webContents.openHandler({ url, disposition: 'foreground-tab' })).toEqual({ action: 'deny' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(steps()).toEqual([`load ${url}`])
    expect(opened).toHaveLength(1)
  },
)

test.each(['', '../b', 'a b', 'x'.repeat(65)])('%j is not an account id', async (accountId) => {
  await expect(tabs.open({ ...page, accountId })).rejects.toThrow('Not an account id')
  expect(partitions.size).toBe(0)
})

test('an account that is open over the same route navigates to the address; over another one it is reopened', async () => {
  await tabs.open({ ...page, proxy })
  done.length = 0
  await tabs.open({ ...page, proxy: { ...proxy }, url: 'https://network.example/2' })
  expect(steps()).toEqual(['load https://network.example/2'])
  done.length = 0
  await tabs.open({ ...page, proxy: { ...proxy, port: 8081 } })
  expect(steps()).toEqual([
    'flush storage',
    'flush cookies',
    'close',
    'proxy http://proxy.example:8081',
    'close connections',
    'forget logins',
    'webrtc disable_non_proxied_udp',
    'load https://network.example/',
  ])
  expect(opened).toHaveLength(2)
  // The account stays open all the time: no close is reported.
  expect(listeners.onClosed).not.toHaveBeenCalled()
})

test('behind a proxy, the sign-in’s callback port changes the route; without one it does not', async () => {
  await tabs.open({ ...page, proxy })
  await tabs.open({ ...page, proxy, callbackPort: 47_821 })
  expect(opened).toHaveLength(2)
  await tabs.open({ ...page, accountId: 'b' })
  await tabs.open({ ...page, accountId: 'b', callbackPort: 47_821 })
  expect(opened).toHaveLength(3)
})

test('a page that ends is reported once, and the account is closed', async () => {
  await tabs.open(page)
  expect(tabs.focus('a')).toBe(true)
  expect(tabs.pageOf('a')).toEqual({ url: page.url, title: 'Page' })
  view().webContents.close()
  expect(listeners.onClosed).toHaveBeenCalledExactlyOnceWith('a')
  expect([tabs.focus('a'), tabs.pageOf('a'), tabs.list()]).toEqual([false, undefined, []])
})

test('a page fills its pane in the window, and is hidden elsewhere', async () => {
  await tabs.open(page)
  done.length = 0
  tabs.layOut([{ id: 'a', x: 200, y: 80, width: 900, height: 600 }])
  tabs.layOut([])
  expect(done).toEqual(['at 200,80 900x600', 'shown', 'hidden'])
})

test('a sleeping page keeps its address, uses no memory, and wakes up there', async () => {
  await tabs.open(page)
  await tabs.open({ ...page, accountId: 'b' })
  expect(tabs.state()).toMatchObject({
    memory_used: 400 * 1024 * 1024,
    tabs: [{ state: 'awake' }, { id: 'b' }],
  })
  tabs.act('a', 'sleep')
  expect(tabs.state()).toMatchObject({
    memory_used: 200 * 1024 * 1024,
    tabs: [{ id: 'a', state: 'asleep', url: page.url, memory: 0, can_go_back: false }, { id: 'b' }],
  })
  // Its port is still taken, so no close is reported.
  expect(listeners.onClosed).not.toHaveBeenCalled()
  expect(tabs.pageOf('a')).toBeUndefined()
  done.length = 0
  // The screen may report its panes before it knows that the page sleeps.
  tabs.layOut([{ id: 'a', x: 0, y: 0, width: 9, height: 9 }])
  expect(tabs.state().tabs[0]).toMatchObject({ id: 'a', state: 'asleep' })
  tabs.focus('a')
  // With its history: back works as before.
  await vi.waitFor(() => expect(steps()).toContain(`load ${page.url} of 3`))
  expect(opened).toHaveLength(3)
})

test('a crashed page is loaded again with its button, and works again', async () => {
  await tabs.open(page)
  view().webContents.emit('render-process-gone')
  expect(tabs.state().tabs).toMatchObject([{ state: 'crashed' }])
  done.length = 0
  expect(tabs.focus('a')).toBe(true)
  await vi.waitFor(() => expect(steps()).toEqual([`load ${page.url}`]))
  expect(tabs.state().tabs).toMatchObject([{ state: 'awake' }])
})

test('a crashed page that is reloaded by key works again', async () => {
  await tabs.open(page)
  view().webContents.emit('render-process-gone')
  view().webContents.emit('did-start-loading')
  view().webContents.emit('did-stop-loading')
  expect(tabs.state().tabs).toMatchObject([{ state: 'awake' }])
})

test('a text is searched in the page, and the match is reported until the page navigates', async () => {
  await tabs.open(page)
  done.length = 0
  tabs.find('a', 'trà', false)
  tabs.find('a', 'trà', true)
  view().webContents.emit('found-in-page', {}, { activeMatchOrdinal: 2, matches: 7 })
  expect(tabs.state().tabs).toMatchObject([{ found: { active: 2, matches: 7 } }])
  tabs.find('a', '', false)
  expect(steps()).toEqual(['find trà', 'find trà again', 'stop find'])
  expect(tabs.state().tabs).toMatchObject([{ found: null }])
})

test('browser shortcuts work in the page: reload and zoom, within bounds', async () => {
  await tabs.open(page)
  const mac = process.platform === 'darwin'
  const press = (key: string) =>
    view().webContents.emit(
      'before-input-event',
      { preventDefault: vi.fn() },
      {
        type: 'keyDown',
        key,
        shift: false,
        control: !mac,
        meta: mac,
        alt: false,
      },
    )
  done.length = 0
  press('r')
  expect(steps()).toEqual(['reload'])
  for (let presses = 0; presses < 20; presses += 1) press('+')
  expect(tabs.state().tabs).toMatchObject([{ notice: 'page.zoom' }])
  const { webContents } = view() as unknown as { webContents: { zoom: number } }
  expect(webContents.zoom).toBe(8.8)
  press('0')
  expect(webContents.zoom).toBe(0)
  expect(listeners.onKey).not.toHaveBeenCalled()
})

test('a page may enter full screen and write the clipboard, and nothing else', async () => {
  await tabs.open(page)
  const { rules = {} } = (partitions.get('persist:account-a') ?? {}) as {
    rules?: Record<string, (...args: unknown[]) => unknown>
  }
  const may = (permission: string) => {
    const answer = vi.fn()
    rules.request?.(null, permission, answer)
    expect(rules.check?.(null, permission)).toBe(answer.mock.calls[0]?.[0])
    return answer.mock.calls[0]?.[0]
  }
  expect(['fullscreen', 'clipboard-sanitized-write'].map(may)).toEqual([true, true])
  const others = [
    'clipboard-read',
    'media',
    'geolocation',
    'notifications',
    'openExternal',
    'usb',
    'display-capture',
  ]
  expect(others.map(may)).toEqual(others.map(() => false))
})

test('beyond the budget the page not viewed for longest sleeps; one with a draft stays awake', async () => {
  await tabs.open(page)
  await tabs.open({ ...page, accountId: 'b' })
  tabs.layOut([{ id: 'b', x: 0, y: 0, width: 9, height: 9 }])
  tabs.budget = 300 * 1024 * 1024
  leaving.objects = true
  tabs.sleepIdle(Date.now())
  expect(tabs.state().tabs.map(({ state }) => state)).toEqual(['awake', 'awake'])
  leaving.objects = false
  tabs.sleepIdle(Date.now())
  expect(tabs.state().tabs.map(({ state }) => state)).toEqual(['asleep', 'awake'])
})

test('several sleeping pages wake one after the other', async () => {
  for (const accountId of ['a', 'b']) {
    await tabs.open({ ...page, accountId })
    tabs.act(accountId, 'sleep')
  }
  done.length = 0
  expect([tabs.focus('a'), tabs.focus('b')]).toEqual([true, true])
  // Neither at once: the second one's turn comes when the first has loaded.
  expect(steps()).toEqual([])
  await vi.waitFor(() => expect(steps()).toHaveLength(2))
})

test('a page that is woken twice, or closed while it waits its turn, loads once or not at all', async () => {
  for (const accountId of ['a', 'b']) {
    await tabs.open({ ...page, accountId })
    tabs.act(accountId, 'sleep')
  }
  await tabs.open({ ...page, accountId: 'c' })
  tabs.act('c', 'sleep')
  done.length = 0
  for (const accountId of ['a', 'a', 'b', 'c']) tabs.focus(accountId)
  await tabs.close('b')
  await vi.waitFor(() => expect(tabs.state().tabs.at(-1)).toMatchObject({ id: 'c', state: 'awake' }))
  expect(steps().filter((step) => step.startsWith('load'))).toHaveLength(2)
  expect(tabs.list()).toEqual([{ accountId: 'a' }, { accountId: 'c' }])
})

test('logging out closes all pages', async () => {
  await tabs.open(page)
  await tabs.open({ ...page, accountId: 'b' })
  await tabs.closeAll()
  expect(steps().filter((step) => step === 'close')).toHaveLength(2)
  expect(tabs.list()).toEqual([])
})

test('changes within one turn are reported once, later ones again', async () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  await tabs.open(page)
  await turn()
  listeners.onChanged.mockClear()
  view().webContents.emit('did-start-loading')
  view().webContents.emit('page-title-updated', {}, 'Home')
  expect(listeners.onChanged).not.toHaveBeenCalled()
  await turn()
  expect(listeners.onChanged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tabs: [expect.objectContaining({ title: 'Home', state: 'loading' })] }),
  )
  view().webContents.emit('did-stop-loading')
  await turn()
  view().webContents.emit('render-process-gone')
  await turn()
  const states = listeners.onChanged.mock.calls.map(([{ tabs }]) => tabs[0].state)
  expect(states).toEqual(['loading', 'awake', 'crashed'])
})

test('the address bar goes back, and to web addresses only; the page’s title reveals new items', async () => {
  await tabs.open(page)
  done.length = 0
  tabs.act('a', 'back')
  await tabs.navigate('a', 'network.example/ann')
  await tabs.navigate('a', 'file:///etc/passwd')
  expect(steps()).toEqual(['back', 'load https://network.example/ann'])
  view().webContents.emit('page-title-updated', {}, '(12) Home')
  expect(tabs.state().tabs).toMatchObject([
    { title: '(12) Home', unread: 12, url: 'https://network.example/ann' },
  ])
})

test('forgetting an account closes it and clears what its pages stored', async () => {
  await tabs.open(page)
  done.length = 0
  await tabs.forget('a')
  expect(steps()).toEqual(['flush storage', 'flush cookies', 'close', 'clear', 'clear cache'])
  done.length = 0
  await tabs.flush()
  expect(steps()).toEqual([])
})

test('an unreachable page shows an error under its own address, and opening does not fail', async () => {
  await tabs.open({ ...page, url: 'https://unreachable.example/' })
  expect(done.at(-1)).toMatch(/^load data:text/)
  expect(tabs.state().tabs).toMatchObject([{ id: 'a', url: 'https://unreachable.example/' }])
})

test.each(['https://goes-on.example/', 'https://closes.example/'])(
  '%s, which navigated by itself or is closed, is not reported as unreachable',
  async (url) => {
    await tabs.open({ ...page, url })
    expect(steps().filter((step) => step.startsWith('load'))).toEqual([`load ${url}`])
  },
)

test('a proxy gets its own login, a web page none', async () => {
  await tabs.open({ ...page, proxy })
  await tabs.open({ ...page, accountId: 'b' })
  const ask = (at: number | null, isProxy: boolean) => {
    const event = { preventDefault: vi.fn() }
    const answer = vi.fn()
    const contents = at === null ? null : view(at).webContents
    electronApp.login?.(event, contents, { firstAuthAttempt: true }, { isProxy }, answer)
    return [event.preventDefault.mock.calls.length, ...answer.mock.calls]
  }
  expect(ask(0, true)).toEqual([1, ['joe', 'secret']])
  for (const nobody of [ask(0, false), ask(1, true), ask(null, true)]) expect(nobody).toEqual([0])
})

test('only the whole key combination acts, once per press, and the page does not get it', async () => {
  await tabs.open(page)
  const mac = process.platform === 'darwin'
  const press = (change: object) => {
    const event = { preventDefault: vi.fn() }
    const held = { type: 'keyDown', shift: true, control: !mac, meta: mac, isAutoRepeat: false }
    view().webContents.emit('before-input-event', event, { ...held, key: 'K', ...change })
    return event.preventDefault.mock.calls.length
  }
  // The second as a Russian layout has it.
  expect([press({}), press({ key: 'Г', code: 'KeyU' })]).toEqual([1, 1])
  expect(listeners.onKey.mock.calls).toEqual([
    ['a', 'keep'],
    ['a', 'undo'],
  ])
  for (const change of [
    { type: 'keyUp' },
    { control: false, meta: false },
    { control: mac, meta: !mac },
    { isComposing: true },
    { alt: true },
    { key: 'q' },
  ])
    expect(press(change)).toBe(0)
  expect(press({ isAutoRepeat: true }), 'a held key does not reach the page either').toBe(1)
  expect(listeners.onKey).toHaveBeenCalledTimes(2)
})

test('a notice is shown beside the page until navigation', async () => {
  await tabs.open(page)
  tabs.announce('a', 'Kept')
  tabs.announce('nobody', 'Kept')
  expect(tabs.state().tabs).toMatchObject([{ notice: 'Kept' }])
  view().webContents.emit('did-start-loading')
  expect(tabs.state().tabs).toMatchObject([{ notice: '' }])
})

test('only F6 moves back to the window', async () => {
  await tabs.open(page)
  const key = { type: 'keyDown', key: 'F6', shift: false, control: false, meta: false, alt: false }
  view().webContents.emit('before-input-event', { preventDefault: vi.fn() }, key)
  view().webContents.emit('before-input-event', { preventDefault: vi.fn() }, { ...key, shift: true })
  expect(listeners.onKey.mock.calls).toEqual([['a', 'leave']])
})

test.each([
  [0, true, 'stays'],
  [1, false, 'is left'],
])('a page with a draft: after answer %s the call fails: %s, and the page %s', async (answer, fails) => {
  await tabs.open(page)
  leaving.answer = answer
  const { webContents } = view()
  const event = { preventDefault: vi.fn() }
  const load = vi.spyOn(webContents, 'loadURL')
  load.mockImplementationOnce(async () => {
    webContents.emit('will-prevent-unload', event)
    // Electron leaves a page whose objection a listener prevented.
    if (event.preventDefault.mock.calls.length === 0)
      throw Object.assign(new Error('ERR_ABORTED'), { code: 'ERR_ABORTED' })
  })
  const opening = tabs.open({ ...page, url: 'https://network.example/next' })
  if (fails) await expect(opening).rejects.toMatchObject({ reason: 'page_kept' })
  else await opening
  expect(event.preventDefault).toHaveBeenCalledTimes(fails ? 0 : 1)
})

test.each([
  [0, false],
  [1, true],
])(
  'a program that quits asks about a page with a draft: after answer %s it ends: %s',
  async (answer, ends) => {
    await tabs.open({ ...page, accountId: 'b' })
    await tabs.open(page)
    leaving.answer = answer
    // The first page has nothing to lose, the second has a draft.
    view().webContents.once('destroyed', () => {
      leaving.objects = true
    })
    expect(await tabs.leaveAll()).toBe(ends)
    expect(listeners.onClosed, 'what slept is as it was').not.toHaveBeenCalled()
    await vi.waitFor(() =>
      expect(tabs.state().tabs.map(({ state }) => state)).toEqual(
        ends ? ['asleep', 'asleep'] : ['awake', 'awake'],
      ),
    )
  },
)

test.each([
  ['the page that has the focus', ['a', 'b'], 'b', 1],
  ['the page that has the focus, beside the only one that is shown', ['a'], 'b', 1],
  ['the only page that is shown', ['a'], null, 0],
  ['none of two that are shown', ['a', 'b'], null, null],
])('the back button of a mouse navigates back in %s', async (_title, shown, focused, moved) => {
  for (const accountId of ['a', 'b']) await tabs.open({ ...page, accountId })
  tabs.layOut(shown.map((id) => ({ id, x: 0, y: 0, width: 10, height: 10 })))
  const contents = [0, 1].map((at) => view(at).webContents as unknown as HistoryStandIn)
  const backs = contents.map(({ navigationHistory }) => vi.spyOn(navigationHistory, 'goBack'))
  for (const [at, one] of contents.entries()) one.focused = ['a', 'b'][at] === focused
  tabs.goBy('browser-backward')
  tabs.goBy('media-play-pause')
  expect(backs.map(({ mock }) => mock.calls.length)).toEqual([0, 1].map((at) => Number(at === moved)))
})

type HistoryStandIn = { focused: boolean; navigationHistory: { goBack(): void } }
