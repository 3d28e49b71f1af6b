import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadFile } from '@seaport/contract/platform/file'
import { setGuard } from '@seaport/contract/work/guard'
import { nextTarget, settleTarget } from '@seaport/contract/work/runner'
import { createScript } from '@seaport/contract/work/script'
import type { ScriptContent } from '@seaport/contract/work/script.schema'
import { createTask, endTask } from '@seaport/contract/work/task'
import { type PromotionKind, type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import type { Executor, TaskWork } from '@seaport/contract/work/task-kind.schema'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { Conversations } from '@seaport/platforms/graph/shapes'
import { defaultWebBases, targetUrl } from '@seaport/platforms/target-url'
import { ExecutorFault } from '@seaport/runner/executor'
import { beforeAll, expect, test } from 'vitest'
import { everyWork } from '../../../apps/server/src/test-support/every-work.ts'
import { upload } from '../../../apps/server/src/test-support/files.ts'
import { jpeg } from '../../../apps/server/src/test-support/media.ts'
import { openLimits } from '../../../apps/server/src/test-support/promotions.ts'
import * as scenes from '../../../apps/server/src/test-support/scene.ts'
import {
  RefusedCall,
  startTestServer,
  type TestServer,
} from '../../../apps/server/src/test-support/test-server.ts'
import { onGraph, onX, picture, signal } from '../runner/support/promoting.ts'

const NETWORKS = ['x', 'facebook', 'instagram'] as const
type Net = (typeof NETWORKS)[number]
/** More than the longest pause between two acts. */
const PAUSE_SECONDS = 40
const promotions = everyWork.filter(({ kind }) => taskKinds[kind].family === 'promotion')

/** Targets of each network's tasks: people, posts and groups. */
const places = {
  x: { people: ['@anna'], links: ['https://x.com/harbor_tea/status/17'], groups: ['17'] },
  facebook: {
    people: ['61550000000001'],
    links: ['https://www.facebook.com/harbortea/posts/1234567'],
    groups: ['770077'],
  },
  instagram: { people: ['@anna'], links: ['https://www.instagram.com/p/Cabc123/'], groups: ['770077'] },
} as const

/** @returns the kinds that a network's promoter sent, each once, to targets that the network lets it reach */
const sentBy: Record<Net, () => Promise<Set<string>>> = {
  async x() {
    const { act, control, world } = await onX()
    await control('/person', { handle: 'open_ears', dm: 'everyone' })
    const { id } = await control<{ id: string }>('/post', { author: 'nova_gadgets', text: 'Hi @harbor_tea' })
    const group = [...world.groups.values()][0]
    if (group && !group.members.includes(0)) group.members.push(0)
    return sent(act, { send_message: '@open_ears', comment_link: id, publish_group_post: group?.id ?? '' })
  },
  facebook: () => onPage('Facebook', (post, page) => `${page}_${post}`),
  instagram: () => onPage('Instagram', (post) => `179${post}`),
}

async function onPage(brand: 'Facebook' | 'Instagram', linkOf: (post: string, page: string) => string) {
  const { act, control, reader } = await onGraph(brand)
  const { id } = await control<{ id: string }>('/post', {})
  await control('/person', { handle: 'curious', dm: 'everyone' })
  await control('/message', { from: 'curious', to: 'harbor_tea', text: 'Do you ship?' })
  const { data } = await reader.client.request({
    path: `/${reader.ownId}/conversations`,
    query: { fields: 'messages' },
    answer: Conversations,
    signal,
  })
  const person = data[0]?.messages?.data[0]?.from?.id ?? ''
  return sent(act, { send_message: person, comment_link: linkOf(id, reader.ownId) })
}

async function sent(
  act: Awaited<ReturnType<typeof onX>>['act'],
  targets: Partial<Record<TaskKindId, string>>,
): Promise<Set<string>> {
  const done = new Set<string>()
  for (const { kind } of promotions) {
    const files = kind === 'publish_post' ? [picture()] : []
    try {
      const { outcome } = await act(kind, targets[kind] ?? '', { text: `Words of ${kind}`, files })
      if (outcome === 'done') done.add(kind)
    } catch (error) {
      const isRefused = error instanceof ExecutorFault && error.fault.kind === 'task'
      if (!isRefused) throw error
    }
  }
  return done
}

/** The work of a kind with targets of a network, and a script that it can say there. */
function workOn(network: Net, work: TaskWork, script_id: string): TaskWork {
  const { people, links, groups } = places[network]
  const given = {
    script_id,
    links: [...links],
    groups: [...groups],
    audience: { from: 'list', targets: [...people] },
    deduplication: false,
  }
  const known = Object.entries(given).filter(([name]) => name in work.params)
  return { ...work, params: { ...work.params, ...Object.fromEntries(known) } } as TaskWork
}

let server: TestServer
let scene: scenes.Scene
const scripts = new Map<string, string>()

/** Creates a task, has a person do its first target where it is by hand, and ends it. @returns how it went */
async function carriedOut(network: Net, accountId: string, work: TaskWork, executor: Executor) {
  const file = work.kind === 'publish_post' && network === 'instagram' ? 'picture' : 'words'
  const body = {
    account_id: accountId,
    executor,
    work: workOn(network, work, scripts.get(`${network} ${file}`) ?? ''),
  }
  const made = await server
    .call(createTask, { body }, scene.supervisor)
    .catch((error: unknown) => (error instanceof RefusedCall ? error.refusal.reason : Promise.reject(error)))
  if (typeof made === 'string') return made
  const outcome = executor === 'api' ? 'taken' : await doneByHand(network, made.id, work)
  await server.call(endTask, { params: { id: made.id } }, scene.supervisor).catch(() => undefined)
  return outcome
}

async function doneByHand(network: Net, id: string, { kind }: TaskWork): Promise<string> {
  const task = (await scenes.claim(scene)).find((one) => one.id === id)
  if (!task) return 'not claimed'
  const { fence } = task
  // The guard lets some time pass between two acts of an account.
  server.clock.advance(PAUSE_SECONDS)
  const body = { fence, begin: true }
  const { step } = await server.call(nextTarget, { params: { id }, body }, scene.seat)
  if (step.kind !== 'target') return step.kind
  const { position, target } = step.target
  const place = { network, web_base: defaultWebBases[network] ?? '' }
  if (targetUrl(place, kind as PromotionKind, target) === null) return 'leads nowhere'
  const said = { fence, position, outcome: 'done' as const, reason: null }
  const { done } = await server.call(settleTarget, { params: { id }, body: said }, scene.seat)
  return done === 1 ? 'done' : 'not counted'
}

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seaport-promotions-'))
  server = await startTestServer({ url: null, dataDir })
  scene = await scenes.createScene(server)
  await server.call(setGuard, { body: openLimits }, scene.supervisor)
  const send = { content: jpeg(), name: 'a' }
  const picture_id = (await upload(server, uploadFile, send, scene.supervisor)).id
  for (const network of NETWORKS)
    for (const [name, content] of [
      ['words', { type: 'text', text: 'Tea' }],
      ['picture', { type: 'image_text', text: 'Tea', file_ids: [picture_id] }],
    ] as [string, ScriptContent][]) {
      const body = { title: name, networks: [network], content }
      scripts.set(`${network} ${name}`, (await server.call(createScript, { body }, scene.supervisor)).id)
    }
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
})

