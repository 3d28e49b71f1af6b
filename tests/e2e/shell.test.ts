import { loginAs } from '@seaport/contract/admin-user'
import { listAnnouncements } from '@seaport/contract/announcement'
import { listTasks } from '@seaport/contract/task'
import { userInfo } from '@seaport/contract/user'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { complaints } from './support/axe.ts'
import { logInToConsole } from './support/console.ts'
import { consoleSite, type Visit } from './support/console-site.ts'
import { asSupervisor, OWNER, SECOND, SUPERVISOR } from './support/supervisor.ts'

/** The shell around every screen: header, own menu, sidebar, kept tabs, palette, theme and personal centre. */

const PATIENT = { timeout: 15_000 }

const site = consoleSite()
const { go, at } = site
let page: Page

const header = () => page.getByRole('banner')
const sidebar = () => page.getByRole('navigation', { name: 'Main menu' })
const tabs = () => page.getByRole('navigation', { name: 'Open screens' })
const ownMenu = (name: string) => page.getByRole('menuitem', { name })

/** Opens a screen, as the demo's supervisor unless told, and waits for the shell around it. */
async function open(path: string, visit: Visit = {}): Promise<void> {
  page = await site.open(path, { as: SUPERVISOR, ...visit })
  await sidebar().getByRole('link').first().waitFor()
}

/** The user's own facts, changed on their way. */
const amend = (change: object) => (on: Page) =>
  on.route('**/api/v1/user/info', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const body = await response.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, ...change } } })
  })

describe('header', () => {
  test('a supervisor sees plan, ports, days and balance, and the way to the desktop client', async () => {
    const facts = {
      port_num: 20,
      port_occupy_num: 12,
      balance: '1234.50',
      port_expire_time: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
    }
    await open('/ucenter', { prepare: amend(facts) })
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const text of ['Default plan', '12 / 20', '3 days', '$1,234.50'])
      await header().getByText(text, { exact: true }).waitFor()
    expect(await header().getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('#/down')
  })

  test('time that has run out is said to be expired', async () => {
    const port_expire_time = new Date(Date.now() - 60_000).toISOString()
    await open('/ucenter', { prepare: amend({ port_expire_time }) })
    await header().getByText('Expired', { exact: true }).waitFor()
  })

  test('an administrator sees none of it, nor what is meant for supervisors', async () => {
    await open('/ucenter', { as: OWNER })
    // As soon as the header knows who one is, it knows what to show.
    await header().getByTitle(OWNER.email).waitFor()
    for (const text of ['Default plan', 'Time left', 'Balance'])
      expect(await header().getByText(text).count()).toBe(0)
    expect(await header().getByRole('link', { name: 'Download' }).count()).toBe(0)
    expect(
      await header()
        .getByRole('button', { name: /^Announcements/ })
        .count(),
    ).toBe(0)
  })

  test('the poll is answered 304 while nothing changes', async () => {
    const polls = new Map<string, string>()
    const statuses: number[] = []
    const prepare = async (fresh: Page) => {
      const devtools = await fresh.context().newCDPSession(fresh)
      await devtools.send('Network.enable')
      devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (request.url.endsWith(userInfo.path) && request.method === 'GET') polls.set(requestId, request.url)
      })
      devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
        if (polls.has(requestId)) statuses.push(statusCode)
      })
    }
    page = await site.openAlone('/ucenter', { as: SUPERVISOR, prepare })
    await expect
      .poll(() => statuses.filter((status) => status === 304).length, PATIENT)
      .toBeGreaterThanOrEqual(2)
    expect(new Set(statuses)).toEqual(new Set([200, 304]))
  })

  test('unread announcements are counted; unfolding one reads it, and all can be read at once', async () => {
    const supervisor = await asSupervisor(site.server)
    const unread = async () => (await supervisor.call(userInfo, {})).unread_count
    const before = await unread()
    expect(before).toBeGreaterThan(0)
    await open('/ucenter')
    const asked = page.waitForRequest((request) => request.url().includes(`${listAnnouncements.path}?`))
    await header()
      .getByRole('button', { name: `Announcements, ${before} unread` })
      .click()
    const query = new URL((await asked).url()).searchParams
    expect([query.get('language'), query.get('period')]).toEqual(['en', 'one_month'])
    const panel = page.getByRole('dialog', { name: 'Announcements' })
    await panel.getByLabel('Period').selectOption('Three months')
    await panel
      .getByRole('button', { name: /Unread/ })
      .first()
      .click()
    await expect.poll(unread, PATIENT).toBe(before - 1)
    expect(await complaints(page)).toEqual([])
    const all = panel.getByRole('button', { name: 'Mark all as read' })
    if (before > 1) await all.click()
    await expect.poll(unread, PATIENT).toBe(0)
    await expect.poll(() => all.getAttribute('aria-disabled'), PATIENT).toBe('true')
    await page.keyboard.press('Escape')
    await header().getByRole('button', { name: 'Announcements', exact: true }).waitFor()
  })

  test('a phone folds the header: nothing overflows, and the own menu says what has no room', async () => {
    page = await site.open('/dashboard', {
      as: SUPERVISOR,
      async prepare(fresh) {
        await fresh.setViewportSize({ width: 375, height: 740 })
        await amend({ balance: '1234.50' })(fresh)
      },
    })
    await header()
      .getByRole('button', { name: /^Menu of/ })
      .click()
    await page.getByText('$1,234.50').last().waitFor()
    const edge = () =>
      page.evaluate(`Math.max(document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('header button')].map((button) => button.getBoundingClientRect().right))`)
    await expect.poll(edge).toBeLessThanOrEqual(375)
  })
})

