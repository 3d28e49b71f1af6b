import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { FakeServer } from '@seaport/runner/test-support/fake-server'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeysAtOnce } from '../weather/support/keys.ts'
import { fakeElectron, type RunnerAnswers } from './support/electron.ts'
import { openOffice, SERVER_URL } from './support/office.ts'
import { accountOn, settingsOf } from './support/orders.ts'
import { Talk } from './support/talk.ts'
import {
  BY_HAND,
  download,
  KEEP_KEY,
  OF_THIS_COMPUTER,
  OUTER_EVENTS,
  PAGE_EVENTS,
  RUNNER_ANSWERS,
  RUNNER_CALLS,
  WINDOW_CALLS,
} from './support/window-calls.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')
const OTHER_URL = 'https://harbour.test'
const MOCKED = ['electron', 'node:module', 'node:os', 'node:timers/promises', 'virtual:seaport-ipc-names']
const login = { seat_code: '100002', password: 'not so secret' }
let folder: string

const machine = { platform: process.platform, arch: process.arch }
const setMachine = (as: typeof machine) => {
  for (const [name, value] of Object.entries(as)) Object.defineProperty(process, name, { value })
}

beforeEach(() => {
  setMachine({ platform: 'linux', arch: 'x64' })
  folder = mkdtempSync(join(tmpdir(), 'seaport-desktop-'))
  vi.resetModules()
})
afterEach(() => {
  for (const name of [...MOCKED, OPEN_UPDATER, OWN_FETCH, PROXIED_FETCH, CHECK_SERVER]) vi.doUnmock(name)
  vi.resetModules()
  vi.useRealTimers()
  setMachine(machine)
  rmSync(folder, { recursive: true })
})

/** From here, so that these tests compile without Electron's types. */
const MAIN = '../../../apps/desktop/src/main/main.ts'
const OPEN_UPDATER = '../../../apps/desktop/src/main/update/open-updater.ts'
const OWN_FETCH = '../../../packages/seat-client/src/egress/own-fetch.ts'
const PROXIED_FETCH = '../../../packages/seat-client/src/egress/proxied-fetch.ts'
const CHECK_SERVER = '../../../packages/seat-client/src/session/check-server.ts'
const IPC = '../../../packages/contract/src/desktop/ipc.schema.ts'

/** Whether a thread of Node's works for this process: on a file, or on a key. */
const isAtWork = () => process.getActiveResourcesInfo().some((name) => /^FSReq|Request$/.test(name))

/** Rejects as Node's does, when `signal` aborts. */
const pause = (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(value), ms)
    const giveUp = () => {
      clearTimeout(timer)
      reject(new DOMException('The operation was aborted', 'AbortError'))
    }
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
  })

interface Start {
  serverUrl?: string
  runnerAnswers?: RunnerAnswers
  /** Keys of the publishers whose updates the program takes. */
  updateKeys?: readonly string[]
  isPackaged?: boolean
}

