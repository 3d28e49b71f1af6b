import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ExecutorFault, type PromotionExecutor } from './executor.ts'
import { createRunner, type Runner } from './runner.ts'
import type { RunnerServer } from './server.ts'
import { createFakePromotion, FAKE_DAY_MS } from './test-support/fake-promotion.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'
import { type Happening, troubledServer } from './test-support/troubled-server.ts'

/** Fault of one call to the server; `cut` = the program is killed at that moment and started again. */
const happening = fc.constantFrom<Happening>('none', 'none', 'none', 'unreachable', 'lost', 'fault', 'cut')
/**
 * Result of a write. `vanished`: it arrived, but neither the answer nor the lists show it; `killed`: it arrived, and the process dies before the
 * answer; `killed_before`: the process dies, and nothing was sent.
 */
const answer = fc.constantFrom(
  'landed',
  'landed',
  'landed',
  'found',
  'vanished',
  'refused',
  'limited',
  'signed_out',
  'broken',
  'killed',
  'killed_before',
)
type Answer = typeof answer extends fc.Arbitrary<infer T> ? T : never
const story = fc.record({
  size: fc.integer({ min: 1, max: 8 }),
  cap: fc.integer({ min: 1, max: 4 }),
  happenings: fc.array(happening, { maxLength: 40 }),
  answers: fc.array(answer, { maxLength: 30 }),
})
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

test('whatever the network and server answer, and whenever the process dies, nothing is sent twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-send-'))
  let run = 0
  try {
    await fc.assert(
      fc.asyncProperty(story, async (given) => {
        run += 1
        await play(join(folder, `${run}.sqlite`), given)
      }),
      { numRuns: 25 },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['passes is looked for again', { kind: 'retry', reason: 'network_unreachable' }, 'done', 'completed'],
  ['ends the task leaves it unknown', { kind: 'task', reason: 'capability_refused' }, 'unknown', 'error'],
] as const)('a target started earlier: the fault %s', async (_title, fault, outcome, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-begun-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const promotion = createFakePromotion(clock.now, 1, 1)
  const task = model.add(posts(1), promotion)
  const begun = Promise.withResolvers<void>()
  const looked: boolean[] = []
  const executor: PromotionExecutor = {
    mode: 'promote',
    networks: ['x_sandbox'],
    kinds: ['publish_group_post'],
    async perform({ lookUp, signal }) {
      looked.push(lookUp)
      if (looked.length === 1) {
        begun.resolve()
        return untilStopped(signal)
      }
      if (looked.length === 2) throw new ExecutorFault(fault)
      return { outcome: 'done', reason: null }
    },
  }
  const begin = () => start(join(folder, 'journal.sqlite'), model, executor, clock)
  const killed = begin()
  await begun.promise
  await killed.stop()
  const runner = begin()
  while (task.status !== status) await new Promise((resolve) => setImmediate(resolve))
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
  expect(promotion.targets[0]).toMatchObject({ outcome })
  expect(looked).toEqual(outcome === 'done' ? [false, true, true] : [false, true])
})

test('a cap of one target a day is used every day, however many days the task lasts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-daily-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const days = 14
  const task = model.add(posts(days), createFakePromotion(clock.now, days, 1))
  const sentOn = new Set<number>()
  const executor: PromotionExecutor = {
    mode: 'promote',
    networks: ['x_sandbox'],
    kinds: ['publish_group_post'],
    async perform() {
      sentOn.add(Math.floor(clock.now() / FAKE_DAY_MS))
      return { outcome: 'done', reason: null }
    },
  }
  const firstDay = Math.floor(clock.now() / FAKE_DAY_MS)
  const runner = start(join(folder, 'journal.sqlite'), model, executor, clock)
  while (task.status !== 'completed') await new Promise((resolve) => setImmediate(resolve))
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
  expect([...sentOn]).toEqual(Array.from({ length: days }, (_, day) => firstDay + day))
})

async function play(journalPath: string, { size, cap, happenings, answers }: Story): Promise<void> {
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const promotion = createFakePromotion(clock.now, size, cap)
  const task = model.add(posts(size), promotion)
  let kills = 0
  const kill = () => {
    kills += 1
  }
  const network = createNetwork(clock, answers, kill)
  const server = troubledServer(clock, model, happenings, kill)
  const begin = () => start(journalPath, server, network.executor, clock)
  let runner = begin()
  for (let seen = 0; task.status !== 'completed'; ) {
    await new Promise((resolve) => setImmediate(resolve))
    if (kills === seen) continue
    seen = kills
    await runner.stop()
    runner = begin()
  }
  await runner.stop()
  clock.stop()

  expect(promotion.most()).toBeLessThanOrEqual(cap)
  for (const [position, { outcome }] of promotion.targets.entries()) {
    const landed = network.landed.get(position) ?? 0
    expect(landed).toBeLessThanOrEqual(1)
    if (outcome === 'done') expect(landed).toBe(1)
    if (outcome === 'skipped') expect(landed).toBe(0)
    expect(outcome).not.toBe('pending')
  }
}

function createNetwork(clock: SimClock, answers: readonly Answer[], kill: () => void) {
  const script = [...answers]
  const landed = new Map<number, number>()
  const hidden = new Set<number>()
  const executor: PromotionExecutor = {
    mode: 'promote',
    networks: ['x_sandbox'],
    kinds: ['publish_group_post'],
    async perform({ target: { position }, lookUp, signal }) {
      if (lookUp) {
        const isShown = landed.has(position) && !hidden.has(position)
        return { outcome: isShown ? 'done' : 'unknown', reason: null }
      }
      const next = script.shift() ?? 'landed'
      if (next === 'limited')
        throw new ExecutorFault({ kind: 'wait', until: clock.now() + 5000, reason: 'rate_limit' })
      if (next === 'signed_out')
        throw new ExecutorFault({ kind: 'wait', until: null, reason: 'account_signed_out' })
      if (next === 'broken') throw new ExecutorFault({ kind: 'retry', reason: 'network_unreachable' })
      if (next === 'refused') return { outcome: 'skipped', reason: 'not_reachable' }
      if (next === 'killed_before') {
        kill()
        return untilStopped(signal)
      }
      landed.set(position, (landed.get(position) ?? 0) + 1)
      if (next === 'vanished') {
        hidden.add(position)
        return { outcome: 'unknown', reason: null }
      }
      if (next === 'killed') {
        kill()
        return untilStopped(signal)
      }
      return { outcome: 'done', reason: null }
    },
  }
  return { executor, landed }
}

/** A killed process gets no more answers. */
function untilStopped(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return promise
}

function start(
  journalPath: string,
  server: RunnerServer,
  executor: PromotionExecutor,
  clock: SimClock,
): Runner {
  const runner = createRunner({
    journalPath,
    server,
    executors: () => [executor],
    maxParallel: 2,
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (_fields, msg) => expect.unreachable(msg),
    },
    clock,
  })
  runner.start()
  return runner
}

function posts(size: number) {
  const groups = Array.from({ length: size }, (_, at) => `${1000 + at}`)
  return {
    id: 'task',
    name: 'task',
    executor: 'api',
    account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
    work: {
      kind: 'publish_group_post',
      params: { script_id: 'script', groups, send_interval_seconds: 5, duration_minutes: 10_080 },
    },
    target_count: size,
  } as const
}
