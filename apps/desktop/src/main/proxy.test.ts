import { expect, test } from 'vitest'
import { proxyConfig } from './proxy.ts'

const nobody = { username: '', password: '' }

test('an account without a proxy connects directly, as its API calls do', () => {
  expect(proxyConfig(undefined)).toEqual({ mode: 'direct' })
})

test.each([
  [{ scheme: 'socks5', host: 'eu.example', port: 1080 }, 'socks5://eu.example:1080'],
  [{ scheme: 'http', host: '2001:db8::1', port: 8080 }, 'http://[2001:db8::1]:8080'],
  [{ scheme: 'https', host: '[2001:db8::1]', port: 443 }, 'https://[2001:db8::1]:443'],
  [{ scheme: 'http', host: 'eu.example', port: 1 }, 'http://eu.example:1'],
  [{ scheme: 'http', host: 'eu.example', port: 65_535 }, 'http://eu.example:65535'],
] as const)('%j becomes one rule without a bypass', (proxy, proxyRules) => {
  expect(proxyConfig({ ...proxy, ...nobody })).toEqual({
    mode: 'fixed_servers',
    proxyRules,
    proxyBypassRules: '<-loopback>',
  })
})

test('a sign-in reaches its callback port, and nothing else on this computer', () => {
  const proxy = { scheme: 'http', host: 'eu.example', port: 8080, ...nobody } as const
  expect(proxyConfig(proxy, 4711).proxyBypassRules).toBe('<-loopback>;127.0.0.1:4711')
})

test.each(['a,direct://', 'a;b', 'joe:pw@a', '', 'a b', '-x'])('host %j is refused', (host) => {
  expect(() => proxyConfig({ scheme: 'http', host, port: 80, ...nobody })).toThrow(RangeError)
})

test.each([0, 65_536, 1.5, Number.NaN])('port %j is refused', (port) => {
  expect(() => proxyConfig({ scheme: 'http', host: 'a', port, ...nobody })).toThrow(RangeError)
})
