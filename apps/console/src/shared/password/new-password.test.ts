import { Password } from '@seaport/contract/people/session.schema'
import { expect, test } from 'vitest'
import { newPassword } from './new-password.ts'

test('is accepted by the API, differs each time, and has no confusable letters', () => {
  const made = Array.from({ length: 500 }, () => newPassword())
  expect(made.every((password) => Password.safeParse(password).success)).toBe(true)
  expect(new Set(made).size).toBe(500)
  expect(made.join('')).not.toMatch(/[0O1lIio]/)
})

test('all letters are equally likely: each has four byte values, and the remaining bytes are skipped', () => {
  const letterOf = (byte: number) => newPassword((bytes) => bytes.fill(byte))[0] ?? ''
  const counts = Map.groupBy(
    Array.from({ length: 220 }, (_, byte) => letterOf(byte)),
    (letter) => letter,
  )
  expect([...counts.values()].map((letters) => letters.length)).toEqual(Array(55).fill(4))
  let round = 0
  expect(newPassword((bytes) => bytes.fill(round++ === 0 ? 220 : 0))).toBe('a'.repeat(14))
})
