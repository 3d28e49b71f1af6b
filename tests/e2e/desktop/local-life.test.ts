import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unbindDevice } from '@seaport/contract/desk/seat'
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
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, clearOptOuts, freshSeat, SANDBOX_PASSWORD } from '../support/supervisor.ts'
import { beginTask } from '../support/wizard.ts'

const SEARCH = 'GET /2/tweets/search/recent'

let stack: Stack
let seat: Seat
let desktop: OpenDesktop

beforeAll(async () => {
  stack = await startStack()
  await clearOptOuts(stack)
  seat = await freshSeat(stack)
  desktop = await openDesktop(stack)
  const { page } = desktop
  await logInToSeat(page, seat.seat_code)
  await desktop.page.getByRole('button', { name: 'Open account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '@harbor_tea · X (sandbox)' }).click()
  await signIn()
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

const port = (slot: number, page: Page = desktop.page) => page.getByRole('region', { name: `Port ${slot}` })
const folder = () => join(stack.folder, 'desktop')
const logged = (message: string) =>
  readFileSync(join(folder(), 'logs/desktop.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as { pid: number })
/** Files that were set aside; a journal's side file, left by a client that was ended, goes with it. */
const setAside = (path: string) =>
  readdirSync(join(folder(), path)).filter((name) => /\.damaged-[\d\-T.]+Z$/.test(name))

async function signIn(): Promise<void> {
  await port(1).getByRole('button', { name: 'Sign in' }).click()
  const window = await desktop.accountWindow()
  await window.waitForURL(/\/authorize/)
  await signInAtSandbox(window, 'harbor_tea', SANDBOX_PASSWORD)
  await port(1).getByText('Signed in').waitFor()
}

test('a killed runner process is replaced, and its task collects exactly the people of the post', async () => {
  const { page } = desktop
  const answer = await holdAnswers(stack, SEARCH)
  await createCommenters(page, await newPost(stack, 41), 100)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2).getByText('In progress').waitFor()
  process.kill(logged('runner process started').at(-1)?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => logged('runner process started').length).toBe(2)
  await answer()
  await port(2).getByText('Free port').waitFor()
  await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByText('41 / 100').waitFor()
})

test('closing the window while a task runs asks; if kept running, the task continues and the program opens again', async () => {
  const { page, app } = desktop
  const answer = await holdAnswers(stack, SEARCH)
  await createCommenters(page, await newPost(stack, 7), 100)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2).getByText('In progress').waitFor()
  // The board shows the server's state; the question depends on local tasks.
  await expect.poll(() => callMain(page, 'runner.state')).toMatchObject({ value: { running: 1 } })

  await app.answerDialog('showMessageBox', { response: 0, checkboxChecked: true })
  await app.closeWindow()
  await expect
    .poll(() => JSON.parse(readFileSync(join(folder(), 'settings.json'), 'utf8')).on_close)
    .toBe('keep')
  await answer()
  await port(2).getByText('Free port').waitFor()

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Ask me' }).click()
  await expect
    .poll(() => JSON.parse(readFileSync(join(folder(), 'settings.json'), 'utf8')).on_close)
    .toBe('ask')
})

test('quitting asks about a dialog in which something is typed, which stays as it is', async () => {
  const { page, app } = desktop
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(1).getByRole('button', { name: 'Show page' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Report a block…' }).click()
  const note = page.getByRole('textbox', { name: 'What does the page say?' })
  await note.fill('Tài khoản bị khóa')
  await app.answerDialog('showMessageBox', { response: 0, checkboxChecked: false })
  await app.closeWindow()
  await expect.poll(() => logged('quitting was called off').length).toBe(1)
  expect(await note.inputValue()).toBe('Tài khoản bị khóa')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await note.waitFor({ state: 'detached' })
})

test('quitting asks about a page with a draft, and what was begun in our own window is there after it', async () => {
  const { page, app } = desktop
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(1).getByRole('button', { name: 'Show page' }).click()
  const account = await desktop.accountWindow()
  await account.waitForURL(`${stack.sandboxUrl}/**`)
  await account.evaluate(`addEventListener('beforeunload', (event) => event.preventDefault())`)
  // Chromium honours beforeunload only after user interaction.
  await account.mouse.click(5, 5)

  await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByRole('button', { name: 'New task' }).first().click()
  await beginTask(page, [/^@harbor_tea .*X \(sandbox\)/], /^Like /)
  await page.getByRole('textbox', { name: 'Links to posts' }).fill('https://network.example/p/41')

  await app.answerDialog('showMessageBoxSync', 0)
  await app.closeWindow()
  await expect.poll(() => logged('quitting was called off').length).toBe(2)
  expect(account.isClosed()).toBe(false)

  await app.answerDialog('showMessageBoxSync', 1)
  await app.closeWindow()
  expect(await app.exited).toBe(0)
  desktop = await openDesktop(stack)
  const again = desktop.page
  await again.getByRole('link', { name: 'Tasks' }).click()
  await again.getByRole('button', { name: 'New task' }).first().click()
  await again.getByText('This is your unfinished draft').waitFor()
  await again.getByRole('button', { name: 'Next' }).click()
  await expect
    .poll(() => again.getByRole('textbox', { name: 'Links to posts' }).inputValue())
    .toBe('https://network.example/p/41')
  await again.getByRole('button', { name: 'Start over' }).click()
  await again.getByText('This is your unfinished draft').waitFor({ state: 'detached' })
})

test('a garbled journal is set aside with a message; tasks run again', async () => {
  await desktop.app.close()
  const [journal = ''] = readdirSync(join(folder(), 'journal')).filter((name) => name.endsWith('.sqlite'))
  writeFileSync(join(folder(), 'journal', journal), 'garbled '.repeat(4000))
  desktop = await openDesktop(stack)
  const { page } = desktop
  await page.getByText('Some data on this computer can’t be read').waitFor()
  await page.getByText(/Running tasks are fetched from the server again/).waitFor()
  expect(setAside('journal')).toEqual([expect.stringMatching(/\.sqlite\./)])
  await page.getByRole('button', { name: 'Got it' }).click()
  await createCommenters(page, await newPost(stack, 3), 100)
  await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByText('3 / 100').first().waitFor()
})

test('truncated secrets are set aside: the login says why, and a login works again', async () => {
  await desktop.app.close()
  truncateSync(join(folder(), 'secrets.json'), 20)
  desktop = await openDesktop(stack)
  const { page } = desktop
  await page.getByText(/Saved logins were damaged/).waitFor()
  expect(setAside('')).toEqual([expect.stringMatching(/^secrets\.json\./)])
  await page.getByRole('button', { name: 'Got it' }).click()
  // Without its key the client is a new device to the server, so the supervisor unbinds the old one.
  await (await asSupervisor(stack)).call(unbindDevice, { params: { id: seat.id } })
  await logInToSeat(page, seat.seat_code)
  await port(1).waitFor()
})
