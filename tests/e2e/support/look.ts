import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

const folder = 'test-results/failures'

/** Tells what a page looked like when a test failed: its words in the output, for where only that is kept, and a picture. */
export async function tellLook(page: Page | undefined, name: string): Promise<void> {
  if (!page || page.isClosed()) return
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`)
  try {
    const words = await page.locator('body').ariaSnapshot({ timeout: 5000 })
    await page.screenshot({ path, timeout: 5000 })
    console.error(`When "${name}" failed, ${page.url()} said (picture: ${path}):\n${words}`)
  } catch (error) {
    console.error(`When "${name}" failed, its page could not be looked at: ${error}`)
  }
}
