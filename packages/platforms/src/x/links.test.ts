import { expect, test } from 'vitest'
import { keywordQuery } from './keyword.ts'
import { parseGroupLink, parsePostLink, parseProfileLink } from './links.ts'

const x = { network: 'x', web_base: 'https://x.com' } as const
const sandbox = { network: 'x_sandbox', web_base: 'http://127.0.0.1:8788' } as const

test.each([
  ['https://x.com/somebody/status/1234567890', '1234567890'],
  ['https://x.com/somebody/status/1234567890?s=20&t=abc#m', '1234567890'],
  ['https://twitter.com/somebody/status/1234567890/photo/1', '1234567890'],
  ['http://mobile.twitter.com/somebody/statuses/12', '12'],
  ['www.x.com/i/web/status/99', '99'],
  ['x.com/i/status/99', '99'],
  ['  1234567890  ', '1234567890'],
])('%s is a post', (text, id) => {
  expect(parsePostLink(text, x)).toEqual({ id })
})

test.each([
  'https://x.com/somebody',
  'https://x.com/somebody/status/',
  'https://x.com/somebody/status/abc',
  'https://x.com/somebody/status/12345678901234567890',
  'https://x.com.evil.example/somebody/status/1',
  'https://evil.example/x.com/somebody/status/1',
  'https://x.com@evil.example/somebody/status/1',
  'https://user:word@x.com/somebody/status/1',
  'ftp://x.com/somebody/status/1',
  'javascript:alert(1)',
  'somebody',
  '',
  '12345678901234567890',
])('%s is no post', (text) => {
  expect(parsePostLink(text, x)).toBeNull()
})

test.each([
  ['https://x.com/SomeBody', { username: 'SomeBody' }],
  ['https://x.com/somebody/followers?lang=en', { username: 'somebody' }],
  ['twitter.com/somebody/', { username: 'somebody' }],
  ['@somebody', { username: 'somebody' }],
  ['somebody', { username: 'somebody' }],
  ['@12345', { username: '12345' }],
  ['12345', { id: '12345' }],
  ['https://x.com/i/user/12345', { id: '12345' }],
])('%s is a profile', (text, ref) => {
  expect(parseProfileLink(text, x)).toEqual(ref)
})

test.each([
  [' 99 ', { community: '99' }],
  ['https://x.com/i/communities/99', { community: '99' }],
  ['/i/communities/99', { community: '99' }],
  ['https://x.com/messages/123456789012345', { conversation: '123456789012345' }],
  ['https://x.com/i/chat/123456789012345', { conversation: '123456789012345' }],
  ['https://x.com/i/chat/g1234567890123456789', { conversation: '1234567890123456789' }],
  ['https://x.com/i/chat/gg123456789012345', null],
  ['https://x.com/messages/12345678901234', null],
  ['https://x.com/messages/12345678901234567890', null],
  ['https://x.com/about/messages/123456789012345', null],
  ['https://x.com/messages/123456789012345/info', null],
  ['https://x.com/i/communities/99/about', null],
  ['https://x.com/at/i/communities/99', null],
  ['https://x.com/i/communities/', null],
  ['https://evil.example/i/communities/99', null],
])('%s is the group %o', (text, group) => {
  expect(parseGroupLink(text, x)).toEqual(group)
})

test.each([
  'https://x.com/',
  'https://x.com/home',
  'https://x.com/i/lists/1',
  'a name',
  'somebody_with_a_long_name',
  '@',
  'https://evil.example/a',
])('%s is no profile', (text) => {
  expect(parseProfileLink(text, x)).toBeNull()
})

test('the sandbox accepts only its own links, at any port or path', () => {
  expect(parsePostLink('http://127.0.0.1:8788/a/status/5', sandbox)).toEqual({ id: '5' })
  expect(parsePostLink('127.0.0.1:8788/a/status/5', sandbox)).toEqual({ id: '5' })
  expect(parsePostLink('http://127.0.0.1:9999/a/status/5', sandbox)).toBeNull()
  expect(parsePostLink('https://x.com/a/status/5', sandbox)).toBeNull()
  const below = { network: 'x_sandbox', web_base: 'https://demo.example/net/' } as const
  expect(parseProfileLink('https://demo.example/net/somebody', below)).toEqual({ username: 'somebody' })
  expect(parseProfileLink('https://demo.example/somebody', below)).toBeNull()
})

test.each([
  ['tea', 'tea'],
  ['#茶', '#茶'],
  ['green tea', '"green tea"'],
  ['from:somebody', '"from:somebody"'],
  ['-tea', '"-tea"'],
  ['OR', '"OR"'],
  ['say "tea" \\ (now)', '"say tea (now)"'],
])('keyword %s becomes the query %s', (keyword, query) => {
  expect(keywordQuery(keyword)).toBe(query)
})
