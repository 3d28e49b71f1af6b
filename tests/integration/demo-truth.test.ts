import { readFileSync } from 'node:fs'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { otherTasks } from '../../apps/server/src/demo/other-kinds.ts'
import { demoAccounts } from '../../apps/server/src/demo/people.ts'
import { collectSeen } from '../../scripts/lib/collect-seen.ts'

test('people found by the demo’s tasks are those shown by the sandbox network', async () => {
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.close())
  const seen = readFileSync(new URL('../../apps/server/src/demo/seen.tsv', import.meta.url), 'utf8')
  expect((await collectSeen(sandbox.url)).split('\n')).toEqual(seen.split('\n'))
})

test('the demo’s accounts have the names and followers that the sandbox network shows, and its links lead to pages', async () => {
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.close())
  const { personByHandle, followers } = sandbox.world
  const simulated = demoAccounts.filter(({ network }) => network.endsWith('_sandbox'))
  expect(simulated.length).toBeGreaterThan(5)
  for (const { account, nickname, more } of simulated) {
    const person = personByHandle.get(account)
    expect([account, nickname, more?.follower_count]).toEqual([
      account,
      person?.name,
      followers[person?.index ?? -1]?.length,
    ])
  }
  const links = otherTasks(sandbox.url, 'script', []).flatMap(({ plan: { params } }) => [
    ...('links' in params ? params.links : []),
    ...('groups' in params ? params.groups : []),
    ...('profiles' in params ? params.profiles : []),
  ])
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200])
})
