import type { Page } from 'playwright'

/** Picks a day in the list's calendar some months back, for which the demo has no data. */
export async function chooseDayBefore(page: Page, months: number): Promise<void> {
  await page.getByRole('button', { name: 'Dates: all' }).click()
  const calendar = page.getByRole('dialog', { name: 'Dates' })
  for (let month = 0; month < months; month += 1) await calendar.getByLabel('Previous month').click()
  const day = calendar.locator('[data-day$="-15"]')
  await day.click()
  await calendar.getByText('Now choose the last day').waitFor()
  await day.click()
  await calendar.waitFor({ state: 'detached' })
}
