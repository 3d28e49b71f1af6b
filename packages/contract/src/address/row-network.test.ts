import { expect, test } from 'vitest'
import { networkOfRow, notSetUp } from './row-network.ts'

const base = 'http://127.0.0.1:8788'
const places = [
  { network: 'x' },
  { network: 'instagram' },
  { network: 'x_sandbox', web_base: base },
  { network: 'facebook_sandbox', web_base: `${base}/facebook` },
] as const

test.each([
  ['', 'ann', 'x'],
  ['', '@ann', 'x'],
  ['', 'https://www.instagram.com/ann', 'instagram'],
  ['', 'twitter.com/ann', 'x'],
  ['', `${base}/ann`, 'x_sandbox'],
  ['', `${base}/facebook/ann`, 'facebook_sandbox'],
  ['', 'https://example.com/ann', 'x'],
  ['Twitter', 'ann', 'x'],
  [' x (Twitter) ', 'ann', 'x'],
  ['X（模拟）', 'ann', 'x_sandbox'],
  ['x_sandbox', 'ann', 'x_sandbox'],
  ['脸书', 'ann', 'facebook_sandbox'],
  ['INS', 'https://x.com/ann', 'instagram'],
  ['TikTok', 'ann', null],
  ['Instagram (sandbox)', 'ann', null],
])('with platform %j and account %j, the row belongs to %j', (network, account, right) => {
  expect(networkOfRow(places, { network, account }, 'x')?.network ?? null).toBe(right)
})

test('a brand means its sandbox where the import is for the sandbox', () => {
  const both = [...places, { network: 'facebook' }] as const
  expect(networkOfRow(both, { network: 'Facebook', account: 'ann' }, 'x_sandbox')?.network).toBe(
    'facebook_sandbox',
  )
  expect(networkOfRow(both, { network: 'Facebook', account: 'ann' }, 'x')?.network).toBe('facebook')
})

test('a network that is not set up is not recognised', () => {
  expect(networkOfRow([{ network: 'x' }], { network: 'Instagram', account: 'ann' }, 'x')).toBeNull()
})

test('without a default network, a row names its own network or has none', () => {
  const read = (network: string, account: string) => networkOfRow(places, { network, account }, undefined)
  expect([read('Twitter', 'ann')?.network, read('', 'https://x.com/ann')?.network]).toEqual(['x', 'x'])
  expect(read(' ', 'ann')).toBeNull()
})

test.each([
  ['https://facebook.com/ann', 'not_set_up_facebook'],
  ['mobile.twitter.com/ann', undefined],
  [`${base}/facebook/ann`, undefined],
  ['https://example.com/ann', undefined],
  ['facebook.com', undefined],
  ['ann', undefined],
])('the network of %j is not set up: %j', (account, right) => {
  expect(notSetUp(places, account)).toBe(right)
})
