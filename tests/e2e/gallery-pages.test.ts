import { getMenu, type MenuNode } from '@seaport/contract/menu'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints } from './support/axe.ts'
import { logInToConsole, openConsole } from './support/console.ts'
import { galleryPages, type OpenGallery, openGallery } from './support/gallery.ts'
import { type Stack, startStack } from './support/stack.ts'
import { asOwner } from './support/supervisor.ts'

let stack: Stack
let gallery: OpenGallery
let names: readonly string[]
const errors: string[] = []

beforeAll(async () => {
  stack = await startStack()
  names = await galleryPages()
  gallery = await openGallery(stack)
  gallery.page.on('pageerror', ({ message }) => errors.push(message))
  await gallery.page.emulateMedia({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await gallery?.close()
  await stack?.stop()
})

test('the server’s menu and the console’s routes name the same pages', async () => {
  const { tree } = await (await asOwner(stack)).call(getMenu, {})
  const pathsOf = (nodes: readonly MenuNode[]): string[] =>
    nodes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children)])
  const inMenu = pathsOf(tree).filter((path) => path.startsWith('/template/'))
  expect(inMenu.sort()).toEqual(names.map((name) => `/template/${name}`).sort())
})

test('a customer finds no demo pages, neither in the sidebar nor by address', async () => {
  const { page, close } = await openConsole(stack)
  try {
    await logInToConsole(page)
    await page.waitForURL(/#\/dashboard/)
    await page.getByRole('link', { name: 'Seats' }).waitFor()
    expect(await page.getByText('Template demos').count()).toBe(0)
    await page.goto(`${stack.serverUrl}/#/template/form`)
    await page.waitForURL(/#\/403/)
  } finally {
    await close()
  }
})

test('the menu has three levels, and the page’s own folder is open', async () => {
  await gallery.go('markdown')
  const menu = gallery.page.getByRole('navigation', { name: 'Main menu' })
  const folder = menu.getByRole('button', { name: 'Editors' })
  expect(await folder.getAttribute('aria-expanded')).toBe('true')
  await folder.click()
  expect(await menu.getByRole('link', { name: 'Rich-text editor' }).isVisible()).toBe(false)
  await folder.click()
  await menu.getByRole('link', { name: 'Rich-text editor' }).click()
  await gallery.page.getByRole('heading', { level: 1, name: 'Rich-text editor' }).waitFor()
})

test('every page, light and dark: axe finds nothing, and nothing crashes', { timeout: 240_000 }, async () => {
  const found: string[] = []
  await gallery.page.setViewportSize({ width: 1280, height: 900 })
  for (const name of names) {
    await gallery.go(name)
    for (const colorScheme of ['light', 'dark'] as const) {
      await gallery.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      found.push(...(await complaints(gallery.page)).map((words) => `${name} (${colorScheme}) ${words}`))
    }
  }
  expect(found).toEqual([])
  expect(errors).toEqual([])
})
