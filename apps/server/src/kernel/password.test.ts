import { Password } from '@seaport/contract/people/session.schema'
import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'
import { Refused } from './refusal.ts'

test('a password matches only its own hash, and nothing matches a missing one', async () => {
  const stored = await hashPassword('Some-password-1')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches('Some-password-1', stored)).toBe(true)
  expect(await passwordMatches('Some-password-2', stored)).toBe(false)
  expect(await passwordMatches('', null)).toBe(false)
  await expect(passwordMatches('x', 'nonsense')).rejects.toThrow('malformed')
})

test('equal passwords have unrelated hashes', async () => {
  expect(await hashPassword('Some-password-1')).not.toBe(await hashPassword('Some-password-1'))
})

test.each([
  ' Some-password-1',
  'Some-password-1 ',
  'some-password-1',
  'Some-password-1\0',
  'Some\u2011password-1',
])('%j is a different password', async (other) => {
  const stored = await hashPassword('Some-password-1')
  expect(await passwordMatches(other, stored)).toBe(false)
  expect(await passwordMatches(other, await hashPassword(other))).toBe(true)
})

// ulsklyc/yuvomi#608, matrix-org/synapse#3306; RFC 8265, section 4.2.
test.each([
  ['Zürich-2026', 'NFC', 'NFD'],
  ['Zürich-2026', 'NFD', 'NFC'],
  ['mật-khẩu-của-tôi', 'NFC', 'NFD'],
  ['비밀번호-열쇠-바다', 'NFD', 'NFC'],
])('%s, chosen in %s, is the same password in %s', async (password, chosen, typed) => {
  const stored = await hashPassword(password.normalize(chosen))
  expect(await passwordMatches(password.normalize(typed), stored)).toBe(true)
  expect(await passwordMatches(`${password.normalize(typed)}x`, stored)).toBe(false)
})

test('a password hashed as it was typed, before letters were composed, still matches', async () => {
  const stored =
    '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$o+MMF72xQrWUqEhTCg5lDkgPy7Vsu1qByuRYutWicLI'
  expect(await passwordMatches('Zürich-2026'.normalize('NFD'), stored)).toBe(true)
  expect(await passwordMatches('Zürich-2026'.normalize('NFC'), stored)).toBe(false)
  expect(await passwordMatches('Zürich-2026'.normalize('NFD'), null)).toBe(false)
})

test('all of a long password counts, unchanged', async () => {
  const long = ` ${'Ü'.repeat(126)}x`
  expect(Password.parse(long)).toBe(long)
  expect(await passwordMatches(`${long.slice(0, -1)}y`, await hashPassword(long))).toBe(false)
})

test('a limited number of hashes queue, further ones are refused at once, and the queue drains afterwards', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 130 }, () => hashPassword('x')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(101)
  expect(outcomes.length - refused.length).toBeLessThanOrEqual(103)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Refused)
    expect(reason).toMatchObject({ reason: 'too_many_requests' })
  }
  await hashPassword('x')
})
