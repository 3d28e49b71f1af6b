import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const { signal } = new AbortController()

test('work with the same key runs in sequence, other keys don’t wait', async () => {
  const turns = createTurns()
  const first = Promise.withResolvers<void>()
  const did: string[] = []
  const slow = turns.take('ann', signal, async () => {
    await first.promise
    did.push('slow')
  })
  const next = turns.take('ann', signal, async () => did.push('next'))
  await turns.take('ben', signal, async () => did.push('other'))
  expect(did).toEqual(['other'])
  first.resolve()
  await Promise.all([slow, next])
  expect(did).toEqual(['other', 'slow', 'next'])
})

test('failed work lets the next one run', async () => {
  const turns = createTurns()
  const failing = turns.take('ann', signal, () => Promise.reject(new Error('refused')))
  const next = turns.take('ann', signal, async () => 'done')
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('done')
})

test('work aborted while waiting leaves the queue at once, and later work still waits', async () => {
  const turns = createTurns()
  const first = Promise.withResolvers<void>()
  const stopping = new AbortController()
  const did: string[] = []
  const slow = turns.take('ann', signal, async () => {
    await first.promise
    did.push('slow')
  })
  const stopped = turns.take('ann', stopping.signal, async () => did.push('stopped'))
  const behind = turns.take('ann', signal, async () => did.push('behind'))
  stopping.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(did).toEqual([])
  first.resolve()
  await Promise.all([slow, behind])
  expect(did).toEqual(['slow', 'behind'])
})

test('work that is aborted before it asks for its turn does not run', async () => {
  const turns = createTurns()
  const did: string[] = []
  const stopped = turns.take('ann', AbortSignal.abort(new Error('stopped')), async () => did.push('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(did).toEqual([])
})

test('work that comes after the first has ended waits for the second', async () => {
  const turns = createTurns()
  const second = Promise.withResolvers<void>()
  const did: string[] = []
  const one = turns.take('ann', signal, async () => did.push('one'))
  const two = turns.take('ann', signal, async () => {
    await second.promise
    did.push('two')
  })
  await one
  const three = turns.take('ann', signal, async () => did.push('three'))
  second.resolve()
  await Promise.all([two, three])
  expect(did).toEqual(['one', 'two', 'three'])
})