test.each(NETWORKS)(
  '%s: every promotion is carried out by whom the capabilities and the documentation name, or refused',
  async (network) => {
    const accountId = await scenes.createAssigned(server, scene.supervisor, scene.seat.id, network)
    const sending = await sentBy[network]()
    const text = readFileSync(new URL('../../../docs/platforms.md', import.meta.url), 'utf8')
    for (const work of promotions) {
      const { kind } = work
      const ran: string[] = []
      const byHand = await carriedOut(network, accountId, work, 'assisted')
      const byApi = await carriedOut(network, accountId, work, 'api')
      if (byHand === 'done') ran.push('by hand')
      if (byApi === 'taken' && sending.has(kind)) ran.push('API')
      const line = text.split('\n').find((one) => one.startsWith(`| \`${kind}\``)) ?? ''
      const shown = line.split('|')[2 + NETWORKS.indexOf(network)]?.trim() ?? ''
      const { executors } = capabilityOf(network, kind)
      const who = executors.map((one) => (one === 'api' ? 'API' : 'by hand'))
      expect({ kind, ran, byHand, byApi }).toMatchObject({ kind, ran: who })
      const names = ran.length === 0 ? 'refused' : ran.join(' or ')
      expect({ kind, shown: shown.replace(/[:(].*/, '').trim() }).toEqual({ kind, shown: names })
      // What nobody carries out is refused before it takes a port, and never sent.
      if (!ran.includes('by hand')) expect([kind, byHand]).toEqual([kind, 'capability_missing'])
      if (!ran.includes('API')) expect([kind, byApi]).toEqual([kind, 'capability_missing'])
      expect([kind, sending.has(kind)]).toEqual([kind, ran.includes('API')])
    }
  },
  120_000,
)
