import { userPermission } from '@seaport/contract/people/user'
import { listTasks } from '@seaport/contract/work/task'
import { afterAll, expect, test } from 'vitest'
import { type ConsoleScreen, consoleScreens } from '../support/console-screens.ts'
import { consoleSite } from '../support/console-site.ts'
import { administrationPaths } from '../support/demo-screens.ts'
import { startStillServer } from '../support/demo-server.ts'
import { expectRecord, recordName, stillBrowser, WALL, watchQuiet, withSymbols } from '../support/record.ts'
import { asSupervisor, OWNER, type Person, SUPERVISOR } from '../support/supervisor.ts'
import { forgetColumns, recordFirstRow, recordShell, showAllColumns } from '../support/surroundings.ts'

const site = consoleSite(startStillServer)
const still = await stillBrowser()
afterAll(() => still.close())

type Who = 'supervisor' | 'owner'

/** The screens of a supervisor, or those of the administration alone. */
async function pathsOf(who: Who): Promise<string[]> {
  const supervisor = await asSupervisor(site.server)
  const { keys } = await supervisor.call(userPermission, {})
  const { list } = await supervisor.call(listTasks, { query: {} })
  const open = ({ permission }: ConsoleScreen) =>
    !permission || (keys as string[]).includes(permission) ? 'supervisor' : 'owner'
  const paths: Record<string, string> = {
    '/task/:id': `/task/${list[0]?.id}`,
    ...(await administrationPaths(site.server)),
  }
  return (await consoleScreens())
    .filter(({ layout, path }) => layout === 'shell' && !path.startsWith('/template/'))
    .filter((screen) => open(screen) === who)
    .map(({ path }) => paths[path] ?? path)
}

test.each<[Who, Person]>([
  ['supervisor', SUPERVISOR],
  ['owner', OWNER],
])('every screen of the %s shows what its record says', async (who, person) => {
  const paths = await pathsOf(who)
  expect(paths.length).toBeGreaterThan(10)
  const page = await site.open('/404', { as: person, ...still })
  await page.setViewportSize(WALL)
  const quiet = watchQuiet(page)
  const record = (name: string, text: string) => expectRecord(name, withSymbols(text, site.server.serverUrl))
  for (const path of paths) {
    await site.show(path)
    await quiet.settle()
    await showAllColumns(page, quiet)
    const screen = await page.locator('main').ariaSnapshot()
    await record(recordName(path), `${screen}\n${await recordFirstRow(page, quiet)}`)
  }
  await record(`shell-${who}`, await recordShell(page, quiet))
  await forgetColumns(page)
  quiet.stop()
})
