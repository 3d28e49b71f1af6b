import type { Page } from 'playwright'
import type { ConsoleSite, Visit } from './console-site.ts'
import { SUPERVISOR } from './supervisor.ts'

export const headerOf = (page: Page) => page.getByRole('banner')
export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
export const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Open screens' })

/** Opens a screen, as the demo's supervisor unless told, and waits for the shell around it. */
export async function openInShell(site: ConsoleSite, path: string, visit: Visit = {}): Promise<Page> {
  const page = await site.open(path, { as: SUPERVISOR, ...visit })
  await sidebarOf(page).getByRole('link').first().waitFor()
  return page
}
