import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchDesktop } from './launch-desktop.ts'
import { prepareSample, processesOf, value } from './sample.ts'
import { isAlive, waitUntil } from './wait-until.ts'

let sample: Awaited<ReturnType<typeof prepareSample>>
beforeAll(async () => {
  sample = await prepareSample()
})
afterAll(() => sample.cleanUp())

const noneLeft = () => waitUntil('every process to end', () => processesOf(sample.folder).length === 0)

async function startWithView() {
  const desktop = await sample.launch()
  const page = await desktop.firstWindow()
  await page.waitForSelector('body[data-ready]')
  await value(page, 'view.open', { accountId: 'a', url: 'about:blank' })
  expect(processesOf(sample.folder).length).toBeGreaterThan(0)
  return { desktop, page }
}

test('quitting ends everything with code 0', async () => {
  const { desktop } = await startWithView()
  expect(await desktop.close()).toBe(0)
  expect(isAlive(desktop.pid)).toBe(false)
  await noneLeft()
})

test('closing the last window quits', async () => {
  const { desktop, page } = await startWithView()
  await value(page, 'view.close', { accountId: 'a' })
  await page.close()
  expect(await desktop.exited).toBe(0)
  await noneLeft()
})

test('kill -9 of the main process closes every window and leaves no process', async () => {
  const { desktop, page } = await startWithView()
  const gone = page.waitForEvent('close')
  await desktop.kill()
  await gone
  expect(isAlive(desktop.pid)).toBe(false)
  await noneLeft()
})

test('a test process that dies takes the app with it', async () => {
  const script = `
    import { prepareSample } from ${JSON.stringify(join(import.meta.dirname, 'sample.ts'))}
    const sample = await prepareSample()
    const desktop = await sample.launch()
    await desktop.firstWindow()
    process.stdout.write(JSON.stringify({ pid: desktop.pid, folder: sample.folder }) + '\\n')
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const { pid, folder } = JSON.parse(line.toString()) as { pid: number; folder: string }
  parent.kill('SIGKILL')
  await waitUntil('the app to end', () => !isAlive(pid) && processesOf(folder).length === 0)
  rmSync(folder, { recursive: true, force: true })
})

test('the built desktop client starts, shows its window and quits', async () => {
  const userDataDir = mkdtempSync(join(tmpdir(), 'seaport-desktop-'))
  const desktop = await launchDesktop({ userDataDir })
  try {
    const page = await desktop.firstWindow()
    await page.waitForSelector('#root > *', { state: 'attached' })
    expect(await page.evaluate(() => typeof (globalThis as unknown as { seaport: unknown }).seaport)).toBe(
      'object',
    )
  } finally {
    expect(await desktop.close()).toBe(0)
  }
  expect(processesOf(userDataDir)).toEqual([])
  rmSync(userDataDir, { recursive: true, force: true })
})
