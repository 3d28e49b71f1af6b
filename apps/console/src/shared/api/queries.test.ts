// @vitest-environment jsdom
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { confirm, openConfirmation } from '@seaport/ui/confirm'
import { getDefaultStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '../session/session.ts'
import { recoveriesAtom } from './connection.ts'
import { queries } from './queries.ts'
import { askForStepUp, stepUpAtom } from './step-up.ts'

const store = getDefaultStore()
const ann = { token: 't1', userId: 'u1', name: 'Ann', superuser: false }
afterEach(() => store.set(sessionAtom, null))

test.each([
  ['somebody else logs in', { ...ann, token: 't2', userId: 'u2', name: 'Ben' }],
  ['the session ends', null],
])('one person’s answers are dropped when %s', (_what, next) => {
  store.set(sessionAtom, ann)
  queries.setQueryData(['GET /user/info'], { name: 'Ann' })
  store.set(sessionAtom, next)
  expect(queries.getQueryData(['GET /user/info'])).toBeUndefined()
})

test('what one person was asked is not answered by the next', async () => {
  store.set(sessionAtom, ann)
  const asked = [askForStepUp(), confirm({ title: 'Delete seat 100001?', action: 'Delete' })]
  store.set(sessionAtom, { ...ann, token: 't2' })
  expect([store.get(stepUpAtom) !== null, openConfirmation.read() !== undefined]).toEqual([true, true])
  store.set(sessionAtom, { ...ann, token: 't3', userId: 'u2', name: 'Ben' })
  expect(await Promise.all(asked)).toEqual([false, false])
  expect([store.get(stepUpAtom), openConfirmation.read()]).toEqual([null, undefined])
})

test('visible queries are refetched once the server is back', () => {
  queries.setQueryData(['GET /user/info'], { name: 'Ann' })
  store.set(recoveriesAtom, (count) => count + 1)
  expect(queries.getQueryState(['GET /user/info'])?.isInvalidated).toBe(true)
})

test('they are kept and refetched when the same person logs in again', () => {
  store.set(sessionAtom, ann)
  queries.setQueryData(['GET /user/info'], { name: 'Ann' })
  store.set(sessionAtom, { ...ann, token: 't2' })
  expect(queries.getQueryState(['GET /user/info'])).toMatchObject({
    data: { name: 'Ann' },
    isInvalidated: true,
  })
})

const refused = new ApiRefused(404, { code: 404, msg: '', data: null, reason: 'not_found', request_id: '1' })
test.each([
  ['a refusal', refused, 1],
  ['a lost answer', new ApiUnreachable(null), 3],
])('%s is requested %s times in all', async (_what, error, times) => {
  vi.useFakeTimers()
  try {
    const queryFn = vi.fn().mockRejectedValue(error)
    const answer = expect(queries.fetchQuery({ queryKey: ['tried'], ...retrying(), queryFn })).rejects.toBe(
      error,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    await answer
    expect(queryFn).toHaveBeenCalledTimes(times)
  } finally {
    vi.useRealTimers()
  }
})

/** `fetchQuery` does not retry by default. */
const retrying = () => ({ retry: queries.getDefaultOptions().queries?.retry ?? false })

test('an answer is fresh for 15 seconds, and fetched even when the browser reports itself offline', () => {
  expect(queries.getDefaultOptions()).toMatchObject({
    queries: { staleTime: 15_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  })
})
