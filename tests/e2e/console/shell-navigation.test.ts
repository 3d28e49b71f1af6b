import { listProxies } from '@seaport/contract/desk/proxy'
import { listTasks } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { logInToConsole } from '../support/console.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { headerOf, openInShell, sidebarOf, tabsOf } from '../support/shell.ts'
import { asSupervisor, OWNER, SECOND } from '../support/supervisor.ts'

/** Navigation between screens: sidebar, keyboard and tabs. */

const atNight = nightlyTest()
const site = consoleSite()
const { go, at } = site
let page: Page

const header = () => headerOf(page)
const sidebar = () => sidebarOf(page)
const tabs = () => tabsOf(page)

/** Opens a screen, as the demo's supervisor unless told. */
const open = async (path: string, visit: Visit = {}) => {
  page = await openInShell(site, path, visit)
}

atNight.each(['/down', '/update-log', '/tutorial', '/antiScam', '/agreement', '/privacy'])(
  'the public page %s keeps menu, tabs and header while a user is logged in',
  async (path) => {
    await open('/dashboard')
    await go(path)
    await page.getByRole('heading', { level: 1 }).locator('visible=true').waitFor()
    await tabs().locator(`a[href="#${path}"][aria-current="page"]`).waitFor()
    await sidebar().getByRole('link', { name: 'Seats' }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Documents' }).count()).toBe(0)
  },
)

describe('letters', () => {
  test('G and a letter lead to a screen, N begins a task; in a field they are letters', async () => {
    await open('/dashboard')
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await at('/task')
    const search = page.getByPlaceholder('Search task name')
    await search.click()
    await page.keyboard.type('gan')
    await expect.poll(() => search.inputValue()).toBe('gan')
    await at('/task?search=gan')
    await page.locator('main').focus()
    await page.keyboard.press('n')
    await at('/task/new')
    // Not over a dialog, whose input would be lost.
    await go('/seatAccount')
    await page.getByRole('button', { name: 'New seat' }).click()
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
    await cancel.focus()
    for (const key of ['n', 'g', 't']) await page.keyboard.press(key)
    await cancel.click()
    await at('/seatAccount')
  })
})

describe('sidebar', () => {
  atNight(
    'is the server’s menu in the language that is chosen, as far as the screens are there',
    async () => {
      await open('/dashboard')
      await sidebar().getByRole('link', { name: 'Seats' }).waitFor()
      const hrefs = await sidebar()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs).toContain('#/seatAccount')
      for (const href of hrefs) {
        await page.evaluate(`location.hash = ${JSON.stringify(href)}`)
        // The current screen is marked by its open tab or its footer link; both show only existing, permitted screens.
        const places = tabs().or(page.getByRole('navigation', { name: 'Documents' }))
        await places.locator(`a[href="${href}"][aria-current="page"]`).waitFor()
        await page.locator('main h1:visible').first().waitFor()
        expect(page.url()).toBe(`${site.server.serverUrl}/${href}`)
      }
      await go('/dashboard')
      await header().getByRole('button', { name: 'Language' }).click()
      await page.getByRole('menuitemradio', { name: '繁體中文' }).click()
      await page.getByRole('link', { name: '坐席帳號' }).first().waitFor()
    },
  )

  atNight('gives the owner no personal centre: no label twice, and no recharge', async () => {
    await open('/dashboard', { as: OWNER })
    await sidebar().getByRole('link', { name: 'Announcements', exact: true }).waitFor()
    const links = sidebar().getByRole('link')
    const labels = await links.allInnerTexts()
    expect(new Set(labels).size).toBe(labels.length)
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const own of ['#/payBalance', '#/turnover-user', '#/paymentData-user', '#/buyData-user'])
      expect(hrefs).not.toContain(own)
  })

  atNight('hovering a link prefetches its list', async () => {
    await open('/dashboard')
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(listProxies.path))
    await sidebar().locator('a[href="#/ipMange"]').hover()
    await asked
    await at('/dashboard')
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
    await expect.poll(current).toBe('page')
    await header().getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(async () => (await sidebar().boundingBox())?.width ?? 0).toBeLessThan(80)
    await page.reload()
    await header().getByRole('button', { name: 'Expand menu' }).waitFor()
  })
})

describe('tabs', () => {
  test('records of one screen are separate tabs, and each keeps its state', async () => {
    const { list } = await (await asSupervisor(site.server)).call(listTasks, { query: { page_size: 2 } })
    const [first, second] = list.map(({ id }) => `/task/${id}`)
    await open('/task')
    const search = page.getByRole('searchbox').first()
    await search.fill('Lik')
    await at('/task?search=Lik')
    await go(first ?? '')
    await go(second ?? '')
    await expect.poll(() => tabs().getByRole('link').count()).toBe(3)
    await tabs().getByRole('link', { name: 'Tasks', exact: true }).click()
    await at('/task?search=Lik')
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

  test('move and close by keyboard, and are gone for the next person who logs in', async () => {
    await open('/dashboard')
    await go('/seatAccount')
    await tabs().getByRole('link', { name: 'Seats' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await at('/dashboard')
    await page.keyboard.press('End')
    await page.keyboard.press('Delete')
    await expect.poll(() => tabs().getByRole('link').allTextContents()).toEqual(['Dashboard'])
    await go('/media')
    await expect.poll(() => tabs().getByRole('link').count()).toBe(2)
    await page.evaluate("document.cookie = 'user_id=; path=/; max-age=0'; localStorage.removeItem('token')")
    await go('/login')
    await page.reload()
    await logInToConsole(page, SECOND)
    await at('/dashboard')
    await expect.poll(() => tabs().getByRole('link').allTextContents()).toEqual(['Dashboard'])
  })
})

atNight('under forced colours, marks that are nothing but a background stay visible', async () => {
  await open('/task')
  await page.emulateMedia({ forcedColors: 'active' })
  const styleOf = (selector: string, part: string, name: string) =>
    page.evaluate<string>(`
      getComputedStyle([...document.querySelectorAll('${selector}')].find((one) => one.checkVisibility()), '${part}').${name}`)
  await page.locator('td span:has(> span[aria-hidden])').locator('visible=true').first().waitFor()
  const canvas = await page.evaluate<string>(
    "document.body.style.backgroundColor = 'Canvas', getComputedStyle(document.body).backgroundColor",
  )
  await page.evaluate("document.body.style.backgroundColor = ''")
  const marks = [
    await styleOf('nav a[aria-current="page"]', '::before', 'backgroundColor'),
    await styleOf('td span:has(> span[aria-hidden]) > span[aria-hidden]', '', 'backgroundColor'),
    await styleOf('nav li a[href*="status="] > span[aria-hidden]', '', 'backgroundColor'),
  ]
  expect(marks.filter((colour) => colour === canvas || /^rgba.*, 0\)$/.test(colour))).toEqual([])
  await go('/task/new')
  await page.locator('ol > li').first().waitFor()
  expect(await styleOf('ol > li', '::after', 'borderTopStyle')).toBe('solid')
  await page.emulateMedia({ forcedColors: 'none' })
})
