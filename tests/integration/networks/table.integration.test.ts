import { readFileSync } from 'node:fs'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { type CollectWork, collectParams, type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { awaitingSignIn, capabilityOf } from '@seaport/platforms/capabilities'
import { expect, test } from 'vitest'
import { sandboxCollector } from '../runner/support/collector.ts'
import { facebookSettings, graphCollector, instagramSettings } from '../runner/support/graph.ts'
import { ended, type Stage, setStage } from '../runner/support/stage.ts'

const NETWORKS = ['x_sandbox', 'facebook', 'instagram'] as const
const kinds = Object.keys(taskKinds) as TaskKindId[]

interface Ids {
  access_token: string
  page_id: string
  instagram_id: string
}

/** A task of every kind of collection on every network, carried out by what there is. @returns which brought somebody home */
async function runAll(stage: Stage): Promise<Map<string, boolean>> {
  const { sandbox, control, clock, model } = stage
  const { id } = await control<{ id: string }>('/post', { commenters: 12, likers: 9, sharers: 5, quoters: 2 })
  const tokenOf = (kind: string) => control<Ids>('/graph-token', { handle: 'harbor_tea', kind })
  const [page, account] = [await tokenOf('page'), await tokenOf('instagram')]
  const links = { x_sandbox: id, facebook: `${page.page_id}_${id}`, instagram: `179${id}` }
  const profiles = { x_sandbox: 'harbor_tea', facebook: page.page_id, instagram: 'harbor_tea' }
  stage
    .runner({
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
            settings: instagramSettings(sandbox.url),
            ownId: account.instagram_id,
            token: account.access_token,
            clock,
          }),
        ].map(stage.timeless),
    })
    .start()
  const ran = new Map<string, boolean>()
  for (const network of NETWORKS) {
    for (const kind of Object.keys(collectParams) as CollectWork['kind'][]) {
      const from = { links: [links[network]], profiles: [profiles[network]], keywords: ['tea'] }
      const params = collectParams[kind].parse({ ...pick(from, kind), target_count: 50 })
      const name = `${network}:${kind}`
      const account = { id: network, network, account: 'harbor_tea' }
      const task = model.add({ id: name, name, work: { kind, params } as CollectWork, account })
      await ended(task)
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

/** One cell: the executor, or the reason why there is none. */
function cell(network: NetworkId, kind: TaskKindId): string {
  const { executor, reason } = capabilityOf(network, kind)
  const why = reason?.replaceAll('_', ' ')
  if (awaitingSignIn[network]?.includes(kind)) return 'API, once its sign-in is built'
  if (executor === 'none') return `refused: ${why}`
  return why ? `${words[executor]} (${why})` : words[executor]
}

test('what runs is what the capabilities say, and what the documentation shows', async () => {
  const ran = await runAll(await setStage())
  for (const [name, isRun] of ran) {
    const [network, kind] = name.split(':') as [NetworkId, TaskKindId]
    const isSaid = capabilityOf(network, kind).executor === 'api'
    const isWaiting = awaitingSignIn[network]?.includes(kind) === true
    expect({ name, isRun }).toEqual({ name, isRun: isSaid || isWaiting })
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
