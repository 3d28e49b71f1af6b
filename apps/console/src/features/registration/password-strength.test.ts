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

test('has an answer for every password and every name', () => {
  const known = ['none', 'short', 'weak', 'fair', 'strong']
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, name) => known.includes(strengthOf(password, name))),
  )
})
