import { createMessages } from '@seaport/seat-client/messages'
import { expect, test } from 'vitest'
import { errorPage } from './error-page.ts'

const messages = createMessages(() => 'en')
const htmlOf = (url: string, code: string) =>
  decodeURIComponent(errorPage(url, code, messages).slice('data:text/html;charset=utf-8,'.length))

test.each([
  ['ERR_PROXY_CONNECTION_FAILED', 'proxy'],
  ['ERR_SOCKS_CONNECTION_FAILED', 'proxy'],
  ['ERR_NAME_NOT_RESOLVED', 'address'],
  ['ERR_CONNECTION_REFUSED', 'isn’t responding'],
  ['ERR_CERT_DATE_INVALID', 'certificate'],
  ['ERR_CERT_COMMON_NAME_INVALID', 'certificate'],
  ['ERR_SSL_PROTOCOL_ERROR', 'secure connection'],
])('%s is described', (code, words) => {
  expect(htmlOf('https://x.com/ann', code)).toContain(words)
  expect(htmlOf('https://x.com/ann', code)).toContain('x.com')
})

test('an address is shown and linked, never run', () => {
  const html = htmlOf('https://x.com/"><script>alert(1)</script>', '<b>')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
})

test('every sign that could end a text is escaped', () => {
  const html = htmlOf('https://x.com/?a=1&b=\'"<>', `'"<>&`)
  expect(html).toContain('href="https://x.com/?a=1&amp;b=&#39;&quot;&lt;&gt;"')
  expect(html).toContain('<small>&#39;&quot;&lt;&gt;&amp;</small>')
})
