import { listAccounts } from '@seaport/contract/desk/account'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { defaultLimits, setGuard } from '@seaport/contract/work/guard'
import { createScript } from '@seaport/contract/work/script'
import { listTaskTargets } from '@seaport/contract/work/task'
import { createTasks } from '@seaport/contract/work/task-batch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { logInToSeat, type OpenDesktop, openDesktop } from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, clearOptOuts, freshSeat } from '../support/supervisor.ts'
import { beginTask } from '../support/wizard.ts'

let stack: Stack
let desktop: OpenDesktop
let seat: Seat

beforeAll(async () => {
  stack = await startStack()
  await clearOptOuts(stack)
  const limits = { ...defaultLimits, quiet_hours: null, least_interval_seconds: 5, contact_days: 0 }
  await (await asSupervisor(stack)).call(setGuard, { body: limits })
  seat = await freshSeat(stack)
  desktop = await openDesktop(stack)
  await logInToSeat(desktop.page, seat.seat_code)
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

test('a person likes posts by hand: killed in between, they are asked for the outcome, and nothing is done twice automatically', async () => {
  const { page } = desktop
  await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByRole('button', { name: 'New task' }).first().click()
  await beginTask(page, [/^@harbor_tea .*X \(sandbox\)/], /^Like /)
  const links = [1, 2, 3].map((id) => `${stack.sandboxUrl}/harbor_tea/status/${id}`)
  await page.getByRole('textbox', { name: 'Links to posts' }).fill(links.join('\n'))
  await page.getByRole('button', { name: 'Next' }).click()
  const pause = page.getByLabel('Pause between targets')
  // Shorter than the guard allows.
  await pause.fill('4')
  await page.getByRole('button', { name: 'Create task' }).click()
  await expect.poll(() => pause.getAttribute('aria-invalid')).toBe('true')
  await pause.fill('5')
  await page.getByRole('button', { name: 'Create task' }).click()

  await page.getByRole('heading', { name: 'Next target' }).waitFor()
  await page.getByText(/^After this target, the account waits 5\D*, the minimum your limits set\.$/).waitFor()
  const id = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'Open the page' }).click()
  await page.getByRole('heading', { name: 'You are working on this target' }).waitFor()
  await (await desktop.accountWindow()).waitForURL(links[0] ?? '')

  await desktop.app.kill()
  desktop = await openDesktop(stack)
  const again = desktop.page
  await again.getByRole('link', { name: 'Workbench' }).click()
  await again.getByRole('heading', { name: 'What happened with this target?' }).waitFor()
  await again.getByRole('button', { name: 'It was done' }).click()
  await again.getByText('2 targets left').waitFor()
  // The rest by keyboard alone: one key opens, another records the outcome.
  const openNext = async () => {
    await again.getByRole('button', { name: 'Open the page' }).waitFor()
    await again.keyboard.press('o')
    await again.getByRole('heading', { name: 'You are working on this target' }).waitFor()
  }
  await openNext()
  await again.keyboard.press('d')
  await again.getByText('Pause between two targets', { exact: true }).waitFor()
  await again.getByText(/^Continues at .+, in \d/).waitFor()
  await openNext()
  await again.keyboard.press('s')
  await again.getByText('Nothing to do by hand').waitFor()

  const { list } = await (await asSupervisor(stack)).call(listTaskTargets, {
    params: { id },
    query: { order: 'asc' },
  })
  expect(list.map(({ outcome, reason }) => reason ?? outcome)).toEqual(['done', 'done', 'not_suitable'])
})

test('an unknown script variable is requested, and the text can’t be copied before', async () => {
  const supervisor = await asSupervisor(stack)
  const { id: script_id } = await supervisor.call(createScript, {
    body: { title: 'By name', networks: ['x'], content: { type: 'text', text: 'Tea, {nickname}?' } },
  })
  const { list } = await supervisor.call(listAccounts, { query: { page_size: 200 } })
  const account = list.find(({ seat: at }) => at?.id === seat.id)
  const audience = { from: 'list' as const, targets: ['@nobody_one'] }
  await supervisor.call(createTasks, {
    body: {
      account_ids: [account?.id ?? ''],
      executor: 'assisted',
      work: {
        kind: 'send_message',
        params: { script_id, audience, deduplication: false, promotion_count: 1, send_interval_seconds: 5 },
      },
    },
  })
  const { page } = desktop
  await page.getByRole('link', { name: 'Workbench' }).click()
  await page.getByRole('button', { name: 'Open the page' }).click()
  await page.getByRole('heading', { name: 'You are working on this target' }).waitFor()
  await page.getByText(/The script uses details that are unknown for this person/).waitFor()
  const copy = page.getByRole('button', { name: /^Copy/ })
  expect(await copy.count()).toBe(0)
  await page.getByRole('textbox', { name: 'The person’s name' }).fill('Mai')
  await page.getByText('Tea, Mai?').waitFor()
  await copy.click()
  await page.getByText('Copy Successfully.').first().waitFor()
  expect(await axeAtNight(page)).toEqual([])
})
