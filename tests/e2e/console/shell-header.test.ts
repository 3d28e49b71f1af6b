import { loginAs } from '@seaport/contract/people/admin-user'
import { userInfo } from '@seaport/contract/people/user'
import { listAnnouncements } from '@seaport/contract/platform/announcement'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { headerOf, openInShell, sidebarOf, tabsOf } from '../support/shell.ts'
import { asSupervisor, OWNER, SUPERVISOR } from '../support/supervisor.ts'

/** The header, and the user's menu in it. */

const atNight = nightlyTest()
const site = consoleSite()
const { at } = site
let page: Page

const header = () => headerOf(page)
const sidebar = () => sidebarOf(page)
const ownMenu = (name: string) => page.getByRole('menuitem', { name })

/** Opens a screen, as the demo's supervisor unless told. */
const open = async (path: string, visit: Visit = {}) => {
  page = await openInShell(site, path, visit)
}

/** Changes the user's data on its way to the page. */
const amend = (change: object) => (on: Page) =>
  on.route('**/api/v1/user/info', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const body = await response.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, ...change } } })
  })

describe('header', () => {
  atNight('a supervisor sees plan, ports, days and balance, and the way to the desktop client', async () => {
    const facts = {
      port_num: 20,
      port_occupy_num: 12,
      balance: '1234.50',
      port_expire_time: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
    }
    await open('/ucenter', { prepare: amend(facts) })
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const text of ['Professional', '12 / 20', '3 days', '$1,234.50'])
      await header().getByText(text, { exact: true }).waitFor()
    expect(await header().getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('#/down')
    await header().getByRole('button', { name: 'Full screen' }).waitFor()
  })

  atNight('a term that has ended is shown as expired', async () => {
    const port_expire_time = new Date(Date.now() - 60_000).toISOString()
    await open('/ucenter', { prepare: amend({ port_expire_time, plan: 'default' }) })
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const text of ['Expired', 'Default plan']) await header().getByText(text, { exact: true }).waitFor()
  })

  atNight('an administrator sees none of it, nor the supervisors’ links', async () => {
    await open('/userManagement', { as: OWNER })
    // Once the header has the user, it has everything it shows.
    await header().getByTitle(OWNER.email).waitFor()
    for (const text of ['Professional', 'Time left', 'Balance'])
      expect(await header().getByText(text).count()).toBe(0)
    expect(await header().getByRole('link', { name: 'Download' }).count()).toBe(0)
    expect(await header().getByRole('button', { name: 'Notifications', exact: true }).count()).toBe(1)
  })

  atNight('the poll is answered 304 while nothing changes', async () => {
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
    await expect.poll(() => statuses.filter((status) => status === 304).length).toBeGreaterThanOrEqual(2)
    expect(new Set(statuses)).toEqual(new Set([200, 304]))
  })

  atNight(
    'unread announcements are counted; unfolding one reads it, and all can be read at once',
    async () => {
      const supervisor = await asSupervisor(site.server)
      const unread = async () => (await supervisor.call(userInfo, {})).unread_count
      const before = await unread()
      expect(before).toBeGreaterThan(0)
      await open('/ucenter')
      const asked = page.waitForRequest((request) => request.url().includes(`${listAnnouncements.path}?`))
      await header()
        .getByRole('button', { name: new RegExp(`^Notifications, ${before} unread`) })
        .click()
      const query = new URL((await asked).url()).searchParams
      expect([query.get('language'), query.get('period')]).toEqual(['en', 'one_month'])
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      await panel.getByLabel('Period').selectOption('Three months')
      await panel
        .getByRole('button', { name: /Unread/ })
        .first()
        .click()
      await expect.poll(unread).toBe(before - 1)
      expect(await axeAtNight(page)).toEqual([])
      const all = panel.getByRole('button', { name: 'Mark all as read' })
      if (before > 1) await all.click()
      await expect.poll(unread).toBe(0)
      await expect.poll(() => all.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Escape')
      await header().getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    },
  )

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

  test('the sidebar stands beside the screen from 768 px on, as icons on a tablet, and waits behind its button below', async () => {
    await open('/dashboard')
    for (const [width, button] of [
      [1024, 'Collapse menu'],
      [1023, 'Expand menu'],
      [768, 'Expand menu'],
      [767, 'Open menu'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await header().getByRole('button', { name: button }).waitFor()
      await expect.poll(() => sidebar().isVisible()).toBe(button !== 'Open menu')
    }
    // Requesting messages loads them at once.
    await page.setViewportSize({ width: 900, height: 800 })
    await header().getByRole('button', { name: 'Expand menu' }).click()
    await sidebar().getByText('Tasks', { exact: true }).waitFor()
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
    for (const name of ['Change password', 'User agreement', 'Privacy policy']) await ownMenu(name).waitFor()
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
    // What stays in storage: language, public settings, the returning-visitor flag, and the person's open tabs.
    const left = await page.evaluate('[Object.keys(localStorage).sort(), Object.keys(sessionStorage).sort()]')
    expect(left).toEqual([
      ['language', 'systemConfig', 'visit'],
      ['tabs', 'tabs-of'],
    ])
    expect(await page.evaluate('document.cookie')).toBe('')
  })

  test('an administrator in a user’s session is labelled, and goes back to its own', async () => {
    await open('/userManagement', { as: OWNER })
    const { id } = await (await asSupervisor(site.server)).call(userInfo, {})
    await page.evaluate(`fetch('/api/v1${loginAs.path.replace(':id', id)}', { method: 'POST', headers: {
        token: localStorage.getItem('token'), user_id: document.cookie.match(/user_id=([^;]+)/)[1] } })
      .then((answer) => answer.json()).then(({ data }) => {
        localStorage.setItem('token', data.token); localStorage.setItem('is_superuser', '0');
        localStorage.setItem('vuems_name', data.username)
        for (const name of ['user_id', 'user_id_' + location.port]) document.cookie = name + '=' + data.user_id + '; path=/; samesite=strict' })`)
    await page.reload()
    // The tab was on a screen for administrators only, and leaves it once it has the new session.
    await at('/403')
    await site.go('/ucenter')
    await page.getByText(`${OWNER.email} is working as`).waitFor()
    expect(await axeAtNight(page)).toEqual([])
    await openMenu()
    await ownMenu('Switch to admin').click()
    await page.getByText(`${OWNER.email} is working as`).waitFor({ state: 'detached' })
    expect(await page.evaluate("localStorage.getItem('is_superuser')")).toBe('1')
    await sidebar()
      .getByText('Administration')
      .or(sidebar().getByText('Platform statistics'))
      .or(tabsOf(page))
      .first()
      .waitFor()
  })
})
