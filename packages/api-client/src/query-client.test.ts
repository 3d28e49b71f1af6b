import { QueryObserver } from '@tanstack/query-core'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveQueryClient } from './query-client.ts'

/** A query whose answers the test gives. */
function createQuery(queryKey: readonly string[]) {
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  return { answers, options: { queryKey, queryFn, retry: false, networkMode: 'always' as const } }
}

const client = new LiveQueryClient()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  client.clear()
})
const observe = (options: ReturnType<typeof createQuery>['options']) =>
  stops.push(new QueryObserver(client, options).subscribe(() => undefined))

test('what changes during the first fetch is fetched again, once for all changes', async () => {
  const { answers, options } = createQuery(['task'])
  const list = createQuery(['task', 'list'])
  observe(options)
  observe(list.options)
  list.answers[0]?.resolve('')
  await vi.waitFor(() => expect(client.getQueryData(['task', 'list'])).toBe(''))
  void client.invalidateQueries({ queryKey: ['task'] })
  void client.invalidateQueries()
  expect(answers).toHaveLength(1)
  expect(list.answers).toHaveLength(3)

  answers[0]?.resolve('running')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(client.getQueryData(['task'])).toBe('running')
  answers[1]?.resolve('completed')
  await vi.waitFor(() => expect(client.getQueryData(['task'])).toBe('completed'))
  expect(client.getQueryState(['task'])?.isInvalidated).toBe(false)
  expect(answers).toHaveLength(2)
  expect(list.answers).toHaveLength(3)
})

test('without a change a first answer is final, and later changes fetch as usual', async () => {
  const { answers, options } = createQuery(['task'])
  observe(options)
  void client.invalidateQueries({ queryKey: ['seat'] })
  answers[0]?.resolve('running')
  await vi.waitFor(() => expect(client.getQueryData(['task'])).toBe('running'))
  expect(answers).toHaveLength(1)

  void client.invalidateQueries({ queryKey: ['task'] })
  void client.invalidateQueries({ queryKey: ['task'] })
  expect(answers).toHaveLength(3)
  answers[2]?.resolve('completed')
  await vi.waitFor(() => expect(client.getQueryData(['task'])).toBe('completed'))
  expect(answers).toHaveLength(3)
})

test('an outdated answer that was fetched ahead is stale for the screen that comes to it', async () => {
  const { answers, options } = createQuery(['task'])
  const ahead = client.prefetchQuery({ ...options, staleTime: 60_000 })
  void client.invalidateQueries({ queryKey: ['task'] })
  answers[0]?.resolve('running')
  await ahead
  await vi.waitFor(() => expect(client.getQueryState(['task'])?.isInvalidated).toBe(true))
  expect(answers).toHaveLength(1)

  const again = client.prefetchQuery(options)
  void client.invalidateQueries({ queryKey: ['task'] })
  answers[1]?.resolve('running')
  await again
  await vi.waitFor(() => expect(client.getQueryState(['task'])?.isInvalidated).toBe(true))
  expect(answers).toHaveLength(2)
  observe({ ...options, staleTime: 60_000 } as typeof options)
  expect(answers).toHaveLength(3)
})

test('a first fetch that fails is not repeated for a change, and the next one counts anew', async () => {
  const { answers, options } = createQuery(['task'])
  observe(options)
  void client.invalidateQueries({ queryKey: ['task'] })
  answers[0]?.reject(new Error('refused'))
  await vi.waitFor(() => expect(client.getQueryState(['task'])?.status).toBe('error'))
  expect(answers).toHaveLength(1)

  void client.refetchQueries({ queryKey: ['task'] })
  void client.invalidateQueries({ queryKey: ['task'] })
  answers[1]?.resolve('running')
  await vi.waitFor(() => expect(answers).toHaveLength(3))
})
