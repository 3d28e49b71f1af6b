import { getMenu } from '@seaport/contract/platform/menu'
import type { MenuNode } from '@seaport/contract/platform/menu.schema'
import { expect, test } from 'vitest'
import { consoleScreens } from '../support/console-screens.ts'
import { consoleSite } from '../support/console-site.ts'
import { galleryPages, openGallery } from '../support/gallery.ts'
import { asOwner, asSupervisor, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()

test('the server’s menu has a place for every screen, and for no page of the gallery that is not there', async () => {
  const menus = await Promise.all(
    [asOwner(site.server), asSupervisor(site.server)].map(async (caller) => (await caller).call(getMenu, {})),
  )
  const pathsOf = (nodes: readonly MenuNode[]): string[] =>
    nodes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children)])
  const inMenu = menus.flatMap(({ tree }) => pathsOf(tree))
  expect(inMenu.filter((path) => path.startsWith('/template/')).sort()).toEqual(
    (await galleryPages()).map((name) => `/template/${name}`).sort(),
  )
  const onTheirOwn = (await consoleScreens()).filter(
    ({ layout, path, parent }) => layout === 'shell' && !parent && !path.includes(':'),
  )
  // Notifications and the theme are chosen from the user menu, feedback from the help panel.
  expect(onTheirOwn.map(({ path }) => path).filter((path) => !inMenu.includes(path))).toEqual([
    '/notifications',
    '/feedback',
    '/theme',
  ])
})

test('a customer finds no demo pages, neither in the sidebar nor by address', async () => {
  const page = await site.open('/dashboard', { as: SUPERVISOR })
  await page.getByRole('navigation').getByRole('link', { name: 'Seats' }).waitFor()
  expect(await page.getByText('Template demos').count()).toBe(0)
  await site.go('/template/form')
  await page.waitForURL(/#\/403/)
})

test('the menu has three levels, and the page’s own folder is open', async () => {
  const page = await openGallery(site, 'markdown')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const folder = menu.getByRole('button', { name: 'Editors' })
  await expect.poll(() => folder.getAttribute('aria-expanded')).toBe('true')
  await folder.click()
  await menu.getByRole('link', { name: 'Rich-text editor' }).waitFor({ state: 'hidden' })
  await folder.click()
  await menu.getByRole('link', { name: 'Rich-text editor' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rich-text editor' }).waitFor()
})
