import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

const secret = { key: (purpose: string) => Buffer.from(purpose) }

test('recovery codes are random in all twelve characters, and unique', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCodes).flat()
  expect(new Set(codes).size).toBe(1000)
  for (let place = 0; place < 12; place += 1) {
    const letters = new Set(codes.map((code) => code.replaceAll('-', '')[place]))
    expect([place, letters.size]).toEqual([place, 31])
  }
})

test('the stored value depends on the code and its owner, not on its spelling', () => {
  const hash = hashRecoveryCode(secret, 'user', 'abcd-efgh-jkmn')
  expect(hashRecoveryCode(secret, 'user', ' ABCD efgh JKMN ')).toEqual(hash)
  expect(hashRecoveryCode(secret, 'other', 'abcd-efgh-jkmn')).not.toEqual(hash)
  expect(hashRecoveryCode(secret, 'user', 'abcd-efgh-jkmp')).not.toEqual(hash)
})

test('the stored value is an HMAC-SHA-256 by the installation’s key', () => {
  // Computed by OpenSSL: printf 'user abcdefghjkmn' | openssl dgst -sha256 -hmac recovery-code
  expect(hashRecoveryCode(secret, 'user', 'abcd-efgh-jkmn').toString('hex')).toBe(
    'dce9f52a8c8f676f7092cd05b5c905bf26f5c23133d9b4354b595fd73fac1fb9',
  )
})
