import { type CollectionKind, type PromotionKind, taskKinds } from '@seaport/contract/work/task-kind'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { defaultConfig } from '@seaport/runner/context'
import { afterEach, expect, test, vi } from 'vitest'
import type { Asked, Network, Silence, Trouble } from './support/network.ts'
import {
  accountOn,
  collection,
  fromTwo,
  furnish,
  NETWORKS,
  type Net,
  postByHand,
  promotion,
  type Scenery,
  settingsOf,
  targetsByHand,
} from './support/orders.ts'
import { type Order, type Play, play } from './support/play.ts'
import { troublesOf } from './support/troubles.ts'

afterEach(() => vi.restoreAllMocks())

const kinds = Object.keys(taskKinds) as (CollectionKind | PromotionKind)[]
const isCollecting = (kind: keyof typeof taskKinds): kind is CollectionKind =>
  taskKinds[kind].family === 'collection'

const WRITE = /\/(tweets|messages|comments|feed|media_publish)$/

/** The request that matters most: a write, or the second page of a list. */
function crucial(asked: readonly Asked[]): number {
  const write = asked.findIndex(({ method, path }) => method === 'POST' && WRITE.test(path))
  return write >= 0 ? write : Math.floor(asked.length / 2)
}

/** Of a message each person has to have a name; what others see has words for all. */
const script = { text: 'Chào {nickname, hoặc bạn}, {{mới}} 新茶 🍵', files: [] }
const personal = { text: 'Chào {nickname} ({my_nickname}), {{mới}} 新茶 🍵', files: [] }

async function orderOf(
  kind: CollectionKind | PromotionKind,
  net: Net,
  scenery: Scenery,
  network: Network,
): Promise<Order> {
  if (isCollecting(kind)) return { work: collection(kind, net, scenery), executor: 'api' }
  return { work: promotion(kind), executor: 'api', targets: await targetsOf(kind, net, scenery, network) }
}

async function targetsOf(
  kind: PromotionKind,
  net: Net,
  { post, person: id }: Scenery,
  { control, world }: Network,
) {
  if (kind === 'publish_post') return [{ target: '' }, { target: '' }]
  if (kind === 'publish_group_post') {
    const group = [...world.groups.values()][0]
    if (group && !group.members.includes(0)) group.members.push(0)
    return [{ target: `https://x.com/i/communities/${group?.id}` }]
  }
  if (kind === 'comment_link') {
    if (net !== 'x') return [{ target: post }, { target: 'https://elsewhere.example/1' }]
    const { id } = await control('/post', { author: 'le_huong', text: 'Hỏi @harbor_tea' })
    return [{ target: `https://x.com/le_huong/status/${id}` }, { target: 'https://elsewhere.example/1' }]
  }
  const person = {
    name: 'Lê Thị Hương 🌸',
    handle: 'le_huong',
    location: null,
    wrote: '',
    last_contact_at: null,
  }
  if (net === 'x')
    return [
      { target: id, person },
      { target: 'mei_chan', person: null },
    ]
  // By the id of the account's own conversations; nobody has written from the other.
  return [
    { target: '@le_huong', person, external_id: id },
    { target: '61550000000001', person, external_id: null },
  ]
}

/** Pictures, and a link, which X has another price for. */
const withFiles = (kind: string, net: Net) =>
  kind === 'publish_post'
    ? { text: `${script.text}\nhttps://tea.com/sen?a=1&b=ü`, files: files[net] }
    : kind === 'send_message'
      ? personal
      : script
const files = { x: ['image', 'image'], facebook: ['image', 'image'], instagram: ['image'] } as const

const api = NETWORKS.flatMap((net) =>
  kinds
    .filter((kind) => capabilityOf(net, kind).executors.includes('api'))
    .map((kind) => [net, kind] as const),
)

