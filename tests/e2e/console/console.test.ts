import { listTasks } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { logInToConsole } from '../support/console.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'

const atNight = nightlyTest()
const site = consoleSite()
const { go, at } = site
let page: Page

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Open screens' }).getByRole('link', { name, exact: true })
const tabNames = () =>
  page.getByRole('navigation', { name: 'Open screens' }).getByRole('link').allTextContents()

/** Opens a screen as the demo's supervisor. */
async function open(path: string, visit: Visit = {}): Promise<void> {
  page = await site.open(path, { as: SUPERVISOR, ...visit })
}

/** Opens screens from the sidebar, in this order. */
async function follow(...names: string[]): Promise<void> {
  for (const name of names) {
    await page.locator('nav a', { hasText: name }).first().click()
    await tab(name).waitFor()
  }
}

test('a page that lost the connection while it started comes by itself once it is back', async () => {
  let isBack = false
  let last = Number.POSITIVE_INFINITY
  const prepare = (fresh: Page) =>
    fresh.route('**', async (route) => {
      const request = route.request()
      if (isBack || !(request.method() === 'HEAD' || /\/assets\/messages-/.test(request.url())))
        return route.continue()
      // Back when the page has given up: whatever asks again after a pause began anew.
      isBack = performance.now() - last > 1500
      last = performance.now()
      await route.abort()
    })
  page = await site.openAlone('/login', { prepare })
  await page.locator('input[name="email"]').waitFor()
  expect(isBack).toBe(true)
})

atNight('a wrong password is reported beside the form, and the input stays', async () => {
  page = await site.open('/')
  await logInToConsole(page, { ...SUPERVISOR, password: 'not this one' })
  await expect
    .poll(() => page.getByRole('alert').first().textContent())
    .toContain('Wrong account or password')
  expect(await page.locator('input[name="email"]').inputValue()).toBe(SUPERVISOR.email)
  expect(page.url()).toContain('#/login')
})

atNight('language and theme are chosen before the login', async () => {
  page = await site.open('/login')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-HK')
  await expect.poll(() => page.evaluate("localStorage.getItem('language')")).toBe('hk')
  const shade = () => page.evaluate("getComputedStyle(document.querySelector('main')).color")
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await shade()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(shade).not.toBe(light)
})

atNight(
  'the root leads to the dashboard, an unknown path to 404, a screen without its key to 403',
  async () => {
    const withoutAccounts = (fresh: Page) =>
      fresh.route('**/api/v1/user/permission', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        body.data.keys = body.data.keys.filter((key: string) => key !== '008')
        await route.fulfill({ response, json: body })
      })
    await open('/task', { prepare: withoutAccounts })
    await heading('Tasks')
    await go('/')
    await at('/dashboard')
    await go('/media')
    await at('/403')
    await page.getByText('You don’t have access to this page').waitFor()
    await go('/no-such-thing')
    await at('/404')
  },
)

