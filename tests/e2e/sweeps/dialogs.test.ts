import { createClient } from '@seaport/api-client/client'
import { logout } from '@seaport/contract/people/session'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()

/** A row's menu is opened by `…`, others by their button, and the entry follows; one name alone is a button's. */
type Way = readonly string[]

/** Every dialog of the console with something to type into, by the screen and the buttons that lead to it. */
const DIALOGS: Record<'supervisor' | 'owner', readonly [path: string, ...Way][]> = {
  supervisor: [
    ['/seatAccount', 'New seat'],
    ['/seatAccount', '…', 'Edit'],
    ['/seatAccount', '…', 'Reset password'],
    ['/media', 'Add account'],
    ['/media', '…', 'Edit'],
    ['/media', 'Import', 'Paste a list'],
    ['/ipMange', 'Add proxy'],
    ['/ipMange', '…', 'Edit'],
    ['/ipMange', 'Groups'],
    ['/wordsLibrary', 'New script'],
    ['/task', '…', 'Edit'],
    ['/task', 'Promotion limits'],
    ['/ucenter', 'Edit profile'],
    ['/notifications?section=tokens', 'New token'],
    ['/notifications?section=webhooks', 'Add webhook'],
  ],
  owner: [
    ['/userManagement', 'New user'],
    ['/userManagement', '…', 'Edit'],
    ['/userManagement', '…', 'Adjust balance'],
    ['/userManagement', '…', 'Set ports and time'],
    ['/userManagement', '…', 'Reset password'],
    ['/system-user', 'New system user'],
    ['/system-role', 'New role'],
    ['/system-menu', 'New entry'],
    ['/notice', 'New announcement'],
    ['/priceManagement', 'New tier'],
    ['/download', 'New version'],
    ['/officialChannels', 'Add channel'],
    ['/buyPort', 'Buy for a user'],
  ],
}

const dialog = (page: Page) => page.locator('dialog[open]:not([role])').last()
const question = (page: Page) => page.getByRole('alertdialog')
const TYPED =
  ':is(input:not([type]), input[type="text"], input[type="password"], input[type="email"], textarea):not([role="combobox"]):not([readonly]):visible'

async function open(page: Page, way: Way): Promise<Locator> {
  for (const [at, step] of way.entries()) {
    if (step === '…')
      await page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click()
    else if (at > 0) await page.getByRole('menuitem', { name: step, exact: true }).click()
    else await page.getByRole('main').getByRole('button', { name: step, exact: true }).first().click()
  }
  const field = dialog(page).locator(TYPED).first()
  await field.waitFor()
  return field
}

/** Ends the session of the page as another device would. */
async function endSession(page: Page): Promise<void> {
  const [token, cookies] = await Promise.all([
    page.evaluate<string>(`localStorage.getItem('token') ?? ''`),
    page.context().cookies(),
  ])
  const user_id = cookies.find(({ name }) => name === 'user_id')?.value ?? ''
  const options = { baseUrl: site.server.serverUrl, locale: () => 'en' as const }
  await createClient({ ...options, credentials: () => ({ token, user_id }) }).call(logout, {})
}

const LEAVE: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(4, 4),
  Back: (page) => page.evaluate('history.back()'),
  Cancel: (page) =>
    dialog(page)
      .getByRole('button', { name: /^(Cancel|Close)$/ })
      .last()
      .click(),
}

test.each([
  ['supervisor', SUPERVISOR],
  ['owner', OWNER],
] as const)('every dialog of the %s keeps what was typed', async (who, person) => {
  const lost: string[] = []
  let path = ''
  let page: Page | undefined
  for (const [screen, ...way] of DIALOGS[who]) {
    // A screen before it: Back leads there, and not out of the application.
    page ??= await site.open('/dashboard', { as: person })
    if (screen !== path) await site.go(screen)
    path = screen
    const name = `${screen} ${way.join(' ')}`
    const field = await open(page, way)
    await field.press('End')
    await field.pressSequentially('7')
    const typed = await field.inputValue()
    for (const [out, leave] of Object.entries(LEAVE)) {
      await leave(page)
      await question(page).getByRole('button', { name: 'Keep editing' }).click()
      await question(page).waitFor({ state: 'detached' })
      if ((await field.inputValue()) !== typed) lost.push(`${name}: ${out}`)
    }
    await endSession(page)
    await page.getByRole('dialog', { name: 'Log in again' }).waitFor()
    await page
      .getByRole('dialog', { name: 'Log in again' })
      .locator('input[name="password"]')
      .fill(person.password)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Log in again' }).waitFor({ state: 'detached' })
    if ((await field.inputValue()) !== typed) lost.push(`${name}: session end`)
    if (!page.url().endsWith(`#${screen}`)) lost.push(`${name}: left for ${page.url()}`)
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Discard' }).click()
    await question(page).waitFor({ state: 'detached' })
    // Unchanged: every way of closing works at once.
    for (const [out, leave] of Object.entries(LEAVE)) {
      const again = await open(page, way)
      await leave(page)
      await again.waitFor({ state: 'detached' })
      // The history entry is restored shortly after the dialog closes.
      await page
        .waitForURL(({ hash }) => hash === `#${screen}`)
        .catch(() => lost.push(`${name}: ${out} left the screen`))
    }
  }
  expect(lost).toEqual([])
})

test('an act that the end of the session refused is done once its person is back, and nobody else sees the page', async () => {
  const page = await site.open('/seatAccount', { as: SUPERVISOR })
  const field = await open(page, ['New seat'])
  await field.fill('Lantern by the door')
  await page.route('**/api/v1/events', (route) => route.abort())
  await endSession(page)
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await again.locator('input[name="password"]').fill(SUPERVISOR.password)
  await page.keyboard.press('Enter')
  await page.getByText('Lantern by the door').first().waitFor()
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Go back' }).click()
  await dialog(page).getByRole('button').last().click()

  await (await open(page, ['New seat'])).fill('Not for others')
  await endSession(page)
  await again.waitFor()
  await again.locator('input[name="email"]').fill(OWNER.email)
  await again.locator('input[name="password"]').fill(OWNER.password)
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await loaded
  await site.at('/dashboard', page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Not for others').count()).toBe(0)
})
