import { addOptOuts } from '@seaport/contract/work/opt-out'
import { getTask, listTaskResources, listTasks } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
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
  const seat = await freshSeat(stack)
  desktop = await openDesktop(stack)
  await logInToSeat(desktop.page, seat.seat_code)
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

interface Group {
  id: string
  name: string
}

/** Walks through the wizard as an agent would. */
async function createHandTask(page: Page, group: string, target: number): Promise<void> {
  await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByRole('button', { name: 'New task' }).first().click()
  await beginTask(page, [/^@harbor_tea .*X \(sandbox\)/], /group members/i)
  await page.getByRole('textbox', { name: 'Groups' }).fill(group)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'People to collect' }).fill(String(target))
  await page.getByText('The agent does it by hand').first().waitFor()
  await page.getByRole('button', { name: 'Create task' }).click()
  await page.getByRole('heading', { name: 'Collect by hand' }).waitFor()
}

test('a person browses a group’s members and keeps some of them, by key and by button', async () => {
  const { groups } = await stack.control<{ groups: Group[] }>('/world')
  const group = `${stack.sandboxUrl}/i/communities/${groups[0]?.id}`
  const { page } = desktop
  const supervisor = await asSupervisor(stack)
  const groupTasks = async () =>
    (await supervisor.call(listTasks, { query: { kind: 'collect_group_members' } })).total
  const before = await groupTasks()
  await createHandTask(page, group, 2)
  const id = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: /^Open .*127\.0\.0\.1/ }).click()
  const window = await desktop.accountWindow()
  await window.getByRole('heading', { name: /^Members of/ }).waitFor()
  const members = await window
    .locator('article .who')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
  const [first = '', second = '', third = '', fourth = ''] = members.filter((name) => name !== 'harbor_tea')
  const visit = (name: string) => window.goto(`${stack.sandboxUrl}/${name}`)
  const keys = async (text: string) => {
    // A click moves the keyboard focus.
    await window.locator('body').click({ position: { x: 2, y: 2 } })
    await window.keyboard.press(text)
  }
  // A notice is in the page twice: visible, and in a live region for screen readers.
  const notice = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: `/${name}` })

  // A list page is no profile.
  await keys('Control+Shift+K')
  await notice('The open page is not a profile')

  await visit(first)
  await keys('Control+Shift+K')
  await entry(first).getByText('New', { exact: true }).waitFor()
  await keys('Control+Shift+K')
  await notice(/is already in this task/)

  await keys('Control+Shift+U')
  await entry(first).waitFor({ state: 'detached' })

  const optedOut = { network: 'x_sandbox' as const, external_ids: [`@${second.toLowerCase()}`] }
  await supervisor.call(addOptOuts, { body: { ...optedOut, remark: '' } })
  await visit(second)
  await page.getByRole('button', { name: 'Save this profile' }).click()
  await entry(second).getByText('Opted out, not saved').waitFor()

  await visit(third)
  await page.getByRole('textbox', { name: 'Note' }).fill('asks about oolong')
  await page.getByRole('button', { name: 'Save this profile' }).click()
  await entry(third).getByText('asks about oolong').waitFor()

  // Killed with entries in the journal: nothing is lost or duplicated.
  await stack.killServer()
  await visit(fourth)
  await keys('Control+Shift+K')
  await entry(fourth).getByText('Waiting for the server').waitFor()
  await desktop.app.kill()
  await stack.startServer()
  desktop = await openDesktop(stack)

  const done = async () => (await supervisor.call(getTask, { params: { id } })).status
  await expect.poll(done).toBe('completed')
  const task = await supervisor.call(getTask, { params: { id } })
  expect(task).toMatchObject({
    actual_count: 2,
    target_count: 2,
    end_reason: 'target_reached',
    executor: 'assisted',
  })
  const { list } = await supervisor.call(listTaskResources, { params: { id } })
  expect(list.map(({ handle }) => handle).sort()).toEqual([third, fourth].sort())
  expect(list.find(({ handle }) => handle === third)).toMatchObject({
    by_hand: true,
    note: 'asks about oolong',
    source: group,
    kind: 'user',
  })
  expect(await groupTasks()).toBe(before + 1)
})
