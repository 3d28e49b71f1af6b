import { join } from 'node:path'
import { type Lang, toTag } from '@seaport/i18n/lang'
import type { Page } from 'playwright'
import type { Desktop } from '../../electron-host/src/desktop.ts'
import { launchDesktop } from '../../electron-host/src/launch-desktop.ts'
import type { Stack } from './stack.ts'
import { FRESH_SEAT_PASSWORD } from './supervisor.ts'
import { beginTask } from './wizard.ts'

export interface OpenDesktop {
  readonly app: Desktop
  /** Our own window. */
  readonly page: Page
  /** The window of an account, by the account's place among the open ones. */
  accountWindow(): Promise<Page>
}

interface DesktopOptions {
  /** Another name is another computer; the same name again is a restart. */
  name?: string
  /** Language of the window; English unless told. */
  locale?: Lang
  /** Address of the server; the stack's own unless given. */
  serverUrl?: string
  /** Address of the system's proxy script. */
  proxyScript?: string
}

/** Starts the built desktop client against the stack. */
export async function openDesktop(
  stack: Stack,
  { name = 'desktop', locale = 'en', serverUrl = stack.serverUrl, proxyScript }: DesktopOptions = {},
): Promise<OpenDesktop> {
  const app = await launchDesktop({
    userDataDir: join(stack.folder, name),
    env: { SEAPORT_SERVER_URL: serverUrl },
    ...(proxyScript !== undefined && { proxyScript }),
  })
  const page = await app.firstWindow()
  await page.setViewportSize({ width: 1100, height: 720 })
  await chooseLanguage(page, locale)
  return {
    app,
    page,
    // A window's address reaches the test with a delay: a new window still looks empty.
    accountWindow: () =>
      app.window(({ partition, url }) => partition.startsWith('persist:account-') && url !== 'about:blank'),
  }
}

/** A person's choice, set as the language menu would, unless it is the window's language already. */
async function chooseLanguage(page: Page, locale: Lang): Promise<void> {
  // A new window first shows an empty page, which has no storage.
  await page.locator('main').waitFor()
  if ((await page.evaluate('document.documentElement.lang')) === toTag(locale)) return
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), locale)
  await page.reload()
  await page.locator('main').waitFor()
}

/** Submits the login form without waiting for the result. */
export async function logInToSeat(
  page: Page,
  seatCode: string,
  password = FRESH_SEAT_PASSWORD,
): Promise<void> {
  await page.locator('input[name="seat_code"]').fill(seatCode)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}

/** Signs in on the sandbox's pages and grants the app access. */
export async function signInAtSandbox(window: Page, handle: string, password: string): Promise<void> {
  await window.locator('#handle').fill(handle)
  await window.locator('#password').fill(password)
  await window.getByRole('button', { name: 'Sign in' }).click()
  await window.getByRole('button', { name: 'Authorise app' }).click()
}

/** A post of our own in the sandbox, with an exact number of people below it. @returns its address */
export async function newPost(stack: Stack, commenters: number): Promise<string> {
  const { id } = await stack.control<{ id: string }>('/post', { author: 'harbor_tea', commenters })
  return `${stack.sandboxUrl}/harbor_tea/status/${id}`
}

/** Creates a task of harbor_tea's: walks through the wizard with the keyboard and the mouse, as an agent would. */
export async function createCommenters(page: Page, link: string, target: number): Promise<void> {
  await page.getByRole('link', { name: 'Ports' }).click()
  await page.getByRole('button', { name: 'New task' }).first().click()
  await beginTask(page, [/^@harbor_tea .*X \(sandbox\)/], /Collect commenters/)
  await page.getByRole('textbox', { name: 'Links to posts' }).fill(link)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'People to collect' }).fill(String(target))
  await page.getByText('Official API', { exact: true }).waitFor()
  await page.getByText('The last 7 days only.').waitFor()
  await page.getByRole('button', { name: 'Create task' }).click()
  await page.waitForURL(/#\/tasks\/(?!new)/)
}

/** Calls the program's main process as its window does. @returns its answer, with the `value` where it is `ok` */
export const callMain = (page: Page, name: string, args: object = {}): Promise<unknown> =>
  page.evaluate(
    ({ name: what, args: how }) => {
      const { seaport } = globalThis as unknown as {
        seaport: { call(name: string, args: object): Promise<unknown> }
      }
      return seaport.call(what, how)
    },
    { name, args },
  )
