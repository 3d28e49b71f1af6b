import { expect, test } from 'vitest'
import { plainAddress } from './address.ts'

/** Reported for other products; sources are in docs/inputs.md. */
test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9:5678', '203.0.113.9'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8:cafe::17]:4711"', '2001:db8:cafe::17'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:cb00:7109]:443', '203.0.113.9'],
  // What is no address stays what it is.
  ['unknown', 'unknown'],
  ['999.1.1.1:80', '999.1.1.1:80'],
  ['203.0.113.9:80:81', '203.0.113.9:80:81'],
  ['', ''],
])('the address %j of a proxy is %j', (written, address) => {
  expect(plainAddress(written)).toBe(address)
})
