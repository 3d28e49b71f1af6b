import type { CollectWork } from '@seaport/contract/work/task-kind.schema'
import { expect, test } from 'vitest'
import { ended, type Stage, setStage, until } from './support/stage.ts'

const SEARCH = 'GET /2/tweets/search/recent'
const MINUTE = 60_000

async function start(stage: Stage, people: number) {
  const { id: post } = await stage.control<{ id: string }>('/post', { commenters: people })
  const work: CollectWork = {
    kind: 'collect_commenters',
    params: { links: [post], target_count: 100_000, duration_minutes: null },
  }
  const task = stage.addTask(work)
  const truth = async () =>
    (await stage.control<{ ids: string[] }>(`/truth/post/${post}/commenters`)).ids.sort()
  return { task, truth }
}

test('with the server away for an hour, collecting continues, the lease is lost, and everything arrives once', async () => {
  const stage = await setStage()
  const { task, truth } = await start(stage, 450)
  // A page now and then, so that the outage falls into the middle of the list.
  await stage.control('/limits', { endpoint: SEARCH, max: 1, windowMs: 15 * MINUTE })
  const runner = stage.runner()
  runner.start()
  await until(() => task.people.size >= 100)
  const away = stage.clock.now()
  stage.fake.trouble = () => (stage.clock.now() < away + 60 * MINUTE ? 'away' : 'none')
  const atHome = task.people.size
  await until(() => (runner.state().tasks[0]?.undelivered ?? 0) > 200)
  expect(runner.state().server).toBe('unreachable')
  expect(task.people.size).toBe(atHome)
  await ended(task)
  expect([...task.people.keys()].sort()).toEqual(await truth())
  expect(task.twice).toEqual([])
  expect(task.fence).toBeGreaterThan(1)
})

test('answers that get lost and faults of the server change nothing', async () => {
  const stage = await setStage()
  const { task, truth } = await start(stage, 650)
  let calls = 0
  stage.fake.trouble = () => {
    calls += 1
    if (calls % 3 === 0) return 'lost'
    return calls % 4 === 0 ? 'fault' : 'none'
  }
  stage.runner().start()
  await ended(task)
  expect([...task.people.keys()].sort()).toEqual(await truth())
  expect(task.twice).toEqual([])
  expect(task).toMatchObject({ status: 'completed', reason: 'list_exhausted' })
})

test('a start without the server continues with the journal', async () => {
  const stage = await setStage()
  const { task, truth } = await start(stage, 400)
  await stage.control('/limits', { endpoint: SEARCH, max: 2, windowMs: MINUTE })
  const first = stage.runner()
  first.start()
  await until(() => task.parkings.length > 0)
  await first.stop()
  stage.fake.trouble = () => 'away'
  const second = stage.runner()
  second.start()
  await until(() => (second.state().tasks[0]?.people ?? 0) > 200)
  expect(second.state()).toMatchObject({ running: true, server: 'unreachable' })
  stage.fake.trouble = () => 'none'
  await ended(task)
  expect([...task.people.keys()].sort()).toEqual(await truth())
  expect(task.twice).toEqual([])
})

test('a task that a person ends stops, delivers what it found, and is forgotten', async () => {
  const stage = await setStage()
  const { task } = await start(stage, 650)
  await stage.control('/limits', { endpoint: SEARCH, max: 2, windowMs: 15 * MINUTE })
  const runner = stage.runner()
  stage.fake.trouble = (path) => (path.endsWith('/resource') ? 'away' : 'none')
  runner.start()
  await until(() => task.parkings.length > 0)
  const found = runner.state().tasks[0]?.people ?? 0
  expect(found).toBeGreaterThan(0)
  expect(task.people.size).toBe(0)
  stage.model.end('task-1')
  runner.wake()
  await until(() => runner.state().tasks.length === 0)
  stage.fake.trouble = () => 'none'
  await until(() => task.people.size === found)
  const { endpoints } = await stage.control<{ endpoints: Record<string, { requests: number }> }>('/counters')
  expect(endpoints[SEARCH]?.requests).toBe(2)
  expect(task.status).toBe('ended')
})

test('a session that is over loses nothing: the work waits for the next login', async () => {
  const stage = await setStage()
  const { task, truth } = await start(stage, 400)
  const runner = stage.runner()
  runner.start()
  await until(() => task.people.size >= 100)
  stage.fake.trouble = () => 'session_over'
  await until(() => runner.state().server === 'session_over')
  await until(() => (runner.state().tasks[0]?.undelivered ?? 0) > 100)
  stage.fake.trouble = () => 'none'
  await ended(task)
  expect([...task.people.keys()].sort()).toEqual(await truth())
  expect(task.twice).toEqual([])
})

test('a deleted task is dropped', async () => {
  const stage = await setStage()
  const { task } = await start(stage, 650)
  await stage.control('/limits', { endpoint: SEARCH, max: 2, windowMs: 15 * MINUTE })
  const runner = stage.runner()
  runner.start()
  await until(() => task.parkings.length > 0)
  stage.model.tasks.delete('task-1')
  await until(() => runner.state().tasks.length === 0)
})

test('a second process on the same journal is refused', async () => {
  const stage = await setStage()
  stage.runner().start()
  expect(() => stage.runner().start()).toThrow(/locked/)
})
