import { userPermission } from '@seaport/contract/people/user'
import { expect, test } from 'vitest'
import { axeViolationsInBothThemes } from '../support/axe.ts'
import { type ConsoleScreen, consoleScreens } from '../support/console-screens.ts'
import { consoleSite } from '../support/console-site.ts'
import { administrationPaths } from '../support/demo-screens.ts'
import { misfits } from '../support/misfits.ts'
import { asSupervisor, OWNER } from '../support/supervisor.ts'
import { visitScreens } from '../support/visit-screens.ts'

const site = consoleSite()

test('axe finds nothing on any screen of the administration, light or dark, and all of it fits in every language', {
  timeout: 240_000,
}, async () => {
  const { keys } = await (await asSupervisor(site.server)).call(userPermission, {})
  const closed = ({ permission, path }: ConsoleScreen) =>
    permission !== undefined && !(keys as string[]).includes(permission) && !path.startsWith('/template/')
  const paths = await administrationPaths(site.server)
  const screens = (await consoleScreens()).filter(closed)
  expect(screens.length).toBeGreaterThan(1)
  const found: string[] = []
  const led = screens.map(({ path }) => paths[path] ?? path)
  for await (const { page, path } of visitScreens(site, led, { as: OWNER })) {
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    found.push(...(await axeViolationsInBothThemes(page)).map((words) => `${path} ${words}`))
    found.push(...(await misfits(page)).map((words) => `${path} ${words}`))
  }
  expect(found).toEqual([])
})
