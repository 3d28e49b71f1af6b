import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSeat } from '@seaport/contract/desk/seat'
import { openAccount } from '@seaport/contract/desk/seat-session'
import type { Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { userInfo } from '@seaport/contract/people/user'
import { listResources } from '@seaport/contract/work/resource'
import {
  claimTasks,
  finishTask,
  nextTarget,
  reportProgress,
  settleTarget,
  uploadResources,
} from '@seaport/contract/work/runner'
import { createTask, getTask, listTaskResources, listTaskTargets } from '@seaport/contract/work/task'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import { systemClock } from '@seaport/runner/clock'
import { createRunner } from '@seaport/runner/runner'
import { type RunnerServer, ServerRefused } from '@seaport/runner/server'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import type { TestSeat } from '../../apps/server/src/test-support/people.ts'
import { createScene } from '../../apps/server/src/test-support/scene.ts'
import {
  RefusedCall,
  startTestServer,
  type TestServer,
} from '../../apps/server/src/test-support/test-server.ts'
import { eachDatabase } from '../support/databases.ts'
import { sandboxCollector } from './runner/support/collector.ts'
import { controlOf, signedIn } from './runner/support/stage.ts'

const SEARCH = 'GET /2/tweets/search/recent'
const COMMENTERS = 10_000

/** The runner's server over the real API, with the seat's own credentials. */
function serverOf(server: TestServer, seat: TestSeat): RunnerServer {
  const ask = async <const E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    try {
      return await server.call(endpoint, input, seat)
    } catch (error) {
      throw error instanceof RefusedCall ? new ServerRefused(error.refusal.reason, error.status) : error
    }
  }
  return {
    claim: (body) => ask(claimTasks, { body }),
    progress: (id, body) => ask(reportProgress, { params: { id }, body }),
    uploadResources: (id, body) => ask(uploadResources, { params: { id }, body }),
    next: (id, body) => ask(nextTarget, { params: { id }, body }),
    settle: (id, body) => ask(settleTarget, { params: { id }, body }),
    finish: (id, body) => ask(finishTask, { params: { id }, body }),
  }
}

eachDatabase('ten thousand commenters, from the network to the library', (place) => {
  test('each exactly once, within the rate limit, and all numbers agree', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seaport-loop-'))
    const sandbox = await startSandbox({ people: COMMENTERS + 500, seed: 'main-loop' })
    const server = await startTestServer(place)
    const control = controlOf(sandbox.url)
    const post = await control<{ id: string }>('/post', { commenters: COMMENTERS })
    let tokens: Tokens | null = await signedIn(control, Date.now())

    const scene = await createScene(server, { ports: 3 })
    const { supervisor, seat, accountId } = scene
    const { slot } = await server.call(openAccount, { params: { id: accountId } }, seat)
    const task = await server.call(
      createTask,
      {
        body: {
          account_id: accountId,
          work: { kind: 'collect_commenters', params: { links: [post.id], target_count: 100_000 } },
        },
      },
      seat,
    )
    expect(slot).toBe(1)
    expect(await server.call(userInfo, {}, supervisor)).toMatchObject({ port_occupy_num: 2 })

    const runner = createRunner({
      journalPath: join(folder, 'journal.sqlite'),
      server: serverOf(server, seat),
      executors: ({ rates }) => [
        sandboxCollector({
          url: sandbox.url,
          clock: systemClock,
          rates,
          vaultOf: () => ({
            load: async () => tokens,
            save: async (fresh) => {
              tokens = fresh
            },
          }),
        }),
      ],
      maxParallel: 4,
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
    onTestFinished(async () => {
      await runner.stop()
      await server.stop()
      await sandbox.close()
      rmSync(folder, { recursive: true })
    })
    runner.start()
    await expect
      .poll(async () => (await server.call(getTask, { params: { id: task.id } }, supervisor)).status, {
        timeout: 60_000,
      })
      .toBe('completed')

    const truth = await control<{ ids: string[] }>(`/truth/post/${post.id}/commenters`)
    const stored = await server.install.database.db
      .selectFrom('sighting')
      .innerJoin('resource', 'resource.key', 'sighting.resource_key')
      .select('external_id')
      .where('task_id', '=', task.id)
      .execute()
    expect(truth.ids).toHaveLength(COMMENTERS)
    expect(stored.map((row) => row.external_id).sort()).toEqual([...truth.ids].sort())

    const done = await server.call(getTask, { params: { id: task.id } }, supervisor)
    const inTask = await server.call(
      listTaskResources,
      { params: { id: task.id }, query: { page_size: 1 } },
      supervisor,
    )
    const inLibrary = await server.call(listResources, { query: { page_size: 1 } }, supervisor)
    const targets = await server.call(listTaskTargets, { params: { id: task.id } }, supervisor)
    expect(done).toMatchObject({ actual_count: COMMENTERS, end_reason: 'list_exhausted' })
    expect([inTask.total, inLibrary.total, targets.list[0]?.collected]).toEqual([
      COMMENTERS,
      COMMENTERS,
      COMMENTERS,
    ])
    expect(await server.call(getSeat, { params: { id: seat.id } }, supervisor)).toMatchObject({
      occupied: 1,
      open_accounts: 1,
    })
    expect(await server.call(userInfo, {}, supervisor)).toMatchObject({ port_occupy_num: 1 })

    const counters = await control<{
      limitExceeded: number
      rateLimited: number
      endpoints: Record<string, { requests: number; maxUsedInWindow: number; limit: number }>
    }>('/counters')
    const search = counters.endpoints[SEARCH]
    expect(counters).toMatchObject({ limitExceeded: 0, rateLimited: 0 })
    expect(search?.requests).toBe(done.pages)
    expect(search?.maxUsedInWindow).toBeLessThanOrEqual(search?.limit ?? 0)
  }, 120_000)
})