/** Starts the desktop's main process in this one. */
async function start({
  serverUrl = SERVER_URL,
  runnerAnswers,
  updateKeys = ['key-1'],
  isPackaged = true,
}: Start = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: START,
  })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const talk = new Talk({ now: Date.now })
  talk.hide(folder, 'data')
  talk.hide(`"name":"${hostname()}"`, 'name of this computer')
  talk.hide(join(import.meta.dirname, '../../..'), 'program')
  let busy = 0
  const runWhile = async <T>(work: () => Promise<T>): Promise<T> => {
    busy += 1
    return work().finally(() => {
      busy -= 1
    })
  }
  useKeysAtOnce({ ...createSimClock(START), runWhile })
  const accounts = [accountOn('x'), { ...accountOn('instagram'), isProxied: true }]
  const networks = [settingsOf('x'), settingsOf('instagram')]
  const clock = { now: Date.now, runWhile }
  const office = openOffice({
    clock,
    talk,
    model: new FakeServer(clock),
    networks,
    accounts,
    script: { text: '', files: [] },
  })
  vi.stubGlobal('fetch', office.fetch)
  const appFolder = join(folder, 'app')
  mkdirSync(appFolder)
  const seaport = { serverUrl, updateKeys }
  writeFileSync(join(appFolder, 'package.json'), JSON.stringify({ seaport }))
  const { electron, call, happens, noteListeners, pages, runners } = fakeElectron(
    talk,
    folder,
    appFolder,
    runnerAnswers,
    isPackaged,
  )
  const { desktopIpc } = (await import(IPC)) as { desktopIpc: { calls: object } }
  const updater = Object.assign(new EventEmitter(), {
    autoInstallOnAppQuit: true,
    checkForUpdates: async () => void talk.note('updater', 'checks'),
    quitAndInstall: (...given: unknown[]) => talk.note('updater', `installs ${JSON.stringify(given)}`),
  })
  vi.doMock('electron', () => ({ ...electron, default: electron }))
  vi.doMock('node:module', async (real) => ({
    ...(await real<object>()),
    enableCompileCache: () => undefined,
  }))
  // Pauses and the time since the computer's start are of the same clock as everything else.
  vi.doMock('node:timers/promises', () => ({ setTimeout: pause }))
  vi.doMock('node:os', async (real) => ({
    ...(await real<object>()),
    uptime: () => performance.now() / 1000,
  }))
  vi.doMock('virtual:seaport-ipc-names', () => ({ names: { calls: Object.keys(desktopIpc.calls) } }))
  vi.doMock(OPEN_UPDATER, () => ({
    openUpdater({ log: _, proxyLogin: __, device, ...options }: Record<string, unknown>) {
      talk.note('updater', `opens ${JSON.stringify({ ...options, device: typeof device })}`)
      return updater
    },
  }))
  vi.doMock(CHECK_SERVER, async (load) => {
    const real = await load<{ checkServer(text: string, send: unknown): Promise<string> }>()
    // The other server is the same one.
    const checkServer = async (text: string, send: unknown) =>
      text === OTHER_URL ? text : real.checkServer(text, send)
    return { ...real, checkServer }
  })
  await import(MAIN)
  setInterval(office.beat, 15_000)
  /** Until nothing more is said, no module is loading, and no file or key is worked on. */
  const settle = async () => {
    for (let quiet = 0, said = -1; quiet < 40; quiet += 1) {
      if (quiet % 10 === 0) await vi.dynamicImportSettled()
      await new Promise((resolve) => setImmediate(resolve))
      if (said !== talk.lines.length || busy > 0 || isAtWork()) quiet = 0
      said = talk.lines.length
    }
  }
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await settle()
  }
  const does = async (name: string, args?: object) => {
    let isOver = false
    const answered = call(name, args, !OF_THIS_COMPUTER.includes(name)).finally(() => {
      isOver = true
    })
    await settle()
    // With a runner that never answers, what ends waits for it as long as it may; else only the disk is waited for.
    if (serverUrl !== '' && !runnerAnswers)
      for (let left = 30; !isOver && left > 0; left -= 1) await pass(1000)
    await answered
    await settle()
  }
  const chapter = (title: string) => void talk.note('==', title)
  return {
    talk,
    does,
    chapter,
    updater,
    office,
    happens,
    noteListeners,
    pages,
    runners,
    settle,
    pass,
    names: Object.keys(desktopIpc.calls),
  }
}

