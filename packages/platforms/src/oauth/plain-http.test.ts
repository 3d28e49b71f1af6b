import { expect, test } from 'vitest'
import { isPlainHttpAllowed } from './plain-http.ts'

test.each([
  ['x', 'http://localhost:8788/2/oauth2/token', true],
  ['x', 'http://127.0.0.1/token', true],
  ['x', 'http://127.8.8.8/token', true],
  ['x', 'http://[::1]:8788/token', true],
  ['x', 'http://127.evil.example/token', false],
  ['x', 'http://10.0.0.7/token', false],
  ['x', 'http://[::2]/token', false],
  ['x', 'http://api.x.com/2/oauth2/token', false],
  ['x_sandbox', 'http://sandbox.example/token', true],
] as const)('tokens of %s may travel without TLS to %s: %s', (network, token_url, allowed) => {
  expect(isPlainHttpAllowed({ network, token_url })).toBe(allowed)
})
