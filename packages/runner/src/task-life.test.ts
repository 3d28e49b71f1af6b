import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CollectExecutor, ExecutorFault, type Fault } from './executor.ts'
import { createRunner, type Runner } from './runner.ts'
import { ServerRefused, ServerUnreachable } from './server.ts'
import { createFakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer, type FakeTask } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let folder: string
let clock: SimClock
let server: FakeServer
let runner: Runner | undefined
/** What was logged of claims. */
let claims: unknown[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-life-'))
  clock = createSimClock()
  server = new FakeServer(clock)
  claims = []
})
afterEach(async () => {
  await runner?.stop()
  runner = undefined
  clock.stop()
  rmSync(folder, { recursive: true })
})

const journalPath = () => join(folder, 'journal.sqlite')

type Script = readonly (string[] | Fault | (() => Promise<string[]>))[]

/** @param pages by task, in sequence: people, a fault that is thrown, or a function that is awaited */
function start(pages: Record<string, Script> = {}): Runner {
  const scripts = new Map(Object.entries(pages).map(([id, script]) => [id, [...script]]))
  const executor: CollectExecutor = {
    mode: 'collect',
    networks: ['x_sandbox'],
    kinds: ['collect_likers'],
    plan: () => ['list'],
    async *pages({ task, signal }) {
      const script = scripts.get(task.id) ?? []
      for (;;) {
        const page = script.shift()
        if (page === undefined) await clock.wait(365 * DAY, signal)
        else if (typeof page === 'object' && 'kind' in page) throw new ExecutorFault(page)
        else {
          const ids = typeof page === 'function' ? await page() : page
          yield { items: ids.map(person), next: `${script.length}` }
        }
      }
    },
  }
  const silent = () => undefined
  runner = createRunner({
    journalPath: journalPath(),
    server,
    executors: () => [executor],
    maxParallel: 3,
    logger: {
      info: (fields, text) => text === 'task claimed' && claims.push(fields),
      warn: silent,
      error: silent,
    },
    clock,
  })
  runner.start()
  return runner
}

/** Stops the runner, since its journal can't be read by others before. @returns its tasks by phase, and how many batches wait there */
async function stopped() {
  await runner?.stop()
  runner = undefined
  const journal = new Database(journalPath(), { readonly: true })
  const tasks = journal.prepare<[], { id: string; phase: string }>('SELECT id, phase FROM task').all()
  const batches = journal.prepare<[], number>('SELECT count(*) FROM outbox').pluck().get()
  journal.close()
  return { tasks: Object.fromEntries(tasks.map(({ id, phase }) => [id, phase])), batches }
}

const person = (external_id: string) => ({
  external_id,
  url: '',
  handle: '',
  name: '',
  content: '',
  followers: null,
  location: null,
  source: '',
})

