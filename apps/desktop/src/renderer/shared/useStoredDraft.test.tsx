// @vitest-environment jsdom

import { StorageScope } from '@seaport/ui/storage-scope'
import { setUpDom } from '@seaport/ui/test-support'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { useStoredDraft } from './useStoredDraft.ts'

setUpDom()
beforeEach(() => localStorage.clear())

const Draft = z.object({ of: z.string(), text: z.string() })
const draft = { of: 't1', text: 'Gặp ở chợ 🍵' }

/** The program of a seat, begun anew. */
function begin(seat = 's1', name = 'note') {
  const { result, unmount } = renderHook(() => useStoredDraft(name, Draft), {
    wrapper: ({ children }) => <StorageScope value={seat}>{children}</StorageScope>,
  })
  return {
    shown: () => result.current[0],
    write: (next: typeof draft | undefined) => act(() => result.current[1](next)),
    forget: (isMeant: (one: typeof draft) => boolean) => act(() => result.current[2](isMeant)),
    end: unmount,
  }
}

test('a draft is there after a restart, for the seat and the form that wrote it', () => {
  const first = begin()
  expect(first.shown()).toBeUndefined()
  first.write(draft)
  first.end()
  expect(begin().shown()).toEqual(draft)
  expect(begin('s2').shown()).toBeUndefined()
  expect(begin('s1', 'words').shown()).toBeUndefined()
})

test('a draft that was deleted does not come back', () => {
  const first = begin()
  first.write(draft)
  first.write(undefined)
  expect([first.shown(), begin().shown()]).toEqual([undefined, undefined])
  first.write(draft)
  first.forget(({ of }) => of === 't1')
  expect([first.shown(), begin().shown(), localStorage.length]).toEqual([undefined, undefined, 0])
})

test('only the draft that is meant is deleted: another may have been begun, elsewhere too', () => {
  const first = begin()
  first.write(draft)
  first.forget(({ of }) => of === 't2')
  expect([first.shown(), begin().shown()]).toEqual([draft, draft])
  const other = { of: 't2', text: 'Khác' }
  begin().write(other)
  first.forget(({ of }) => of === 't1')
  expect(begin().shown()).toEqual(other)
})

test.each(['{', 'null', '{"of":"t1"}', '[]'])('%s in the storage is no draft', (stored) => {
  const first = begin()
  first.write(draft)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, stored)
  expect(begin().shown()).toBeUndefined()
})
