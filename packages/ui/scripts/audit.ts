/**
 * Looks at every page of the gallery in both themes, in all languages and widths: rules of accessibility (axe), things wider than the window, errors in
 * the console. `npm run audit -w @seaport/ui -- [--shots folder] [--only /charts] [--lang en] [--height 900]`; ends with 1 if anything was found.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AxeResults } from 'axe-core'
import { type BrowserContext, chromium } from 'playwright-core'
import { createServer } from 'vite'

const PAGES = [
  'dashboard',
  'table',
  'form',
  'states',
  'overlay',
  'charts',
  'sheet',
  'upload',
  'editor',
  'calendar',
]
const MORE_PAGES = ['parts', 'theme', 'region']
const WIDTHS = [375, 768, 1440]
const THEMES = ['light', 'dark']
const LANGS = ['cn', 'en', 'vi', 'hk']

const { values: options } = parseArgs({
  options: {
    shots: { type: 'string' },
    only: { type: 'string' },
    lang: { type: 'string' },
    height: { type: 'string' },
  },
})
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const server = await createServer({
  configFile: join(import.meta.dirname, '../gallery/vite.config.ts'),
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  logLevel: 'error',
})
await server.listen()
const base = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ],
})

/** What is wrong with one page in one shape. */
async function look(context: BrowserContext, page: string, name: string): Promise<string[]> {
  const tab = await context.newPage()
  const found: string[] = []
  tab.on('pageerror', (error) => found.push(error.message))
  tab.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  await tab.goto(`${base}#/${page}`)
  await tab.locator('h1').first().waitFor()
  await tab.waitForLoadState('networkidle')
  await tab.waitForFunction(() => !document.querySelector('.fui-Spinner') || document.title.length > 0)
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (wide > 0) found.push(`${wide} px wider than the window`)
  await tab.addScriptTag({ content: axe })
  const results = await tab.evaluate(async (): Promise<AxeResults> => {
    const { axe: run } = globalThis as unknown as {
      axe: { run: (where: object, how: object) => Promise<AxeResults> }
    }
    // Tabster's guards around dialogs: hidden, focusable on purpose, and left as soon as they are reached.
    return run.run(
      { exclude: ['[data-tabster-dummy]'] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    )
  })
  for (const violation of results.violations) {
    const places = violation.nodes
      .slice(0, 3)
      .map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`)
    found.push(`${violation.id}: ${places.join(' | ')}`)
  }
  if (options.shots) await tab.screenshot({ path: join(options.shots, `${name}.png`), fullPage: true })
  await tab.close()
  return found
}

let faults = 0
const pages = options.only ? [options.only.replace('/', '')] : [...PAGES, ...MORE_PAGES]
const langs = options.lang ? options.lang.split(',') : LANGS
for (const theme of THEMES) {
  for (const lang of langs) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: Number(options.height ?? 900) },
        reducedMotion: 'reduce',
      })
      await context.addInitScript(
        ([mode, language]) => {
          localStorage.setItem('theme-mode', mode ?? '')
          localStorage.setItem('language', language ?? '')
        },
        [theme, lang],
      )
      for (const page of pages) {
        const name = `${page}-${theme}-${lang}-${width}`
        const found = await look(context, page, name)
        faults += found.length
        for (const fault of found) process.stdout.write(`${name}: ${fault}\n`)
      }
      await context.close()
    }
  }
}
await browser.close()
await server.close()
process.stdout.write(`${faults} faults\n`)
process.exit(faults > 0 ? 1 : 0)
