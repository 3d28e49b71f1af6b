import { readFile } from 'node:fs/promises'
import { afterAll, test } from 'vitest'
import { type Act, watchActs } from '../support/acts.ts'
import { consoleSite } from '../support/console-site.ts'
import { startStillServer } from '../support/demo-server.ts'
import { expectRecord, stillBrowser, WALL, watchQuiet, withSymbols } from '../support/record.ts'
import { OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite(startStillServer)
const still = await stillBrowser()
afterAll(() => still.close())

/** The screen of an address: the rest names a part of it. */
const screenOf = (url: string) => url.replace(/^[^#]*#/, '').split('?')[0]

/** The acts of a record: its lines, but for those that say what an act sent. */
async function actsOf(record: string): Promise<Act[]> {
  const text = await readFile(new URL(`./records/${record}.txt`, import.meta.url), 'utf8')
  const ways = text.split('\n').filter((line) => line.startsWith('/'))
  return ways.map((line) => {
    const [path = '', ...steps] = line.split(' › ')
    return { line, path, steps }
  })
}

test.each([
  ['supervisor', SUPERVISOR],
  ['owner', OWNER],
] as const)('each act of the %s asks the server for what its record says', async (who, person) => {
  const page = await site.open('/404', { as: person, ...still })
  await page.setViewportSize(WALL)
  const quiet = watchQuiet(page)
  const acts = await watchActs(page, quiet)
  const said: string[] = []
  for (const act of await actsOf(`acts-${who}`)) {
    if (!page.url().endsWith(`#${act.path}`)) {
      const isShown = screenOf(page.url()) === screenOf(`#${act.path}`)
      await (isShown ? site.go(act.path) : site.show(act.path))
      await quiet.settle()
    }
    const { sent, shown } = await acts.carryOut(act)
    const below = shown === '' ? [] : shown.split('\n').map((line) => `    ${line}`)
    said.push(act.line, ...sent.map((request) => `  ${request}`), ...below)
  }
  await expectRecord(`acts-${who}`, withSymbols(said.join('\n'), site.server.serverUrl))
  await acts.stop()
  quiet.stop()
})
