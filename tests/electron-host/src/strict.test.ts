/**
 * The stand-in is as strict as Electron's documentation says; each test names its page there (docs/api of electron/electron). The functions given to
 * `evaluate` run in the main process.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Desktop } from './desktop.ts'
import { launchDesktop } from './launch-desktop.ts'
import { serve } from './sample.ts'
import { waitUntil } from './wait-until.ts'

const WINDOW = `<title>Own</title><input id="own"><button id="left">left</button>
<dialog><button id="inside">inside</button></dialog>
<script>let clicks = []; addEventListener('click', ({ target }) => clicks.push(target.id))</script>
<style>button { position: fixed; left: 300px; top: 300px } dialog button { left: 300px; top: 340px }</style>`
const PAGE = `<title>Page</title><a href="/next" style="display:block;height:40px">next</a><input id="field"><p>some words</p>
<script>let keys = []; addEventListener('keydown', ({ key }) => keys.push(key), true)</script>`

let site: Awaited<ReturnType<typeof serve>>
let folder: string
let desktop: Desktop
let own: Page

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-strict-'))
  site = await serve((request, response) =>
    response.setHeader('content-type', 'text/html').end(request.url === '/own' ? WINDOW : PAGE),
  )
  desktop = await launchDesktop({
    appDir: resolve(import.meta.dirname, '../fixture/plain'),
    userDataDir: join(folder, 'data'),
    env: { PLAIN_URL: `http://127.0.0.1:${site.port}/own` },
  })
  own = await desktop.firstWindow()
  await own.waitForSelector('#own')
})
afterEach(async () => {
  await desktop.kill()
  site.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A view over the right half of the window, with a page of the site. */
async function openView(path = '/page', focusOnNavigation?: boolean): Promise<Page> {
  await desktop.evaluate(
    async ({ BrowserWindow, WebContentsView }, { url, focus }) => {
      const [window] = BrowserWindow.getAllWindows()
      const preferences = focus === undefined ? {} : { focusOnNavigation: focus }
      const view = new WebContentsView({ webPreferences: { partition: 'persist:view', ...preferences } })
      Object.assign(globalThis, { view })
      view.setBounds({ x: 200, y: 0, width: 600, height: 600 })
      window?.contentView.addChildView(view)
      await view.webContents.loadURL(url)
    },
    { url: `http://127.0.0.1:${site.port}${path}`, focus: focusOnNavigation },
  )
  return desktop.window(({ partition }) => partition === 'persist:view')
}

const textIn = (page: Page, id: string) => page.locator(id).inputValue()
const listOf = (page: Page, name: string) => page.evaluate(name) as Promise<string[]>

test('web-preferences: a page takes the keyboard when it navigates', async () => {
  await own.locator('#own').click()
  await openView()
  await own.keyboard.press('a')
  expect(await textIn(own, '#own')).toBe('')
  await own.locator('#own').click()
  await own.keyboard.press('b')
  expect(await textIn(own, '#own')).toBe('b')
})

test('web-preferences: a page leaves the keyboard where it is with focusOnNavigation: false', async () => {
  await own.locator('#own').click()
  await openView('/page', false)
  await own.keyboard.press('c')
  expect(await textIn(own, '#own')).toBe('c')
})

test('view: a view covers clicks on the page and its modal dialog; a hidden one covers nothing and loses the focus', async () => {
  const view = await openView()
  const clickAt = async (x: number, y: number) => {
    await own.mouse.click(x, y)
    return listOf(own, 'clicks')
  }
  await waitUntil('the cover', () => own.evaluate("document.elementFromPoint(310, 310)?.id !== 'left'"))
  expect((await clickAt(310, 310)).includes('left')).toBe(false)
  await own.evaluate("document.querySelector('dialog').showModal()")
  expect((await clickAt(310, 350)).includes('inside')).toBe(false)
  await view.locator('#field').click()
  await desktop.evaluate(
    () => (globalThis as unknown as { view: { setVisible(is: boolean): void } }).view.setVisible(false),
    null,
  )
  await waitUntil('the cover to go', () =>
    own.evaluate("document.elementFromPoint(310, 350)?.id === 'inside'"),
  )
  expect(await clickAt(310, 350)).toContain('inside')
  await view.keyboard.press('x')
  expect(await textIn(view, '#field')).toBe('')
})

