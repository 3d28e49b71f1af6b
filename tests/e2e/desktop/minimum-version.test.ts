import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminChangeRollout, adminListReleases, createReleaseToken } from '@seaport/contract/platform/release'
import { createTask, getTask, listTasks } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReleasePem, testUpdateKey } from '../../../apps/server/src/test-support/update-key.ts'
import { root } from '../../../scripts/lib/root.ts'
import { run } from '../../../scripts/lib/run.ts'
import type { Desktop } from '../../electron-host/src/desktop.ts'
import { launchDesktop } from '../../electron-host/src/launch-desktop.ts'
import { axeAtNight } from '../support/axe.ts'
import { callMain, createCommenters, logInToSeat, newPost, signInAtSandbox } from '../support/desktop.ts'
import { configureUpdates, packagedClient } from '../support/packaged.ts'
import { programOf, writeCheckout } from '../support/release-checkout.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asOwner, asSupervisor, clearOptOuts, freshSeat, SANDBOX_PASSWORD } from '../support/supervisor.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-minimum-'))
let stack: Stack
let client: Desktop
let page: Page

const state = async () => {
  const { value } = (await callMain(page, 'update.state')) as {
    value: { phase: string; required: boolean; busy: boolean; restart_at: string | null }
  }
  return value
}
const rollout = async (body: { percent?: number; minimum_version?: string | null }) => {
  const owner = await asOwner(stack)
  const { list } = await owner.call(adminListReleases, {})
  const id = list.find(({ version }) => version === '0.2.0')?.id ?? ''
  await owner.call(adminChangeRollout, { params: { id }, body })
  await callMain(page, 'update.check')
}

beforeAll(async () => {
  stack = await startStack()
  await clearOptOuts(stack)
  const program = await packagedClient(folder, {
    SEAPORT_UPDATE_KEYS: testUpdateKey,
    SEAPORT_SERVER_URL: stack.serverUrl,
  })
  const owner = await asOwner(stack)
  const { token } = await owner.call(createReleaseToken, { body: { name: 'Release', scopes: ['publish'] } })
  const checkout = writeCheckout(join(folder, 'checkout'), '0.2.0', programOf('new', 2))
  const published = await run(process.execPath, ['scripts/release.ts', '--checkout', checkout], {
    cwd: root,
    env: {
      SEAPORT_RELEASE_SERVER: stack.serverUrl,
      SEAPORT_RELEASE_TOKEN: token,
      SEAPORT_RELEASE_KEY: testReleasePem,
      SEAPORT_UPDATE_KEYS: testUpdateKey,
    },
  })
  if (published.code !== 0) throw new Error(published.output)
  const userDataDir = join(folder, 'data')
  client = await launchDesktop({
    appDir: program,
    userDataDir,
    env: {
      SEAPORT_SERVER_URL: '',
      ...configureUpdates(program, userDataDir),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
  })
  page = await client.firstWindow()
  await page.setViewportSize({ width: 1100, height: 720 })
  await page.locator('main').waitFor()
  await page.evaluate("localStorage.setItem('language', 'en')")
  await page.reload()
})
afterAll(async () => {
  await client?.kill()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('below the minimum version no new work begins, running work finishes, and then the update starts', async () => {
  const seat = await freshSeat(stack)
  await page.getByRole('heading', { name: 'Log in to your seat' }).waitFor()
  await logInToSeat(page, seat.seat_code)
  const port = (slot: number) => page.getByRole('region', { name: `Port ${slot}` })
  await page.getByRole('button', { name: 'Open account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '@harbor_tea · X (sandbox)' }).click()
  await port(1).getByRole('button', { name: 'Sign in' }).click()
  const window = await client.window(({ partition }) => partition.startsWith('persist:account-'))
  await window.waitForURL(/\/authorize/)
  await signInAtSandbox(window, 'harbor_tea', SANDBOX_PASSWORD)
  await port(1).getByText('Signed in').waitFor()
  await stack.control('/fault', { route: 'GET /2/tweets/search/recent', kind: 'rate_limit', times: 1 })
  await createCommenters(page, await newPost(stack, 5), 5)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2)
    .getByText(/Rate limit/)
    .waitFor()
  await page.getByText('The restart waits for the running tasks.').waitFor()

  await rollout({ minimum_version: '0.2.0' })
  await page.getByText('Update required: running tasks finish first').waitFor()
  expect(await state()).toMatchObject({ required: true, busy: true, restart_at: null })
  expect(await axeAtNight(page)).toEqual([])
  await page.evaluate("location.hash = '#/tasks/new'")
  await page.getByText('No new tasks until the update').waitFor()
  const supervisor = await asSupervisor(stack)
  const tasks = async () => (await supervisor.call(listTasks, { query: { search: 'Later' } })).list
  const running = (await supervisor.call(listTasks, { query: { page_size: 50 } })).list.find(
    ({ seat: at, status }) => at.id === seat.id && status === 'running',
  )
  if (!running) throw new Error('The task does not run')
  for (const [call, args] of [
    ['task.retry', { id: running.id, idempotency_key: 'retry' }],
    ['task.change', { act: 'retry', ids: [running.id], idempotency_key: 'change' }],
  ] as const) {
    const refused = await callMain(page, call, args)
    expect(JSON.stringify(refused)).toContain('This version is too old to take new tasks')
  }
  const { account, work } = await supervisor.call(getTask, { params: { id: running.id } })
  await supervisor.call(createTask, { body: { name: 'Later', account_id: account.id, work } })
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2).getByRole('button', { name: 'End task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End task' }).click()

  await page.getByRole('heading', { name: 'Update to continue' }).waitFor()
  await page.getByText(/restarts by itself in \d+ seconds?/).waitFor()
  expect(await page.getByRole('button', { name: 'Restart and update' }).isEnabled()).toBe(true)
  expect((await state()).restart_at).not.toBeNull()
  expect(await axeAtNight(page)).toEqual([])
  expect((await tasks()).map(({ status }) => status)).toEqual(['queued'])

  // No version is required any more: everything is back to normal, and waiting work starts.
  await rollout({ minimum_version: null })
  await page.getByRole('link', { name: 'Ports' }).waitFor()
  await expect.poll(async () => (await tasks()).map(({ status }) => status)).not.toEqual(['queued'])
})
