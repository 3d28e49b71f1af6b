/**
 * Main-thread cost of a frame while scrolling 100,000 rows of eight columns in our table and in AG Grid, in turns, in one browser, with equal
 * window height, row height and scroll step. Measures the thread's processor time, which other load on the machine does not prolong.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../electron-host/src/find-chromium.ts'
import { atMost, median } from './budget.ts'
import { installApart, servePage } from './support/peer.ts'

const ROUNDS = Number(process.env.SEAPORT_BENCH_ROUNDS ?? 7)
const BUDGET = 0.45
const FRAMES = 240
/** Pixels scrolled per frame, as by a fast wheel. */
const STEP = 120

/** Fields that both pages show: a number, a name and six more texts. */
const DATA = `
const COLUMNS = ['number', 'name', 'handle', 'network', 'state', 'followers', 'collected', 'remark']
const ROWS = Array.from({ length: 100_000 }, (_, at) => ({
  number: String(at + 1), name: 'Harbor ' + (at + 1), handle: '@harbor_' + (at * 7919) % 100_003, network: ['X', 'Facebook', 'Instagram'][at % 3],
  state: ['completed', 'running', 'queued'][at % 3], followers: String((at * 48_271) % 90_001), collected: '2026-11-' + String(at % 28 + 1).padStart(2, '0'), remark: 'A quiet harbour ' + at % 17,
}))
document.body.style.margin = '0'
`
const OURS = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n, preload } from '@seaport/i18n/browser'
import { DataTable } from '@seaport/ui/data-table'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
${DATA}
const columns = COLUMNS.map((id) => ({ id, header: id, width: 150, render: (row) => row[id] }))
const rowId = (row) => row.number
await startI18n()
await preload('ui')
createRoot(document.getElementById('root')).render(
  h(SeaportProvider, null, h(DataTable, { label: 'Rows', columns, rows: ROWS, rowId })),
)
`
const THEIRS = `
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'
${DATA}
ModuleRegistry.registerModules([AllCommunityModule])
const root = document.getElementById('root')
root.style.height = '640px'
createGrid(root, {
  columnDefs: COLUMNS.map((field) => ({ field, width: 150 })), rowData: ROWS, getRowId: ({ data }) => data.number, rowHeight: 40, headerHeight: 38,
})
`

/** Scrolls the page's scroll container by one step a frame. @returns the final scroll position, and the number of rows in the document */
const SCROLL = `new Promise((done) => {
  const scroller = [...document.querySelectorAll('*')].find((one) => one.scrollHeight > 1e6 && /auto|scroll/.test(getComputedStyle(one).overflowY))
  let left = ${FRAMES}
  const step = () => {
    if (left-- === 0) return done({ top: scroller.scrollTop, height: scroller.clientHeight })
    scroller.scrollTop += ${STEP}
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

async function open(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(url)
  await page.getByText('@harbor_7919').first().waitFor()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  return { page, busy }
}

/** @returns milliseconds of the main thread for each frame */
async function scroll({ page, busy }: { page: Page; busy(): Promise<number> }): Promise<number> {
  await page.bringToFront()
  const before = await busy()
  const { top, height } = await page.evaluate<{ top: number; height: number }>(SCROLL)
  const spent = (await busy()) - before
  if (top < (FRAMES * STEP) / 2 || height < 590 || height > 640)
    throw new Error(`Scrolled to ${top} in a window of ${height} pixels`)
  return (spent * 1000) / FRAMES
}

await installApart('ag-grid')
const [ours, theirs] = [await servePage('table', OURS), await servePage('ag-grid', THEIRS)]
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
const tables = { ours: await open(browser, ours.url), theirs: await open(browser, theirs.url) }
const costs = { ours: [] as number[], theirs: [] as number[] }
// The first round warms up.
for (let round = 0; round <= ROUNDS; round += 1)
  for (const name of ['ours', 'theirs'] as const) {
    const cost = await scroll(tables[name])
    if (round > 0) costs[name].push(cost)
  }
await browser.close()
ours.stop()
theirs.stop()
const [mine, other] = [median(costs.ours), median(costs.theirs)]
atMost(
  `a frame of 100,000 rows, ${mine.toFixed(2)} ms / AG Grid ${other.toFixed(2)} ms`,
  mine / other,
  BUDGET,
)
