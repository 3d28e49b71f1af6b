import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { PATIENCE_MS } from '../../support/patience.ts'
import type { FromHost, HostWindow, ToHost } from './control.ts'
import { type Desktop, desktopDir, type LaunchOptions, switchesOf, type WindowInfo } from './desktop.ts'
import { fromChromium, toChromium } from './electron-stub/address.ts'
import { isAlive, waitUntil } from './wait-until.ts'

const entry = fileURLToPath(new URL('./main-process.ts', import.meta.url))

/** The client in the Chromium host: its main process is a separate Node process, its pages are reached over Chromium's debug port. */
export async function launchInChromium(options: LaunchOptions): Promise<Desktop> {
  const appDir = options.appDir ?? desktopDir
  const main = options.main ?? mainOf(appDir)
  const child = spawn(process.execPath, [entry, main, ...switchesOf(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...options.env,
      SEAPORT_TEST_HOST: '1',
      ELECTRON_HOST_APP_DIR: appDir,
      ELECTRON_HOST_HEADLESS: options.headless === false ? '0' : '1',
    },
  })
  const { pid } = child
  if (pid === undefined) throw new Error('The main process did not start')
  const logs = collectLines(child)
  const { windows, browserPids, openedOutside, notifications, dragged, evaluate } = collectMessages(child)
  const exited = new Promise<number | null>((done) => child.once('close', done))
  const pages = createPages()

  const list = async (): Promise<WindowInfo[]> => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The main process has ended:\n${logs.join('\n')}`)
    const found = await Promise.all(
      [...windows.values()].map(async (window) => {
        const page = await pages.find(window)
        return page && { partition: window.partition, url: fromChromium(page.url()), page }
      }),
    )
    return found.filter((window) => window !== undefined)
  }
  const find = (predicate: (window: WindowInfo) => boolean) =>
    waitUntil(
      'a window',
      async () => (await list()).find(predicate)?.page,
      async () => (await list()).map(({ partition, url }) => ({ partition, url })),
    ).catch((error: Error) => {
      throw new Error(`${error.message}\n${logs.join('\n')}`)
    })
  const say = (message: ToHost) => new Promise<void>((done) => child.send(message, () => done()))
  /** Chromium must exit with its main process; a test fails if it does not. */
  const browsersGone = async () => {
    await pages.forget()
    await waitUntil('Chromium to end', () => ![...browserPids].some(isAlive)).catch((error: unknown) => {
      for (const orphan of browserPids) if (isAlive(orphan)) process.kill(orphan, 'SIGKILL')
      throw error
    })
  }
  return {
    host: 'chromium',
    pid,
    logs,
    openedOutside,
    notifications,
    dragged,
    exited,
    windows: list,
    window: find,
    firstWindow: () => find((window) => window.partition === '' && window.url !== 'about:blank'),
    answerDialog: (method, answer) => say({ type: 'dialog-answer', method, answer }),
    closeWindow: () => say({ type: 'close-window' }),
    evaluate: (run, arg) => evaluate(String(run), arg) as Promise<never>,
    async close() {
      if (child.connected) await say({ type: 'quit' })
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      const code = await exited
      clearTimeout(timer)
      await browsersGone()
      if (child.signalCode) throw new Error(`The app did not quit by itself:\n${logs.join('\n')}`)
      return code
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
      await browsersGone()
    },
  }
}

/** State reported by the host: windows, Chromium instances, and calls to the system. */
function collectMessages(child: ChildProcess) {
  const windows = new Map<number, HostWindow>()
  const browserPids = new Set<number>()
  const openedOutside: string[] = []
  const notifications: string[] = []
  const dragged: string[] = []
  const asked: PromiseWithResolvers<unknown>[] = []
  child.once('close', () => {
    for (const { reject } of asked) reject(new Error('The main process has ended'))
  })
  child.on('message', (message: FromHost) => {
    if (message.type === 'window') windows.set(message.window.id, message.window)
    else if (message.type === 'window-closed') windows.delete(message.id)
    else if (message.type === 'browser') browserPids.add(message.pid)
    else if (message.type === 'notification') notifications.push(message.text)
    else if (message.type === 'drag') dragged.push(message.file)
    else if (message.type === 'evaluated') {
      const { id, value, error } = message
      if (error === undefined) asked[id]?.resolve(value)
      else asked[id]?.reject(new Error(error))
    } else openedOutside.push(message.url)
  })
  const evaluate = (code: string, arg: unknown) => {
    const answer = Promise.withResolvers<unknown>()
    child.send({ type: 'evaluate', id: asked.push(answer) - 1, code, arg } satisfies ToHost)
    return answer.promise
  }
  return { windows, browserPids, openedOutside, notifications, dragged, evaluate }
}

/** The test's connections, one per Chromium, and the lookup of a window's page. */
function createPages() {
  const browsers = new Map<string, Promise<Browser>>()
  const known = new Map<string, Page>()
  const connect = (endpoint: string) => {
    const current = browsers.get(endpoint)
    if (current !== undefined) return current
    const fresh = chromium.connectOverCDP(endpoint, { timeout: PATIENCE_MS })
    browsers.set(endpoint, fresh)
    fresh.then(
      (browser) => {
        browser.once('disconnected', () => browsers.delete(endpoint))
        // Without a listener Playwright dismisses dialogs before the host can answer them.
        for (const context of browser.contexts()) context.on('dialog', () => undefined)
      },
      () => browsers.delete(endpoint),
    )
    return fresh
  }
  /** @returns undefined for a page that is closing */
  const targetOf = async (page: Page): Promise<string | undefined> => {
    try {
      const cdp = await page.context().newCDPSession(page)
      const { targetInfo } = await cdp.send('Target.getTargetInfo')
      await cdp.detach()
      return targetInfo.targetId
    } catch {
      return undefined
    }
  }
  return {
    async find({ targetId, endpoint }: HostWindow): Promise<Page | undefined> {
      const cached = known.get(targetId)
      if (cached && !cached.isClosed()) return cached
      try {
        const browser = await connect(endpoint)
        for (const page of browser.contexts().flatMap((context) => context.pages()))
          if ((await targetOf(page)) === targetId) {
            page.setDefaultTimeout(PATIENCE_MS)
            translateAddresses(page)
            // The host answers dialogs; without a listener Playwright would.
            page.on('dialog', () => undefined)
            known.set(targetId, page)
            return page
          }
      } catch {
        // The window closed after it was reported.
      }
      return undefined
    },
    async forget() {
      const open = await Promise.allSettled(browsers.values())
      await Promise.all(
        open.map((result) => result.status === 'fulfilled' && result.value.close().catch(() => undefined)),
      )
    },
  }
}

/** Tests speak of `app://…` in both hosts: `goto` is translated on its way in. */
function translateAddresses(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = (url, options) => goto(toChromium(url), options)
}

function mainOf(appDir: string): string {
  const { main } = JSON.parse(readFileSync(join(appDir, 'package.json'), 'utf8')) as { main?: string }
  if (!main) throw new Error(`${appDir}/package.json names no main module`)
  return join(appDir, main)
}

function collectLines(child: ChildProcess): string[] {
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
    })
    stream?.once('end', () => {
      if (rest) lines.push(rest)
    })
  }
  return lines
}
