import { join } from 'node:path'
import type { Page } from 'playwright'
import { root } from '../../../scripts/lib/root.ts'
import { openConsole, WINDOW } from './console.ts'
import { logInToSeat, openDesktop } from './desktop.ts'
import { SCREEN_READY } from './screen-ready.ts'
import type { Stack } from './stack.ts'
import { SEAT_PASSWORD, SUPERVISOR } from './supervisor.ts'

/** The pictures that the README shows, of a demo that nobody has touched yet. */
export const readmePictures = ['console-light', 'console-dark', 'desktop-light', 'desktop-dark'] as const
export type ReadmePicture = (typeof readmePictures)[number]

/** Folder of the pictures. */
export function pathOf(picture: ReadmePicture): string {
  return join(root, 'docs', 'pictures', `${picture}.png`)
}

/** Takes all of them, in English. */
export async function takeReadmePictures(stack: Stack): Promise<Record<ReadmePicture, Buffer>> {
  const console = await openConsole(stack, { as: SUPERVISOR })
  const desktop = await openDesktop(stack, { name: 'readme' })
  try {
    await console.page.goto(`${stack.serverUrl}/#/dashboard`)
    await logInToSeat(desktop.page, '100001', SEAT_PASSWORD)
    await desktop.page.getByRole('heading', { name: 'Ports', exact: true }).waitFor()
    await desktop.page.setViewportSize(WINDOW)
    // With its login the seat's tasks wait in the queue until the desktop has claimed them.
    await console.page.getByText('online · 4 / 5', { exact: true }).waitFor()
    await console.page.getByRole('link', { name: '@harbor_tea follows people' }).waitFor()
    return {
      'console-light': await take(console.page, 'light'),
      'console-dark': await take(console.page, 'dark'),
      'desktop-light': await take(desktop.page, 'light'),
      'desktop-dark': await take(desktop.page, 'dark'),
    }
  } finally {
    await console.close()
    await desktop.app.close()
  }
}

/** Takes screenshots until two in a row are equal. */
async function take(page: Page, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(SCREEN_READY)
  let last: Buffer
  let now = await page.screenshot({ animations: 'disabled' })
  do {
    last = now
    now = await page.screenshot({ animations: 'disabled' })
  } while (!now.equals(last))
  return now
}
