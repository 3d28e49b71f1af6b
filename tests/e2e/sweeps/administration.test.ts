import { userPermission } from '@seaport/contract/people/user'
import { expect, test } from 'vitest'
import { arrivalFaults } from '../support/arrival.ts'
import { axeViolationsOfScreen } from '../support/axe.ts'
import { type ConsoleScreen, consoleScreens } from '../support/console-screens.ts'
import { consoleSite } from '../support/console-site.ts'
import { administrationPaths } from '../support/demo-screens.ts'
import { misfits, SWEPT } from '../support/misfits.ts'
import { asSupervisor, OWNER } from '../support/supervisor.ts'
import { visitScreens } from '../support/visit-screens.ts'

const site = consoleSite()

test('every screen of the administration comes with few files and without moving; axe finds nothing on it; it fits, however long the words', async () => {
  const { keys } = await (await asSupervisor(site.server)).call(userPermission, {})
  const closed = ({ permission, path }: ConsoleScreen) =>
    permission !== undefined && !(keys as string[]).includes(permission) && !path.startsWith('/template/')
  const paths = await administrationPaths(site.server)
  const screens = (await consoleScreens()).filter(closed)
  expect(screens.length).toBeGreaterThan(1)
  const found: string[] = []
  const led = screens.map(({ path }) => paths[path] ?? path)
  for await (const { page, path, ...arrival } of visitScreens(site, led, { as: OWNER, locale: SWEPT })) {
    found.push(...arrivalFaults(path, arrival))
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    found.push(...(await axeViolationsOfScreen(page, 'dark')).map((words) => `${path} ${words}`))
    found.push(...(await misfits(page)).map((words) => `${path} ${words}`))
  }
  expect(found).toEqual([])
})