function addTask(
  id = 'task',
  params: { target_count?: number; duration_minutes?: number | null } = {},
): FakeTask {
  const account = { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' } as const
  const work = {
    kind: 'collect_likers' as const,
    params: { links: ['list'], target_count: 100, duration_minutes: null, ...params },
  }
  return server.add({ id, name: id, account, work })
}

function addManualTask(params: { target_count?: number; duration_minutes?: number | null } = {}): FakeTask {
  const task = addTask('by hand', params)
  Object.assign(task.claim, { executor: 'assisted' })
  return task
}
const keep = (name: string) =>
  runner?.keep(
    'by hand',
    { external_id: name, handle: name, name, url: `https://x.test/${name}`, title: name },
    '',
  )

const wait = (ms: number) => clock.wait(ms, new AbortController().signal)
/** Polls on every turn of the event loop, because simulated time does not wait. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}
const isWorkingOn = (id: string) => runner?.state().tasks.some((task) => task.id === id) ?? false

const refused: Fault = { kind: 'task', reason: 'capability_refused' }

test('the log tells a task that the journal knows, though nothing of it was read', async () => {
  addManualTask()
  for (const _ of [1, 2]) {
    start()
    await until(() => isWorkingOn('by hand'))
    await runner?.stop()
  }
  expect(claims).toMatchObject([{ again: false }, { again: true }])
})

test('a task that is done leaves nothing in the journal, one that failed stays for a retry without anybody twice', async () => {
  const done = addTask('done', { target_count: 2 })
  const failed = addTask('failed')
  start({ done: [['1', '2']], failed: [['3', '4'], refused] })
  await until(() => done.status === 'completed' && failed.status === 'error')
  await until(() => !isWorkingOn('failed') && !isWorkingOn('done'))
  expect(await stopped()).toEqual({ tasks: { failed: 'failed' }, batches: 0 })
  expect([done.reason, failed.reason]).toEqual(['target_reached', 'capability_refused'])
  server.retry('failed')
  start({ failed: [['3', '4', '5'], refused] })
  await until(() => failed.status === 'error')
  expect([...failed.people.keys()]).toEqual(['3', '4', '5'])
  expect(failed.twice).toEqual([])
  expect(failed.final?.actual_count).toBe(3)
})

test('a failed task is deleted from the journal after a week, not sooner', async () => {
  const failed = addTask('failed')
  start({ failed: [refused] })
  await until(() => failed.status === 'error' && !isWorkingOn('failed'))
  expect((await stopped()).tasks).toEqual({ failed: 'failed' })
  await wait(7 * DAY - HOUR)
  start()
  await wait(MINUTE)
  expect((await stopped()).tasks).toEqual({ failed: 'failed' })
  await wait(HOUR)
  start()
  await wait(MINUTE)
  expect((await stopped()).tasks).toEqual({})
})

test('a batch that the server refuses is discarded, and ends its task alone', async () => {
  const bad = addTask('bad')
  const good = addTask('good')
  const upload = server.uploadResources.bind(server)
  let refusals = 0
  server.uploadResources = async (id, body) => {
    if (id !== 'bad') return upload(id, body)
    refusals += 1
    throw new ServerRefused('invalid_input', 400)
  }
  start({ bad: [['1', '2']], good: [['3']] })
  await until(() => bad.status === 'error' && good.people.size === 1)
  expect([bad.reason, bad.people.size, good.status]).toEqual(['fault', 0, 'running'])
  await until(() => !isWorkingOn('bad'))
  expect(await stopped()).toEqual({ tasks: { bad: 'failed', good: 'active' }, batches: 0 })
  start()
  await wait(10 * MINUTE)
  expect(refusals).toBe(1)
})

test('a batch that is refused after its task’s time was up ends it with a fault as well', async () => {
  const task = addTask('task', { duration_minutes: 10 })
  server.uploadResources = async () => {
    await wait(20 * MINUTE)
    throw new ServerRefused('invalid_input', 400)
  }
  start({ task: [['1', '2']] })
  await until(() => task.final !== null)
  expect([task.status, task.reason, task.people.size]).toEqual(['error', 'fault', 0])
})

test.each([
  ['not_found', 404, {}],
  ['task_wrong_state', 200, {}],
  ['stale_fence', 409, { task: 'lost' }],
] as const)(
  'after %s, a task that the server does not give again is: %o %o',
  async (reason, status, left) => {
    addTask()
    start({ task: [['1']] })
    await until(() => isWorkingOn('task'))
    server.tasks.delete('task')
    const refuse = async () => {
      throw new ServerRefused(reason, status)
    }
    Object.assign(server, { progress: refuse, uploadResources: refuse, finish: refuse })
    await until(() => !isWorkingOn('task'))
    await wait(MINUTE)
    expect((await stopped()).tasks).toEqual(left)
    start()
    await wait(MINUTE)
    expect(isWorkingOn('task')).toBe(false)
    expect((await stopped()).tasks).toEqual(left)
  },
)

test('a task that is decided but not told goes on closing after a restart, and reads nothing more', async () => {
  const task = addTask('task', { target_count: 2 })
  const finish = server.finish.bind(server)
  server.finish = (_id, _body, signal?: AbortSignal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  start({ task: [['1', '2']] })
  await until(() => task.people.size === 2 && runner?.state().tasks[0]?.phase === 'delivering')
  expect((await stopped()).tasks).toEqual({ task: 'closing' })
  // It goes on without an answer to its claim.
  server.claim = () => Promise.reject(new ServerUnreachable())
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  server.finish = (...told) => {
    resolve(runner?.state().tasks[0]?.phase)
    return finish(...told)
  }
  start({ task: [refused] })
  expect(await promise).toBe('delivering')
  await until(() => task.final !== null)
  expect(task).toMatchObject({ status: 'completed', reason: 'target_reached', final: { actual_count: 2 } })
})

test('a task whose time is up has reached its target if the last people fill it', async () => {
  const task = addTask('task', { target_count: 2, duration_minutes: 10 })
  const upload = server.uploadResources.bind(server)
  // People found before the end arrive after it.
  server.uploadResources = async (id, body) => {
    await wait(20 * MINUTE)
    return upload(id, body)
  }
  start({ task: [['1', '2']] })
  await until(() => task.final !== null)
  expect(task).toMatchObject({ status: 'completed', reason: 'target_reached', final: { actual_count: 2 } })
})

test('a task whose time is up without enough people says so', async () => {
  const task = addTask('task', { target_count: 3, duration_minutes: 10 })
  start({ task: [['1', '2']] })
  await until(() => task.final !== null)
  expect(task).toMatchObject({ status: 'completed', reason: 'duration_over', final: { actual_count: 2 } })
})

test('keeps of the last minute arrive before the end is told', async () => {
  const task = addManualTask({ duration_minutes: 10 })
  const order: string[] = []
  const kept = server.keep.bind(server)
  const finish = server.finish.bind(server)
  let isAway = true
  server.keep = async (id, body) => {
    if (isAway) throw new ServerUnreachable()
    order.push(body.page.title)
    return kept(id, body)
  }
  server.finish = async (id, body) => {
    order.push(`finish ${body.actual_count}`)
    return finish(id, body)
  }
  start()
  await until(() => isWorkingOn('by hand'))
  expect([keep('ann'), keep('ben'), keep('ann')]).toEqual(['kept', 'kept', 'duplicate'])
  await wait(10 * MINUTE + 5000)
  expect(order).toEqual([])
  isAway = false
  await until(() => task.final !== null)
  expect(order).toEqual(['ann', 'ben', 'finish 2'])
  expect([...task.people.keys()]).toEqual(['https://x.test/ann', 'https://x.test/ben'])
})

test('what a person does in a task that only has to be told comes too late', async () => {
  const collection = addManualTask({ target_count: 1 })
  const account = { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' } as const
  const params = { groups: ['@a'], send_interval_seconds: 5, duration_minutes: 10_080 }
  const work = { kind: 'join_group' as const, params }
  const claim = { id: 'promotion', name: 'promotion', account, work, target_count: 1 }
  const promotion = server.add(claim, createFakePromotion(clock.now, 1, 1))
  const told = Promise.withResolvers<void>()
  const finish = server.finish.bind(server)
  server.finish = (...ending) => told.promise.then(() => finish(...ending))
  const acts = start()
  const done = { position: 0, outcome: 'done', reason: null } as const
  await until(
    () =>
      acts.state().tasks.filter(({ manual, collection: by }) => by || manual?.step.kind === 'ready')
        .length === 2,
  )
  keep('ann')
  await acts.startTarget('promotion')
  acts.recordOutcome('promotion', done)
  await until(() => acts.state().tasks.every(({ phase }) => phase === 'delivering'))
  const late = [
    await acts.startTarget('promotion'),
    acts.recordOutcome('promotion', done),
    await acts.undoOutcome('promotion'),
    keep('ben'),
    acts.noteKeep('by hand', 1, 'late'),
    acts.undoKeep('by hand', 1),
  ]
  told.resolve()
  expect(late).toEqual([null, false, 'too_late', null, false, false])
  await until(() => collection.final !== null && promotion.final !== null)
  expect([collection.final?.actual_count, promotion.final?.actual_count]).toEqual([1, 1])
})

test('people of a task that a person ended still arrive, and then nothing of it is left', async () => {
  const task = addTask()
  const upload = server.uploadResources.bind(server)
  let isAway = true
  server.uploadResources = async (id, body) => {
    if (isAway) throw new ServerUnreachable()
    return upload(id, body)
  }
  start({ task: [['1', '2']] })
  await until(() => (runner?.state().tasks[0]?.undelivered ?? 0) === 2)
  server.end('task')
  await until(() => !isWorkingOn('task'))
  expect(await stopped()).toEqual({ tasks: { task: 'ended' }, batches: 1 })
  isAway = false
  start()
  await until(() => task.people.size === 2)
  await wait(MINUTE)
  expect(await stopped()).toEqual({ tasks: {}, batches: 0 })
})

/** Pauses between the calls at these times, as multiples of their full step, which have jitter of a half. */
function expectPauses(times: readonly number[], steps: readonly number[]): void {
  const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  for (const [index, step] of steps.entries()) {
    expect(pauses[index], `pause ${index + 1}`).toBeGreaterThanOrEqual(step / 2)
    expect(pauses[index], `pause ${index + 1}`).toBeLessThanOrEqual(step + 1)
  }
}
const doubling = (from: number, most: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.min(most, from * 2 ** index))

test('a server that is away is asked again after 1 s, 2 s and so on, at most 30 s', async () => {
  const asked: number[] = []
  server.claim = async () => {
    asked.push(clock.now())
    throw new ServerUnreachable()
  }
  start()
  await until(() => asked.length > 12)
  // The first request is that of the start.
  expectPauses(asked.slice(1), doubling(1000, 30_000, 10))
})

test('a network that is away is asked again after 1 s, 2 s and so on, at most five minutes, twelve times', async () => {
  const task = addTask()
  const asked: number[] = []
  const away = async (): Promise<string[]> => {
    asked.push(clock.now())
    throw new ExecutorFault({ kind: 'retry', reason: 'network_unreachable' })
  }
  start({ task: Array.from({ length: 20 }, () => away) })
  await until(() => task.status === 'error')
  expect([task.reason, asked.length]).toEqual(['retries_spent', 13])
  // A task is parked for a second at least.
  expectPauses(
    asked,
    doubling(1000, 5 * MINUTE, 12).map((step) => Math.max(2000, step)),
  )
})

test('a limit that ends at once is waited for 1 s, 2 s and so on, at most an hour, 24 times in a row', async () => {
  const task = addTask()
  const asked: number[] = []
  const limited = async (): Promise<string[]> => {
    asked.push(clock.now())
    throw new ExecutorFault({ kind: 'wait', until: clock.now(), reason: 'rate_limit' })
  }
  start({ task: Array.from({ length: 40 }, () => limited) })
  await until(() => task.status === 'error')
  expect([task.reason, asked.length]).toEqual(['retries_spent', 25])
  expectPauses(
    asked,
    doubling(1000, HOUR, 24).map((step) => Math.max(2000, step)),
  )
})

test('limits with people between them are no row of limits, however many there are', async () => {
  const task = addTask('task', { target_count: 30 })
  const limited: Fault = { kind: 'wait', until: null, reason: 'rate_limit' }
  const soon = () => Promise.reject(new ExecutorFault({ ...limited, until: clock.now() }))
  start({ task: Array.from({ length: 30 }, (_, at) => [soon, [`${at}`]]).flat() as Script })
  await until(() => task.status !== 'running' && task.status !== 'queued')
  expect([task.status, task.reason, task.people.size]).toEqual(['completed', 'target_reached', 30])
})

test('a sign-in wakes the tasks of its account alone', async () => {
  const signedOut: Fault = { kind: 'wait', until: null, reason: 'account_signed_out' }
  const [one, other] = ['one', 'other'].map((id) => {
    const task = addTask(id)
    Object.assign(task.claim.account, { id: `account of ${id}` })
    return task
  })
  start({ one: [signedOut, ['1']], other: [signedOut, ['2']] })
  await until(() => runner?.state().tasks.filter(({ parked }) => parked?.until === null).length === 2)
  runner?.wake('account of other')
  await wait(MINUTE)
  expect([one?.people.size, other?.people.size]).toEqual([0, 1])
})
