import { userPermission } from '@seaport/contract/people/user'
import { listTasks } from '@seaport/contract/work/task'
import { expect, test } from 'vitest'
import { axeViolationsInBothThemes } from '../support/axe.ts'
import { type ConsoleScreen, consoleScreens } from '../support/console-screens.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { misfits } from '../support/misfits.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'
import { visitScreens } from '../support/visit-screens.ts'

const site = consoleSite()

test('axe finds nothing on any screen of a customer or a visitor, light or dark, and all of it fits in every language', {
  timeout: 240_000,
}, async () => {
  const screens = await consoleScreens()
  const supervisor = await asSupervisor(site.server)
  const { list } = await supervisor.call(listTasks, { query: {} })
  const { keys } = await supervisor.call(userPermission, {})
  const allowed = ({ permission }: ConsoleScreen) => !permission || (keys as string[]).includes(permission)
  const pathsOf = (layout: ConsoleScreen['layout']) =>
    screens
      .filter((screen) => screen.layout === layout && allowed(screen))
      .map(({ path }) => path.replace(':id', list[0]?.id ?? ''))
  const found: string[] = []
  const look = async (paths: readonly string[], visit: Visit) => {
    for await (const { page, path } of visitScreens(site, paths, visit)) {
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      found.push(...(await axeViolationsInBothThemes(page)).map((words) => `${path} ${words}`))
      found.push(...(await misfits(page)).map((words) => `${path} ${words}`))
    }
  }
  await look(pathsOf('shell'), { as: SUPERVISOR })
  await look(pathsOf('page'), {})
  expect(found).toEqual([])
})
