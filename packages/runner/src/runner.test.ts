import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimTasks } from '@seaport/contract/work/runner.schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CollectExecutor, type Executor, ExecutorFault, type PromotionExecutor } from './executor.ts'
import { createRunner, type Runner } from './runner.ts'
import type { RunnerOptions } from './runner-session.ts'
import { type ClaimBody, ServerRefused, ServerUnreachable } from './server.ts'
import type { RunnerState } from './state.ts'
import { createFakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer, type FakeTask } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let folder: string
let clock: SimClock
let server: FakeServer
let runner: Runner
let claims: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-runner-'))
  clock = createSimClock()
  server = new FakeServer(clock)
  claims = 0
})
afterEach(async () => {
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
})

function start(executors: readonly Executor[], more: Partial<RunnerOptions> = {}): void {
  runner = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server,
    executors: () => executors,
    maxParallel: 2,
    logger: {
      info: (_fields, text) => {
        if (text === 'task claimed') claims += 1
      },
      warn: () => undefined,
      error: (_fields, text) => expect.unreachable(text),
    },
    clock,
    ...more,
  })
  runner.start()
}

/** Reads lists of the sandbox of X alone; `read` is called with the number of the reading, from 1. */
function reader(read: (reading: number, signal: AbortSignal) => Promise<string[]>): CollectExecutor {
  let readings = 0
  return {
    mode: 'collect',
    networks: ['x_sandbox'],
    kinds: ['collect_likers'],
    plan: () => ['list'],
    async *pages({ signal }) {
      readings += 1
      const ids = await read(readings, signal)
      const row = { url: '', handle: '', name: '', content: '', followers: null, location: null, source: '' }
      yield { items: ids.map((external_id) => ({ external_id, ...row })), next: null }
    },
  }
}
const never = async (signal: AbortSignal): Promise<string[]> => {
  await clock.wait(365 * DAY, signal)
  return []
}

function addCollection(minutes: number | null = null): FakeTask {
  const params = { links: ['list'], target_count: 1, duration_minutes: minutes }
  const account = { id: 'account', network: 'x_sandbox' as const, account: 'somebody', nickname: '' }
  return server.add({ id: 'task', name: 'task', account, work: { kind: 'collect_likers', params } })
}

