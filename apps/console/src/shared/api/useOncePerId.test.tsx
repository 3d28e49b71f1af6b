// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOncePerId } from './useOncePerId.ts'

setUpDom()

test('an id is worked on once at a time, beside others, and again when that has ended or failed', async () => {
  const { result, rerender } = renderHook(() => useOncePerId())
  const first = result.current
  const worked: string[] = []
  const ends: ((failure?: Error) => void)[] = []
  const work = (fresh: readonly string[]) => {
    worked.push(fresh.join())
    return new Promise<void>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve()))
    })
  }
  const one = first(['trà', '茶'], work)
  await first(['trà'], work)
  rerender()
  expect(result.current).toBe(first)
  const other = result.current(['茶', 'c'], work)
  expect(worked).toEqual(['trà,茶', 'c'])
  ends[0]?.(new Error('refused'))
  await expect(one).rejects.toThrow('refused')
  void first(['trà', 'c'], work)
  ends[1]?.()
  await other
  void first(['c'], work)
  expect(worked).toEqual(['trà,茶', 'c', 'trà', 'c'])
})
