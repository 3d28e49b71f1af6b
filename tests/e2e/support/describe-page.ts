import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

const folder = 'test-results/failures'

/** Logs a failed test's page as an accessibility tree and takes a screenshot; in CI often only the log is kept. */
export async function describePage(page: Page | undefined, name: string): Promise<void> {
  if (!page || page.isClosed()) return
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`)
  try {
    const tree = await page.locator('body').ariaSnapshot({ timeout: 5000 })
    await page.screenshot({ path, timeout: 5000 })
    console.error(`When "${name}" failed, ${page.url()} said (picture: ${path}):\n${tree}`)
  } catch (error) {
    console.error(`When "${name}" failed, its page could not be looked at: ${error}`)
  }
}