/** Polls on every turn of the event loop, because simulated time does not wait. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

test.each(['claim', 'read', 'upload'])('a stop aborts what is under way: %s', async (what) => {
  addCollection()
  const begun = Promise.withResolvers<AbortSignal | undefined>()
  const { promise: hanging, reject: end } = Promise.withResolvers<never>()
  const hang = (signal: AbortSignal | undefined) => {
    begun.resolve(signal)
    return hanging
  }
  if (what === 'claim') server.claim = (_body, signal?: AbortSignal) => hang(signal)
  if (what === 'upload') server.uploadResources = (_id, _body, signal?: AbortSignal) => hang(signal)
  start([reader(async (_reading, signal) => (what === 'read' ? hang(signal) : ['ann']))])
  const signal = await begun.promise
  const stopped = runner.stop()
  const isAborted = signal?.aborted
  end(new ServerUnreachable())
  await stopped
  expect(isAborted).toBe(true)
})

test('a runner that is not started does no work and accepts no actions', async () => {
  runner = createRunner({} as never)
  expect(runner.state()).toEqual({
    running: false,
    server: 'connecting',
    disk_full: false,
    tasks: [],
  })
  expect(runner.recordOutcome('task', { position: 0, outcome: 'done', reason: null })).toBe(false)
  expect(runner.undoKeep('task', 1)).toBe(false)
  expect(runner.noteKeep('task', 1, 'note')).toBe(false)
  expect(runner.keep('task', {} as never, '')).toBeNull()
  expect(await runner.startTarget('task')).toBeNull()
  expect(await runner.undoOutcome('task')).toBe('too_late')
  expect(runner.wake()).toBeUndefined()
  expect(runner.lookAt('task', 0)).toBeUndefined()
})

test('a task whose wait is over is shown at work before anything was read', async () => {
  addCollection()
  const phases: unknown[] = []
  const phase = () => runner.state().tasks[0]?.phase
  const reads = reader(async (reading, signal) => {
    if (reading === 1)
      throw new ExecutorFault({ kind: 'wait', until: clock.now() + 60 * MINUTE, reason: 'rate_limit' })
    phases.push(phase())
    return never(signal)
  })
  start([reads])
  await until(() => phase() === 'parked')
  await until(() => phases.length > 0)
  expect(phases).toEqual(['collecting'])
})

test.each([
  { kind: 'wait', reason: 'rate_limit' },
  { kind: 'retry', reason: 'network_fault' },
] as const)(
  'a $kind lasts as long as the network says, and the server is soon told of it and of its end',
  async (fault) => {
    const task = addCollection()
    const at: number[] = []
    const reads = reader(async (reading, signal) => {
      await until(() => task.seq > 0)
      at.push(clock.now())
      if (reading === 1) throw new ExecutorFault({ ...fault, until: clock.now() + 60 * MINUTE })
      return never(signal)
    })
    start([reads])
    await until(() => task.parkings.length > 0)
    const told = clock.now()
    await until(() => at.length === 2)
    await until(() => task.last?.parked === null)
    const [began = 0, over = 0] = at
    expect(over - began).toBe(60 * MINUTE)
    expect([told - began, clock.now() - over].every((ms) => ms < 10_000)).toBe(true)
  },
)

test.each<[string, Partial<CollectExecutor>]>([
  ['on another network', { networks: ['x'] }],
  ['of another kind', { kinds: ['collect_followers'] }],
])('a list is not read by an executor for lists %s', async (_, other) => {
  const task = addCollection()
  start([{ ...reader(async () => ['1']), ...other }])
  await until(() => task.status !== 'queued' && task.status !== 'running')
  expect([task.status, task.reason, task.people.size]).toEqual(['error', 'capability_refused', 0])
})

test('a cost is reported soon, while what it was for is still awaited', async () => {
  addCollection()
  let spentAt = Number.POSITIVE_INFINITY
  let toldAt: number | undefined
  const progress = server.progress.bind(server)
  server.progress = (id, body, ...more) => {
    if (body.cost > 0) toldAt ??= clock.now()
    return progress(id, body, ...more)
  }
  start([
    {
      ...reader(async () => []),
      async *pages({ onCost, signal }) {
        await clock.wait(2000, signal)
        spentAt = clock.now()
        onCost(185_000)
        await never(signal)
        yield { items: [], next: null }
      },
    },
  ])
  await until(() => toldAt !== undefined)
  expect((toldAt ?? 0) - spentAt).toBeLessThan(2000)
})

/** A promotion with one target that is sent by itself. */
function addPosts(id: string, accountId: string): FakeTask {
  const params = { script_id: 's', groups: ['1'], send_interval_seconds: 5, duration_minutes: 10_080 }
  return server.add(
    {
      id,
      name: id,
      executor: 'api',
      account: { id: accountId, network: 'x_sandbox', account: accountId, nickname: '' },
      work: { kind: 'publish_group_post', params },
      target_count: 1,
    },
    createFakePromotion(clock.now, 1, 1),
  )
}
const sender = (perform: PromotionExecutor['perform']): PromotionExecutor => ({
  mode: 'promote',
  networks: ['x_sandbox'],
  kinds: ['publish_group_post'],
  perform,
})

test.each<[string, Partial<PromotionExecutor>]>([
  ['on another network', { networks: ['x'] }],
  ['of another kind', { kinds: ['send_message'] }],
])('a promotion is not sent by an executor for promotions %s', async (_, other) => {
  const task = addPosts('task', 'account')
  const sent: string[] = []
  const perform: PromotionExecutor['perform'] = async ({ task: { id } }) => {
    sent.push(id)
    return { outcome: 'done', reason: null }
  }
  start([{ ...sender(perform), ...other }])
  await until(() => task.status !== 'queued' && task.status !== 'running')
  expect([task.status, task.reason, sent]).toEqual(['error', 'capability_refused', []])
})

test('however often the guard made a promotion wait, the network’s first limit does not end it', async () => {
  const task = addPosts('task', 'account')
  let asked = 0
  const next = server.next.bind(server)
  server.next = async (...given) => {
    asked += 1
    if (asked > 30) return next(...given)
    const until = new Date(clock.now() + MINUTE).toISOString()
    return { step: { kind: 'wait', until, reason: 'daily_cap' }, done: 0, left: 1 }
  }
  let tries = 0
  start([
    sender(async () => {
      tries += 1
      if (tries === 1)
        throw new ExecutorFault({ kind: 'wait', until: clock.now() + MINUTE, reason: 'rate_limit' })
      return { outcome: 'done', reason: null }
    }),
  ])
  await until(() => task.status !== 'queued' && task.status !== 'running')
  expect([task.status, tries]).toEqual(['completed', 2])
})

