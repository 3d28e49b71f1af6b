import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_POSTS } from '@seaport/sandbox/world/demo'
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import { logInToConsole, type OpenConsole, openConsole } from '../e2e/support/console.ts'
import { beginTask } from '../e2e/support/wizard.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const HOST = '127.0.0.1'
const TASK = 'My first task'

const folder = mkdtempSync(join(tmpdir(), 'seaport-start-'))
let serverUrl: string
let sandboxUrl: string
let npm: ReturnType<typeof spawn>
let said = ''
let console: OpenConsole

beforeAll(async () => {
  const [port, sandboxPort] = await Promise.all([freeTcpPort(HOST), freeTcpPort(HOST)])
  serverUrl = `http://${HOST}:${port}`
  sandboxUrl = `http://${HOST}:${sandboxPort}`
  npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SEAPORT_SANDBOX_PORT: String(sandboxPort),
      SEAPORT_DATA_DIR: folder,
      SEAPORT_DATABASE_URL: '',
      SEAPORT_DEMO: '1',
      // Large enough that even a slow browser sees the task before it ends.
      SANDBOX_LATENCY_MS: '1500',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  npm.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await vi.waitFor(() => expect(said).toContain('Stop with Ctrl-C'), { interval: 100 })
  console = await openConsole({ serverUrl })
})

afterAll(async () => {
  await console?.close()
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  const answers = () =>
    fetch(`${serverUrl}/health`).then(
      () => true,
      () => false,
    )
  await vi.waitFor(async () => expect(await answers()).toBe(false), { interval: 100 })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('a newcomer creates a task at npm start and sees it move, page by page, to its end', async () => {
  const { page } = console
  onTestFailed(async () => {
    await page.screenshot({ path: 'test-results/demo-agent.png' })
  })
  expect(said).toContain('Demo agent')
  await logInToConsole(page)
  await page.waitForURL(/#\/dashboard/)

  await page.goto(`${serverUrl}/#/seatAccount`)
  const seat = page.getByRole('row', { name: /100002/ })
  await seat.getByText('Demo agent').waitFor()
  await seat.getByText('Online', { exact: true }).waitFor()

  await page.goto(`${serverUrl}/#/task`)
  await page.getByRole('button', { name: 'New task' }).first().click()
  await beginTask(page, [/lotus_travel .*X \(sandbox\)/], /Collect commenters/)
  const { author, id } = DEMO_POSTS.harvest
  await page.getByLabel('Links to posts').fill(`${sandboxUrl}/${author}/status/${id}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('People to collect').fill('500')
  await page.getByRole('textbox', { name: 'Task name' }).fill(TASK)
  await page.getByRole('button', { name: 'Create task' }).click()
  await page.waitForURL(/#\/task\/(?!new)/)
  await page.goto(`${serverUrl}/#/task`)

  const task = page.getByRole('row', { name: new RegExp(TASK) })
  await task.getByText('In progress').waitFor()
  // People arrive live: some are visible before all are.
  const found = async () => Number(/(\d+) \/ 500/.exec((await task.textContent()) ?? '')?.[1] ?? 0)
  await expect.poll(found).toBeGreaterThan(0)
  expect(await found()).toBeLessThan(235)
  await task.getByText('Completed', { exact: true }).waitFor()
  await expect.poll(found).toBeGreaterThanOrEqual(235)

  // The demo's ongoing task still runs.
  const ongoing = page.getByRole('row').filter({ has: page.getByText('#61', { exact: true }) })
  await ongoing.getByText('In progress').waitFor()
})
