/**
 * Loading times of the console compared with react-admin on the same Seaport server: the same lists, rows, login and permissions, both
 * compressed and behind nginx with HTTP/2 as docs/operations.md advises. Visits alternate, each with an empty cache, on two simulated lines.
 * Requests and kilobytes are printed, not asserted.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAccounts } from '@seaport/contract/desk/account'
import { listTasks } from '@seaport/contract/work/task'
import type { Task } from '@seaport/contract/work/task.schema'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { asSupervisor, openSession, SUPERVISOR } from '../e2e/support/supervisor.ts'
import { chromiumFlags, findChromium } from '../electron-host/src/find-chromium.ts'
import { startNginx, writeCertificate } from '../support/nginx.ts'
import { startServerProcess } from '../support/server-process.ts'
import { atMost, median } from './budget.ts'
import { serveReactAdmin } from './support/react-admin.ts'

const ROUNDS = Number(process.env.SEAPORT_BENCH_ROUNDS ?? 5)

/** Throughput (bytes/s) and latency (ms) of a line; `slower` is the CPU throttling factor. */
const LINES = [
  { name: '1.6 Mbit/s, 150 ms, 4x slower', latency: 150, down: 200_000, up: 93_750, slower: 4 },
  { name: '5 Mbit/s, 28 ms', latency: 28, down: 625_000, up: 125_000, slower: 1 },
] as const
type Line = (typeof LINES)[number]

/** Times in ms from the start of the visit, or from the click, to the frame that shows the result; requests and kilobytes up to the first row. */
interface Waits {
  login: number
  tasks: number
  accounts: number
  blocked: number
  next: number
  filter: number
  requests: number
  kilobytes: number
}

/** Records in each frame which elements have become visible; a click restarts the clock. */
const OBSERVE = `
  globalThis.seen = { blocked: 0, clicked: 0 }
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50) })
    .observe({ type: 'longtask', buffered: true })
  addEventListener('click', (event) => { seen.clicked = event.timeStamp }, true)
  const untilFrame = (isThere) => new Promise((done) => {
    const look = () => (isThere() ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look))
    look()
  })
  // Hidden tabs keep their rows in the document.
  const rows = () => [...document.querySelectorAll('tbody tr')].filter((row) => row.textContent.trim() && row.checkVisibility())
  globalThis.untilRows = (texts) => untilFrame(() => {
    const shown = rows()
    return texts.every((text, at) => shown[at]?.textContent.includes(text))
  })
  globalThis.untilKey = (selector) => untilFrame(() => {
    const field = document.querySelector(selector)
    if (!field) return false
    if (field.value === 'a') return true
    field.focus()
    document.execCommand('insertText', false, 'a')
    return false
  })
`

interface Site {
  readonly name: 'react-admin' | 'seaport'
  readonly url: string
  readonly paths: { login: string; tasks: string; accounts: string }
  readonly loginField: string
  /** Text that only the row of a task contains. */
  textOf(task: Task): string
  /** Filters the list by failed tasks; the last click is timed. */
  filterByError(page: Page): Promise<void>
}

if (!(await buildIfStale('console'))) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const server = await startServerProcess(
  { url: '', dataDir: folder },
  { SEAPORT_DEMO: '1', SEAPORT_RATE_LIMIT: '1000000' },
)
const peer = await serveReactAdmin(server.url)
writeCertificate(folder)
/** nginx in front of Seaport and of react-admin. */
const fronts = await Promise.all([server, peer].map(({ url }) => startNginx(folder, new URL(url).port)))
const [seaportUrl, reactAdminUrl] = fronts.map(({ port }) => `https://127.0.0.1:${port}`) as [string, string]
const session = await openSession({ serverUrl: server.url }, SUPERVISOR)
const supervisor = await asSupervisor({ serverUrl: server.url })
const firstTask = async (query: { status?: 'error' }) => {
  const { list } = await supervisor.call(listTasks, { query })
  if (!list[0]) throw new Error('There is no such task')
  return list[0]
}
/** The first row of each list; two for accounts, since a task's row names its account too. */
const first = {
  tasks: await firstTask({}),
  failed: await firstTask({ status: 'error' }),
  accounts: (await supervisor.call(listAccounts, { query: {} })).list
    .slice(0, 2)
    .map(({ account }) => account),
}
if (first.tasks.account.account === first.failed.account.account)
  throw new Error('The filter would not change the first row')

