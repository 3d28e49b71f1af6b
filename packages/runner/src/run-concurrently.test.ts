import { expect, test } from 'vitest'
import { runConcurrently } from './run-concurrently.ts'

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

test('the first failure aborts the others, and is thrown when all have ended', async () => {
  const ended: string[] = []
  const waits = async (signal: AbortSignal) => {
    await whenAborted(signal)
    ended.push('waiting')
    throw new Error('because it was ended')
  }
  const fails = async () => {
    throw new Error('failed')
  }
  await expect(runConcurrently(new AbortController().signal, [waits, fails])).rejects.toThrow('failed')
  expect(ended).toEqual(['waiting'])
})

test('an aborted job throws the reason, even if its workers ended silently', async () => {
  const controller = new AbortController()
  const running = runConcurrently(controller.signal, [whenAborted])
  controller.abort(new Error('stopped'))
  await expect(running).rejects.toThrow('stopped')
  await expect(runConcurrently(controller.signal, [() => expect.unreachable()])).rejects.toThrow('stopped')
})

test('a job whose workers all finish throws nothing', async () => {
  await expect(runConcurrently(new AbortController().signal, [async () => 1, async () => 2])).resolves.toBe(
    undefined,
  )
})