describe('own menu', () => {
  const openMenu = () =>
    header()
      .getByRole('button', { name: /^Menu of/ })
      .click()

  test('leads to the own pages and out; only who came as an administrator can switch back', async () => {
    await open('/seatAccount')
    await openMenu()
    await ownMenu('Change password').waitFor()
    expect(await ownMenu('Switch to admin').count()).toBe(0)
    await ownMenu('Personal centre').click()
    await at('/ucenter')
    await openMenu()
    await ownMenu('Download centre').click()
    await at('/down')
    await page.goBack()
    await openMenu()
    await ownMenu('Log out').click()
    await page.waitForURL(/#\/login/)
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull()
  })

  test('an administrator in a user’s session is labelled, and goes back to its own', async () => {
    await open('/ucenter', { as: OWNER })
    const { id } = await (await asSupervisor(site.server)).call(userInfo, {})
    await page.evaluate(`fetch('/api/v1${loginAs.path.replace(':id', id)}', { method: 'POST', headers: {
        token: localStorage.getItem('token'), user_id: document.cookie.match(/user_id=([^;]+)/)[1] } })
      .then((answer) => answer.json()).then(({ data }) => {
        localStorage.setItem('token', data.token); localStorage.setItem('is_superuser', '0');
        localStorage.setItem('vuems_name', data.username); document.cookie = 'user_id=' + data.user_id + '; path=/; samesite=strict' })`)
    await page.reload()
    await page.getByText(`${OWNER.email} is working as`).waitFor()
    expect(await complaints(page)).toEqual([])
    await openMenu()
    await ownMenu('Switch to admin').click()
    await page.getByText(`${OWNER.email} is working as`).waitFor({ state: 'detached' })
    expect(await page.evaluate("localStorage.getItem('is_superuser')")).toBe('1')
    await sidebar()
      .getByText('Administration')
      .or(sidebar().getByText('Platform statistics'))
      .or(tabs())
      .first()
      .waitFor()
  })
})

describe('sidebar', () => {
  test('is the server’s menu in the language that is chosen, as far as the screens are there', async () => {
    await open('/dashboard')
    await sidebar().getByRole('link', { name: 'Seats' }).waitFor()
    const hrefs = await sidebar()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs).toContain('#/seatAccount')
    for (const href of hrefs) {
      await page.evaluate(`location.hash = ${JSON.stringify(href)}`)
      // Its tab is open, or its link in the foot is where one is: both only of what is there and may be seen.
      const places = tabs().or(page.getByRole('navigation', { name: 'Documents' }))
      await places.locator(`a[href="${href}"][aria-current="page"]`).waitFor()
      await page.locator('main h1:visible').first().waitFor()
      expect(page.url()).toBe(`${site.server.serverUrl}/${href}`)
    }
    await go('/dashboard')
    await header().getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click()
    await page.getByRole('link', { name: '坐席帳號' }).first().waitFor()
  })

  test('holds three levels, folds to icons and stays so', async () => {
    const leaf = (id: string, path: string) => ({
      id,
      path,
      title: id,
      icon: 'home',
      permission: null,
      hidden: false,
      children: [],
    })
    const group = (id: string, ...children: object[]) => ({ ...leaf(id, ''), path: null, children })
    const tree = [
      group(
        'Work',
        leaf('Start', '/dashboard'),
        group('People', leaf('Desks', '/seatAccount'), leaf('Nowhere', '/not-built')),
      ),
    ]
    const answer = { json: { code: 200, msg: 'ok', data: { tree } } }
    await open('/dashboard', {
      prepare: (fresh) => fresh.route('**/api/v1/menu', (route) => route.fulfill(answer)),
    })
    await sidebar().getByRole('button', { name: 'People' }).click()
    await sidebar().getByRole('link', { name: 'Desks' }).waitFor()
    expect(await sidebar().getByText('Nowhere').count()).toBe(0)
    await sidebar().getByRole('link', { name: 'Desks' }).click()
    await at('/seatAccount')
    const current = () => sidebar().getByRole('link', { name: 'Desks' }).getAttribute('aria-current')
    await expect.poll(current, PATIENT).toBe('page')
    await header().getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(async () => (await sidebar().boundingBox())?.width ?? 0, PATIENT).toBeLessThan(80)
    await page.reload()
    await header().getByRole('button', { name: 'Expand menu' }).waitFor()
  })
})

