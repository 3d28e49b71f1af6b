// @vitest-environment jsdom
import { atom, getDefaultStore } from 'jotai'
import { expect, test } from 'vitest'
import { watchStore } from './render.tsx'

const base = atom('cũ')
const derived = atom(
  (get) => get(base),
  (_, set, text: string) => set(base, text),
)

test('what a file sets in the store that all share is put back, through what it was set by', () => {
  const store = getDefaultStore()
  const { set } = store
  const other = atom(1)
  const putBack = watchStore()
  store.set(derived, 'mới')
  store.set(derived, 'mới nhất')
  store.set(other, (now) => now + 1)
  expect([store.get(base), store.get(other)]).toEqual(['mới nhất', 2])
  putBack()
  expect([store.get(base), store.get(other), store.set === set]).toEqual(['cũ', 1, true])
})

test('what a file cleared that it had set by another atom stays cleared', () => {
  const store = getDefaultStore()
  const putBack = watchStore()
  store.set(derived, 'mới')
  store.set(base, 'cũ')
  putBack()
  expect(store.get(base)).toBe('cũ')
})
