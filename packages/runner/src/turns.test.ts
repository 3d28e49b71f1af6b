import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const { signal } = new AbortController()

test('works of one key follow each other, those of others do not wait', async () => {
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

test('a work that fails gives its turn to the next', async () => {
  const turns = createTurns()
  const failing = turns.take('ann', signal, () => Promise.reject(new Error('refused')))
  const next = turns.take('ann', signal, async () => 'done')
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('done')
})

test('one that is stopped while it waits leaves at once, and those behind it still wait', async () => {
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
