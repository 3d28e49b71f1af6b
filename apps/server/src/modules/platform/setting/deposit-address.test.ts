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
  // The addresses of EIP-55: in capitals, in small letters, and mixed.
  ['0x8617E340B3D01FA5F11F306F4090FD50E238070D', true],
  ['0xde709f2102306220921060314715629080e2fb77', true],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', true],
  // One sign is another one, two have changed places, one letter has the other case.
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee', false],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeeAd', false],
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
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
