import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys.ts'

const input = { body: { name: 'A' } }

test('a retry after a lost answer uses the same key, however often answers are lost', () => {
  const idempotencyKeys = createIdempotencyKeys()
  const first = idempotencyKeys.keyOf(input)
  idempotencyKeys.retain(input, first)
  const second = idempotencyKeys.keyOf({ body: { name: 'A' } })
  expect(second).toBe(first)
  idempotencyKeys.retain(input, second)
  expect(idempotencyKeys.keyOf(input)).toBe(first)
})

test('after an answer, and for another input, the key is new', () => {
  const idempotencyKeys = createIdempotencyKeys()
  const first = idempotencyKeys.keyOf(input)
  expect(idempotencyKeys.keyOf(input)).not.toBe(first)
  idempotencyKeys.retain(input, first)
  expect(idempotencyKeys.keyOf({ body: { name: 'B' } })).not.toBe(first)
  // The other input has been answered in the meantime, so the earlier open one is forgotten.
  expect(idempotencyKeys.keyOf(input)).not.toBe(first)
})

test('another file is another input, also one that was saved again', () => {
  const idempotencyKeys = createIdempotencyKeys()
  const sheet = (content: string, lastModified = 1) => ({
    body: {},
    file: new File([content], 'proxies.xlsx', { lastModified }),
  })
  const first = idempotencyKeys.keyOf(sheet('a'))
  idempotencyKeys.retain(sheet('a'), first)
  expect(idempotencyKeys.keyOf(sheet('a'))).toBe(first)
  idempotencyKeys.retain(sheet('a'), first)
  expect(idempotencyKeys.keyOf(sheet('ab'))).not.toBe(first)
  idempotencyKeys.retain(sheet('a'), first)
  expect(idempotencyKeys.keyOf(sheet('b', 2))).not.toBe(first)
})

test('a key is sixteen random bytes', () => {
  const idempotencyKeys = createIdempotencyKeys()
  const keys = Array.from({ length: 200 }, () => idempotencyKeys.keyOf(input))
  expect(new Set(keys).size).toBe(200)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
