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

/** Where the screens of a layout are that a supervisor may see. */
async function pathsOf(layout: ConsoleScreen['layout']): Promise<string[]> {
  const supervisor = await asSupervisor(site.server)
  const { list } = await supervisor.call(listTasks, { query: {} })
  const { keys } = await supervisor.call(userPermission, {})
  return (await consoleScreens())
    .filter((screen) => screen.layout === layout)
    .filter(({ permission }) => !permission || (keys as string[]).includes(permission))
    .map(({ path }) => path.replace(':id', list[0]?.id ?? ''))
}

async function faultsOf(layout: ConsoleScreen['layout'], visit: Visit): Promise<string[]> {
  const found: string[] = []
  for await (const { page, path } of visitScreens(site, await pathsOf(layout), visit)) {
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    found.push(...(await axeViolationsInBothThemes(page)).map((words) => `${path} ${words}`))
    found.push(...(await misfits(page)).map((words) => `${path} ${words}`))
  }
  return found
}

test('axe finds nothing on any screen of a customer, light or dark, and all of it fits in every language', {
  timeout: 240_000,
}, async () => {
  expect(await faultsOf('shell', { as: SUPERVISOR })).toEqual([])
})

test('axe finds nothing on any screen of a visitor, light or dark, and all of it fits in every language', {
  timeout: 240_000,
}, async () => {
  expect(await faultsOf('page', {})).toEqual([])
})
