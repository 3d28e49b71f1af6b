/**
 * npm run screens: pictures of every console and desktop screen, in both themes and four languages, in test-results/screens/.
 * Chinese and English in all widths, the others in a narrow and a wide one; the desktop's window from 1024 to 2560. `npm run screens -- <part of a name>` makes only those;
 * `npm run screens -- readme` makes those that the README shows, in docs/pictures/.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultRoles } from '@seaport/contract/kernel/permission'
import type { Locator, Page } from 'playwright'
import { logInToConsole, openConsole } from '../tests/e2e/support/console.ts'
import { consoleScreens } from '../tests/e2e/support/console-screens.ts'
import { type DemoScreens, prepareDemoScreens } from '../tests/e2e/support/demo-screens.ts'
import { logInToSeat, openDesktop } from '../tests/e2e/support/desktop.ts'
import { GALLERY_VISITOR, galleryPages } from '../tests/e2e/support/gallery.ts'
import { pathOf, type ReadmePicture, takeReadmePictures } from '../tests/e2e/support/readme-pictures.ts'
import { type Stack, startStack } from '../tests/e2e/support/stack.ts'
import { OWNER, type Person, SEAT_PASSWORD, SUPERVISOR } from '../tests/e2e/support/supervisor.ts'
import { buildIfStale } from './lib/build.ts'
import { needChromium } from './lib/chromium.ts'
import { root } from './lib/root.ts'
import { fail } from './lib/terminal.ts'

const LANGUAGES = ['cn', 'hk', 'en', 'vi'] as const
type Language = (typeof LANGUAGES)[number]
const DESKTOP_PATHS = [
  '/',
  '/accounts',
  '/tasks',
  '/tasks/new',
  '/workbench',
  '/browser',
  '/resources',
  '/scripts',
  '/log',
  '/settings',
] as const
const WIDTHS = { console: [375, 768, 1280, 1440, 1920], desktop: [1024, 1280, 1920, 2560] }
const FEW_WIDTHS = { console: [375, 1280], desktop: [1024, 2560] }
const GALLERY = '/template/'
/** A resize is laid out in the first frame and painted by the second. */
const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'
/** Keys of a supervisor: pictures are made of the screens that these open. */
const supervisorKeys: readonly string[] = defaultRoles.user.keys
const only = process.argv[2] ?? ''
const folder = join(root, 'test-results/screens')
mkdirSync(folder, { recursive: true })

await needChromium()
for (const app of ['console', 'desktop'] as const)
  if (!(await buildIfStale(app))) fail(`The ${app} could not be built; see above.`)

let count = 0
if (only === 'readme') await shootReadme()
else await shootScreens()

async function shootScreens() {
  const stack = await startStack()
  try {
    const scenes = await prepareDemoScreens(stack)
    for (const language of LANGUAGES) await shootConsole(stack, language, scenes)
    for (const language of LANGUAGES) await shootGallery(stack, language)
    // A seat is logged in on one computer at a time; the two seats show different screens.
    await shootDesktop(stack, '100001', ['cn', 'hk'])
    await shootDesktop(stack, '100002', ['en', 'vi'])
  } finally {
    await stack.stop()
  }
  console.log(`${count} pictures in ${folder}`)
}

/** The README's own pictures, committed with it: of a fresh demo. */
async function shootReadme() {
  const untouched = await startStack()
  try {
    for (const [picture, png] of Object.entries(await takeReadmePictures(untouched))) {
      const path = pathOf(picture as ReadmePicture)
      writeFileSync(path, png)
      console.log(path)
    }
  } finally {
    await untouched.stop()
  }
}

