import { expect, test } from 'vitest'
import { fullAddressOf } from './address.ts'

test('the full address includes scheme and user, percent-encoded', () => {
  const address = { ip: '203.0.113.7', port: 8080 }
  expect(fullAddressOf({ ...address, scheme: 'socks5', username: 'a@b' })).toBe(
    'socks5://a%40b@203.0.113.7:8080',
  )
  expect(fullAddressOf({ ip: '2001:db8::7', port: 80, scheme: 'http', username: '' })).toBe(
    'http://[2001:db8::7]:80',
  )
})
