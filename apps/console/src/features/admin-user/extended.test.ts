import { expect, test } from 'vitest'
import { extendTerm } from './extend-term.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')

test('days are added to the remaining term', () => {
  expect(extendTerm('2026-03-20T08:00:00.000Z', 7, now)).toBe('2026-03-27T08:00:00.000Z')
})

test('an expired or missing term is extended from now', () => {
  expect(extendTerm('2026-01-01T00:00:00.000Z', 7, now)).toBe('2026-03-17T12:00:00.000Z')
  expect(extendTerm(null, 30, now)).toBe('2026-04-09T12:00:00.000Z')
})
