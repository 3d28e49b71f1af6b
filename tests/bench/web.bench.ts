/**
 * A first visit of a list on a weak line, beside the smallest list of react-admin: the largest paint, and how long the page could not react. Both are compressed, and
 * visited in turns by a browser with an empty cache.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { openSession, SUPERVISOR } from '../e2e/support/supervisor.ts'
import { chromiumFlags, findChromium } from '../electron-host/src/find-chromium.ts'
import { startServerProcess } from '../support/server-process.ts'
import { atMost } from './budget.ts'
import { serveReactAdmin } from './support/react-admin.ts'

const ROUNDS = Number(process.env.SEAPORT_BENCH_ROUNDS ?? 5)
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms, and a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4

const OBSERVE = `
  globalThis.seen = { paint: 0, blocked: 0 }
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.paint = entry.startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50) })
    .observe({ type: 'longtask', buffered: true })
`

interface Site {
  readonly name: string
  readonly url: string
  /** Text that stands in the page's last row of data. */
  readonly ready: string
  readonly stored: Readonly<Record<string, string>>
  readonly cookie?: string
}

interface Seen {
  paint: number
  blocked: number
}

if (!(await buildIfStale('console'))) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const server = await startServerProcess({ url: '', dataDir: folder }, { SEAPORT_DEMO: '1' })
const peer = await serveReactAdmin()
const session = await openSession({ serverUrl: server.url }, SUPERVISOR)
const stored = { language: 'en', token: session.token, vuems_name: session.username, is_superuser: '0' }
const sites: Site[] = [
  { name: 'react-admin', url: `${peer.url}/#/seats`, ready: 'td:has-text("Seat 19")', stored: {} },
  {
    name: 'list',
    url: `${server.url}/#/seatAccount`,
    ready: 'main :is(td, [role="cell"], [role="gridcell"])',
    stored,
    cookie: session.user_id,
  },
  { name: 'login', url: `${server.url}/#/login`, ready: 'input[name="email"]', stored: { language: 'en' } },
]

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })

async function visit({ url, ready, stored, cookie }: Site): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (cookie) await context.addCookies([{ name: 'user_id', value: cookie, url, sameSite: 'Strict' }])
  await context.addInitScript((wanted) => {
    for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value)
  }, stored)
  await context.addInitScript(OBSERVE)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', LINE)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor({ timeout: 60_000 })
  // What is drawn after the last answer belongs to the visit.
  await page.waitForTimeout(1500)
  const seen = (await page.evaluate('seen')) as Seen
  await context.close()
  return seen
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

// In turns: a machine that others share is busier at one moment than at another. The first round warms the servers.
const found = new Map<string, Seen[]>(sites.map(({ name }) => [name, []]))
for (const site of sites) await visit(site)
for (let round = 0; round < ROUNDS; round += 1)
  for (const site of sites) found.get(site.name)?.push(await visit(site))
const of = (name: string, what: keyof Seen) => median((found.get(name) ?? []).map((seen) => seen[what]))
for (const { name } of sites)
  console.log(
    `${name}: largest paint ${of(name, 'paint').toFixed(0)} ms, blocked ${of(name, 'blocked').toFixed(0)} ms`,
  )
for (const name of ['login', 'list']) {
  atMost(`${name}: largest paint / react-admin`, of(name, 'paint') / of('react-admin', 'paint'), 0.5)
  atMost(`${name}: blocking time / react-admin`, of(name, 'blocked') / of('react-admin', 'blocked'), 0.3)
}

await browser.close()
peer.stop()
await server.end('SIGTERM')
rmSync(folder, { recursive: true, force: true })