test('a day of the desktop’s main process', async () => {
  const { talk, does, chapter, updater, office, pages, settle, pass } = await start()
  await settle()
  await does('desktop.state')
  await does('log.list')
  chapter('a server that is none, then a login')
  await does('server.choose', { url: 'http://seaport.example' })
  await does('account.open', { id: 'account-x' })
  await does('session.login', login)
  await does('window.drawn')
  await does('workspace.get')
  chapter('accounts, directly and behind a proxy')
  await does('account.open', { id: 'account-x' })
  await does('tab.layout', { panes: [{ id: 'account-x', x: 10, y: 60, width: 800, height: 600 }] })
  await does('account.close', { id: 'account-x' })
  await does('account.open', { id: 'account-instagram' })
  await does('account.open', { id: 'nobody' })
  await pass(15 * 60_000)
  chapter('another device takes the seat')
  office.tell({ type: 'session_over', seat_id: 'seat-1' })
  for (let seconds = 0; seconds < 10; seconds += 1) await pass(1000)
  await does('desktop.state')
  await does('session.login', login)
  await does('session.logout')
  chapter('settings')
  await does('desktop.setLocale', { locale: 'vi' })
  await does('desktop.setTheme', { mode: 'dark' })
  await does('inbox.count', { count: 3 })
  chapter('another server, while logged in')
  await does('session.login', login)
  await does('server.choose', { url: OTHER_URL })
  await does('desktop.state')
  chapter('an update that has to be installed')
  updater.emit('update-available', { version: '1.3.0', minimum_version: '1.3.0', notes: null })
  updater.emit('download-progress', { percent: 41.7 })
  updater.emit('update-downloaded', { version: '1.3.0' })
  await settle()
  await does('session.login', login)
  chapter('a key in a page, with the first server’s client still there')
  await does('log.list')
  await does('account.open', { id: 'account-x' })
  const [name, ...key] = PAGE_EVENTS.find(([event]) => event === 'before-input-event') ?? ['']
  pages.at(-1)?.emit(name, ...key)
  await settle()
  await does('account.close', { id: 'account-x' })
  chapter('the client is too old')
  await does('task.retry', { id: 'task-1', idempotency_key: 'attempt-1' })
  await does('update.state')
  for (let seconds = 0; seconds < 70; seconds += 1) await pass(1000)
  noteDisk(talk)
  await expect(`${talk.text()}\n`).toMatchFileSnapshot('talks/desktop.txt')
})

/** Notes which files the program left, with its settings and its log. */
function noteDisk(talk: Talk): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  for (const file of files)
    if (file.endsWith('settings.json'))
      talk.note('disk', `${file} ${readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')}`)
    else if (file.endsWith('.log'))
      for (const line of readFileSync(file, 'utf8').trim().split('\n')) talk.note('log', line)
    else talk.note('disk', file)
}

/** Every call of the window once. */
async function callAll({ does }: Pick<Awaited<ReturnType<typeof start>>, 'does'>): Promise<void> {
  for (const [name, args] of WINDOW_CALLS) await does(name, args)
  for (const name of OF_THIS_COMPUTER) await does(name)
}

test('each call of the window, without a server', async () => {
  const started = await start({ serverUrl: '' })
  await started.settle()
  await callAll(started)
  const called = new Set([...WINDOW_CALLS.map(([name]) => name), ...OF_THIS_COMPUTER])
  expect([...called, 'server.choose', 'session.login'].sort()).toEqual(started.names.sort())
  await expect(`${started.talk.text()}\n`).toMatchFileSnapshot('talks/desktop-unconnected.txt')
})

test('each call of the window, signed out and with a seat, and what happens to a page', async () => {
  const started = await start({ runnerAnswers: RUNNER_ANSWERS })
  const { talk, does, chapter, runners, pages, settle, updater } = started
  const runByHand = async () => {
    await does('session.login', login)
    await does('window.drawn')
    runners.at(-1)?.emit('message', { kind: 'tell', name: 'state', args: [BY_HAND] })
    await settle()
  }
  await settle()
  chapter('signed out')
  await callAll(started)
  chapter('with a seat')
  await runByHand()
  await callAll(started)
  chapter('what happens to a page')
  await runByHand()
  await does('account.open', { id: 'account-x' })
  await does('tab.navigate', { id: 'account-x', address: 'x.com/le_huong' })
  for (const [name, ...given] of PAGE_EVENTS) {
    talk.note('page', `${name} ${JSON.stringify(given)}`)
    pages.at(-1)?.emit(name, ...given)
    await settle()
  }
  chapter('a key, after the second of two collections by hand was opened')
  const [byHand] = BY_HAND.tasks
  const both = [byHand, { ...byHand, id: 'task-7' }]
  runners.at(-1)?.emit('message', { kind: 'tell', name: 'state', args: [{ ...BY_HAND, tasks: both }] })
  await settle()
  await does('manual.openSource', { id: 'task-7', position: 0 })
  pages.at(-1)?.emit(...KEEP_KEY)
  await settle()
  runners.at(-1)?.emit('message', { kind: 'tell', name: 'state', args: [BY_HAND] })
  await settle()
  chapter('an update while tasks run, and while the only one waits')
  updater.emit('update-available', { version: '1.3.0', minimum_version: '1.0.0', notes: null })
  updater.emit('update-downloaded', { version: '1.3.0' })
  await settle()
  const [, , waiting] = BY_HAND.tasks
  runners.at(-1)?.emit('message', { kind: 'tell', name: 'state', args: [{ ...BY_HAND, tasks: [waiting] }] })
  await settle()
  await does('update.state')
  await expect(`${talk.text()}\n`).toMatchFileSnapshot('talks/desktop-calls.txt')
})

