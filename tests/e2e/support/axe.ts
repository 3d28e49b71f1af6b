import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { inTime } from '../../electron-host/src/wait-until.ts'

/** Half the size of the default import: every reloaded page receives and parses it. */
const { source } = createRequire(import.meta.url)('axe-core/axe.min.js') as typeof axe

/**
 * Waits until the colour transitions after an emulated theme change have ended: until a frame without a running animation. Ignores infinite
 * animations, a notice's timer, and finished animations that hold their end state. Then pauses timers, since axe would report the contrast of
 * a notice that is fading out.
 */
const CALM = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const followed = () => localStorage.getItem('theme-mode') !== null ||
    document.documentElement.style.colorScheme === (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
  const endOf = ({ effect }) => effect.getComputedTiming().endTime
  const moving = () => running().filter((one) => endOf(one) < 3_000)
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished))
    await frame()
  } while (!followed() || moving().length > 0)
  globalThis.heldTimers = running().filter((one) => endOf(one) < Infinity)
  for (const timer of heldTimers) timer.pause()
})()`

/** WCAG 2.2, levels A and AA. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules about colours, which are all that the other theme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const run = (runOnly: readonly string[]) => `axe.run(
  { exclude: ['[data-tabster-dummy]'] },
  { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'] },
).finally(() => {
  for (const timer of heldTimers) timer.play()
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? ''))))`

/** What axe finds wrong with the page, in words. Tabster's guards around menus and notices can be focused on purpose, and send the focus on at once. */
async function axeViolations(page: Page, rules: readonly string[] = ALL): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source)
  await inTime('the theme, and the end of motion', page.evaluate(CALM))
  return inTime('what axe says', page.evaluate<string[]>(run(rules)))
}

/**
 * What axe finds wrong with the page in the light theme, and with its colours in the dark one. Starts with the current theme, since a change
 * of theme takes as long as an axe run.
 */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  const dark = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
  for (const colorScheme of dark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    found.push(
      ...(await axeViolations(page, colorScheme === 'light' ? ALL : COLOURS)).map(
        (words) => `(${colorScheme}) ${words}`,
      ),
    )
  }
  return found
}

/** Whether this is the nightly run. */
export const AT_NIGHT = process.env.SEAPORT_TEST_ALL === '1'

/** What axe finds wrong with a screen in one theme, and at night in both: a look takes as long as the way to the screen. */
export async function axeViolationsOfScreen(page: Page, byDay: 'light' | 'dark'): Promise<string[]> {
  if (AT_NIGHT) return axeViolationsInBothThemes(page)
  await page.emulateMedia({ colorScheme: byDay })
  return (await axeViolations(page)).map((words) => `(${byDay}) ${words}`)
}

/**
 * The same for states opened by a journey: dialogs, steps of a form. Runs nightly only, since it takes as long as the journey; `npm test`
 * checks whole screens in the sweeps.
 */
export async function axeAtNight(page: Page): Promise<string[]> {
  return AT_NIGHT ? axeViolationsInBothThemes(page) : []
}