describe('tabs', () => {
  test('records of one screen are tabs of their own, and each is as it was left', async () => {
    const { list } = await (await asSupervisor(site.server)).call(listTasks, { query: { page_size: 2 } })
    const [first, second] = list.map(({ id }) => `/task/${id}`)
    await open('/task')
    const search = page.getByRole('searchbox').first()
    await search.fill('Lik')
    await go(first ?? '')
    await go(second ?? '')
    await expect.poll(() => tabs().getByRole('link').count(), PATIENT).toBe(3)
    await tabs().getByRole('link', { name: 'Tasks', exact: true }).click()
    await at('/task')
    await expect.poll(() => search.inputValue()).toBe('Lik')
    await tabs().getByRole('link').nth(1).click()
    await at(first ?? '')
    await tabs().getByRole('button', { name: 'Close Tasks' }).click()
    await expect.poll(() => tabs().getByRole('link').count()).toBe(2)
    expect(page.url()).toContain(`#${first}`)
    await page.getByRole('button', { name: 'Tab actions' }).click()
    await page.getByRole('menuitem', { name: 'Close all' }).click()
    await at('/dashboard')
  })

  test('move and close by keyboard, and are gone for the next who logs in', async () => {
    await open('/dashboard')
    await go('/seatAccount')
    await tabs().getByRole('link', { name: 'Seats' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await at('/dashboard')
    await page.keyboard.press('End')
    await page.keyboard.press('Delete')
    await expect.poll(() => tabs().getByRole('link').allTextContents(), PATIENT).toEqual(['Dashboard'])
    await go('/media')
    await expect.poll(() => tabs().getByRole('link').count(), PATIENT).toBe(2)
    await page.evaluate("document.cookie = 'user_id=; path=/; max-age=0'; localStorage.removeItem('token')")
    await go('/login')
    await page.reload()
    await logInToConsole(page, SECOND)
    await at('/dashboard')
    await expect.poll(() => tabs().getByRole('link').allTextContents(), PATIENT).toEqual(['Dashboard'])
  })
})

describe('palette and theme', () => {
  test('Ctrl+K finds screens and actions', async () => {
    await open('/ucenter')
    const palette = page.getByRole('dialog', { name: 'Commands' })
    const find = async (words: string) => {
      await palette.getByRole('combobox').fill(words)
      const best = palette.getByRole('option').first()
      await expect.poll(async () => (await best.textContent())?.toLowerCase()).toContain(words)
    }
    await page.keyboard.press('Control+k')
    await find('seats')
    expect(await complaints(page)).toEqual([])
    await page.keyboard.press('Enter')
    await at('/seatAccount')
    await header().getByRole('button', { name: 'Find screens and actions' }).click()
    await find('theme: dark')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.documentElement.style.colorScheme')).toBe('dark')
    await page.keyboard.press('Control+k')
    await find('log out')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/login/)
  })

  test('a chosen sidebar colour shows at once and stays; reset takes it back', async () => {
    await open('/theme')
    const colour = () =>
      page.evaluate(
        'getComputedStyle(document.querySelector(\'nav[aria-label="Main menu"]\').parentElement).backgroundColor',
      )
    const group = page.getByRole('group', { name: 'Sidebar' })
    const before = await colour()
    await group.locator('input[type="color"]').first().fill('#123456')
    await expect.poll(colour).toBe('rgb(18, 52, 86)')
    expect(await page.evaluate("localStorage.getItem('theme-sidebar-bg')")).toBe('#123456')
    await page.reload()
    await expect.poll(colour, PATIENT).toBe('rgb(18, 52, 86)')
    await group.getByRole('button', { name: 'Reset Sidebar' }).click()
    await expect.poll(colour).toBe(before)
  })
})

describe('personal centre', () => {
  test('shows who one is and has; what may be changed is changed, also back to nothing', async () => {
    await open('/ucenter')
    await page.getByText(SUPERVISOR.email).first().waitFor()
    const edit = async (phone: string) => {
      await page.getByRole('button', { name: 'Edit profile' }).click()
      await page.getByRole('dialog').getByLabel('Phone').fill(phone)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await edit('+65 6123 4567')
    await page.getByText('+65 6123 4567').waitFor()
    await edit('')
    await expect
      .poll(async () => (await (await asSupervisor(site.server)).call(userInfo, {})).phone, PATIENT)
      .toBeNull()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByText('Copy Successfully.').first().waitFor()
  })

  test('other sessions are listed and can be ended', async () => {
    const other = await asSupervisor(site.server)
    await open('/ucenter')
    const ends = page.getByRole('main').getByRole('button', { name: 'Log out', exact: true })
    await ends.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    // The session that was used last stands first in the list, after this one.
    await expect
      .poll(
        () =>
          other.call(userInfo, {}).then(
            () => 'open',
            () => 'ended',
          ),
        PATIENT,
      )
      .toBe('ended')
  })
})

test('a browser loads the texts of one language', async () => {
  const loaded: string[] = []
  const prepare = async (fresh: Page) => {
    fresh.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) loaded.push(response.url())
    })
  }
  page = await site.openAlone('/login', { prepare })
  await logInToConsole(page)
  await header().getByText('Default plan').waitFor()
  const files = await Promise.all(loaded.map((url) => fetch(url)))
  const code = (await Promise.all(files.map((file) => file.text()))).join('\n')
  expect(code).toContain('Default plan')
  for (const foreign of ['默认套餐', '預設方案', 'Gói mặc định']) expect(code).not.toContain(foreign)
})

test('Malay is offered in the English interface, is shown in English, and stays chosen', async () => {
  page = await site.open('/login')
  const language = () => page.getByRole('button', { name: 'Language' }).click()
  await language()
  const malay = () => page.getByRole('menuitemradio', { name: 'Bahasa Melayu (in English)' })
  await malay().click()
  await expect.poll(() => page.evaluate("localStorage.getItem('language')"), PATIENT).toBe('ms')
  await page.reload()
  await language()
  await expect.poll(() => malay().getAttribute('aria-checked')).toBe('true')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).waitFor()
  expect(await malay().count()).toBe(0)
})
