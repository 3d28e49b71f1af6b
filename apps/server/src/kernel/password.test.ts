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