test('web-contents: before-input-event precedes the page’s keydown, and preventDefault suppresses it', async () => {
  const view = await openView()
  await desktop.evaluate(() => {
    const {
      view: { webContents },
    } = globalThis as unknown as { view: Electron.WebContentsView }
    webContents.on('before-input-event', (event, { key }) => key === 'q' && event.preventDefault())
  }, null)
  await view.locator('#field').click()
  for (const key of ['p', 'q', 'r']) await view.keyboard.press(key)
  expect(await listOf(view, 'keys')).toEqual(['p', 'r'])
  expect(await textIn(view, '#field')).toBe('pr')
})

test('session: permissions are asked at each use, with the page that wants them', async () => {
  await desktop.evaluate(({ session }) => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    session.fromPartition('persist:view').setPermissionRequestHandler((contents, permission, answer) => {
      asked.push(`${permission} ${new URL(contents.getURL()).pathname}`)
      answer(asked.length > 1)
    })
  }, null)
  const view = await openView()
  const ask = () => view.evaluate('Notification.requestPermission()')
  expect([await ask(), await ask()]).toEqual(['denied', 'granted'])
  expect(await desktop.evaluate(() => (globalThis as unknown as { asked: string[] }).asked, null)).toEqual([
    'notifications /page',
    'notifications /page',
  ])
})

test('web-contents, menu: a right click shows no default menu; the program builds it, and each item needs a label, role or type', async () => {
  const view = await openView()
  await desktop.evaluate(({ Menu }) => {
    const {
      view: { webContents },
    } = globalThis as unknown as { view: Electron.WebContentsView }
    webContents.on('context-menu', (_event, { linkURL }) =>
      Menu.buildFromTemplate([{ label: `copy ${linkURL}` }]).popup(),
    )
  }, null)
  await view.locator('a').click({ button: 'right' })
  const opened = () =>
    desktop.evaluate(
      ({ standIn }) => standIn.records.popups.map(({ items }) => items.map(({ label }) => label)),
      null,
    )
  await waitUntil('a menu', async () => (await opened()).length > 0)
  expect(await opened()).toEqual([[`copy http://127.0.0.1:${site.port}/next`]])
  await expect(desktop.evaluate(({ Menu }) => void Menu.buildFromTemplate([{}]), null)).rejects.toThrow(
    'must have at least one of label, role or type',
  )
})

test('tray, notification, app, browser-window, power-monitor: what the system shows is kept, and its events can come', async () => {
  const told = await desktop.evaluate((electron) => {
    const {
      app,
      BrowserWindow,
      Notification,
      Tray,
      nativeImage,
      Menu,
      powerMonitor,
      powerSaveBlocker,
      standIn,
    } = electron
    const heard: string[] = []
    const tray = new Tray(nativeImage.createFromDataURL('data:,'))
    tray.setToolTip('2 tasks')
    tray.setContextMenu(Menu.buildFromTemplate([{ label: 'Open', click: () => heard.push('open') }]))
    const notification = new Notification({ title: 'Task', body: 'ready' })
    notification.on('click', () => heard.push('notification'))
    notification.show()
    powerMonitor.on('suspend', () => heard.push('suspend'))
    app.setBadgeCount(3)
    BrowserWindow.getAllWindows()[0]?.flashFrame(true)
    powerSaveBlocker.start('prevent-app-suspension')
    const { trays, notifications, flashing, powerSaveBlockers } = standIn.records
    trays[0]?.menu?.items[0]?.click()
    notifications[0]?.emit('click')
    powerMonitor.emit('suspend')
    return [
      trays[0]?.toolTip,
      notifications.map(({ body }) => body),
      app.getBadgeCount(),
      flashing.size,
      powerSaveBlockers.size,
      heard,
    ]
  }, null)
  expect(told).toEqual(['2 tasks', ['ready'], 3, 1, 1, ['open', 'notification', 'suspend']])
})

test('a JavaScript dialog blocks the page until it is answered', async () => {
  const view = await openView()
  const answered = view.evaluate("confirm('sure?')")
  const asked = () =>
    desktop.evaluate(({ standIn }) => standIn.records.pageDialogs.map(({ message }) => message), null)
  await waitUntil('the question', async () => (await asked()).length > 0)
  expect(await asked()).toEqual(['sure?'])
  await desktop.evaluate(async ({ standIn }) => standIn.records.pageDialogs[0]?.answer(true), null)
  expect(await answered).toBe(true)
})

