import { expect, test } from 'vitest'
import { addressOf, fullAddressOf } from './address.ts'

test.each([
  [{ ip: '203.0.113.7', port: 8080 }, '203.0.113.7:8080'],
  [{ ip: '2001:db8::7', port: 1080 }, '[2001:db8::7]:1080'],
  [{ ip: 'proxy.example.com', port: 443 }, 'proxy.example.com:443'],
])('%j', (address, text) => {
  expect(addressOf(address)).toBe(text)
})

test('the full address includes scheme and user, percent-encoded', () => {
  const address = { ip: '203.0.113.7', port: 8080 }
  expect(fullAddressOf({ ...address, scheme: 'socks5', username: 'a@b' })).toBe(
    'socks5://a%40b@203.0.113.7:8080',
  )
  expect(fullAddressOf({ ...address, scheme: 'http', username: '' })).toBe('http://203.0.113.7:8080')
})