async function shootConsole(running: Stack, language: Language, { paths, states }: DemoScreens) {
  const { page, close } = await openConsole(running, { locale: language })
  const all = (await consoleScreens()).filter(({ name }) => isWanted(`console-${name}`))
  const widths = widthsOf(language)
  const go = async (path: string) => {
    await page.goto(`${running.serverUrl}/#${paths[path] ?? path}`)
    await settle(page)
  }
  const shootAs = async (person: Person, screens: readonly { name: string; path: string }[]) => {
    if (screens.length === 0) return
    await page.evaluate('localStorage.removeItem("token")')
    await go('/login')
    await page.reload()
    await logInToConsole(page, person)
    await page.waitForURL(/#\/dashboard/)
    for (const { name, path } of screens) {
      await go(path)
      await shoot(page, `console-${name}-${language}`, widths)
    }
  }
  try {
    for (const { name, path } of all.filter(({ layout }) => layout === 'page')) {
      await go(path)
      await shoot(page, `console-${name}-${language}`, widths)
    }
    const inside = all.filter(({ layout, path }) => layout === 'shell' && !path.startsWith(GALLERY))
    const open = inside.filter(({ permission }) => !permission || supervisorKeys.includes(permission))
    const shown = [...open, ...states.filter(({ name }) => isWanted(`console-${name}`))]
    await shootAs(SUPERVISOR, shown)
    await shootAs(
      OWNER,
      inside.filter((screen) => !open.includes(screen)),
    )
  } finally {
    await close()
  }
}

/** The kit's pages, which only the owner may see. */
async function shootGallery(running: Stack, language: Language) {
  const pages = (await galleryPages()).filter((name) => isWanted(`console-template-${name}`))
  if (pages.length === 0) return
  const { page, close } = await openConsole(running, { ...GALLERY_VISITOR, locale: language })
  try {
    for (const name of pages) {
      await page.goto(`${running.serverUrl}/#${GALLERY}${name}`)
      await page.reload()
      await page.locator('main h1').first().waitFor()
      // Some demos show an endless loading state: the picture is taken after three seconds.
      await busy(page)
        .waitFor({ state: 'detached', timeout: 3000 })
        .catch(() => undefined)
      await shoot(page, `console-template-${name}-${language}`, widthsOf(language))
    }
  } finally {
    await close()
  }
}

function isWanted(name: string): boolean {
  return name.includes(only)
}

function widthsOf(language: Language, app: keyof typeof WIDTHS = 'console'): readonly number[] {
  return language === 'cn' || language === 'en' ? WIDTHS[app] : FEW_WIDTHS[app]
}

async function shootDesktop(running: Stack, seat: string, languages: readonly Language[]) {
  const { app, page } = await openDesktop(running, { name: `screens-${seat}` })
  const speak = async (language: Language) => {
    await page.evaluate(`localStorage.setItem('language', ${JSON.stringify(language)})`)
    await page.reload()
    await settle(page)
  }
  const take = async (name: string, language: Language) => {
    if (isWanted(`desktop-${name}`))
      await shoot(page, `desktop-${name}-${language}`, widthsOf(language, 'desktop'))
  }
  try {
    for (const language of languages) {
      await speak(language)
      await take('login', language)
    }
    await logInToSeat(page, seat, SEAT_PASSWORD)
    await page.locator('nav').first().waitFor()
    const newest = await newestTask(page)
    for (const language of languages) {
      await speak(language)
      for (const path of [...DESKTOP_PATHS, `/tasks/${newest}`]) {
        await goTo(page, path)
        await take(nameOf(path, newest), language)
      }
    }
  } finally {
    await app.close()
  }
}

/** While a screen loads, the previous one stays visible. */
async function goTo(page: Page, path: string): Promise<void> {
  const before = await page.locator('main').first().locator('h1').first().elementHandle()
  const isThere = (await page.evaluate('location.hash || "#/"')) === `#${path}`
  await page.evaluate(`location.assign('#${path}')`)
  if (!isThere) await page.waitForFunction((heading) => !heading?.isConnected, before)
  await settle(page)
}

function nameOf(path: string, task: string): string {
  if (path === '/') return 'ports'
  return path.endsWith(`/${task}`) ? 'task' : path.slice(1).replace('/', '-')
}

/** @returns the id of a task that the seat has */
async function newestTask(page: Page): Promise<string> {
  const list = "seaport.call('task.list', { page: 1, page_size: 1 }).then(({ value }) => value.list[0].id)"
  return String(await page.evaluate(list))
}

/** No requests are pending. */
async function settle(page: Page): Promise<void> {
  await page.locator('main').first().locator('h1:visible, button:visible').first().waitFor()
  await busy(page).waitFor({ state: 'detached' })
}

function busy(page: Page): Locator {
  // Screens of other tabs stay in the page, hidden, and may have been left while they loaded.
  return page.locator('[aria-busy="true"]:visible').first()
}

async function shoot(page: Page, name: string, widths: readonly number[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 760 : 900 })
      await page.evaluate(TWO_FRAMES)
      const path = join(folder, `${name}-${colorScheme}-${width}.png`)
      // Buttons have a transition between themes.
      await page.screenshot({ path, animations: 'disabled' })
      count += 1
    }
  }
}
