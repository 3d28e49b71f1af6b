import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { totpAt } from '../../../apps/server/src/test-support/totp.ts'
import { axeAtNight } from '../support/axe.ts'
import { logInToConsole } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'
import { FIRST_OWNER, startBareServer } from '../support/demo-server.ts'

const site = consoleSite(startBareServer)

const codeField = (within: Page | Locator) => within.locator('input[name="code"]')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const codesOf = async (page: Page) => {
  const list = page.getByRole('list', { name: 'Your recovery codes' })
  await list.waitFor()
  return list.getByRole('listitem').allTextContents()
}

let secret = ''
let codes: string[] = []
/** Time step of the last code used; each code is valid once. */
let used = 0
const nextCode = () => {
  used = Math.max(used + 1, Math.floor(Date.now() / 30_000))
  return totpAt(secret, used * 30_000)
}

/** Types a code and sends it; one whose time was over when it came is refused, and the next one is typed. */
async function answer(page: Page, button: string, code: () => string, tries = 3): Promise<void> {
  await codeField(page).fill(code())
  const answered = page.waitForResponse(/\/(auth\/second-factor|user\/totp\/confirm)$/)
  await page.getByRole('button', { name: button }).click()
  const { reason } = (await (await answered).json()) as { reason?: string }
  if (reason !== undefined && tries > 1) await answer(page, button, code, tries - 1)
}

test('an administrator is led to a second factor at the first login, and comes nowhere before', async () => {
  const page = await site.open('/login')
  await logInToConsole(page, FIRST_OWNER)
  await page.getByRole('heading', { name: 'Set up a second factor first' }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  expect(await page.evaluate("localStorage.getItem('token')")).toBeNull()
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  secret = (await page.locator('code').first().textContent()) ?? ''
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await codeField(page).fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('The code is wrong').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await answer(page, 'Turn on', nextCode)
  codes = await codesOf(page)
  expect(codes).toHaveLength(10)
  expect(await axeAtNight(page)).toEqual([])
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await site.at('/dashboard', page)
})

test('from then on the password leads to the code, and a recovery code works as well', async () => {
  for (const right of [nextCode, () => codes[0] ?? '']) {
    const page = await site.open('/login')
    await logInToConsole(page, FIRST_OWNER)
    await page.getByRole('heading', { name: 'Second factor' }).waitFor()
    await codeField(page).fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The code is wrong').waitFor()
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull()
    await answer(page, 'Continue', right)
    await site.at('/dashboard', page)
  }
})

test('an administrator’s reset by mail asks for the second factor', async () => {
  const page = await site.open('/reset-pwd')
  await page.route('**/api/v1/auth/reset-password', async (route) => {
    const needed = {
      code: 400,
      msg: 'A second factor is needed',
      data: null,
      reason: 'second_factor_needed',
      request_id: '1',
    }
    const { second_factor } = route.request().postDataJSON()
    if (second_factor) await route.fulfill({ json: { code: 200, msg: 'ok', data: {} } })
    else await route.fulfill({ json: needed })
  })
  await page.locator('input[name="email"]').fill(FIRST_OWNER.email)
  await codeField(page).fill('123456')
  for (const name of ['password', 'confirm_password'])
    await page.locator(`input[name="${name}"]`).fill('Another-good-one-7')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.locator('input[name="second_factor"]').fill('654321')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await site.at('/login', page)
})

test('a passkey is added, finishes a login and confirms an identity', async () => {
  const page = await site.openAlone('/login')
  const address = new URL(site.server.serverUrl)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Passkeys need a domain name, not an IP address.
  const origin = `http://localhost:${address.port}`
  await page.goto(`${origin}/#/login`)
  await logInToConsole(page, FIRST_OWNER)
  await codeField(page).fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${origin}/#/dashboard`)

  await page.getByRole('button', { name: 'Menu of Owner' }).click()
  await page.getByRole('menuitem', { name: 'Second factor' }).click()
  const settings = dialog(page, 'Second factor')
  await settings.getByText('8 unused codes').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await settings.getByRole('button', { name: 'Add a passkey' }).click()
  await settings.locator('input[name="name"]').fill('This laptop')
  await settings.getByRole('button', { name: 'Add a passkey' }).click()
  const confirm = dialog(page, 'Confirm that it’s you')
  await confirm.locator('input[name="password"]').fill(FIRST_OWNER.password)
  await codeField(confirm).fill(codes[2] ?? '')
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await settings.getByText('This laptop').waitFor()
  await settings.getByRole('button', { name: 'Close' }).click()

  await page.evaluate('localStorage.clear()')
  await page.goto('about:blank')
  await page.goto(`${origin}/#/login`)
  await page.evaluate("localStorage.setItem('language', 'en')")
  await page.reload()
  await logInToConsole(page, FIRST_OWNER)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${origin}/#/dashboard`)

  await page.goto(`${origin}/#/system-role`)
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('dialog').getByLabel('Role name').fill('Readers')
  await page.getByRole('dialog').getByLabel('Kind').selectOption({ label: 'Users' })
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await confirm.waitFor()
  expect(await axeAtNight(page)).toEqual([])
  // A passkey less than a day old also needs the password.
  await confirm.getByRole('button', { name: 'Use a passkey' }).click()
  await confirm.getByText('This field is required').waitFor()
  await confirm.locator('input[name="password"]').fill(FIRST_OWNER.password)
  await confirm.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('row').filter({ hasText: 'Readers' }).waitFor()
})
