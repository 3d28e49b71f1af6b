import type { Page } from 'playwright'
import type { Visitor } from './console.ts'
import { consoleScreens } from './console-screens.ts'
import type { ConsoleSite, Visit } from './console-site.ts'
import { OWNER } from './supervisor.ts'

/** A user who may see the gallery and whose guided tour is completed. */
export const GALLERY_VISITOR: Visitor = { as: OWNER, stored: { 'gallery-tour': 'true' } }

/** Opens a page of the gallery in a tab that knows nothing of the last one, and waits until it is there. */
export async function openGallery(site: ConsoleSite, name: string, visit: Visit = {}): Promise<Page> {
  const page = await site.open(`/template/${name}`, { ...GALLERY_VISITOR, ...visit })
  await page.locator('main h1').first().waitFor()
  return page
}

/** Names of the gallery's pages: the last part of their addresses. */
export async function galleryPages(): Promise<readonly string[]> {
  const paths = (await consoleScreens()).map(({ path }) => path)
  return paths.filter((path) => path.startsWith('/template/')).map((path) => path.slice('/template/'.length))
}
