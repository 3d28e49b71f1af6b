import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://x.com/ann', 'https://x.com/ann'],
  ['http://127.0.0.1:8788/ann', 'http://127.0.0.1:8788/ann'],
  ['javascript:alert(1)', undefined],
  [' JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['/ann', undefined],
  ['', undefined],
])('%j', (text, href) => {
  expect(webAddress(text)).toBe(href)
})
