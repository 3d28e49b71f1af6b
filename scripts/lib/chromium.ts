import { findChromium } from '../../tests/electron-host/src/find-chromium.ts'
import { aptInstall } from './apt-install.ts'
import { run, tool } from './run.ts'
import { fail, report } from './terminal.ts'

/**
 * Ensures that there is a Chromium for tests and benchmarks: an installed one, else Playwright's download, else
 * Debian's package. Ends the command if none is available.
 */
export async function needChromium(): Promise<void> {
  if (hasChromium()) return
  console.log('No Chromium here yet; installing one…')
  const download = await tool('playwright/cli.js', ['install', 'chromium'])
  if (hasChromium()) return report(true, 'Chromium, as Playwright downloads it', download.milliseconds)
  const packages = await installDebianPackage()
  if (hasChromium()) return report(true, 'Chromium, from the system packages', packages.milliseconds)
  fail(
    `Browser tests and benchmarks need Chromium, and it could not be installed.\nInstall it (Debian: apt-get install chromium), or name one: SEAPORT_CHROMIUM=/path/to/chromium npm test\n\n${download.output.trim()}\n${packages.output.trim()}`,
  )
}

function hasChromium(): boolean {
  try {
    findChromium()
    return true
  } catch {
    return false
  }
}

async function installDebianPackage(): Promise<{ output: string; milliseconds: number }> {
  if (process.getuid?.() !== 0)
    return { output: 'Not root: the system packages were not tried.', milliseconds: 0 }
  const steps = []
  // Debian releases without the headless build have the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    // A CJK font: the interface is Chinese by default, and the boxes of missing glyphs have other widths.
    const [command = '', ...args] = aptInstall([name, 'fonts-noto-cjk'])
    steps.push(await run(command, args))
    if (hasChromium()) break
  }
  return {
    output: steps.map(({ output }) => output).join(''),
    milliseconds: steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }
}
