import { expect, test } from 'vitest'
import { totpAt } from '../../../test-support/totp.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const STEP = NOW / 30_000

test('codes of the current step and its neighbours are valid, and no others', () => {
  const secret = newTotpSecret()
  const steps = [-2, -1, 0, 1, 2].map((later) =>
    stepOfCode(secret, totpAt(secret, NOW + later * 30_000), NOW),
  )
  expect(steps).toEqual([null, STEP - 1, STEP, STEP + 1, null])
})

test.each(['32§874', '１２３４５６', '12345', '1234567', 'abcdef', ''])('%j is not a code', (code) => {
  expect(stepOfCode(newTotpSecret(), code, NOW)).toBeNull()
})

// Reported for other products; sources are in docs/inputs.md.
test.each([
  ['Seaport', 'Seaport'],
  ['Trà: Đào', 'Tr%C3%A0%20%C4%90%C3%A0o'],
  ['Tea:Asia & Co', 'Tea%20Asia%20%26%20Co'],
])('the brand %s is %s in the address for apps, label and issuer alike', (issuer, name) => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  expect(totpUri(secret, { issuer, label: 'ann@example.com' })).toBe(
    `otpauth://totp/${name}:ann%40example.com?issuer=${name}&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})
