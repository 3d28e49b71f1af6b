import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Headless builds: they start in half the time and use the same engine. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags that keep a Chromium under test quiet; without a sandbox only where root runs it, which Chromium demands. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of a Chromium: SEAPORT_CHROMIUM, a build without windows if none is shown, Playwright's own download, or the system's.
 * @throws Error that says how to get one
 */
export function findChromium({ headless = true } = {}): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = (names: readonly string[]) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [
    process.env.SEAPORT_CHROMIUM,
    ...(headless ? onPath(HEADLESS_NAMES) : []),
    chromium.executablePath(),
    ...onPath(NAMES),
    ...PLACES,
  ]
  const found = candidates.find((file) => file && existsSync(file) && isExecutable(file))
  if (!found)
    throw new Error(
      'No Chromium found: run `npx playwright install chromium`, install one from your system, or set SEAPORT_CHROMIUM.',
    )
  return found
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
