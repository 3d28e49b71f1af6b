import { unassignAccounts } from '@seaport/contract/desk/account'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callMain,
  createCommenters,
  logInToSeat,
  newPost,
  type OpenDesktop,
  openDesktop,
  signInAtSandbox,
} from '../support/desktop.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, clearOptOuts, freshSeat, SANDBOX_PASSWORD } from '../support/supervisor.ts'

const atNight = nightlyTest()
let stack: Stack
let seat: Seat
let desktop: OpenDesktop

beforeAll(async () => {
  stack = await startStack()
  await clearOptOuts(stack)
  seat = await freshSeat(stack)
  desktop = await openDesktop(stack)
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

const port = (slot: number, page: Page = desktop.page) => page.getByRole('region', { name: `Port ${slot}` })
const SEARCH = 'GET /2/tweets/search/recent'

test('a wrong password is reported at once, the right one leads to the board', async () => {
  const { page } = desktop
  await logInToSeat(page, seat.seat_code, 'not this one')
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('Wrong account or password')
  expect(await page.locator('input[name="seat_code"]').inputValue()).toBe(seat.seat_code)

  await logInToSeat(page, seat.seat_code)
  await page.getByText('0 of 3 ports are taken').waitFor()
  for (const slot of [1, 2, 3]) await port(slot).getByText('Free port').waitFor()
})

atNight(
  'a second computer is refused while the first lives, and learns which one holds the seat',
  async () => {
    const second = await openDesktop(stack, { name: 'second' })
    try {
      await logInToSeat(second.page, seat.seat_code)
      await expect
        .poll(() => second.page.getByRole('alert').textContent())
        .toContain('This seat is in use on another device')
    } finally {
      await second.app.close()
    }
  },
)

test('opening an account takes port 1 and shows its own window', async () => {
  await desktop.page.getByRole('button', { name: 'Open account' }).click()
  await desktop.page.getByRole('dialog').getByRole('button', { name: '@harbor_tea · X (sandbox)' }).click()
  await port(1).getByText('@harbor_tea').waitFor()
  await port(1).getByText('Sign-in needed').waitFor()
  const window = await desktop.accountWindow()
  expect(new URL(window.url()).origin).toBe(stack.sandboxUrl)
})

test('the account signs in at its network, in its own window', async () => {
  await port(1).getByRole('button', { name: 'Sign in' }).click()
  const window = await desktop.accountWindow()
  await window.waitForURL(/\/authorize/)
  await signInAtSandbox(window, 'harbor_tea', SANDBOX_PASSWORD)
  await port(1).getByText('Signed in').waitFor()
  await expect.poll(() => window.url()).toBe(`${stack.sandboxUrl}/`)
})

test('a task takes port 2, collects exactly the people of the post, and frees the port', async () => {
  const { page } = desktop
  const link = await newPost(stack, 37)
  const answer = await holdAnswers(stack, SEARCH)
  await createCommenters(page, link, 100)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2).getByText('In progress').waitFor()
  await page.getByText('2 of 3 ports are taken').waitFor()

  await answer()
  await port(2).getByText('Free port').waitFor()
  await page.getByText('1 of 3 ports are taken').waitFor()
  await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByText('37 / 100').waitFor()
  await page.getByText('List finished').waitFor()
  await page.getByText('37 / 100').click()
  await page.getByRole('navigation', { name: 'Pages' }).getByText('37 items').waitFor()
})

test('a rate limit is shown with its countdown, and the task can be ended', async () => {
  const { page } = desktop
  await stack.control('/fault', { route: SEARCH, kind: 'rate_limit', times: 1 })
  await createCommenters(page, await newPost(stack, 5), 5)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2)
    .getByText(/Rate limit, resumes by itself · \d+ (min|sec)/)
    .waitFor()
  await port(2).getByRole('button', { name: 'End task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End task' }).click()
  await port(2).getByText('Free port').waitFor()
})

test('killed and started again, the seat is still logged in and the account still signed in', async () => {
  await desktop.app.kill()
  desktop = await openDesktop(stack)
  await port(1).getByText('@harbor_tea').waitFor()
  await port(1).getByText('Signed in').waitFor()
  await port(1).getByText('Page is closed').waitFor()
  // The board's code is grouped into few chunks.
  const files = await desktop.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(files.filter((name) => name.endsWith('.js')).length).toBeLessThan(8)
  await port(1).getByRole('button', { name: 'Show page' }).click()
  const window = await desktop.accountWindow()
  await desktop.page.getByRole('link', { name: 'Ports' }).click()
  await port(1).getByText('Page is open').waitFor()
  expect(new URL(window.url()).origin).toBe(stack.sandboxUrl)
})

test('a window that the agent closes gives no port away', async () => {
  await (await desktop.accountWindow()).close()
  await port(1).getByText('Page is closed').waitFor()
  await desktop.page.getByText('1 of 3 ports are taken').waitFor()
})

atNight('while the server is away the board stays, and says that the server is away', async () => {
  const { page } = desktop
  await stack.killServer()
  await page.getByText('Server unreachable, tasks continue').waitFor()
  await page.reload()
  await port(1).getByText('@harbor_tea').waitFor()
  await stack.startServer()
  await page.getByText('Server connected').waitFor()
})

test('removing an account closes its window and deletes its sign-in', async () => {
  const { page } = desktop
  await port(1).getByRole('button', { name: 'Show page' }).click()
  await desktop.accountWindow()
  await desktop.page.getByRole('link', { name: 'Ports' }).click()
  await port(1).getByText('Page is open').waitFor()
  const supervisor = await asSupervisor(stack)
  const { value } = (await callMain(page, 'workspace.get')) as { value: { accounts: { id: string }[] } }
  await supervisor.call(unassignAccounts, { body: { account_ids: value.accounts.map(({ id }) => id) } })
  await port(1).getByText('Free port').waitFor()
  await expect.poll(async () => (await desktop.app.windows()).map(({ partition }) => partition)).toEqual([''])
})

test('logging out leads to the login, which remembers the seat', async () => {
  const { page } = desktop
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Log in to your seat' }).waitFor()
  expect(await page.locator('input[name="seat_code"]').inputValue()).toBe(seat.seat_code)
})

test('no unexpected error was logged', () => {
  const complaints = desktop.app.logs.filter((line) => /\berror\b|uncaught/i.test(line))
  expect(complaints).toEqual([])
})
