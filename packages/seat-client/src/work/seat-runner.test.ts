import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, onTestFinished, test } from 'vitest'
import { createSeatRunner } from './seat-runner.ts'

test('tokens are renewed from each start to its stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-seat-runner-'))
  const clock = createSimClock()
  let rounds = 0
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (text: string) => expect.unreachable(text),
  }
  const runner = createSeatRunner({
    client: { call: async () => ({ tasks: [] }) } as never,
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
    signedIn: () => {
      rounds += 1
      return []
    },
  })
  onTestFinished(async () => {
    await runner.stop()
    clock.stop()
    rmSync(folder, { recursive: true })
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
