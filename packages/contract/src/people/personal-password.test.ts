import { expect, test } from 'vitest'
import { isPersonalPassword } from './personal-password.ts'

const names = ['ana.lee@harbour.example', 'Ana Lee', '张伟明', 'Harbour Lights Ltd', null, undefined, '']

test.each([
  'ana.lee@harbour.example',
  'ANA.LEE@harbour.example',
  'analee2024',
  'Ana-Lee-1!',
  'harbour123',
  'HarbourLights',
  '张伟明1990',
  'lee.ana.lee',
])('%s is refused: it consists of little more than names', (password) => {
  expect(isPersonalPassword(password, names)).toBe(true)
})

test.each(['Banana-split-90', 'harbour-at-nightfall', '12345678', 'zq7vKp3nRtWd', 'ltd-ltd-nothing-else'])(
  '%s is accepted: it has enough besides the names',
  (password) => {
    expect(isPersonalPassword(password, names)).toBe(false)
  },
)

test('without names, no password is refused as personal', () => {
  expect(isPersonalPassword('analee2024', [])).toBe(false)
})