test.each(api)('%s: %s by the interface', async (net, kind) => {
  const fair = await talkOf(net, kind)
  const parts = [fair.text]
  const at = crucial(fair.asked)
  const { method = '', path = '' } = fair.asked[at] ?? {}
  const turn = api.findIndex(([one, other]) => one === net && other === kind)
  for (const [name, of] of troublesOf(net, isCollecting(kind), turn))
    parts.push(`\n== ${method} ${path} ${name} ==\n${(await talkOf(net, kind, { at, of })).text}`)
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot(`talks/${net}/${kind}.txt`)
})

/** The kinds of requests of each conversation, once it has been held. */
const shapes = new Map<string, Set<string>>()

/** What is said about a task from its creation to its end. @param trouble of one request; then what was said before it stays out */
async function talkOf(
  net: Net,
  kind: CollectionKind | PromotionKind,
  trouble?: { at: number; of: (play: Play) => Trouble },
  orderedFor = orderOf,
) {
  let from = 0
  let order: Order | undefined
  const playing = await play({
    prepare: async (network) => {
      order = await orderedFor(kind, net, await furnish(net, network), network)
    },
    account: accountOn(net),
    settings: settingsOf(net, isCollecting(kind) ? 'facebook' : 'instagram'),
    script: withFiles(kind, net),
    dailyCap: trouble ? 50 : 1,
    troubleOf(number, self) {
      if (number !== trouble?.at) return undefined
      from = self.talk.lines.length - 1
      return trouble.of(self)
    },
  })
  const { talk, client } = playing
  if (!order) throw new Error('Nothing was ordered')
  const task = playing.add('task-1', order)
  await playing.until(() => !['queued', 'running'].includes(task.status) || waitsForPerson(playing))
  await playing.until(() => client().runnerState()?.tasks.length === 0 || waitsForPerson(playing))
  // What a task that waits for a person says while it does.
  if (task.status === 'running') await playing.until(playing.after(30_000))
  await playing.stop()
  const outcomes = task.promotion?.targets.map(({ outcome, reason }) =>
    reason ? `${outcome}: ${reason}` : outcome,
  )
  const brought = outcomes ? outcomes.join(', ') : `${task.people.size} people`
  const end = `In the end the task is ${task.status} (${task.reason ?? 'for no reason'}) with ${brought}.`
  const told = new Set(shapesIn(net, playing))
  if (!trouble && orderedFor === orderOf) shapes.set(`${net} ${kind}`, told)
  return { asked: playing.asked, shapes: told, text: `${talk.text(from)}\n${end}` }
}

/** The commenters of two posts, read in depth; somebody commented on both. */
async function inDepth(kind: CollectionKind | PromotionKind, net: Net, scenery: Scenery, network: Network) {
  const { id } = await network.control('/post', { author: 'harbor_tea', text: 'Lần nữa: trà sen' })
  await network.control('/person', { handle: 'ngoc_mai', name: 'Ngọc Mai', bio: 'Chè & trà', dm: 'everyone' })
  for (const author of ['mei_chan', 'ngoc_mai'])
    await network.control('/comments', { post_id: id, author, text: 'Lần nữa 🍵' })
  const links = [scenery.post, scenery.post.replace(/(status\/|\/p\/179)\d+/, `$1${id}`)]
  const { work } = await orderOf(kind, net, scenery, network)
  const params = { ...work.params, links, deep_collection: true, target_count: 20 }
  return { work: { ...work, params }, executor: 'api' } as Order
}

test.each(['x', 'instagram'] as const)('%s: commenters in depth', async (net) => {
  const { text } = await talkOf(net, 'collect_commenters', undefined, inDepth)
  await expect(`${text}\n`).toMatchFileSnapshot(`talks/${net}/in-depth.txt`)
})

const waitsForPerson = ({ client }: Play) =>
  client()
    .runnerState()
    ?.tasks.some(({ parked }) => parked?.until === null) ?? false

const byHand = Object.fromEntries(
  NETWORKS.map((net) => [
    net,
    kinds.filter((kind) => capabilityOf(net, kind).executors.includes('assisted')),
  ]),
) as Record<Net, (CollectionKind | PromotionKind)[]>

