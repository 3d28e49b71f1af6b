import { expect, test } from 'vitest'
import { runConcurrently } from './run-concurrently.ts'

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

test('the first failure ends the others, and is told when all have ended', async () => {
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

test('who was stopped hears why, also of workers that ended without a word', async () => {
  const controller = new AbortController()
  const running = runConcurrently(controller.signal, [whenAborted])
  controller.abort(new Error('stopped'))
  await expect(running).rejects.toThrow('stopped')
  await expect(runConcurrently(controller.signal, [() => expect.unreachable()])).rejects.toThrow('stopped')
})

test('workers that are all done leave nothing to hear', async () => {
  await expect(runConcurrently(new AbortController().signal, [async () => 1, async () => 2])).resolves.toBe(
    undefined,
  )
})
