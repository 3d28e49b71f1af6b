import { expect, test } from 'vitest'
import { isDepositAddress } from './deposit-address.ts'

test.each([
  // The contract of USDT on Tron, as everybody knows it.
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9', true],
  // vultisig/vultisig-sdk#2268: one sign is another one, two have changed places, one is missing or too many.
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6s', false],
  ['TR7NHqjeKQxGTCi8q8YZ4pL8otSzgjLj6t', false],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', false],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tt', false],
  // Mmd-Amir/Faoxima#30: in capitals.
  ['TR7NHQJEKQXGTCI8Q8ZY4PL8OTSZGJLJ6T', false],
  ['0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['0X52908400098527886E0F7030069857D2E4169EE', false],
  ['0x52908400098527886E0F7030069857D2E4169EE7a', false],
  ['EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2', true],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
  ['', true],
])('a deposit address %j: %s', (address, right) => {
  expect(isDepositAddress(address)).toBe(right)
})

// openmetaearth/me-hub#173: Base58Check of another network, which begins with the same letter by chance.
test('25 bytes with a right checksum that are not Tron’s are refused', () => {
  expect(isDepositAddress('TwoeUva6aJTLyP6z6qiGX6fXKM9QFDwK1u')).toBe(false)
})
