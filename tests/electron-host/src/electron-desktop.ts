import type { WebContents } from 'electron'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import { PATIENCE_MS } from '../../support/patience.ts'
import { type Desktop, desktopDir, type LaunchOptions, switchesOf, type WindowInfo } from './desktop.ts'
import { waitUntil } from './wait-until.ts'

/** The client in the real Electron, driven by Playwright. */
export async function launchInElectron(executablePath: string, options: LaunchOptions): Promise<Desktop> {
  const app = await _electron.launch({
    executablePath,
    timeout: PATIENCE_MS,
    args: [
      options.main ?? options.appDir ?? desktopDir,
      ...switchesOf(options),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    env: { ...strings(process.env), ...options.env, SEAPORT_TEST_HOST: '1' },
  })
  app.context().setDefaultTimeout(PATIENCE_MS)
  const child = app.process()
  if (child.pid === undefined) throw new Error('Electron did not start')
  const logs: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => logs.push(...text.trimEnd().split('\n')))
  const told = collectTold(app)
  await app.evaluate(({ app: program, shell, webContents, Notification }) => {
    const watch = (contents: WebContents) => {
      contents.startDrag = ({ file }) => console.log(`drag ${file}`)
    }
    webContents.getAllWebContents().forEach(watch)
    program.on('web-contents-created', (_event, contents) => watch(contents))
    Notification.prototype.show = function show() {
      console.log(`notification ${this.title}: ${this.body}`)
    }
    shell.openExternal = async (url) => console.log(`open-external ${url}`)
  })
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const list = async (): Promise<WindowInfo[]> =>
    Promise.all(
      app.windows().map(async (page) => ({ partition: await partitionOf(app, page), url: page.url(), page })),
    )
  const find = (predicate: (window: WindowInfo) => boolean) =>
    waitUntil(
      'a window',
      async () => (await list()).find(predicate)?.page,
      async () => (await list()).map(({ partition, url }) => ({ partition, url })),
    )
  return {
    host: 'electron',
    pid: child.pid,
    logs,
    ...told,
    exited,
    windows: list,
    window: find,
    firstWindow: () => find((window) => window.partition === '' && window.url !== 'about:blank'),
    answerDialog: (method, answer) =>
      app.evaluate(
        ({ dialog }, given) => {
          const before = dialog[given.method]
          const once = () => {
            Object.assign(dialog, { [given.method]: before })
            return given.method === 'showMessageBoxSync' ? given.answer : Promise.resolve(given.answer)
          }
          Object.assign(dialog, { [given.method]: once })
        },
        { method, answer },
      ),
    closeWindow: () =>
      app.evaluate(({ BrowserWindow, session }) => {
        BrowserWindow.getAllWindows()
          .find(({ webContents }) => webContents.session === session.defaultSession)
          ?.close()
      }),
    evaluate: (run, arg) => app.evaluate(run as never, arg),
    async close() {
      await app.close()
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Collects the replaced calls that the main process reports on its console. */
function collectTold(app: ElectronApplication): Pick<Desktop, 'openedOutside' | 'notifications' | 'dragged'> {
  const told = { openedOutside: [] as string[], notifications: [] as string[], dragged: [] as string[] }
  const lists = new Map([
    ['open-external', told.openedOutside],
    ['notification', told.notifications],
    ['drag', told.dragged],
  ])
  app.on('console', (message) => {
    const [mark = '', ...words] = message.text().split(' ')
    lists.get(mark)?.push(words.join(' '))
  })
  return told
}

/** Electron doesn't name a session's partition, but its storage folder does. A page may lie in a view, which is no window. */
async function partitionOf(app: ElectronApplication, page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page)
  const { targetInfo } = await cdp.send('Target.getTargetInfo')
  await cdp.detach()
  const folder = await app.evaluate(
    ({ webContents }, id) => webContents.fromDevToolsTargetId(id)?.session.storagePath,
    targetInfo.targetId,
  )
  const name = /Partitions[\\/]([^\\/]+)$/.exec(folder ?? '')?.[1]
  return name ? `persist:${name}` : ''
}

function strings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
