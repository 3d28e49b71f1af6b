import { expect, test } from 'vitest'
import { proxyOf, routesOf } from './server-routes.ts'

const proxy = (scheme: string, host: string, port: number, username = '', password = '') => ({
  scheme,
  host,
  port,
  username,
  password,
})

test.each([
  ['DIRECT', ['direct']],
  ['', ['direct']],
  [' ; ', ['direct']],
  ['PROXY proxy.example.com:3128', [proxy('http', 'proxy.example.com', 3128)]],
  ['proxy 10.0.0.1:80', [proxy('http', '10.0.0.1', 80)]],
  ['HTTPS proxy.example.com:8443', [proxy('https', 'proxy.example.com', 8443)]],
  ['HTTPS proxy.example.com', [proxy('https', 'proxy.example.com', 443)]],
  ['PROXY proxy.example.com', [proxy('http', 'proxy.example.com', 80)]],
  ['SOCKS5 127.0.0.1:1080', [proxy('socks5', '127.0.0.1', 1080)]],
  ['SOCKS5 [2001:db8::1]:1081', [proxy('socks5', '2001:db8::1', 1081)]],
  ['PROXY [::1]:3128', [proxy('http', '::1', 3128)]],
  [
    'PROXY a.example.com:1;  SOCKS5 b.example.com:2 ;DIRECT',
    [proxy('http', 'a.example.com', 1), proxy('socks5', 'b.example.com', 2), 'direct'],
  ],
  ['PROXY \t a.example.com:1', [proxy('http', 'a.example.com', 1)]],
  // Unsupported protocols are left out, never replaced by a direct connection.
  ['SOCKS old.example.com:1080', []],
  ['SOCKS4 old.example.com:1080; PROXY a.example.com:1', [proxy('http', 'a.example.com', 1)]],
  ['PROXY', []],
  ['QUIC a.example.com:443', []],
])('%j gives %j', (answer, routes) => {
  expect(routesOf(answer)).toEqual(routes)
})

test.each([
  ['http://proxy.example.com:3128', proxy('http', 'proxy.example.com', 3128)],
  ['http://mei:p%40ss@proxy.example.com:3128/', proxy('http', 'proxy.example.com', 3128, 'mei', 'p@ss')],
  ['http://mei:100%@proxy.example.com', proxy('http', 'proxy.example.com', 80, 'mei', '100%')],
  ['socks5h://127.0.0.1:9050', proxy('socks5', '127.0.0.1', 9050)],
  ['HTTP://proxy.example.com:3128', proxy('http', 'proxy.example.com', 3128)],
  ['socks://127.0.0.1', proxy('socks5', '127.0.0.1', 1080)],
  ['ftp://proxy.example.com', null],
  ['nonsense', null],
])('the address %s is parsed as %j', (text, named) => {
  expect(proxyOf(text)).toEqual(named)
})
