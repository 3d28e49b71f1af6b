/**
 * A preload runs in a world of its own, and what it exposes crosses as Electron's docs/api/context-bridge.md and docs/api/ipc-renderer.md say. The
 * functions given to `evaluate` run in the main process or in the page's own world.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Desktop } from './desktop.ts'
import { launchDesktop } from './launch-desktop.ts'
import { serve } from './sample.ts'
import { waitUntil } from './wait-until.ts'

const PAGE = `<title>Page</title><iframe src="/frame"></iframe>
<script>ofThePage = 1; Array.prototype.includes = () => 'replaced'; heard = []; api.hear((word) => heard.push(word))</script>`

const PRELOAD = `
const { contextBridge, ipcRenderer } = require('electron')
globalThis.ofThePreload = 1
class Point { x = 1; [Symbol('mark')] = 2; length() { return 1 } }
const data = { list: ['a'], when: new Date(5) }
contextBridge.exposeInMainWorld('api', {
  data,
  change: () => data.list.push('b'),
  worlds: () => [typeof globalThis.ofThePage, [3].includes(3)],
  back: (value) => value,
  kind: (value) => Object.prototype.toString.call(value) + Object.keys(Object(value)),
  point: () => new Point(),
  fail: () => { throw Object.assign(new TypeError('no way'), { code: 7 }) },
  later: async (value) => ({ value, point: new Point() }),
  refuse: async () => { throw Object.assign(new TypeError('not now'), { code: 8 }) },
  call: (run) => run({ n: 1 }),
  marked: () => ({ plain: 1, mark: Symbol('mark') }),
  bind: () => contextBridge.exposeInMainWorld('ofThePage', 2),
  ask: (...args) => ipcRenderer.invoke('ask', ...args),
  tell: (...args) => ipcRenderer.send('tell', ...args),
  hear: (listener) => void ipcRenderer.on('news', (event, word) => listener(word)),
})`

let site: Awaited<ReturnType<typeof serve>>
let folder: string
let desktop: Desktop
let page: Page

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-preload-'))
  writeFileSync(join(folder, 'preload.cjs'), PRELOAD)
  site = await serve(({ url }, response) =>
    response.setHeader('content-type', 'text/html').end(url === '/page' ? PAGE : '<title>Own</title>'),
  )
  desktop = await launchDesktop({
    appDir: resolve(import.meta.dirname, '../fixture/plain'),
    userDataDir: join(folder, 'data'),
    env: { PLAIN_URL: `http://127.0.0.1:${site.port}/own` },
  })
  await desktop.firstWindow()
  await desktop.evaluate(
    async ({ WebContentsView, ipcMain }, { url, preload }) => {
      ipcMain.handle('ask', (_event, what: unknown, value: unknown) => {
        if (what === 'function') return () => undefined
        if (what === 'fail') throw new RangeError('too far')
        return value
      })
      const view = new WebContentsView({ webPreferences: { partition: 'persist:view', preload } })
      Object.assign(globalThis, { view })
      await view.webContents.loadURL(url)
    },
    { url: `http://127.0.0.1:${site.port}/page`, preload: join(folder, 'preload.cjs') },
  )
  page = await desktop.window(({ partition }) => partition === 'persist:view')
})
beforeEach(async () => {
  await page.reload()
})
afterAll(async () => {
  await desktop?.kill()
  site?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** @returns what the expression gives in the page's own world */
const inPage = (expression: string): Promise<unknown> => page.evaluate(expression)
const thrownBy = (expression: string) =>
  inPage(`(async () => { try { return ['nothing', await ${expression}] } catch (error) {
    return [error instanceof Error, error.constructor.name, error.message, error.code] } })()`)
const NOT_CLONED = [true, 'Error', 'An object could not be cloned.', undefined]

test('context-isolation: neither world has what the other puts on window, nor what it replaced', async () => {
  expect(await inPage('typeof ofThePreload')).toBe('undefined')
  expect(await inPage('api.worlds()')).toEqual(['undefined', true])
  expect(
    await inPage("['require', 'process', 'module', 'ipcRenderer'].filter((name) => name in window)"),
  ).toEqual([])
  expect(
    await inPage("Object.getOwnPropertyNames(window).filter((name) => name.includes('lectronHost'))"),
  ).toEqual([])
  expect(await inPage('frames[0].api === undefined')).toBe(true)
})

test('context-bridge: what is exposed is a frozen copy, and its key is taken once', async () => {
  expect(
    await inPage('[Object.isFrozen(api), Object.isFrozen(api.data.list), Object.isFrozen(api.call)]'),
  ).toEqual([true, true, true])
  expect(await inPage('(api.change(), api.data.list)')).toEqual(['a'])
  expect(await inPage('Object.getOwnPropertyDescriptor(window, "api").writable')).toBe(false)
  expect(await thrownBy('api.bind()')).toEqual([
    true,
    'Error',
    'Cannot bind an API on top of an existing property on the window object',
    undefined,
  ])
})

