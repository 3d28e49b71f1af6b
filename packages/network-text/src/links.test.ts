import { expect, test } from 'vitest'
import conformance from '../../../tests/inputs/twitter-text-conformance.json' with { type: 'json' }
import { findLinks, hasLink } from './links.ts'

const linksOf = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end))

test.each(conformance.links)('twitter-text: $title', ({ text, links }) => {
  expect(linksOf(text)).toEqual(links)
})

test('a link ends with any top-level domain that twitter-text knows', () => {
  for (const tld of conformance.tlds.split(' ')) expect(linksOf(`https://twitter.${tld}`)).toHaveLength(1)
})

test.each([
  ['shop.vn/a và SHOP.VN', ['shop.vn/a', 'SHOP.VN']],
  ['看看example.com吧', ['example.com']],
  ['https://用户.中国/路', ['https://用户.中国/']],
  ['用户.中国', []],
  // Top-level domains that are younger than twitter-text.
  ['seaport.music and a.xn--fiqs8s', ['seaport.music', 'a.xn--fiqs8s']],
  ['a.b.c.d', []],
  [`${'x'.repeat(64)}.com`, []],
  ['@example.com #example.com $example.com', []],
])('in %j: %j', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test.each([
  ['https://example.com/a', true],
  ['xem tại shop.vn', true],
  ['HTTP://EXAMPLE.COM', true],
  ['no link here', false],
  ['write to ann@example.com', false],
  ['version 1.2.3, e.g. now', false],
  ['茶。', false],
  ['', false],
])('%j has a link: %s', (text, isLinked) => {
  expect(hasLink(text)).toBe(isLinked)
})
