import type { Client } from '@seaport/api-client/client'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../../apps/server/src/test-support/mail-server.ts'
import { axeAtNight } from '../support/axe.ts'
import { logInToConsole } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'
import { codeInOutbox, setMailServer, setRegistration } from '../support/mail.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { asOwner, SUPERVISOR } from '../support/supervisor.ts'

const PASSWORD = 'A quiet harbour at night'

const atNight = nightlyTest()
const site = consoleSite()
const { go, at } = site
let owner: Client
let page: Page

beforeAll(async () => {
  owner = await asOwner(site.server)
})
beforeEach(() => setRegistration(owner, {}))

const input = (name: string) => page.locator(`input[name="${name}"]`)
const focused = () => page.evaluate('document.activeElement.name || document.activeElement.textContent')
const submit = () => page.locator('button[type="submit"]').click()
let count = 0
const newEmail = () => {
  count += 1
  return `entry-${count}@example.test`
}

/** Fills in every field but the code. */
async function fillIn(email: string, password = PASSWORD): Promise<void> {
  await input('email').fill(email)
  await input('password').fill(password)
  await input('confirm_password').fill(password)
  await page.locator('select[name="industry"]').selectOption('retail')
  await page.locator('select[name="team_size"]').selectOption('2-10')
  await input('agree').check()
}

async function sendCode(): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('Demo: no email is sent. Your code is').waitFor()
}

const errorAt = async (name: string) => {
  await expect.poll(() => page.locator(`[name="${name}"]`).getAttribute('aria-invalid')).toBe('true')
  await expect.poll(focused).toBe(name)
  const ids = (await page.locator(`[name="${name}"]`).getAttribute('aria-describedby')) ?? ''
  return page
    .locator(
      ids
        .split(' ')
        .map((id) => `[id="${id}"]`)
        .join(','),
    )
    .allTextContents()
}

test('a visitor registers without a mouse, with the code from the mail, and is logged in', async () => {
  const email = newEmail()
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)
  page = await site.open('/login')
  await page.getByRole('link', { name: 'Create an account' }).focus()
  await press('Enter')
  await at('/register')
  await expect.poll(focused).toBe('email')
  await type(email)
  await press('Tab')
  await press('Tab')
  await expect.poll(focused).toBe('Send code')
  await press('Enter')
  await expect.poll(focused).toBe('code')
  await page.getByText('Demo: no email is sent. Your code is').waitFor()
  await type(await codeInOutbox(owner, email))
  // Skip the button for another code and the password visibility buttons.
  for (const text of [PASSWORD, PASSWORD]) {
    await press('Tab')
    await press('Tab')
    await type(text)
  }
  await press('Tab')
  await press('Tab')
  await type('Retail')
  await press('Tab')
  await type('2')
  await press('Tab')
  await press('Space')
  await expect.poll(() => input('agree').isChecked()).toBe(true)
  await press('Enter')
  await at('/dashboard')
  await page.getByText('Registration successful. You are now logged in.').first().waitFor()
})

atNight('if the login after a registration fails, the page says what is done and what is left', async () => {
  const email = newEmail()
  page = await site.openAlone('/register', {
    prepare: (fresh) => fresh.route('**/auth/login', (route) => route.abort()),
  })
  await fillIn(email)
  await sendCode()
  await input('code').fill(await codeInOutbox(owner, email))
  await submit()
  await at('/login')
  await page.getByRole('status').getByText('Registration successful, please log in').waitFor()
  expect(await input('email').inputValue()).toBe(email)
  await expect.poll(focused).toBe('password')
  await page.unroute('**/auth/login')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await at('/dashboard')
})

atNight(
  'an empty form shows what is required, the first error has the focus, and nothing is sent',
  async () => {
    page = await site.open('/register')
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/auth/')) calls += 1
    })
    await submit()
    expect(await errorAt('email')).toContain('This field is required')
    for (const words of ['Enter the six digits from the email', 'Accept the agreement first'])
      await page.getByText(words).waitFor()
    expect(await axeAtNight(page)).toEqual([])
    await page.getByRole('button', { name: 'Send code' }).click()
    expect(await errorAt('email')).toContain('This field is required')
    expect(calls).toBe(0)
  },
)

atNight(
  'two passwords that differ are refused in the words of the specification, beside what else is wrong',
  async () => {
    page = await site.open('/register', { locale: 'cn' })
    await input('password').fill(PASSWORD)
    await input('confirm_password').fill(`${PASSWORD}!`)
    await input('email').focus()
    await page.getByText('两次密码不一致').waitFor()
    await input('confirm_password').fill(PASSWORD)
    await page.getByText('两次密码不一致').waitFor({ state: 'detached' })
    await go('/reset-pwd')
    await input('password').fill(PASSWORD)
    await input('confirm_password').fill('short')
    await submit()
    await page.getByText('两次密码不一致').waitFor()
  },
)

atNight('a wrong code and a taken email address are reported at their fields', async () => {
  const email = newEmail()
  page = await site.open('/register')
  await fillIn(email)
  await sendCode()
  const code = await codeInOutbox(owner, email)
  await input('code').fill(code === '000000' ? '000001' : '000000')
  await submit()
  expect(await errorAt('code')).toContain('The code is wrong or has expired')
  await input('code').fill(code)
  // Another registration took this address meanwhile.
  await page.route('**/auth/register', (route) =>
    route.fulfill({
      json: { code: 400, msg: 'This address is taken', data: null, reason: 'email_taken', request_id: 'r' },
    }),
  )
  await submit()
  expect(await errorAt('email')).toContain('This address is taken')
})

