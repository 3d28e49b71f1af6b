import { userPermission } from '@seaport/contract/people/user'
import { listTasks } from '@seaport/contract/work/task'
import { expect, test } from 'vitest'
import { arrivalFaults } from '../support/arrival.ts'
import { axeViolationsOfScreen } from '../support/axe.ts'
import { type ConsoleScreen, consoleScreens } from '../support/console-screens.ts'
import { consoleSite } from '../support/console-site.ts'
import { misfits, SWEPT } from '../support/misfits.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'
import { type ScreenVisit, visitScreens } from '../support/visit-screens.ts'

const site = consoleSite()
/** By day the pages of a visitor stand for all. */
const nightly = nightlyTest()

/** Paths of the screens of a layout that a supervisor may see. */
async function pathsOf(layout: ConsoleScreen['layout']): Promise<string[]> {
  const supervisor = await asSupervisor(site.server)
  const { list } = await supervisor.call(listTasks, { query: {} })
  const { keys } = await supervisor.call(userPermission, {})
  return (await consoleScreens())
    .filter((screen) => screen.layout === layout)
    .filter(({ permission }) => !permission || (keys as string[]).includes(permission))
    .map(({ path }) => path.replace(':id', list[0]?.id ?? ''))
}

async function faultsOf(layout: ConsoleScreen['layout'], visit: ScreenVisit): Promise<string[]> {
  const found: string[] = []
  for await (const { page, path, ...arrival } of visitScreens(site, await pathsOf(layout), visit)) {
    found.push(...arrivalFaults(path, arrival))
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    found.push(
      ...(await axeViolationsOfScreen(page, layout === 'shell' ? 'light' : 'dark')).map(
        (words) => `${path} ${words}`,
      ),
    )
    found.push(...(await misfits(page)).map((words) => `${path} ${words}`))
  }
  return found
}

nightly(
  'every screen of a customer comes with few files and without moving; axe finds nothing on it; it fits, however long the words',
  async () => {
    expect(await faultsOf('shell', { as: SUPERVISOR, locale: SWEPT })).toEqual([])
  },
)

test('every screen of a visitor comes with few files and without moving; axe finds nothing on it; it fits, however long the words', async () => {
  expect(await faultsOf('page', { anew: true, locale: SWEPT })).toEqual([])
})
