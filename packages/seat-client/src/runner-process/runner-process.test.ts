import { afterEach, expect, test, vi } from 'vitest'
import { RunnerProcess, type RunnerProcessOptions } from './runner-process.ts'

afterEach(() => void vi.useRealTimers())

// A journal on a broken disk, or a module that a scanner took away.
test('a process that dies at once, again and again, is started less than 30 times in five minutes', async () => {
  vi.useFakeTimers()
  let started = 0
  const spawn = () => {
    started += 1
    return {
      pid: started,
      post: () => undefined,
      onMessage: () => undefined,
      onExit: (listener: (code: number) => void) => void setTimeout(() => listener(1), 5),
      kill: () => undefined,
    }
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const runner = new RunnerProcess({
    spawn,
    log,
    onState: () => undefined,
    setup: () => new Promise(() => undefined),
    client: {},
  } as unknown as RunnerProcessOptions)
  runner.start()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(started).toBeGreaterThan(5)
  expect(started).toBeLessThan(30)
  const before = started
  void runner.stop()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(started).toBe(before)
})
