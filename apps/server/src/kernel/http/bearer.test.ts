import { expect, test } from 'vitest'
import { bearerToken } from './bearer.ts'

// SamSaffron/term-llm#414, jetkvm/cloud-api#85: clients and proxies write the scheme in any case, and more than one blank.
test.each(['Bearer a.b-c=', 'bearer a.b-c=', 'BEARER   a.b-c='])('%s has a token', (header) => {
  expect(bearerToken(header)).toBe('a.b-c=')
})

test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearera.b', 'Basic a.b', 'a.b', 'Bearer a b', 'Bearer\ta.b'])(
  '%s has none',
  (header) => {
    expect(bearerToken(header)).toBeUndefined()
  },
)
