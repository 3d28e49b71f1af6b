import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FakeServer } from '@seaport/runner/test-support/fake-server'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { startHttpFake } from './support/http-fake.ts'
import { ACCOUNT, controlOf, signedIn } from './support/stage.ts'
import type { WorkerSetup } from './support/worker.ts'

const WORKER = fileURLToPath(new URL('./support/worker.ts', import.meta.url))
const SEARCH = 'GET /2/tweets/search/recent'
const MIB = 1024 * 1024

test('10,000 commenters: each exactly once, in the memory that 1,000 take', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-many-'))
  const sandbox = await startSandbox({
    people: 10_500,
    seed: 'many',
    limits: { [SEARCH]: { max: 100_000, windowMs: 900_000 } },
  })
  const model = new FakeServer({ now: Date.now })
  const fake = await startHttpFake(model)
  const control = controlOf(sandbox.url)
  const tokensPath = join(folder, 'tokens.json')
  writeFileSync(tokensPath, JSON.stringify(await signedIn(control, Date.now())))
  const post = await control<{ id: string }>('/post', { commenters: 10_000 })
  const task = model.add({
    id: 'task-1',
    name: 'many',
    account: ACCOUNT,
    work: {
      kind: 'collect_commenters',
      params: { links: [post.id], target_count: 100_000, duration_minutes: null },
    },
  })
  const setup: WorkerSetup = {
    journalPath: join(folder, 'journal.sqlite'),
    serverUrl: fake.url,
    sandboxUrl: sandbox.url,
    tokensPath,
  }
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', WORKER, JSON.stringify(setup)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await fake.close()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  const memory = async (): Promise<number> => {
    const answer = once(child, 'message')
    child.send('memory')
    const [bytes] = await answer
    return Number(bytes)
  }

  await expect.poll(() => task.people.size, { interval: 5 }).toBeGreaterThanOrEqual(1000)
  const early = await memory()
  await expect.poll(() => task.status, { interval: 20 }).toBe('completed')
  const late = await memory()

  const { ids } = await control<{ ids: string[] }>(`/truth/post/${post.id}/commenters`)
  expect(ids.length).toBe(10_000)
  expect([...task.people.keys()].sort()).toEqual([...ids].sort())
  expect(task.twice).toEqual([])
  expect(task.final?.actual_count).toBe(10_000)
  // Retaining 9,000 people in any form would need more.
  expect(late - early).toBeLessThan(1.5 * MIB)
})
