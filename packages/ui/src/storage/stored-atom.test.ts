// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { storedFlag } from './stored-atom.ts'

afterEach(() => localStorage.clear())

test.each([
  ['true', false, true],
  ['false', true, false],
  // Of another version: as if nothing were stored.
  ['maybe', true, true],
  [null, true, true],
] as const)('a flag stored as %s, otherwise %s, is %s', (stored, fallback, flag) => {
  if (stored !== null) localStorage.setItem('flag', stored)
  expect(createStore().get(storedFlag('flag', fallback))).toBe(flag)
})
