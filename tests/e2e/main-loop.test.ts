import { listAccounts } from '@seaport/contract/desk/account'
import { listSeats } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { addOptOuts, listOptOuts } from '@seaport/contract/work/opt-out'
import { getTask, listTaskResources, listTasks } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { logInToConsole, type OpenConsole, openConsole } from './support/console.ts'
import { logInToSeat, type OpenDesktop, openDesktop, signInAtSandbox } from './support/desktop.ts'
import { type Stack, startStack } from './support/stack.ts'
import { asSupervisor } from './support/supervisor.ts'
import { beginTask } from './support/wizard.ts'

/** A person of the simulated network whom the demo's tenant does not have yet. */
const PERSON = { handle: 'pearl_trading', name: 'Pearl Trading', password: 'pearl-pass-1' }
const COMMENTERS = 260
/** A small rate limit of the search endpoint: the collection must wait for its reset. */
const SEARCH = 'GET /2/tweets/search/recent'
const LIMIT = { endpoint: SEARCH, max: 2, windowMs: 3000 }

/** The header polls every two seconds; a busy machine renders late. */

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

test('from a new seat to the last person, both screens update live, and all numbers agree', async () => {
  const post = await stack.control<{ id: string }>('/post', { author: 'harbor_tea', commenters: COMMENTERS })
  // After the post: an account that comments on it is not collected by itself.
  await stack.control('/person', PERSON)
  const truth = await stack.control<{ ids: string[] }>(`/truth/post/${post.id}/commenters`)
  expect(truth.ids).toHaveLength(COMMENTERS)
  const api = await asSupervisor(stack)
  // One of them is opted out; the demo's opt-out list may hold another.
  await api.call(addOptOuts, {
    body: { network: 'x_sandbox', external_ids: truth.ids.slice(0, 1), remark: '' },
  })
  const { list: listed } = await api.call(listOptOuts, { query: {} })
  const wanted = truth.ids.filter((id) => !listed.some(({ external_id }) => external_id === id))
  await stack.control('/limits', LIMIT)

  const supervisor = console.page
  const agent = desktop.page
  onTestFailed(async () => {
    await supervisor.screenshot({ path: 'test-results/main-loop-console.png' })
    await agent.screenshot({ path: 'test-results/main-loop-desktop.png' })
  })
  await logInToConsole(supervisor)
  await supervisor.waitForURL(/#\/dashboard/)
  const portsBefore = await takenPorts(supervisor)

  const login = await createSeat(supervisor, { name: 'Pearl desk', ports: 3 })
  await importAccount(supervisor, PERSON.handle)
  await assign(supervisor, PERSON.handle, login.code)

  await logInToSeat(agent, login.code, login.password)
  const first = agent.getByRole('region', { name: 'Port 1' })
  await agent.getByRole('button', { name: 'Open account' }).click()
  await agent
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(PERSON.handle) })
    .click()
  await first.getByText(`@${PERSON.handle}`).waitFor()
  await expect.poll(() => takenPorts(supervisor)).toBe(portsBefore + 1)

  await first.getByRole('button', { name: 'Sign in' }).click()
  const network = await desktop.accountWindow()
  await network.waitForURL(/oauth2\/authorize/)
  await signInAtSandbox(network, PERSON.handle, PERSON.password)
  await first.getByText('Signed in', { exact: true }).first().waitFor()

  await createTask(agent, `${stack.sandboxUrl}/harbor_tea/status/${post.id}`)
  await expect.poll(() => takenPorts(supervisor)).toBe(portsBefore + 2)

  const { list } = await api.call(listTasks, { query: {} })
  const id = list[0]?.id ?? ''
  await supervisor.goto(`${stack.serverUrl}/#/task/${id}`)
  await supervisor.getByText('Completed', { exact: true }).first().waitFor()
  await supervisor.getByText(`${wanted.length} / 1,000`).first().waitFor()
  await agent.getByText('Completed', { exact: true }).first().waitFor()
  await supervisor
    .getByRole('row', { name: String(post.id) })
    .getByRole('cell', { name: String(wanted.length), exact: true })
    .waitFor()
  await expect.poll(() => takenPorts(supervisor)).toBe(portsBefore + 1)

  const task = await api.call(getTask, { params: { id } })
  const people = await allPeople(api, id)
  expect(people.sort()).toEqual([...wanted].sort())
  expect(task).toMatchObject({
    status: 'completed',
    actual_count: wanted.length,
    end_reason: 'list_exhausted',
  })
  const counters = await stack.control<{
    limitExceeded: number
    rateLimited: number
    endpoints: Record<string, { maxUsedInWindow: number }>
  }>('/counters')
  expect(counters).toMatchObject({ limitExceeded: 0, rateLimited: 0 })
  expect(counters.endpoints[SEARCH]?.maxUsedInWindow).toBe(LIMIT.max)

  const { list: seats } = await api.call(listSeats, { query: { search: login.code } })
  expect(seats[0]).toMatchObject({ online: true, occupied: 1, allocated: 3, open_accounts: 1 })
  const { list: accounts } = await api.call(listAccounts, { query: { search: PERSON.handle } })
  expect(accounts[0]).toMatchObject({ online: true, login_status: 'logged_in', nickname: PERSON.name })
  expect((await api.call(userInfo, {})).port_occupy_num).toBe(portsBefore + 1)
})