test('context-bridge: objects arrive as copies without their prototype, and are not frozen', async () => {
  expect(await inPage('[api.point().constructor === Object, api.point().length, api.point().x]')).toEqual([
    true,
    undefined,
    1,
  ])
  expect(await inPage('(({ value }) => (value.push(2), value))({ value: api.back([1]) })')).toEqual([1, 2])
  expect(
    await inPage('((one) => [api.back(one) === one, api.back(one)])({ a: { b: [null, undefined, 1n] } })'),
  ).toEqual([false, { a: { b: [null, undefined, 1n] } }])
  expect(await inPage('api.kind(new (class Own { a = 1; get b() { return 2 } })())')).toBe('[object Object]a')
  expect(await inPage('[api.back(new Date(7)) instanceof Date, api.back(new Map([[1, 2]])).get(1)]')).toEqual(
    [true, 2],
  )
  expect(
    await inPage('[api.back(new Uint8Array([5]))[0], api.kind(new Blob([])), api.data.when.getTime()]'),
  ).toEqual([5, '[object Blob]', 5])
})

test('context-bridge: functions are called in the world that they come from', async () => {
  expect(
    await inPage('((seen) => [api.call((given) => { seen.push(given, ofThePage); return 3 }), seen])([])'),
  ).toEqual([3, [{ n: 1 }, 1]])
  expect(await inPage('api.call(({ constructor }) => constructor === Object)')).toBe(true)
})

test('context-bridge: errors keep their message alone', async () => {
  expect(await thrownBy('api.fail()')).toEqual([true, 'Error', 'no way', undefined])
  expect(await thrownBy('api.refuse()')).toEqual([true, 'Error', 'not now', undefined])
  expect(await thrownBy('api.call(() => { throw new SyntaxError("mine") })')).toEqual([
    true,
    'Error',
    'mine',
    undefined,
  ])
})

test('context-bridge: promises cross, also where the page replaced theirs', async () => {
  expect(
    await inPage('api.later(4).then(({ value, point }) => [value, point.constructor === Object])'),
  ).toEqual([4, true])
  expect(await inPage('api.back(Promise.resolve({ a: 1 }))')).toEqual({ a: 1 })
  expect(
    await inPage(`(async () => {
      const plain = Promise.prototype.then
      const seen = []
      Promise.prototype.then = function (...args) { seen.push(this); return plain.apply(this, args) }
      const answer = api.ask('back', 'secret')
      const asked = seen.length
      Promise.prototype.then = plain
      return [asked, await answer]
    })()`),
  ).toEqual([0, 'secret'])
})

test('context-bridge: symbols are left out, what can’t be cloned is refused', async () => {
  expect(await inPage('api.marked()')).toEqual({ plain: 1 })
  expect(await inPage('api.kind({ [Symbol.iterator]: 1, a: Symbol("b"), c: 2 })')).toBe('[object Object]c')
  for (const value of ['new WeakMap()', 'document.body', '{ deep: [new WeakMap()] }'])
    expect(await thrownBy(`api.back(${value})`)).toEqual(NOT_CLONED)
})

test('ipc-renderer: calls and answers are clones; what can’t be cloned is refused on either side', async () => {
  const value =
    '{ list: [undefined, -0, NaN, 1n], at: new Date(9), map: new Map([["k", new Set([1])]]), bytes: new Uint8Array([1, 255]) }'
  expect(await inPage(`api.ask('back', ${value})`)).toEqual({
    list: [undefined, -0, Number.NaN, 1n],
    at: new Date(9),
    map: expect.anything(),
    bytes: expect.anything(),
  })
  expect(
    await inPage(
      `api.ask('back', ${value}).then(({ map, bytes }) => [map.get('k').has(1), ...bytes, bytes.constructor.name])`,
    ),
  ).toEqual([true, 1, 255, 'Uint8Array'])
  expect(await thrownBy("api.ask('back', () => 1)")).toEqual(NOT_CLONED)
  expect(await thrownBy("api.ask('function')")).toEqual(NOT_CLONED)
  expect(await thrownBy("api.ask('fail')")).toEqual([
    true,
    'Error',
    "Error invoking remote method 'ask': RangeError: too far",
    undefined,
  ])
})

test('web-contents: messages come to the page that is there', async () => {
  const say = (word: string) =>
    desktop.evaluate((_electron, what) => {
      const { view } = globalThis as unknown as { view: Electron.WebContentsView }
      view.webContents.send('news', what)
    }, word)
  await say('first')
  await waitUntil('the news', async () => ((await inPage('heard')) as string[]).length === 1)
  await page.reload()
  await say('second')
  await waitUntil('the news after it', async () => ((await inPage('heard')) as string[]).length === 1)
  expect(await inPage('heard')).toEqual(['second'])
})
