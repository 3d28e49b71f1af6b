import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRunner } from './runner.ts'
import { ServerUnreachable } from './server.ts'
import { createFakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock } from './test-support/sim-clock.ts'

const MINUTE = 60_000

/** Polls on every turn of the event loop, because simulated time does not wait. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

/** A promotion of two targets with a time limit of a minute, in progress. */
function promotionOfAMinute({ answersLate = false, minutes = 1 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-time-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const promotion = createFakePromotion(clock.now, 2, 9)
  const task = model.add(
    {
      id: 'task',
      name: 'task',
      account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
      work: {
        kind: 'join_group',
        params: { groups: ['@a', '@b'], send_interval_seconds: 5, duration_minutes: minutes },
      },
      target_count: 2,
    },
    promotion,
  )
  const pass = (ms: number) => clock.wait(ms, new AbortController().signal)
  const next = model.next.bind(model)
  model.next = async (...asked) => {
    const answer = await next(...asked)
    if (answersLate && asked[1].begin) await pass(2 * MINUTE)
    return answer
  }
  const runner = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server: model,
    executors: () => [],
    maxParallel: 1,
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (_fields, text) => expect.unreachable(text),
    },
    clock,
  })
  runner.start()
  onTestFinished(async () => {
    await runner.stop()
    clock.stop()
    rmSync(folder, { recursive: true })
  })
  const began = clock.now()
  const shown = () => runner.state().tasks.find(({ id }) => id === 'task')
  const step = () => shown()?.manual?.step.kind
  return { clock, model, task, promotion, runner, shown, step, pass, began }
}

test('when a task’s time is up, a target in progress is not interrupted and no other starts', async () => {
  const { clock, task, promotion, runner, step, pass, began } = promotionOfAMinute()
  await until(() => step() === 'ready')
  await runner.startTarget('task')
  await pass(10 * MINUTE)
  expect(step()).toBe('open')
  expect(task.final).toBeNull()
  expect(runner.recordOutcome('task', { position: 0, outcome: 'done', reason: null })).toBe(true)
  await until(() => task.final !== null)
  expect(clock.now() - began).toBeGreaterThanOrEqual(10 * MINUTE)
  expect(task).toMatchObject({ status: 'completed', reason: 'duration_over', final: { actual_count: 1 } })
  expect(promotion.targets.map(({ outcome }) => outcome)).toEqual(['done', 'pending'])
})

test('a target whose start is answered after the task’s time was up is not shown', async () => {
  const { task, runner, step } = promotionOfAMinute({ answersLate: true })
  await until(() => step() === 'ready')
  expect(await runner.startTarget('task')).toEqual({ kind: 'finished' })
  await until(() => task.final !== null)
  expect(task).toMatchObject({ status: 'completed', reason: 'duration_over' })
  expect(runner.recordOutcome('task', { position: 0, outcome: 'done', reason: null })).toBe(false)
})

test('when a task’s time is up and no target is in progress, it ends by itself', async () => {
  const { clock, task, began } = promotionOfAMinute()
  await until(() => task.final !== null)
  expect(clock.now() - began).toBeGreaterThanOrEqual(MINUTE)
  expect(clock.now() - began).toBeLessThan(3 * MINUTE)
  expect(task).toMatchObject({ status: 'completed', reason: 'duration_over', final: { actual_count: 0 } })
})

test('while the guard makes a person wait, it is asked again every minute: it may give way sooner', async () => {
  const { clock, model, step, shown, pass } = promotionOfAMinute({ minutes: 10_080 })
  const next = model.next.bind(model)
  const asked: number[] = []
  const until24 = new Date(clock.now() + 24 * 60 * MINUTE).toISOString()
  model.next = async (...given) => {
    asked.push(clock.now())
    if (asked.length > 3) return next(...given)
    return { step: { kind: 'wait', until: until24, reason: 'daily_cap' }, done: 0, left: 2 }
  }
  await until(() => asked.length === 2)
  expect(shown()?.parked).toMatchObject({ until: Date.parse(until24), reason: 'daily_cap' })
  await until(() => step() === 'ready')
  expect(asked.slice(1, 4).map((at, nth) => at - (asked[nth] ?? 0))).toEqual([MINUTE, MINUTE, MINUTE])
  expect(shown()?.parked).toBeNull()
  await pass(MINUTE)
})

test('no target is started before the server has the last outcome, or it would name the same one again', async () => {
  const { model, runner, step } = promotionOfAMinute({ minutes: 10_080 })
  await until(() => step() === 'ready')
  await runner.startTarget('task')
  const settle = model.settle.bind(model)
  model.settle = async () => {
    throw new ServerUnreachable()
  }
  runner.recordOutcome('task', { position: 0, outcome: 'done', reason: null })
  expect(await runner.startTarget('task')).toEqual({ kind: 'unreachable' })
  model.settle = settle
  await until(() => step() === 'ready')
  expect(await runner.startTarget('task')).toMatchObject({ kind: 'target', target: { position: 1 } })
})

test('an outcome that was undone counts no more; beside the next target none can be undone', async () => {
  const { runner, shown, step } = promotionOfAMinute()
  const done = { position: 0, outcome: 'done', reason: null } as const
  await until(() => step() === 'ready')
  await runner.startTarget('task')
  runner.recordOutcome('task', done)
  await until(() => shown()?.undelivered === 0 && step() === 'ready')
  expect([shown()?.people, shown()?.manual?.last?.outcome]).toEqual([1, 'done'])
  expect(await runner.undoOutcome('task')).toBe('undone')
  expect([shown()?.people, shown()?.manual?.last, step()]).toEqual([0, null, 'open'])
  runner.recordOutcome('task', done)
  await until(() => shown()?.undelivered === 0 && step() === 'ready')
  await runner.startTarget('task')
  expect([shown()?.people, shown()?.manual?.last]).toEqual([1, null])
})