/** The frontmost element. */
function dialogOf(page: Page) {
  return page.locator('dialog')
}

/** @returns the ports in use as the console's header shows them */
async function takenPorts(page: Page): Promise<number> {
  const ports = page
    .locator('header')
    .getByText(/\d+ \/ \d+/)
    .first()
  return Number.parseInt((await ports.textContent()) ?? '', 10)
}

async function createSeat(
  page: Page,
  seat: { name: string; ports: number },
): Promise<{ code: string; password: string }> {
  await page.goto(`${stack.serverUrl}/#/seatAccount`)
  await page.getByRole('button', { name: 'New seat' }).first().click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Seat name').fill(seat.name)
  const password = await dialog.locator('input[name="password"]').inputValue()
  await dialog.getByLabel('Ports').fill(String(seat.ports))
  await dialog.getByRole('button', { name: 'Create' }).click()
  const ready = dialogOf(page).filter({ hasText: 'Seat created' })
  const code = /\d{6}/.exec((await ready.textContent()) ?? '')?.[0] ?? ''
  await ready.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByRole('cell', { name: code }).waitFor()
  return { code, password }
}

async function importAccount(page: Page, handle: string): Promise<void> {
  await page.goto(`${stack.serverUrl}/#/media`)
  await page.getByRole('button', { name: 'Import' }).first().click()
  await page.getByRole('menuitem', { name: 'Paste a list' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Network').selectOption({ label: 'X (sandbox)' })
  await dialog.getByRole('textbox', { name: 'Accounts' }).fill(`@${handle}`)
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Import 1', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function assign(page: Page, handle: string, seatCode: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(handle) })
    .getByRole('button', { name: `Actions for ${handle}` })
    .click()
  await page.getByRole('menuitem', { name: 'Assign to seat' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('combobox', { name: 'Seat' }).pressSequentially(seatCode)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(seatCode) })
    .click()
  await dialog.getByRole('button', { name: 'Assign to seat' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('row', { name: new RegExp(handle) })
    .getByText('Pearl desk')
    .waitFor()
}

async function createTask(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'New task' }).last().click()
  await beginTask(page, [new RegExp(PERSON.handle)], /^Collect commenters/)
  await page.getByLabel('Links to posts').fill(link)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('People to collect').fill('1000')
  await page.getByRole('button', { name: 'Create task' }).click()
  await page.waitForURL(/#\/tasks\//)
}

async function allPeople(api: Awaited<ReturnType<typeof asSupervisor>>, id: string): Promise<string[]> {
  const page = (number: number) =>
    api.call(listTaskResources, { params: { id }, query: { page: number, page_size: 200 } })
  const first = await page(1)
  const rest = await page(2)
  return [...first.list, ...rest.list].map((person) => person.external_id)
}
