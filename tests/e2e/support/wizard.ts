import type { Page } from 'playwright'

/** First step of the task wizard, with the keyboard: chooses accounts and the kind, and continues. */
export async function beginTask(page: Page, accounts: readonly RegExp[], kind: RegExp): Promise<void> {
  for (const account of accounts) {
    const box = page.getByRole('checkbox', { name: account }).first()
    await box.focus()
    // The only account that can take a task is chosen already.
    if (!(await box.isChecked())) await page.keyboard.press('Space')
  }
  await page.getByRole('radio', { name: kind }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Next' }).click()
}
