import { readFileSync } from 'node:fs'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { type CollectionKind, type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { type CollectWork, collectParams } from '@seaport/contract/work/task-kind.schema'
import { browseUrl } from '@seaport/platforms/browse-url'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { readProfilePage } from '@seaport/platforms/profile-page'
import type { Runner } from '@seaport/runner/runner'
import { targetsOf } from '@seaport/runner/targets'
import type { FakeTask } from '@seaport/runner/test-support/fake-server'
import { expect, test } from 'vitest'
import { sandboxCollector } from '../runner/support/collector.ts'
import { behindFacebook, facebookSettings, graphCollector } from '../runner/support/graph.ts'
import { ended, type Stage, setStage, until } from '../runner/support/stage.ts'

const NETWORKS = ['x_sandbox', 'facebook', 'instagram'] as const
const kinds = Object.keys(taskKinds) as TaskKindId[]

interface Ids {
  access_token: string
  page_id: string
  instagram_id: string
}

/** Whose profile a person has open on each network, in a collection by hand. */
const openProfiles = {
  x_sandbox: { network: 'x_sandbox', web_base: 'http://127.0.0.1:8788', path: '/nova_gadgets' },
  facebook: { network: 'facebook', web_base: 'https://www.facebook.com', path: '/groups/7/user/1000042/' },
  instagram: { network: 'instagram', web_base: 'https://www.instagram.com', path: '/nova_gadgets/' },
} as const

/** A collection by hand: the person opens the source, and keeps who is open then. @returns whether somebody was collected */
async function keepByHand(runner: Runner, task: FakeTask): Promise<boolean> {
  const { id, account, work } = task.claim
  const { path, ...place } = openProfiles[account.network as (typeof NETWORKS)[number]]
  const [start = ''] = targetsOf(work as CollectWork)
  const list = browseUrl(place, work.kind as CollectionKind, start)
  const reading = readProfilePage(place, { url: place.web_base + path, title: '' })
  if (list === null || reading.kind !== 'profile') return false
  await until(() => runner.keep(id, { ...reading.profile, title: '' }, '') !== null)
  await ended(task)
  return task.people.size > 0
}

/** A task of every kind of collection on every network, carried out by what there is. @returns which brought somebody home */
async function runAll(stage: Stage): Promise<Map<string, boolean>> {
  const { sandbox, control, clock, model } = stage
  const { id } = await control<{ id: string }>('/post', { commenters: 12, likers: 9, sharers: 5, quoters: 2 })
  const tokenOf = (kind: string) => control<Ids>('/graph-token', { handle: 'harbor_tea', kind })
  const page = await tokenOf('page')
  const links = { x_sandbox: id, facebook: `${page.page_id}_${id}`, instagram: `179${id}` }
  const pages = {
    x_sandbox: 'http://127.0.0.1:8788/i/communities/7',
    facebook: 'https://www.facebook.com/groups/7',
    instagram: 'https://www.instagram.com/p/Cabc123/',
  }
  const profiles = { x_sandbox: 'harbor_tea', facebook: page.page_id, instagram: 'harbor_tea' }
  const runner = stage.runner({
    executors: ({ rates }) =>
      [
        sandboxCollector({ url: sandbox.url, clock, rates, tokenStoreFor: () => stage.vault }),
        graphCollector({
          settings: facebookSettings(sandbox.url),
          ownId: page.page_id,
          token: page.access_token,
          clock,
        }),
        graphCollector({
          settings: behindFacebook(sandbox.url),
          ownId: page.instagram_id,
          token: page.access_token,
          clock,
        }),
      ].map(stage.timeless),
  })
  runner.start()
  const ran = new Map<string, boolean>()
  for (const network of NETWORKS) {
    for (const kind of Object.keys(collectParams) as CollectWork['kind'][]) {
      const executor = capabilityOf(network, kind).executor === 'api' ? 'api' : 'assisted'
      const isGroup = kind === 'collect_group_members'
      const from = {
        links: [executor === 'api' ? links[network] : pages[network]],
        profiles: [isGroup ? pages[network] : profiles[network]],
        keywords: ['tea'],
      }
      const params = collectParams[kind].parse({ ...pick(from, kind), target_count: 50 })
      const name = `${network}:${kind}`
      const account = { id: network, network, account: 'harbor_tea', nickname: '' }
      // One person by hand is enough to show that it works.
      const goal = executor === 'api' ? params : { ...params, target_count: 1 }
      const work = { kind, params: goal } as CollectWork
      const task = model.add({ id: name, name, work, account, executor })
      if (executor === 'assisted') await keepByHand(runner, task)
      else await ended(task)
      ran.set(name, task.status === 'completed' && task.people.size > 0)
    }
  }
  return ran
}

function pick<T extends object>(from: T, kind: CollectWork['kind']): Partial<T> {
  const known = Object.keys(collectParams[kind].shape)
  return Object.fromEntries(Object.entries(from).filter(([name]) => known.includes(name))) as Partial<T>
}

const words = { assisted: 'by hand', api: 'API' } as const

/** One cell: the executor, or the reason for its absence. */
function cell(network: NetworkId, kind: TaskKindId): string {
  const { executor, executors, reason } = capabilityOf(network, kind)
  const why = reason?.replaceAll('_', ' ')
  if (executor === 'none') return `refused: ${why}`
  const who = executors.map((one) => words[one]).join(' or ')
  return why ? `${who} (${why})` : who
}

test('what runs is what the capabilities say, and what the documentation shows', async () => {
  const ran = await runAll(await setStage())
  for (const [name, isRun] of ran) {
    const [network, kind] = name.split(':') as [NetworkId, TaskKindId]
    const isSaid = capabilityOf(network, kind).executor !== 'none'
    expect({ name, isRun }).toEqual({ name, isRun: isSaid })
    expect(isRun).toBe(true)
  }
  const rows = kinds.map((kind) => [kind, ...NETWORKS.map((network) => cell(network, kind))])
  const text = readFileSync(new URL('../../../docs/platforms.md', import.meta.url), 'utf8')
  const shown = text.split('\n').flatMap((line) => {
    const cells = line.split('|').slice(1, -1)
    const columns = cells.map((one) => one.trim().replaceAll('`', ''))
    return kinds.includes(columns[0] as TaskKindId) ? [columns] : []
  })
  expect(shown).toEqual(rows)
})
