import { defaultLimits, setGuard } from '@seaport/contract/work/guard'
import { listTaskTargets } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInToSeat, type OpenDesktop, openDesktop } from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, clearOptOuts, freshSeat } from '../support/supervisor.ts'
import { beginTask } from '../support/wizard.ts'

let stack: Stack
let desktop: OpenDesktop

beforeAll(async () => {
  stack = await startStack()
  await clearOptOuts(stack)
  const limits = { ...defaultLimits, quiet_hours: null, least_interval_seconds: 5, contact_days: 0 }
  await (await asSupervisor(stack)).call(setGuard, { body: limits })
  const seat = await freshSeat(stack)
  desktop = await openDesktop(stack)
  await logInToSeat(desktop.page, seat.seat_code)
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

test('a person likes one post after the other by hand: killed in between, asked, and nothing is done twice by itself', async () => {
  const { page } = desktop
  await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByRole('button', { name: 'New task' }).first().click()
  await beginTask(page, [/^@harbor_tea .*X \(sandbox\)/], /^Like /)
  const links = [1, 2].map((id) => `${stack.sandboxUrl}/harbor_tea/status/${id}`)
  await page.getByRole('textbox', { name: 'Links to posts' }).fill(links.join('\n'))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Pause between targets').fill('5')
  await page.getByRole('button', { name: 'Create task' }).click()

  await page.getByRole('heading', { name: 'Next target' }).waitFor()
  const id = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'Open the page' }).click()
  await page.getByRole('heading', { name: 'You are at this target' }).waitFor()
  expect((await desktop.accountWindow()).url()).toBe(links[0])

  await desktop.app.kill()
  desktop = await openDesktop(stack)
  const again = desktop.page
  await again.getByRole('link', { name: 'Workbench' }).click()
  await again.getByRole('heading', { name: 'What became of this target?' }).waitFor()
  await again.getByRole('button', { name: 'It was done' }).click()
  await again.getByText('1 target left').waitFor()
  // The rest by keyboard alone: one key opens, one says what became of it.
  await again.getByRole('button', { name: 'Open the page' }).waitFor()
  await again.keyboard.press('o')
  await again.getByRole('heading', { name: 'You are at this target' }).waitFor()
  await again.keyboard.press('s')
  await again.getByText('Nothing to do by hand').waitFor()

  const { list } = await (await asSupervisor(stack)).call(listTaskTargets, {
    params: { id },
    query: { order: 'asc' },
  })
  expect(list.map(({ outcome, reason }) => reason ?? outcome)).toEqual(['done', 'not_suitable'])
})
