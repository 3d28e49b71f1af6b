import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestFingerprint } from './idempotency.ts'

const [key, another] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const list = (password: string) => ({ text: `http://user:${password}@192.0.2.1:8080`, group_id: 'g' })

test('a request has one fingerprint, and every difference changes it', () => {
  const plain = requestFingerprint(key, 'POST', '/proxy/import', list('secret'))
  expect(requestFingerprint(key, 'POST', '/proxy/import', list('secret'))).toBe(plain)
  const others = [
    requestFingerprint(key, 'PUT', '/proxy/import', list('secret')),
    requestFingerprint(key, 'POST', '/proxy/import?x', list('secret')),
    requestFingerprint(key, 'POST', '/proxy/import', list('Secret')),
    requestFingerprint(key, 'POST', '/proxy/import', undefined),
    requestFingerprint(key, 'POST', '/proxy', { password: 'a' }),
    requestFingerprint(key, 'POST', '/proxy', { password: 'b' }),
  ]
  expect(new Set([plain, ...others]).size).toBe(others.length + 1)
})

test('without the key, passwords can’t be guessed from a fingerprint', () => {
  const stored = requestFingerprint(key, 'POST', '/proxy/import', list('secret'))
  const guess = `POST /proxy/import ${JSON.stringify(list('secret'))}`
  for (const hash of ['sha256', 'sha512', 'sha1', 'md5'])
    expect(createHash(hash).update(guess).digest('base64url')).not.toBe(stored)
  expect(requestFingerprint(another, 'POST', '/proxy/import', list('secret'))).not.toBe(stored)
})
