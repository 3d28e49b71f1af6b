import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FakeServer } from '@seaport/runner/test-support/fake-server'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { numbers } from '../../support/random.ts'
import { startHttpFake } from './support/http-fake.ts'
import { ACCOUNT, controlOf, signedIn } from './support/stage.ts'
import type { WorkerSetup } from './support/worker.ts'

const WORKER = fileURLToPath(new URL('./support/worker.ts', import.meta.url))
const SEARCH = 'GET /2/tweets/search/recent'
const KILLS = process.env.SEAPORT_TEST_ALL === '1' ? 12 : 8

test('killed again and again in the middle of the work: nobody is missing, nobody comes twice', async () => {
  const seed = Date.now() % 100_000
  const random = numbers(seed)
  const folder = mkdtempSync(join(tmpdir(), 'seaport-kill-'))
  const sandbox = await startSandbox({
    people: 4000,
    seed: 'kill',
    limits: { [SEARCH]: { max: 100_000, windowMs: 900_000 } },
  })
  const model = new FakeServer({ now: Date.now })
  const fake = await startHttpFake(model)
  const control = controlOf(sandbox.url)
  const setup: WorkerSetup = {
    journalPath: join(folder, 'journal.sqlite'),
    serverUrl: fake.url,
    sandboxUrl: sandbox.url,
    tokensPath: join(folder, 'tokens.json'),
  }
  let child: ChildProcess | null = null
  onTestFinished(async () => {
    child?.kill('SIGKILL')
    await fake.close()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })

  writeFileSync(setup.tokensPath, JSON.stringify(await signedIn(control, Date.now())))
  const posts = [
    await control<{ id: string }>('/post', { commenters: 1500 }),
    await control<{ id: string }>('/post', { commenters: 1500 }),
  ]
  const tasks = posts.map(({ id }, index) =>
    model.add({
      id: `task-${index}`,
      name: id,
      account: ACCOUNT,
      work: {
        kind: 'collect_commenters',
        params: { links: [id], target_count: 100_000, duration_minutes: null },
      },
    }),
  )
  const isOver = () => tasks.every(({ status }) => status === 'completed')

  // The kill falls on a call of the server, on its way in or with its answer lost; the network is slow enough that pages fall between.
  await control('/fault', { route: SEARCH, kind: 'slow', ms: 8 })
  let killed = 0
  let callsLeft = 0
  const born = () => {
    callsLeft = 2 + Math.floor(random() * 14)
    child = spawn(process.execPath, [WORKER, JSON.stringify(setup)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return child
  }
  fake.trouble = () => {
    callsLeft -= 1
    if (killed >= KILLS || callsLeft > 0) return 'none'
    if (callsLeft === 0) setTimeout(() => child?.kill('SIGKILL'), random() * 30)
    return random() < 0.5 ? 'lost' : 'none'
  }
  while (killed < KILLS && !isOver()) {
    const [, signal] = await once(born(), 'exit')
    expect(signal, `seed ${seed}`).toBe('SIGKILL')
    killed += 1
  }
  await control('/reset', {})
  await control('/limits', { endpoint: SEARCH, max: 100_000 })
  born()
  await expect.poll(isOver, { interval: 20 }).toBe(true)

  expect(killed, `seed ${seed}`).toBeGreaterThan(3)
  for (const [index, task] of tasks.entries()) {
    const { ids } = await control<{ ids: string[] }>(`/truth/post/${posts[index]?.id}/commenters`)
    expect([...task.people.keys()].sort(), `seed ${seed}`).toEqual([...ids].sort())
    expect(task.twice, `seed ${seed}`).toEqual([])
    expect(task.final?.actual_count).toBe(ids.length)
    expect(task.fence).toBeGreaterThan(3)
  }
})