test.each([
  ['nobody has signed updates for', { updateKeys: [] }],
  ['runs from its sources', { isPackaged: false }],
])('a program that %s asks for none', async (_, how) => {
  const { talk, does, pass, settle } = await start(how)
  await settle()
  await does('update.check')
  await pass(2 * 60 * 60_000)
  expect(talk.lines.filter(({ who }) => who === 'updater')).toEqual([])
  expect(talk.lines.findLast(({ text }) => text.startsWith('update.check ←'))?.text).toContain(
    '"phase":"off"',
  )
})

/** Notes who is told of proxies that want a login, in the order in which the program makes its own calls. */
function catchWants() {
  const wants: ((route: object, url: string) => unknown)[] = []
  vi.doMock(OWN_FETCH, async (load) => {
    const real = await load<{ createOwnFetch(...given: unknown[]): unknown }>()
    const createOwnFetch = (find: unknown, options?: { onLoginWanted?: (typeof wants)[number] }) => {
      if (options?.onLoginWanted) wants.push(options.onLoginWanted)
      return real.createOwnFetch(find, options)
    }
    return { ...real, createOwnFetch }
  })
  return wants
}
const proxyAt = (host: string) => ({ scheme: 'http', host, port: 3128, username: '', password: '' })

test('a person is asked for the login of a proxy, whichever of the program’s own calls met it', async () => {
  const proxies = ['first client', 'chosen server', 'next client']
  const wants = catchWants()
  const { talk, does, settle } = await start()
  await settle()
  await does('server.choose', { url: OTHER_URL })
  for (const [index, host] of proxies.entries()) {
    void wants[index]?.(proxyAt(host), SERVER_URL)
    await settle()
  }
  const asked = talk.lines.filter(({ text }) => text.includes('event:proxyLogin.state'))
  expect(asked.map(({ text }) => JSON.parse(text.slice(text.indexOf('{'))))).toMatchObject(
    proxies.map((host) => ({ proxy: `${host}:3128`, asking: true })),
  )
})

test('what waited for a proxy goes on once it takes the login', async () => {
  const wants = catchWants()
  vi.doMock(PROXIED_FETCH, () => ({ fetchThrough: () => async () => new Response('') }))
  const { talk, does, settle } = await start({ runnerAnswers: RUNNER_ANSWERS })
  await settle()
  await does('session.login', login)
  await wants[0]?.(proxyAt('192.0.2.9'), SERVER_URL)
  await settle()
  const from = talk.lines.length
  await does('proxyLogin.give', { username: 'tea', password: 'p:ß', remember: true })
  const heard = talk.lines.slice(from).filter(({ text }) => text.startsWith('hears'))
  await does('session.logout')
  // The window asks again at once, and once more when the stream of events is open anew.
  expect(heard.map(({ text }) => text)).toEqual([
    'hears event:proxyLogin.state null',
    'hears event:refresh {}',
    'hears event:refresh {}',
  ])
})

