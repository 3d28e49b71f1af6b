// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { persistedAtom } from './storage.ts'

afterEach(() => localStorage.clear())

const Cards = z.object({ cards: z.array(z.string()) })
const first: z.output<typeof Cards> = { cards: ['one'] }
const read = (name: string) => createStore().get(persistedAtom(name, Cards, first))

test.each([
  ['not JSON', '{'],
  ['of another shape', '{"cards":"one"}'],
  ['of an older version', '{"lists":[]}'],
  ['null', 'null'],
])('a page whose stored state is %s begins anew', (what, text) => {
  localStorage.setItem(`gallery-${what}`, text)
  expect(read(what)).toEqual(first)
})

test('what was changed is there again, and nothing is stored of a page that was not, or was set back', () => {
  const store = createStore()
  const cards = persistedAtom('kept', Cards, first)
  store.set(cards, { cards: ['one', 'hai'] })
  expect(localStorage.getItem('gallery-kept')).toBe('{"cards":["one","hai"]}')
  expect(read('kept')).toEqual({ cards: ['one', 'hai'] })
  store.set(cards, first)
  expect(localStorage.getItem('gallery-kept')).toBeNull()
})