test('web-contents: isCrashed() holds until a reload, which starts another process', async () => {
  await openView()
  const crashed = () =>
    desktop.evaluate(
      () => (globalThis as unknown as { view: Electron.WebContentsView }).view.webContents.isCrashed(),
      null,
    )
  expect(await crashed()).toBe(false)
  await desktop.evaluate(() => {
    const {
      view: { webContents },
    } = globalThis as unknown as { view: Electron.WebContentsView }
    webContents.forcefullyCrashRenderer()
  }, null)
  await waitUntil('the crash', crashed)
  await desktop.evaluate(() => {
    const {
      view: { webContents },
    } = globalThis as unknown as { view: Electron.WebContentsView }
    return webContents.loadURL(webContents.getURL())
  }, null)
  expect(await crashed()).toBe(false)
  const again = await desktop.window(({ partition }) => partition === 'persist:view')
  expect(await again.textContent('p')).toBe('some words')
})

test('safe-storage: only the asynchronous calls are there; the key store can be locked, missing, or lose its key', async () => {
  const told = await desktop.evaluate(async ({ safeStorage, standIn: { keyStore } }) => {
    const sealed = await safeStorage.encryptStringAsync('token')
    const reads = () =>
      safeStorage.decryptStringAsync(sealed).then(
        ({ result }) => result,
        () => 'unreadable',
      )
    const first = await reads()
    keyStore.become('locked')
    const locked = [await safeStorage.isAsyncEncryptionAvailable(), await reads()]
    keyStore.become('unavailable')
    const missing = [await safeStorage.isAsyncEncryptionAvailable(), await reads()]
    keyStore.become('works')
    keyStore.loseKey()
    let old = 'there'
    try {
      safeStorage.isEncryptionAvailable()
    } catch {
      old = 'gone'
    }
    return { first, locked, missing, lost: await reads(), old }
  }, null)
  expect(told).toEqual({
    first: 'token',
    locked: [true, 'unreadable'],
    missing: [false, 'unreadable'],
    lost: 'unreadable',
    old: 'gone',
  })
})

test('auto-updater: quitAndInstall closes windows before before-quit; a window that stays open cancels the quit', async () => {
  const heard = await desktop.evaluate(async ({ app, autoUpdater, BrowserWindow }) => {
    const events: string[] = []
    const [window] = BrowserWindow.getAllWindows()
    app.on('before-quit', (event) => {
      events.push('before-quit')
      event.preventDefault()
    })
    autoUpdater.on('before-quit-for-update', () => events.push('before-quit-for-update'))
    window?.once('close', (event) => {
      events.push('stays')
      event.preventDefault()
    })
    autoUpdater.quitAndInstall()
    await new Promise((resolve) => setImmediate(resolve))
    app.on('window-all-closed', () => undefined)
    window?.once('close', () => events.push('close'))
    autoUpdater.quitAndInstall()
    await new Promise((resolve) => setImmediate(resolve))
    return events
  }, null)
  expect(heard).toEqual(['before-quit-for-update', 'stays', 'before-quit-for-update', 'close', 'before-quit'])
})

test('web-contents: zoom belongs to the site within the partition', async () => {
  await openView()
  const levels = await desktop.evaluate(async ({ WebContentsView }) => {
    const {
      view: { webContents },
    } = globalThis as unknown as { view: Electron.WebContentsView }
    const at = async (partition: string) => {
      const { webContents: contents } = new WebContentsView({ webPreferences: { partition } })
      await contents.loadURL(webContents.getURL())
      return contents.getZoomLevel()
    }
    webContents.setZoomLevel(2)
    return [await at('persist:view'), await at('persist:other')]
  }, null)
  expect(levels).toEqual([2, 0])
})

test('session: connections are closed only where the stand-in can close them', async () => {
  await openView()
  const close = () =>
    desktop.evaluate(({ session }) => session.fromPartition('persist:view').closeAllConnections(), null)
  await expect(close()).rejects.toThrow('without open windows')
  await desktop.evaluate(
    () => (globalThis as unknown as { view: Electron.WebContentsView }).view.webContents.close(),
    null,
  )
  await close()
})

test('native-theme: pages follow the program’s theme, and the system’s where the program has none', async () => {
  const view = await openView()
  const isDark = () => view.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
  const set = (theme: 'system' | 'light' | 'dark', isSystemDark: boolean) =>
    desktop.evaluate(
      ({ nativeTheme, standIn }, [chosen, dark]) => {
        standIn.system.isDark = dark
        nativeTheme.themeSource = chosen
        return nativeTheme.shouldUseDarkColors
      },
      [theme, isSystemDark] as const,
    )
  for (const [theme, isSystemDark, dark] of [
    ['dark', false, true],
    ['light', true, false],
    ['system', true, true],
    ['system', false, false],
  ] as const) {
    expect(await set(theme, isSystemDark)).toBe(dark)
    await waitUntil(
      `${theme} in a ${isSystemDark ? 'dark' : 'light'} system`,
      async () => (await isDark()) === dark,
    )
  }
})
