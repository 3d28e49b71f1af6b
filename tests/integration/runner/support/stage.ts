import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import type { TokenStore } from '@seaport/platforms/oauth/token-source'
import type { CollectExecutor } from '@seaport/runner/executor'
import { createRunner, type Runner } from '@seaport/runner/runner'
import type { RunnerOptions } from '@seaport/runner/runner-session'
import type { RunnerServer } from '@seaport/runner/server'
import { FakeServer, type FakeTask } from '@seaport/runner/test-support/fake-server'
import { createSimClock, type SimClock } from '@seaport/runner/test-support/sim-clock'
import { type RunningSandbox, startSandbox } from '@seaport/sandbox/server'
import { onTestFinished } from 'vitest'
import { sandboxCollector } from './collector.ts'
import { connect } from './http-client.ts'
import { type HttpFake, startHttpFake } from './http-fake.ts'

/** The account of all tests. */
export const ACCOUNT = { id: 'account-1', network: 'x_sandbox', account: 'harbor_tea', nickname: '' } as const

/** A sandbox network, a server and the means to run a runner between them; simulated time, real HTTP, a real journal. */
export interface Stage {
  clock: SimClock
  sandbox: RunningSandbox
  model: FakeServer
  fake: HttpFake
  journalPath: string
  vault: TokenStore
  /** Makes a runner on the stage's journal; it is stopped with the test. */
  runner(options?: Partial<RunnerOptions> & { timeoutMs?: number }): Runner
  /** An executor whose requests take no simulated time. */
  timeless(executor: CollectExecutor): CollectExecutor
  addTask(work: TaskWork, id?: string): FakeTask
  control<T = Record<string, unknown>>(path: string, body?: unknown): Promise<T>
}

export async function setStage(options: Parameters<typeof startSandbox>[0] = {}): Promise<Stage> {
  const clock = createSimClock()
  const folder = mkdtempSync(join(tmpdir(), 'seaport-runner-'))
  const sandbox = await startSandbox({ people: 400, seed: 'runner', now: clock.now, ...options })
  const model = new FakeServer(clock)
  const fake = await startHttpFake(model)
  const journalPath = join(folder, 'journal.sqlite')
  const control = controlOf(sandbox.url)
  const vault = memoryVault(await signedIn(control, clock.now()))
  const runners: Runner[] = []

  onTestFinished(async () => {
    for (const runner of runners) await runner.stop()
    clock.stop()
    await fake.close()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })

  return {
    clock,
    sandbox,
    model,
    fake,
    journalPath,
    vault,
    control,
    timeless: (executor) => timelessExecutor(clock, executor),
    addTask: (work, id = 'task-1') => model.add({ id, name: id, work, account: ACCOUNT }),
    runner({ timeoutMs, ...given } = {}) {
      const runner = createRunner({
        journalPath,
        server: timeless(clock, connect(fake.url)),
        executors: ({ rates }) => [
          timelessExecutor(
            clock,
            sandboxCollector({
              url: sandbox.url,
              clock,
              rates,
              tokenStoreFor: () => vault,
              ...(timeoutMs !== undefined && { timeoutMs }),
            }),
          ),
        ],
        maxParallel: 4,
        logger: silent,
        clock,
        ...given,
      })
      runners.push(runner)
      return runner
    },
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** @returns calls of the sandbox's levers; with a body they are POSTs */
export function controlOf(url: string): Stage['control'] {
  return async <T>(path: string, body?: unknown) => {
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await fetch(`${url}/_control${path}`, body === undefined ? {} : post)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}

/** Tokens of the test account, as a sign-in would have brought them. */
export async function signedIn(control: Stage['control'], now: number): Promise<Tokens> {
  const pair = await control<{ access_token: string; refresh_token: string; expires_in: number }>('/token', {
    handle: ACCOUNT.account,
  })
  return {
    access_token: pair.access_token,
    refresh_token: pair.refresh_token,
    expires_at: now + pair.expires_in * 1000,
    scopes: [],
  }
}

function memoryVault(first: Tokens): TokenStore {
  let kept: Tokens | null = first
  return {
    load: async () => kept,
    save: async (tokens) => {
      kept = tokens
    },
    exclusively: (work) => work(),
  }
}

/** Waits until the condition holds; polls between turns of the event loop, without a timer. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}

/** Waits until the server has seen the task's end. */
export async function ended(task: FakeTask): Promise<void> {
  await until(() => ['completed', 'error', 'ended'].includes(task.status))
}

function timeless(clock: SimClock, server: RunnerServer): RunnerServer {
  return {
    claim: (body, signal) => clock.runWhile(() => server.claim(body, signal)),
    progress: (id, body, signal) => clock.runWhile(() => server.progress(id, body, signal)),
    uploadResources: (id, body, signal) => clock.runWhile(() => server.uploadResources(id, body, signal)),
    next: (id, body, signal) => clock.runWhile(() => server.next(id, body, signal)),
    settle: (id, body, signal) => clock.runWhile(() => server.settle(id, body, signal)),
    undoOutcome: (id, body, signal) => clock.runWhile(() => server.undoOutcome(id, body, signal)),
    keep: (id, body, signal) => clock.runWhile(() => server.keep(id, body, signal)),
    undoKeep: (id, body, signal) => clock.runWhile(() => server.undoKeep(id, body, signal)),
    finish: (id, body, signal) => clock.runWhile(() => server.finish(id, body, signal)),
  }
}

function timelessExecutor(clock: SimClock, executor: CollectExecutor): CollectExecutor {
  return {
    ...executor,
    async *pages(reading) {
      const pages = executor.pages(reading)[Symbol.asyncIterator]()
      for (;;) {
        const next = await clock.runWhile(() => pages.next())
        if (next.done) return
        yield next.value
      }
    },
  }
}