test('a screen whose file can’t be fetched shows an error in its place, and loads once the server is back', async () => {
  const { list } = await (await asSupervisor(site.server)).call(listTasks, { query: {} })
  const path = `/task/${list[0]?.id}`
  page = await site.openAlone('/dashboard', { as: SUPERVISOR })
  await heading('Dashboard')
  // Its parts come in files of their own.
  await page.getByRole('heading', { name: 'Promotion ranking' }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.route('**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await go(path)
  await failed
  await page.getByText(/^Reconnecting/).waitFor()
  await follow('Dashboard')
  await heading('Dashboard')
  await go(path)
  await page.unroute('**')
  await page.getByRole('region', { name: 'Overview' }).waitFor()
})

test('without a session the login remembers the requested screen', async () => {
  page = await site.open('/seatAccount')
  await page.waitForURL(/#\/login\?from=/)
  await logInToConsole(page)
  await at('/seatAccount')
})

atNight('a session that ends warns, and a second later nothing of it is left', async () => {
  page = await site.openAlone('/dashboard', { as: SUPERVISOR, prepare: (fresh) => fresh.clock.install() })
  await page.getByRole('banner').getByText('Balance').waitFor()
  // Fake timers from here on.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // The session is ended on another device; the next call gets 401.
  await page.evaluate(`fetch('/api/v1/auth/logout', { method: 'POST', headers: {
    token: localStorage.getItem('token'), user_id: document.cookie.match(/user_id=([^;]+)/)[1] } })`)
  const warning = page.getByText('Not logged in or login expired, please log in again')
  const soon = async () => {
    await page.clock.runFor(50)
    return warning.count()
  }
  await expect.poll(soon).toBeGreaterThan(0)
  const stored = () =>
    page.evaluate("['token', 'vuems_name'].map((name) => localStorage.getItem(name))") as Promise<unknown[]>
  await page.clock.runFor(600)
  expect((await stored()).every((value) => value !== null)).toBe(true)
  await page.clock.runFor(400)
  await page.waitForURL(/#\/login/)
  expect(await stored()).toEqual([null, null])
})

atNight('the server’s field errors are shown at the fields', async () => {
  await open('/seatAccount')
  // The form refuses an empty name itself, so the request is changed on its way.
  await page.route('**/api/v1/agent', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: { ...route.request().postDataJSON(), name: '' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'New seat' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Seat name').fill('Anchor')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => form.getByLabel('Seat name').getAttribute('aria-invalid')).toBe('true')
  expect(await form.getByLabel('Seat name').inputValue()).toBe('Anchor')
})

test('tabs close to the next, else the previous, else the dashboard, and survive a reload', async () => {
  await open('/dashboard')
  await follow('Tasks', 'Social accounts', 'Seats')
  await page.reload()
  await expect.poll(tabNames).toEqual(['Dashboard', 'Tasks', 'Social accounts', 'Seats'])
  await tab('Tasks').click()
  await at('/task')
  await page.getByRole('button', { name: 'Close Tasks' }).click()
  await at('/media')
  await tab('Seats').click()
  await at('/seatAccount')
  await tab('Seats').click({ button: 'middle' })
  await at('/media')
  await page.getByRole('button', { name: 'Tab actions' }).click()
  await page.getByRole('menuitem', { name: 'Close others' }).click()
  await expect.poll(tabNames).toEqual(['Social accounts'])
  await page.getByRole('button', { name: 'Close Social accounts' }).click()
  await at('/dashboard')
})

// authelia/authelia#10406, kanidm/kanidm#2808, getsentry/sentry#124747: what password managers open.
test('the address for a new password leads to its dialog, also after the login', async () => {
  page = await site.openAlone('/login')
  await page.goto(`${site.server.serverUrl}/.well-known/change-password`)
  await logInToConsole(page)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="new_password"]').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await at('/dashboard', page)
})

atNight('two new passwords that differ are refused in the words of the specification', async () => {
  await open('/dashboard', { locale: 'cn' })
  await page.getByRole('button', { name: /的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const form = page.getByRole('dialog')
  await form.locator('input[name="old_password"]').fill(SUPERVISOR.password)
  await form.locator('input[name="new_password"]').fill('Seaport-demo-2')
  await form.locator('input[name="confirm"]').fill('Seaport-demo-3')
  await form.locator('button[type="submit"]').click()
  await form.getByText('两次密码不一致').waitFor()
})

atNight('a changed password shows the specification’s message', async () => {
  await open('/dashboard', {
    locale: 'cn',
    prepare: (fresh) =>
      fresh.route('**/api/v1/user/change-password', (route) =>
        route.fulfill({ json: { code: 200, msg: 'ok', data: {} } }),
      ),
  })
  await page.getByRole('button', { name: /的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const form = page.getByRole('dialog')
  for (const [name, text] of [
    ['old_password', SUPERVISOR.password],
    ['new_password', 'Lanterns over the quay'],
    ['confirm', 'Lanterns over the quay'],
  ] as const)
    await form.locator(`input[name="${name}"]`).fill(text)
  await form.locator('button[type="submit"]').click()
  await page
    .getByText(/^操作成功/)
    .first()
    .waitFor()
})

atNight(
  'the header reads every two seconds, changes nothing when nothing changed, and rests in a hidden window',
  async () => {
    page = await site.openAlone('/dashboard', { as: SUPERVISOR })
    await page.getByRole('banner').getByText('Balance').waitFor()
    let readings = 0
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/user/info')) readings += 1
    })
    await page.evaluate(`new MutationObserver((list) => { globalThis.changes += list.length })
    .observe(document.querySelector('header'), { subtree: true, childList: true, characterData: true, attributes: true })`)
    /** How often the header changed during three polls. One change is tolerated for data that arrives late. */
    const changes = async () => {
      await page.evaluate('globalThis.changes = 0')
      const until = readings + 3
      await expect.poll(() => readings).toBeGreaterThanOrEqual(until)
      return page.evaluate('globalThis.changes')
    }
    await expect.poll(changes).toBe(0)
    await page.clock.install()
    await page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
    const before = readings
    await page.clock.runFor(20_000)
    expect(readings - before).toBeLessThanOrEqual(1)
  },
)

test('from the login to a new seat without a mouse', async () => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Presses Tab until the named element has the focus, within a reasonable number of stops. */
  const reach = async (name: RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await press('Tab')
      const words = (await page.evaluate(
        "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent || ''",
      )) as string
      if (name.test(words)) return
    }
    throw new Error(`${name} is not reached by Tab`)
  }
  page = await site.open('/login')
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('email')
  await page.keyboard.type(SUPERVISOR.email)
  await press('Tab')
  await page.keyboard.type(SUPERVISOR.password)
  await press('Enter')
  await at('/dashboard')
  await page.getByRole('link', { name: 'Seats', exact: true }).waitFor()
  await reach(/^Seats$/)
  await press('Enter')
  await heading('Seats')
  await reach(/^New seat$/)
  await press('Enter')
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name')
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('New seat')
})
