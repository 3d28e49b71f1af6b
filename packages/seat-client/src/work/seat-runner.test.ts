import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFakePromotion } from '@seaport/runner/test-support/fake-promotion'
import { FakeServer } from '@seaport/runner/test-support/fake-server'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, onTestFinished, test, vi } from 'vitest'

const { model } = vi.hoisted(() => ({ model: { now: undefined as unknown } }))
vi.mock('./runner-server.ts', () => ({ createRunnerServer: () => model.now }))
const { createSeatRunner } = await import('./seat-runner.ts')

/** A runner on a model of the server, of a client to which no network is known. */
function rig(signedIn: () => [] = () => []) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-seat-runner-'))
  const clock = createSimClock()
  const server = new FakeServer(clock)
  model.now = server
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (text: string) => expect.unreachable(text),
  }
  const runner = createSeatRunner({
    client: { call: async () => ({ text: 'Trà', files: [] }) } as never,
    clock,
    attended: true,
    log,
    journalPath: join(folder, 'journal.sqlite'),
    find: () => undefined,
    fetchOf: () => fetch,
    tokenStoreFor: () => ({}) as never,
    onSignedOut: () => undefined,
    onState: () => undefined,
    onJournalSetAside: () => undefined,
    acceptsTasks: () => true,
    hearsEvents: () => false,
    signedIn,
  })
  onTestFinished(async () => {
    await runner.stop()
    clock.stop()
    rmSync(folder, { recursive: true })
  })
  return { runner, clock, server }
}

test.each(['x', 'facebook', 'instagram'] as const)(
  'work for %s, which is not set up, ends',
  async (network) => {
    const { runner, clock, server } = rig()
    const task = {
      account: { id: 'account', network, account: 'harbor_tea', nickname: '' },
      executor: 'api',
      target_count: 1,
    } as const
    const params = { duration_minutes: null }
    const tasks = [
      server.add({
        ...task,
        ...{ id: 'read', name: 'read' },
        work: {
          kind: 'collect_homepage',
          params: { ...params, profiles: ['harbor_tea'], target_count: 1 },
        } as never,
      }),
      server.add(
        {
          ...task,
          ...{ id: 'write', name: 'write' },
          work: { kind: 'publish_post', params: { ...params, script_id: 's', promotion_count: 1 } } as never,
        },
        createFakePromotion(clock.now, 1, 1),
      ),
    ]
    runner.start()
    const isOver = () => tasks.every(({ status }) => !/queued|running/.test(status))
    while (!isOver() && tasks.every(({ parkings }) => parkings.length === 0))
      await new Promise((resolve) => setImmediate(resolve))
    expect(tasks.map(({ status, reason, parkings }) => [status, reason, parkings])).toEqual([
      ['error', 'network_misconfigured', []],
      ['error', 'network_misconfigured', []],
    ])
  },
)

test('tokens are renewed from each start to its stop', async () => {
  let rounds = 0
  const { runner, clock } = rig(() => {
    rounds += 1
    return []
  })
  const { signal } = new AbortController()
  /** How often tokens are looked at in the next minutes: first after one, then after six hours. */
  const looks = async (minutes: number) => {
    rounds = 0
    await clock.wait(minutes * 60_000, signal)
    return rounds
  }
  runner.start()
  expect(await looks(2)).toBe(1)
  await runner.stop()
  expect(await looks(7 * 60)).toBe(0)
  runner.start()
  expect(await looks(2)).toBe(1)
})
