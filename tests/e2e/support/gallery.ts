import type { Browser, Page } from 'playwright-core'
import { logInToConsole, openConsole } from './console.ts'
import { consoleScreens } from './console-screens.ts'
import type { Stack } from './stack.ts'
import { OWNER } from './supervisor.ts'

export interface OpenGallery {
  readonly page: Page
  /** Opens a page of the gallery, in a tab that knows nothing of the last one. */
  go(name: string): Promise<void>
  close(): Promise<void>
}

/** The console, logged in as its owner; the guided tour does not open by itself. */
export async function openGallery(
  stack: Stack,
  locale: 'cn' | 'hk' | 'en' | 'vi' = 'en',
  browser?: Browser,
): Promise<OpenGallery> {
  const { page, close } = await openConsole(stack, locale, browser)
  await logInToConsole(page, OWNER)
  await page.waitForURL(/#\/dashboard/)
  await page.evaluate("localStorage.setItem('gallery-tour', 'true')")
  return {
    page,
    close,
    async go(name) {
      await page.goto(`${stack.serverUrl}/#/template/${name}`)
      await page.reload()
      await page.locator('main h1').first().waitFor()
    },
  }
}

/** Names of the gallery's pages: the last part of their addresses. */
export async function galleryPages(): Promise<readonly string[]> {
  const paths = (await consoleScreens()).map(({ path }) => path)
  return paths.filter((path) => path.startsWith('/template/')).map((path) => path.slice('/template/'.length))
}