test('a person’s first command starts the runner, and waits until its tasks are known', async () => {
  const { talk, does, settle } = await start({ runnerAnswers: { ...RUNNER_ANSWERS, state: BY_HAND } })
  await settle()
  await does('session.login', login)
  for (const [name, args] of [
    ['workbench.startTarget', { id: 'task-2' }],
    ['session.logout', {}],
    ['session.login', login],
    ['manual.keep', { id: 'task-1', note: '' }],
  ] as const)
    await does(name, args)
  const answers = talk.lines.filter(({ text }) => /^(?:workbench|manual)\.\w+ ←/.test(text))
  await does('session.logout')
  expect(answers.map(({ text }) => text)).toEqual([
    'workbench.startTarget ← {"ok":true,"value":{"state":"open"}}',
    'manual.keep ← {"ok":true,"value":{"state":"no_window","name":""}}',
  ])
})

test('what the runner’s process asks of its client', async () => {
  const { talk, does, office, runners, settle, pass } = await start({ runnerAnswers: RUNNER_ANSWERS })
  await settle()
  await does('session.login', login)
  await does('window.drawn')
  const from = talk.lines.length
  let id = 0
  const asks = async (name: string, ...args: unknown[]) => {
    id += 1
    talk.note('runner', `${name} ${JSON.stringify(args)}`)
    runners.at(-1)?.emit('message', { kind: 'call', id, name, args })
    await settle()
  }
  await asks('hearsEvents')
  talk.note('==', 'the stream of events breaks off')
  office.cut()
  await settle()
  await asks('hearsEvents')
  await pass(5000)
  await asks('hearsEvents')
  for (const [name, ...args] of RUNNER_CALLS) await asks(name, ...args)
  noteDisk(talk)
  await expect(`${talk.text(from)}\n`).toMatchFileSnapshot('talks/desktop-runner.txt')
})

test('what happens around the window, and what it asks when it closes and ends', async () => {
  const started = await start({ runnerAnswers: RUNNER_ANSWERS })
  const { talk, does, chapter, runners, happens, settle, pass } = started
  const tell = async (state: object) => {
    runners.at(-1)?.emit('message', { kind: 'tell', name: 'state', args: [state] })
    await settle()
  }
  await settle()
  await does('session.login', login)
  await does('window.drawn')
  await does('account.open', { id: 'account-x' })
  await tell(BY_HAND)
  const from = talk.lines.length
  chapter('a notice of an account, which is clicked')
  for (const title of ['(2) X', '(5) X', '(6) X']) {
    happens('page.contents', 'page-title-updated', title)
    await settle()
  }
  await pass(1000)
  happens('notification', 'click')
  await settle()
  chapter('the window and the computer')
  for (const event of OUTER_EVENTS) {
    happens(...event)
    await settle()
  }
  for (const [event, state] of [
    ['updated', 'progressing'],
    ['done', 'completed'],
  ] as const) {
    download.emit(event, {}, state)
    await settle()
  }
  chapter('a page that could not be loaded is, once the computer wakes up; the accounts are read again')
  happens('page.contents', 'did-fail-load', -106, 'ERR_INTERNET_DISCONNECTED', 'https://x.com/home', true)
  await settle()
  happens('powerMonitor', 'resume')
  await pass(1000)
  chapter('a window that is kept in the tray')
  await does('preference.set', { on_close: 'keep' })
  happens('window', 'close')
  await settle()
  await tell({ ...BY_HAND, tasks: BY_HAND.tasks.slice(1) })
  happens('tray', 'click')
  await settle()
  chapter('a window that is gone, and the next one')
  happens('window', 'closed')
  happens('app', 'activate')
  happens('window', 'ready-to-show')
  await settle()
  await tell(BY_HAND)
  await does('account.close', { id: 'account-x' })
  started.noteListeners()
  chapter('the end')
  happens('app', 'before-quit')
  for (let seconds = 0; seconds < 10; seconds += 1) await pass(1000)
  started.noteListeners()
  noteDisk(talk)
  await expect(`${talk.text(from)}\n`).toMatchFileSnapshot('talks/desktop-events.txt')
})