/** What a person's pages show while they collect by hand. */
const profiles = {
  x: { url: 'https://x.com/mei_chan', title: '(2) 陳美玲 (@mei_chan) / X' },
  facebook: {
    url: 'https://www.facebook.com/groups/770077/user/61550000000002/',
    title: 'Lê Thị Hương 🌸 | Facebook',
  },
  instagram: { url: 'https://www.instagram.com/le_huong/', title: 'Lê Hương (@le_huong) • Instagram' },
}

test.each(NETWORKS)('%s: everything by hand', async (net) => {
  let scenery: Scenery = { post: '', person: '', page: '' }
  const playing = await play({
    account: accountOn(net),
    settings: settingsOf(net),
    prepare: async (network) => {
      scenery = await furnish(net, network)
    },
  })
  const { talk, client, shows } = playing
  for (const [at, kind] of byHand[net].entries()) {
    talk.note('==', kind)
    shows.delete(accountOn(net).id)
    const id = `task-${at + 1}`
    const order: Order = isCollecting(kind)
      ? {
          work: fromTwo(collection(kind, net, { ...scenery, post: postByHand(net) }), net),
          executor: 'assisted',
        }
      : { work: promotion(kind), executor: 'assisted', targets: targetsByHand(kind, net) }
    const task = playing.add(id, order)
    await (isCollecting(kind) ? keepByHand(playing, id, net) : promoteByHand(playing, id, kind))
    playing.end(id)
    await playing.until(() => client().runnerState()?.tasks.length === 0)
    talk.note('', `${task.status}, ${[...task.people.keys()].join(' and ')}`)
  }
  await playing.stop()
  await expect(`${talk.text()}\n`).toMatchFileSnapshot(`talks/${net}/by-hand.txt`)
})

/** What a person is told, and then shown of the task, in the record. */
async function told({ client, talk }: Play, what: string, work: Promise<unknown>): Promise<void> {
  const answer = await work.catch((error: unknown) => `refused: ${(error as { reason?: string }).reason}`)
  talk.note('person', `${what} ← ${JSON.stringify(answer)}`)
  for (const { phase, people, undelivered, manual, collection } of client().runnerState()?.tasks ?? []) {
    const step = manual && { step: manual.step.kind, remaining: manual.remaining, last: manual.last?.outcome }
    const kept = collection?.recent.map(({ name }) => name)
    talk.note('shown', JSON.stringify({ phase, people, undelivered, ...step, kept }))
  }
}

async function keepByHand(playing: Play, id: string, net: Net): Promise<void> {
  const { client, shows } = playing
  const account = accountOn(net).id
  await playing.until(
    () =>
      client()
        .runnerState()
        ?.tasks.some((task) => task.id === id) ?? false,
  )
  const collector = await client().manualCollector()
  await told(playing, 'opens the second source', collector.openSource(id, 1))
  shows.set(account, profiles[net])
  await told(playing, 'keeps', collector.keep(id, ' gặp ở chợ\n'))
  await told(playing, 'keeps again', collector.keep(id, ''))
  await playing.until(playing.after(5_000))
  await told(playing, 'takes it back by key', collector.onKey(account, 'undo'))
  await told(playing, 'keeps by key', collector.onKey(account, 'keep'))
  await playing.until(playing.after(3_000))
}

async function promoteByHand(playing: Play, id: string, kind: PromotionKind): Promise<void> {
  const { client } = playing
  const ready = () =>
    client()
      .runnerState()
      ?.tasks.some((task) => task.id === id && task.manual?.step.kind === 'ready') ?? false
  await playing.until(ready)
  const bench = await client().workbench()
  // For longer than the guard's answer holds.
  if (kind === 'send_message') await playing.until(playing.after(65_000))
  await told(playing, 'opens', bench.startTarget(id))
  await playing.until(playing.after(4_000))
  await told(playing, 'did it', bench.recordOutcome(id, { position: 0, outcome: 'done', reason: null }))
  await playing.until(ready)
  await told(playing, 'takes it back', bench.undoOutcome(id))
  await told(playing, 'did it', bench.recordOutcome(id, { position: 0, outcome: 'done', reason: null }))
  await playing.until(ready)
  await told(playing, 'opens', bench.startTarget(id))
  const skipped = { position: 1, outcome: 'skipped', reason: 'not_suitable' } as const
  await told(playing, 'skips', bench.recordOutcome(id, skipped))
  await playing.until(playing.after(3_000))
}

