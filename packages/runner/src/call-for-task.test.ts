import { expect, test } from 'vitest'
import { callForTask } from './call-for-task.ts'
import { ServerRefused } from './server.ts'
import { TaskLostError } from './task-errors.ts'

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
const connection = { retryUntilAnswered: (call: () => Promise<unknown>) => call() }

/** A task of fence 1, which the server refuses; `meanwhile` happens before the refusal arrives. */
function calling(meanwhile: (run: { claim: { fence: number } }, stop: () => void) => void) {
  const run = { claim: { id: 'task', fence: 1 } }
  const stopping = new AbortController()
  const fences: number[] = []
  const call = async (fence: number) => {
    fences.push(fence)
    if (fences.length > 2) throw new Error('called without an end')
    if (fence !== 1) return 'answer'
    meanwhile(run, () => stopping.abort(new Error('stopped')))
    throw new ServerRefused('stale_fence', 409)
  }
  const answer = callForTask({ connection, logger } as never, run as never, stopping.signal, call)
  return { fences, answer }
}

test('a call that was refused for its fence is repeated with that of the claim which came meanwhile', async () => {
  const { fences, answer } = calling((run) => {
    run.claim = { ...run.claim, fence: 2 }
  })
  expect(await answer).toBe('answer')
  expect(fences).toEqual([1, 2])
})

test('without a new claim the task is lost', async () => {
  const { fences, answer } = calling(() => undefined)
  await expect(answer).rejects.toBeInstanceOf(TaskLostError)
  expect(fences).toEqual([1])
})

test('a runner that stops meanwhile neither loses the task nor calls again', async () => {
  const { fences, answer } = calling((run, stop) => {
    run.claim = { ...run.claim, fence: 2 }
    stop()
  })
  await expect(answer).rejects.toThrow('stopped')
  expect(fences).toEqual([1])
})
