import { userPermission } from '@seaport/contract/people/user'
import { listTasks } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleScreens } from '../support/console-screens.ts'
import { consoleSite } from '../support/console-site.ts'
import { asPerson, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()

const BANNER = '[role="status"]:has-text("Reconnecting…")'
/** A screen that has come: it has a heading, waits for nothing, and shows no error. Those behind it stay in the document, hidden, as they were left. */
const BACK = `(() => {
  const shows = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
  return shows('main h1') && !shows('main [role="alert"]') && !shows('main [aria-busy="true"]')
})()`

/** Playwright's own `waitForFunction` evaluates text in the page, which its Content-Security-Policy forbids. */
const isBack = (page: Page) => expect.poll(() => page.evaluate<boolean>(BACK)).toBe(true)

test.each([
  ['supervisor', SUPERVISOR],
  ['owner', OWNER],
] as const)(
  'every screen of the %s that was opened while the server was lost comes by itself',
  async (_who, person) => {
    const api = await asPerson(site.server, person)
    const { keys } = await api.call(userPermission, {})
    const tasks = (keys as string[]).includes('009') ? (await api.call(listTasks, { query: {} })).list : []
    const paths = (await consoleScreens())
      .filter(({ layout, parent }) => layout === 'shell' && !parent?.startsWith('template'))
      .filter(({ path }) => !path.startsWith('/template'))
      .filter(({ permission }) => !permission || (keys as string[]).includes(permission))
      .map(({ path }) => (path === '/task/:id' ? path.replace(':id', tasks[0]?.id ?? '') : path))
      .filter((path) => !path.includes(':'))
    const [home = ''] = paths
    const page = await site.openAlone(home, { as: person })
    await isBack(page)
    const missing: string[] = []
    for (const path of paths) {
      // A screen that is not this person's leads out of the shell, where no banner is.
      if (page.url().endsWith('/403')) await site.go(home, page)
      await page.context().setOffline(true)
      await page.locator(BANNER).waitFor()
      await site.go(path, page)
      await page.context().setOffline(false)
      await page.locator(BANNER).waitFor({ state: 'detached' })
      await isBack(page).catch(() => missing.push(path))
    }
    expect(missing).toEqual([])
  },
)

test('figures that may be old are marked as such until the server is back', async () => {
  const page = await site.openAlone('/dashboard', { as: SUPERVISOR })
  await isBack(page)
  const grey = () =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('main') ?? document.body).filter`)
  expect(await grey()).toBe('none')
  await page.context().setOffline(true)
  await page.locator(BANNER).getByText('Figures are from', { exact: false }).waitFor()
  expect(await grey()).toBe('grayscale(1)')
  // What is opened meanwhile leaves the page as it is, and comes by itself.
  await page.keyboard.press('Control+k')
  await page.locator(BANNER).waitFor()
  await page.context().setOffline(false)
  await page.locator(BANNER).waitFor({ state: 'detached' })
  expect(await grey()).toBe('none')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
})
