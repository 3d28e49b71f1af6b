import { listAccounts } from '@seaport/contract/desk/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { logInToSeat, type OpenDesktop, openDesktop, signInAtSandbox } from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, freshSeat, SANDBOX_PASSWORD } from '../support/supervisor.ts'

let stack: Stack
let desktop: OpenDesktop
let handles: string[]

beforeAll(async () => {
  stack = await startStack()
  const { list } = await (await asSupervisor(stack)).call(listAccounts, { query: { page_size: 200 } })
  const other = list.find(
    ({ network, account, availability }) =>
      network === 'x_sandbox' && account !== 'harbor_tea' && availability === 'normal',
  )
  handles = ['harbor_tea', other?.account ?? '']
  const seat = await freshSeat(stack, { handles })
  desktop = await openDesktop(stack)
  await logInToSeat(desktop.page, seat.seat_code)
  for (const [index, handle] of handles.entries()) {
    const port = desktop.page.getByRole('region', { name: `Port ${index + 1}` })
    await desktop.page.getByRole('button', { name: 'Open account' }).click()
    await desktop.page
      .getByRole('dialog')
      .getByRole('button', { name: `@${handle} · X (sandbox)` })
      .click()
    await port.getByText('Page is open').waitFor()
  }
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

const pane = (handle = handles[0]) => desktop.page.getByRole('region', { name: `Page of @${handle}` })
const tab = (handle: string | undefined) =>
  desktop.page.getByRole('navigation', { name: 'Open accounts' }).getByRole('button', { name: `@${handle}` })
/** Pages in Chromium besides our own window. */
const awake = async () =>
  (await desktop.app.windows()).filter(({ partition }) => partition.startsWith('persist:account-'))
test('the bar shows the address, opens another page and goes back', async () => {
  const { page } = desktop
  await page.getByRole('link', { name: 'Browser' }).click()
  await tab(handles[0]).click()
  const address = pane().getByRole('textbox', { name: 'Address' })
  const first = `${stack.sandboxUrl}/`
  // There is a history entry only after the navigation has committed.
  await expect.poll(() => address.inputValue()).toBe(first)
  await address.fill(`${stack.sandboxUrl}/harbor_tea`)
  await address.press('Enter')
  await expect.poll(() => address.inputValue()).toBe(`${stack.sandboxUrl}/harbor_tea`)
  await expect
    .poll(async () => (await awake()).map(({ url }) => url))
    .toContain(`${stack.sandboxUrl}/harbor_tea`)
  await pane().getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => address.inputValue()).toBe(first)
  await pane().getByText('No proxy').waitFor()
  expect(await axeAtNight(page)).toEqual([])
})

test('two accounts lie beside each other, each page as large as its pane; a dialog is not covered by them', async () => {
  const { page } = desktop
  await tab(handles[1]).click({ modifiers: ['Control'] })
  await pane(handles[1]).waitFor()
  const box = await pane(handles[1]).boundingBox()
  await expect
    .poll(async () => Promise.all((await awake()).map(({ page: one }) => one.evaluate('innerWidth'))))
    .toEqual(Array.from({ length: 2 }, () => Math.round(box?.width ?? 0)))
  await pane(handles[1]).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Remove from view' }).click()
  await pane(handles[1]).waitFor({ state: 'detached' })
})

test('the palette opens from inside a page repeatedly, and takes the focus each time', async () => {
  const { page } = desktop
  await tab(handles[0]).click()
  const account = await desktop.accountWindow()
  for (const word of ['sett', 'work']) {
    await account.locator('body').click({ position: { x: 2, y: 2 } })
    await account.keyboard.press('Control+k')
    const palette = page.getByRole('dialog').getByRole('combobox')
    await palette.waitFor()
    await page.keyboard.type(word)
    expect(await palette.inputValue()).toBe(word)
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
  }
})

test('a suspended page frees its Chromium, shows that, and wakes up where it was', async () => {
  const { page } = desktop
  await page.getByText('2 pages awake').waitFor()
  await pane().getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Put to sleep' }).click()
  await page.getByText('1 page awake').waitFor()
  await expect.poll(async () => (await awake()).length).toBe(1)
  await tab(handles[0]).getByRole('img', { name: 'Asleep' }).waitFor()
  await pane().getByRole('button', { name: 'Wake up' }).click()
  await page.getByText('2 pages awake').waitFor()
  await expect.poll(async () => (await awake()).length).toBe(2)
})

test('signing in as somebody else is refused by name, and leads to the right account on a clean page', async () => {
  const { page } = desktop
  await pane().getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Sign in' }).click()
  const login = () => desktop.app.window(({ url }) => url.includes('/authorize') || url.includes('/login'))
  await signInAtSandbox(await login(), handles[1] ?? '', SANDBOX_PASSWORD)
  const question = page.getByRole('alertdialog')
  await question.getByText(`You signed in as @${handles[1]}, but this account is @${handles[0]}`).waitFor()
  await question.getByRole('button', { name: `Switch to @${handles[0]}` }).click()
  await signInAtSandbox(await login(), handles[0] ?? '', SANDBOX_PASSWORD)
  await pane().getByText('Signed in').waitFor()
})

test('a checkpoint is reported with the text of the page: the account closes, and its supervisor reads the text', async () => {
  const { page } = desktop
  await pane().getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Report a block' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What happened').selectOption('checkpoint')
  await dialog.getByLabel('What does the page say?').fill('Enter the code that we sent you')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await tab(handles[0]).waitFor({ state: 'detached' })
  await expect.poll(async () => (await awake()).length).toBe(1)
  const { list } = await (await asSupervisor(stack)).call(listAccounts, { query: { search: handles[0] } })
  expect(list.find(({ network }) => network === 'x_sandbox')).toMatchObject({
    availability: 'abnormal',
    blocked_reason: 'checkpoint',
    online: false,
  })
})