test('work is asked for rarely while live events are heard, and often again once they break off', async () => {
  let isCut = false
  const playing = await play({
    account: accountOn('x'),
    settings: settingsOf('x'),
    serverTroubleOf: ({ clock, office }) =>
      isCut && office.asked.at(-1)?.path === '/events'
        ? { kind: 'silence', clock, act: () => undefined }
        : undefined,
  })
  const { office } = playing
  const { claimIntervalMs, quietClaimIntervalMs } = defaultConfig
  const during = 8 * quietClaimIntervalMs
  const claims = async () => {
    const asked = () => office.asked.filter(({ path }) => path === '/runner/claim').length
    const before = asked()
    await playing.until(playing.after(during))
    return asked() - before
  }
  const heard = await claims()
  isCut = true
  office.cut()
  const unheard = await claims()
  await playing.stop()
  expect(heard).toBeLessThan(2 * 8)
  expect(unheard).toBeGreaterThan(during / claimIntervalMs - 3)
})

/** A request without what differs from one task or person to another. */
const shapeOf = (method: string, path: string) =>
  `${method} ${path.replaceAll(/(?<=\/)(?:\d{4,}(?:_\d+)*|task-\d|seat-\d|file-\d)(?=\/|$)/g, ':id').replace(/(?<=username\/).*/, ':name')}`

/** Each kind of request in a conversation, as `x GET /2/users/me` and `server POST /runner/claim`. */
const shapesIn = (net: Net, { asked, office }: Pick<Play, 'asked' | 'office'>) => [
  ...asked.map(({ method, path }) => `${net} ${shapeOf(method, path)}`),
  ...office.asked.map(({ method, path }) => `server ${shapeOf(method, path)}`),
]

/** @returns what becomes of the first such request when the client is told to stop before its answer */
async function stoppedAt(net: Net, kind: CollectionKind | PromotionKind, shape: string): Promise<string> {
  let order: Order | undefined
  let stopping: Promise<void> | undefined
  const silence = (self: Play): Silence | undefined => {
    if (stopping !== undefined || !shapesIn(net, self).includes(shape)) return undefined
    const act = () => {
      stopping = self.client().pause()
    }
    return { kind: 'silence', clock: self.clock, act }
  }
  const playing = await play({
    prepare: async (network) => {
      order = await orderOf(kind, net, await furnish(net, network), network)
    },
    account: accountOn(net),
    settings: settingsOf(net, isCollecting(kind) ? 'facebook' : 'instagram'),
    script: withFiles(kind, net),
    dailyCap: 1,
    troubleOf: (_, self) => silence(self),
    serverTroubleOf: silence,
  })
  if (!order) throw new Error('Nothing was ordered')
  playing.add('task-1', order)
  await playing.until(() => stopping !== undefined)
  const begun = playing.clock.now()
  await stopping
  const passed = playing.clock.now() - begun
  await playing.stop()
  return passed < 60_000 ? 'given up' : 'waited for'
}

test('what is asked is given up when the client stops', async () => {
  const ends = new Map<string, string>()
  for (const [net, kind] of api)
    for (const shape of shapes.get(`${net} ${kind}`) ?? (await talkOf(net, kind)).shapes)
      if (!ends.has(shape)) ends.set(shape, await stoppedAt(net, kind, shape))
  const lines = [...ends].map(([shape, end]) => `${shape}: ${end}`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('talks/stopped.txt')
})
