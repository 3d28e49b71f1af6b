import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['', 'none'],
  ['Ab1!x', 'short'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['password123', 'weak'],
  ['harbour.tea1', 'weak'],
  ['Tr0ub4dor', 'fair'],
  ['correct horse battery staple', 'strong'],
  ['v9!kQz2#Lm4x', 'strong'],
  ['海上明月共潮生的港口', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(strengthOf(password, 'harbour.tea')).toBe(strength)
})

test.each([
  ['acegikmoqsuwybdf', 10, 14],
  ['ACEGIKMOQSUWYBDF', 10, 14],
  ['aCeGiKmOqSuWyBdF', 8, 12],
  ['a1c3e5g7i9k0m2o4', 9, 13],
  ['!#%(*,.:<>@[_{', 9, 13],
  ['海上明月共潮生的港口海港', 8, 10],
])('of %s the first %i letters are fair, and %i strong', (letters, fair, strong) => {
  const lengths = Array.from(letters, (_, at) => at + 1)
  const firstThatIs = (strength: string) =>
    lengths.find((length) => strengthOf(letters.slice(0, length), '') === strength)
  expect([firstThatIs('fair'), firstThatIs('strong')]).toEqual([fair, strong])
})

test('has an answer for every password and every name', () => {
  const known = ['none', 'short', 'weak', 'fair', 'strong']
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, name) => known.includes(strengthOf(password, name))),
  )
})
