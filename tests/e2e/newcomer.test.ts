import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { type OpenConsole, openConsole } from './support/console.ts'
import { type OpenDesktop, openDesktop } from './support/desktop.ts'
import { type Stack, startStack } from './support/stack.ts'

/** Clicks and filled fields from the registration to the first people. */
const MOST_ACTS = 40

let stack: Stack
let console: OpenConsole
let desktop: OpenDesktop

beforeAll(async () => {
  stack = await startStack()
  ;[console, desktop] = await Promise.all([openConsole(stack), openDesktop(stack)])
})

afterAll(async () => {
  await Promise.all([console?.close(), desktop?.app.close()])
  await stack?.stop()
})

let acts = 0
/** Something that a newcomer does. */
async function act(deed: Promise<unknown>): Promise<void> {
  acts += 1
  await deed
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('a newcomer to the demo has the first people in less than forty acts, with the words on the screens alone', async () => {
  const page = console.page
  const agent = desktop.page
  onTestFailed(async () => {
    await page.screenshot({ path: 'test-results/newcomer-console.png' })
    await agent.screenshot({ path: 'test-results/newcomer-desktop.png' })
  })
  await page.goto(`${stack.serverUrl}/#/login`)
  await register(page)
  const steps = page.getByRole('region', { name: 'Get started' })

  // The welcome gift covers the first step.
  await steps.getByText('1 of 5 done').waitFor()
  const seat = await createSeat(page, () => steps.getByRole('link', { name: 'Create' }).click())
  await act(page.getByRole('link', { name: 'Dashboard' }).first().click())
  const demo = await steps.getByText(/are accounts on X/).textContent()
  const [handle = ''] = demo?.match(/\w+_\w+/) ?? []
  const password = /password (\S+?)\.?$/.exec(
    (await steps.getByText(/npm run desktop/).textContent()) ?? '',
  )?.[1]
  await act(steps.getByRole('link', { name: 'Add' }).click())
  await addAccount(page, handle)

  await logIn(agent, seat)
  await openAccount(agent, handle, password ?? '')

  await act(page.getByRole('link', { name: 'Dashboard' }).first().click())
  await steps.getByText('4 of 5 done').waitFor()
  const [profile = ''] = (await steps.getByText(/followers of/).textContent())?.match(/\w+_\w+/) ?? []
  await act(steps.getByRole('link', { name: 'New task' }).click())
  await createTask(page, profile)

  await page.getByRole('region', { name: 'People' }).getByRole('row').nth(1).waitFor()
  expect(acts).toBeLessThan(MOST_ACTS)
})

async function register(page: Page): Promise<void> {
  const input = (name: string) => page.locator(`input[name="${name}"]`)
  await act(page.getByRole('link', { name: 'Create an account' }).click())
  await page.waitForURL(/#\/register/)
  await input('confirm_password').waitFor()
  await act(input('email').fill('newcomer@example.test'))
  await act(button(page, 'Send code'))
  const said = await page.getByText('Demo: no email is sent. Your code is').textContent()
  await act(input('code').fill(/\d{6}/.exec(said ?? '')?.[0] ?? ''))
  await act(input('password').fill('A quiet harbour at night'))
  await act(input('confirm_password').fill('A quiet harbour at night'))
  await act(page.locator('select[name="industry"]').selectOption('retail'))
  await act(page.locator('select[name="team_size"]').selectOption('2-10'))
  await act(input('agree').check())
  await act(page.locator('button[type="submit"]').click())
  await page.waitForURL(/#\/dashboard/)
}

async function createSeat(
  page: Page,
  open: () => Promise<void>,
): Promise<{ code: string; password: string }> {
  await act(open())
  const dialog = page.locator('dialog')
  await act(dialog.getByLabel('Seat name').fill('First desk'))
  const password = await dialog.locator('input[name="password"]').inputValue()
  // All free ports are offered.
  expect(await dialog.getByLabel('Ports').inputValue()).toBe('2')
  await act(dialog.getByRole('button', { name: 'Create' }).click())
  const ready = dialog.filter({ hasText: 'Seat created' })
  const code = /\d{6}/.exec((await ready.textContent()) ?? '')?.[0] ?? ''
  await act(ready.getByRole('button', { name: 'I have saved it' }).click())
  return { code, password }
}

async function addAccount(page: Page, handle: string): Promise<void> {
  const dialog = page.locator('dialog')
  await act(dialog.locator('select[name="network"]').selectOption({ label: 'X (sandbox)' }))
  await act(dialog.locator('input[name="account"]').fill(handle))
  await act(dialog.getByRole('button', { name: 'Add' }).click())
  await page
    .getByRole('row', { name: new RegExp(handle) })
    .getByText('First desk')
    .waitFor()
}

async function logIn(agent: Page, { code, password }: { code: string; password: string }): Promise<void> {
  await act(agent.locator('input[name="seat_code"]').fill(code))
  await act(agent.locator('input[name="password"]').fill(password))
  await act(agent.locator('button[type="submit"]').click())
}

async function openAccount(agent: Page, handle: string, password: string): Promise<void> {
  const port = agent.getByRole('region', { name: 'Port 1' })
  await act(agent.getByRole('button', { name: 'Open account' }).click())
  await act(
    agent
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(handle) })
      .click(),
  )
  await port.getByText(`@${handle}`).waitFor()
  await act(port.getByRole('button', { name: 'Sign in' }).click())
  const network = await desktop.accountWindow()
  await network.waitForURL(/oauth2\/authorize/)
  await act(network.locator('#handle').fill(handle))
  await act(network.locator('#password').fill(password))
  await act(network.getByRole('button', { name: 'Sign in' }).click())
  await act(network.getByRole('button', { name: 'Authorise app' }).click())
  await port.getByText('Signed in', { exact: true }).first().waitFor()
}

async function createTask(page: Page, profile: string): Promise<void> {
  // The only account that can take a task is chosen already.
  await page.getByRole('checkbox', { checked: true }).waitFor()
  await act(page.getByRole('radio', { name: /^Collect followers / }).check({ force: true }))
  await act(button(page, 'Next'))
  await act(page.getByRole('textbox', { name: 'Profiles' }).fill(profile))
  await act(button(page, 'Next'))
  await act(page.getByRole('button', { name: 'Create task' }).click())
  await page.waitForURL(/#\/task\/(?!new)/)
}