const sites: readonly Site[] = [
  {
    name: 'react-admin',
    url: reactAdminUrl,
    paths: { login: '#/login', tasks: '#/tasks', accounts: '#/accounts' },
    loginField: 'input[name="username"]',
    textOf: ({ account }) => account.account,
    async filterByError(page) {
      await page.locator('form [role="combobox"]').first().click()
      await page.locator('li[data-value="error"]').click()
    },
  },
  {
    name: 'seaport',
    url: seaportUrl,
    paths: { login: '#/login', tasks: '#/task', accounts: '#/media' },
    loginField: 'input[name="email"]',
    textOf: ({ number }) => `#${number}`,
    filterByError: (page) => page.locator('nav a[href$="status=error"]').click(),
  },
]

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })

/** Opens an address with an empty cache. */
async function visit<T>(
  site: Site,
  line: Line,
  path: string,
  isLoggedIn: boolean,
  measure: (page: Page, tools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
  })
  try {
    if (isLoggedIn) await logIn(context, site)
    await context.addInitScript("localStorage.setItem('language', 'en')")
    await context.addInitScript(OBSERVE)
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down,
      uploadThroughput: line.up,
    })
    await tools.send('Emulation.setCPUThrottlingRate', { rate: line.slower })
    const measured = measure(page, tools)
    await page.goto(`${site.url}/${path}`, { waitUntil: 'commit' })
    return await measured
  } finally {
    await context.close()
  }
}

async function logIn(context: BrowserContext, { url }: Site): Promise<void> {
  await context.addCookies([{ name: 'user_id', value: session.user_id, url, sameSite: 'Strict' }])
  await context.addInitScript(
    (wanted) => {
      for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value)
    },
    { token: session.token, vuems_name: session.username, is_superuser: '0' },
  )
}

/** Waits for a measurement in the page, which may still be loading its first document. */
const untilShown = (page: Page, what: string) =>
  page.waitForFunction(`globalThis.untilRows && ${what}`, undefined, { timeout: 60_000 })
const untilRows = async (page: Page, ...texts: readonly string[]) =>
  (await (await untilShown(page, `untilRows(${JSON.stringify(texts)})`)).jsonValue()) as number

async function measure(site: Site, line: Line): Promise<Waits> {
  const login = await visit(site, line, site.paths.login, false, async (page) => {
    const shown = await untilShown(page, `untilKey(${JSON.stringify(site.loginField)})`)
    return (await shown.jsonValue()) as number
  })
  const accounts = await visit(site, line, site.paths.accounts, true, (page) =>
    untilRows(page, ...first.accounts),
  )
  const list = await visit(site, line, site.paths.tasks, true, async (page, tools) => {
    let requests = 0
    let bytes = 0
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1
      bytes += encodedDataLength
    })
    const tasks = await untilRows(page, site.textOf(first.tasks))
    const kilobytes = bytes / 1000
    const loaded = requests
    // Include work after the first row, which blocks input too; a person reads before the next click.
    await page.waitForTimeout(3000)
    const blocked = (await page.evaluate('seen.blocked')) as number
    const sinceClick = async (...texts: readonly string[]) => {
      const shown = await untilRows(page, ...texts)
      return shown - ((await page.evaluate('seen.clicked')) as number)
    }
    await site.filterByError(page)
    const filter = await sinceClick(site.textOf(first.failed))
    await page.waitForTimeout(1000)
    const link = page.locator(`a[href$="${site.paths.accounts}"]`).first()
    await link.hover()
    // A pointer hovers for a moment before the click.
    await page.waitForTimeout(100)
    await link.click()
    const next = await sinceClick(...first.accounts)
    return { tasks, blocked, filter, next, requests: loaded, kilobytes }
  })
  return { login, accounts, ...list }
}

const budgets = { login: 0.8, tasks: 0.9, accounts: 0.9, blocked: 0.4, next: 0.5, filter: 0.7 } as const
const units = { requests: '', kilobytes: ' kB' } as const

for (const line of LINES) {
  const waits: Record<Site['name'], Waits[]> = { 'react-admin': [], seaport: [] }
  // The first visit to each is a warm-up.
  for (const site of sites) await measure(site, line)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const site of sites) waits[site.name].push(await measure(site, line))
  const of = (name: Site['name'], what: keyof Waits) => median(waits[name].map((one) => one[what]))
  console.log(`\n${line.name}`)
  for (const what of [...Object.keys(budgets), ...Object.keys(units)] as (keyof Waits)[]) {
    const unit = what in units ? units[what as keyof typeof units] : ' ms'
    console.log(
      `${what}: ${of('seaport', what).toFixed(0)}${unit}, react-admin ${of('react-admin', what).toFixed(0)}${unit}`,
    )
  }
  for (const [what, budget] of Object.entries(budgets) as [keyof typeof budgets, number][])
    atMost(`${what} / react-admin, ${line.name}`, of('seaport', what) / of('react-admin', what), budget)
}

await browser.close()
for (const front of fronts) front.stop()
peer.stop()
await server.end('SIGTERM')
rmSync(folder, { recursive: true, force: true })
