import { Password } from '@seaport/contract/session'
import { expect, test } from 'vitest'
import { newPassword } from './password.ts'

test('is one that the API takes, differs each time, and holds no letter that is mistaken for another', () => {
  const made = Array.from({ length: 500 }, () => newPassword())
  expect(made.every((password) => Password.safeParse(password).success)).toBe(true)
  expect(new Set(made).size).toBe(500)
  expect(made.join('')).not.toMatch(/[0O1lIio]/)
})

test('every letter is as likely as another: bytes that would favour some are thrown away', () => {
  let next = 0
  const counts = new Map<string, number>()
  for (let round = 0; round < 4000; round += 1) {
    const password = newPassword((bytes) => bytes.map(() => next++ % 256))
    for (const letter of password) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  const [least = 0, most = 0] = [Math.min(...counts.values()), Math.max(...counts.values())]
  expect(counts.size).toBe(55)
  expect(most / least).toBeLessThan(1.1)
})