test.each([
  ['one account send one after the other', 'account', 1],
  ['two accounts do not wait for each other', 'other', 2],
])('two tasks of %s', async (_whose, second, most) => {
  const tasks = [addPosts('first', 'account'), addPosts('second', second)]
  let sending = 0
  let seen = 0
  start([
    sender(async ({ signal }) => {
      sending += 1
      seen = Math.max(seen, sending)
      await clock.wait(5000, signal)
      sending -= 1
      return { outcome: 'done', reason: null }
    }),
  ])
  await until(() => tasks.every(({ status }) => status === 'completed'))
  expect(seen).toBe(most)
})

test.each<[boolean | undefined, ClaimBody['executors']]>([
  [undefined, undefined],
  [true, undefined],
  [false, ['api']],
])('a runner with `attended` %s claims what it can do', async (attended, executors) => {
  const bodies: ClaimBody[] = []
  const claim = server.claim.bind(server)
  server.claim = async (body) => {
    bodies.push(body)
    return claim(body)
  }
  start([], attended === undefined ? {} : { attended })
  await until(() => bodies.length > 0)
  expect(bodies[0]?.executors).toEqual(executors)
})

test('a report that was refused for the fence before leaves a task that was claimed anew alone', async () => {
  const task = addCollection()
  const release = Promise.withResolvers<string[]>()
  const progress = server.progress.bind(server)
  let isFirst = true
  server.progress = async (id, body) => {
    if (!isFirst) return progress(id, body)
    isFirst = false
    task.status = 'queued'
    runner.wake()
    await until(() => claims === 2)
    throw new ServerRefused('stale_fence', 409)
  }
  start([reader(() => release.promise)])
  await until(() => claims === 2 && task.last !== null)
  release.resolve(['1'])
  await until(() => task.status === 'completed')
  expect([claims, task.fence, [...task.people.keys()]]).toEqual([2, 2, ['1']])
})

test('what a task that was lost, claimed anew and lost again still holds is offered to the server again', async () => {
  const task = addCollection()
  const offered: number[] = []
  server.uploadResources = async (_id, { fence }) => {
    offered.push(fence)
    task.status = 'ended'
    throw new ServerRefused('stale_fence', 409)
  }
  start([reader(async () => ['1'])])
  const isOver = (count: number, by = clock.now() + DAY) =>
    until(() => offered.length === count || clock.now() > by)
  await isOver(2)
  task.status = 'queued'
  await isOver(4)
  expect(offered).toEqual([1, 1, 2, 2])
})

test('a disk that is full when the rest of a lost task is delivered is no unforeseen fault', async () => {
  const task = addCollection()
  let offers = 0
  server.uploadResources = async () => {
    offers += 1
    task.status = 'ended'
    if (offers > 1) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
    throw new ServerRefused('stale_fence', 409)
  }
  const told: string[] = []
  start([reader(async () => ['1'])], {
    logger: { info: () => undefined, warn: () => undefined, error: (_, text) => void told.push(text) },
  })
  await until(() => told.length > 0)
  expect(told[0]).toBe('the disk is full, all work waits')
})