atNight('a code can be requested again after a minute, for another address at once', async () => {
  page = await site.openAlone('/register', { prepare: (fresh) => fresh.clock.install() })
  await input('email').fill(newEmail())
  await sendCode()
  const wait = page.getByRole('button', { name: /^Resend in \d+ s$/ })
  await wait.waitFor()
  await expect.poll(() => wait.getAttribute('aria-disabled')).toBe('true')
  const first = await input('email').inputValue()
  await input('email').fill(newEmail())
  await sendCode()
  await input('email').fill(first)
  await wait.waitFor()
  await page.clock.fastForward(61_000)
  const again = page.getByRole('button', { name: 'Resend code' })
  await again.waitFor()
  // The server has not counted a minute yet: its refusal is shown at the field and restarts the countdown.
  await again.click()
  expect((await errorAt('code')).join()).toMatch(/Too many attempts. Try again in \d+ s/)
  await wait.waitFor()
})

atNight('pasting extracts the code, and typing accepts digits', async () => {
  page = await site.open('/register')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    "navigator.clipboard.writeText('Your registration code is 482 913. It is valid for 10 minutes.')",
  )
  await input('code').focus()
  await page.keyboard.press('Control+V')
  await expect.poll(() => input('code').inputValue()).toBe('482913')
  await input('code').fill('')
  await input('code').pressSequentially('１2x3-4567')
  await expect.poll(() => input('code').inputValue()).toBe('123456')
  expect(await input('code').getAttribute('autocomplete')).toBe('one-time-code')
  expect(await input('password').getAttribute('autocomplete')).toBe('new-password')
  expect(await input('email').getAttribute('autocomplete')).toBe('username')
})

atNight('repeated clicks send one registration; the input survives a language switch', async () => {
  page = await site.open('/register')
  const email = newEmail()
  await fillIn(email)
  await sendCode()
  await input('code').fill('123456')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tạo tài khoản' }).waitFor()
  await page.getByRole('button', { name: /^Gửi lại sau \d+ giây$/ }).waitFor()
  const values = await page.locator('form input, form select').evaluateAll((fields) =>
    fields.map((field) => {
      const { type, checked, value } = field as unknown as { type: string; checked: boolean; value: string }
      return type === 'checkbox' ? checked : value
    }),
  )
  expect(values).toEqual([email, '123456', PASSWORD, PASSWORD, 'retail', '2-10', true])
  let calls = 0
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/auth/register', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await input('code').press('Enter')
  await expect.poll(() => calls).toBe(1)
  await page.locator('button[type="submit"]').click({ force: true })
  await page.keyboard.press('Enter')
  answer()
  await page.getByText('Mã xác minh sai hoặc đã hết hạn').waitFor()
  expect(calls).toBe(1)
})

atNight(
  'while registration is off, its message replaces the form, also if it is switched off meanwhile',
  async () => {
    page = await site.open('/register')
    await fillIn(newEmail())
    await setRegistration(owner, {
      allow_registration: false,
      refusal_messages: { en: 'We open again on Friday.' },
    })
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText('We open again on Friday.').waitFor()
    await expect.poll(() => page.locator('form').count()).toBe(0)
    expect(await axeAtNight(page)).toEqual([])
    await setRegistration(owner, { allow_registration: false })
    await page.getByRole('link', { name: 'Log in' }).click()
    await at('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByText('Registration is closed at the moment').waitFor()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click()
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/[\u4e00-\u9fff]{6}/)
    await expect.poll(() => page.getByText('Registration is closed at the moment').count()).toBe(0)
  },
)

atNight('the daily cap on registrations is shown above the form, and the input stays', async () => {
  await setRegistration(owner, { max_per_ip_per_day: 1 })
  for (const last of [false, true]) {
    const email = newEmail()
    page = await site.open('/register')
    await fillIn(email)
    await sendCode()
    await input('code').fill(await codeInOutbox(owner, email))
    await submit()
    if (last) {
      await page.getByRole('alert').getByText('Too many accounts were registered').waitFor()
      expect(await input('email').inputValue()).toBe(email)
      return
    }
    await Promise.race([at('/dashboard'), page.getByRole('alert').first().waitFor()])
  }
})

atNight('a new password with a mail from a real server; an unknown address looks the same', async () => {
  const mail = await startMailServer()
  try {
    await setMailServer(owner, 'reset', mail.port)
    page = await site.open('/login')
    await input('email').fill(SUPERVISOR.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await at('/reset-pwd')
    await page.getByRole('heading', { level: 1, name: 'Reset password' }).waitFor()
    await expect.poll(() => input('email').inputValue()).toBe(SUPERVISOR.email)
    const said = page.getByText('If this address is registered, a code is on its way.')
    await input('email').fill('nobody@example.test')
    await page.getByRole('button', { name: 'Send code' }).click()
    await said.waitFor()
    await input('code').fill('123456')
    await input('password').fill(PASSWORD)
    await input('confirm_password').fill(PASSWORD)
    await submit()
    expect(await errorAt('code')).toContain('The code is wrong or has expired')
    await input('email').fill(SUPERVISOR.email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await said.waitFor()
    await expect.poll(() => mail.received.length).toBe(1)
    await input('code').fill(/\d{6}/.exec(mail.received[0]?.text ?? '')?.[0] ?? '')
    await submit()
    await at('/login')
    await page.getByRole('status').getByText('Password changed').waitFor()
    expect(await input('email').inputValue()).toBe(SUPERVISOR.email)
    await logInToConsole(page, SUPERVISOR)
    await page.getByRole('alert').getByText('Wrong account or password').waitFor()
    await logInToConsole(page, { ...SUPERVISOR, password: PASSWORD })
    await at('/dashboard')
  } finally {
    await mail.close()
  }
})
