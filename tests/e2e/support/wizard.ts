import type { Page } from 'playwright'

/** First step of the task wizard, with the keyboard: chooses accounts and what they do, and goes on. */
export async function beginTask(page: Page, accounts: readonly RegExp[], kind: RegExp): Promise<void> {
  for (const account of accounts) {
    await page.getByRole('checkbox', { name: account }).first().focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('radio', { name: kind }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Next' }).click()
}