test('what one target spent of the retries is not taken from the next', async () => {
  const account = { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' } as const
  const params = { links: ['@a', '@b'], send_interval_seconds: 5, duration_minutes: null }
  const work = { kind: 'send_message', params } as unknown as FakeTask['claim']['work']
  const claim = { id: 'task', name: 'task', account, work, target_count: 2, executor: 'api' } as const
  const task = server.add(claim, createFakePromotion(clock.now, 2, 9))
  const tries: number[] = []
  const sender: PromotionExecutor = {
    mode: 'promote',
    networks: ['x_sandbox'],
    kinds: ['send_message'],
    async perform({ target }) {
      tries.push(target.position)
      if (tries.length % 3 !== 0) throw new ExecutorFault({ kind: 'retry', reason: 'network_fault' })
      return { outcome: 'done', reason: null, id: `sent ${target.position}` }
    },
  }
  start([sender], { config: { retryBudget: 2 } })
  await until(() => task.status === 'completed' || task.status === 'error')
  expect([task.status, task.reason, tries]).toEqual(['completed', 'target_reached', [0, 0, 0, 1, 1, 1]])
})

test('a task’s duration goes on while the runner is away', async () => {
  const task = addCollection(60)
  const executors = [reader((_reading, signal) => never(signal))]
  const began = clock.now()
  start(executors)
  await until(() => clock.now() >= began + 40 * MINUTE)
  await runner.stop()
  start(executors)
  await until(() => task.status === 'completed')
  expect(task.reason).toBe('duration_over')
  expect(clock.now() - began).toBeLessThan(90 * MINUTE)
})

test('one claim asks for no more tasks than the contract allows', async () => {
  const asked: number[] = []
  server.claim = async ({ max }) => {
    asked.push(max)
    return { tasks: [] }
  }
  start([], { maxParallel: 1000 })
  await until(() => asked.length > 0)
  expect(asked[0]).toBe(50)
  expect(claimTasks.body.shape.max.safeParse(51).success).toBe(false)
})

test('what is told last of a runner is that it has stopped', async () => {
  addCollection()
  const told: RunnerState[] = []
  start([reader(async (_reading, signal) => never(signal))], { onState: (state) => told.push(state) })
  await until(() => told.some(({ tasks }) => tasks.length === 1))
  await runner.stop()
  expect(told.at(-1)).toMatchObject({ running: false, tasks: [] })
})

test('claims become rare while tasks come to nothing, until one is finished', async () => {
  const task = addCollection()
  const asked: number[] = []
  const claim = server.claim.bind(server)
  server.claim = async (body) => {
    asked.push(clock.now())
    return claim(body)
  }
  let fruitless = 8
  const upload = server.uploadResources.bind(server)
  server.uploadResources = async (id, body) => {
    fruitless -= 1
    if (fruitless >= 0) throw new ServerRefused('stale_fence', 409)
    return upload(id, body)
  }
  const config = { claimIntervalMs: 1000, serverBackoff: { minMs: 1000, maxMs: DAY } }
  start([reader(async (reading) => [`${reading}`])], { config })
  await until(() => task.status === 'completed')
  const slow = asked.at(-1) as number
  expect(slow - (asked.at(-2) as number)).toBeGreaterThan(20_000)
  const before = asked.length
  await until(() => asked.length >= before + 3)
  expect((asked[before + 2] as number) - slow).toBeLessThan(10_000)
})

test.each(['claim', 'acceptsTasks', 'hearsEvents'])(
  'an unforeseen error of %s is logged, and tasks are claimed nevertheless',
  async (what) => {
    const logged: string[] = []
    let calls = 0
    // The first claim resumes the tasks of an earlier run.
    const fail = (name: string) => {
      if (name !== what) return
      calls += 1
      if (calls !== 2 && calls < 5) throw new TypeError('unforeseen')
    }
    const claim = server.claim.bind(server)
    server.claim = async (body) => {
      fail('claim')
      return claim(body)
    }
    start([reader(async () => ['1'])], {
      acceptsTasks: async () => fail('acceptsTasks') ?? true,
      hearsEvents: async () => fail('hearsEvents') ?? true,
      logger: { info: () => undefined, warn: () => undefined, error: (_fields, text) => logged.push(text) },
    })
    await until(() => calls >= 5)
    const task = addCollection()
    await until(() => task.status === 'completed')
    expect(logged).toEqual(['runner broke off', 'runner broke off', 'runner broke off'])
  },
)

test('a runner that fails unforeseen tries again at growing intervals', async () => {
  const asked: number[] = []
  server.claim = async () => {
    asked.push(clock.now())
    throw new TypeError('unforeseen')
  }
  start([], {
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    config: { claimIntervalMs: 1000, serverBackoff: { minMs: 1000, maxMs: DAY } },
  })
  await until(() => asked.length >= 12)
  const [first = 0, second = 0] = asked
  const [last = 0, before = 0] = asked.toReversed()
  expect(last - before).toBeGreaterThan(20 * (second - first))
})

test('a server that can’t be reached is asked at growing intervals', async () => {
  const asked: number[] = []
  server.claim = async () => {
    asked.push(clock.now())
    throw new ServerUnreachable()
  }
  start([], { config: { claimIntervalMs: 1000, serverBackoff: { minMs: 1000, maxMs: DAY } } })
  await until(() => asked.length >= 12)
  const [first = 0, second = 0] = asked
  const [last = 0, before = 0] = asked.toReversed()
  expect(last - before).toBeGreaterThan(20 * (second - first))
})
