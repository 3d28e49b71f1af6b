import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerKey, requestFingerprint } from './idempotency.ts'

const [key, another] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const list = (password: string) => ({ text: `http://user:${password}@192.0.2.1:8080`, group_id: 'g' })

test.each([
  ['fingerprint', requestFingerprint],
  ['key for its answer', (...request: Parameters<typeof answerKey>) => answerKey(...request).toString('hex')],
])('a request has one %s, and every difference changes it', (_, of) => {
  const plain = of(key, 'POST', '/proxy/import', list('secret'))
  expect(of(key, 'POST', '/proxy/import', list('secret'))).toBe(plain)
  const others = [
    of(another, 'POST', '/proxy/import', list('secret')),
    of(key, 'PUT', '/proxy/import', list('secret')),
    of(key, 'POST', '/proxy/import?x', list('secret')),
    of(key, 'POST', '/proxy/import', list('Secret')),
    of(key, 'POST', '/proxy/import', undefined),
    of(key, 'POST', '/proxy', { password: 'a' }),
    of(key, 'POST', '/proxy', { password: 'b' }),
  ]
  expect(new Set([plain, ...others]).size).toBe(others.length + 1)
})

test('what the database keeps of a request does not lead to the key for its answer', () => {
  const request = [key, 'POST', '/proxy/import', list('secret')] as const
  const stored = requestFingerprint(...request)
  for (const form of ['base64url', 'utf8'] as const)
    expect(answerKey(...request)).not.toEqual(Buffer.from(stored, form))
})

test('without the key, passwords can’t be guessed from a fingerprint', () => {
  const stored = requestFingerprint(key, 'POST', '/proxy/import', list('secret'))
  const guess = `POST /proxy/import ${JSON.stringify(list('secret'))}`
  for (const hash of ['sha256', 'sha512', 'sha1', 'md5'])
    expect(createHash(hash).update(guess).digest('base64url')).not.toBe(stored)
  expect(requestFingerprint(another, 'POST', '/proxy/import', list('secret'))).not.toBe(stored)
})
