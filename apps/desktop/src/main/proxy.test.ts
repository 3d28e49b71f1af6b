import { expect, test } from 'vitest'
import { proxyConfig } from './proxy.ts'

test('an account without a proxy uses the system settings', () => {
  expect(proxyConfig(undefined)).toEqual({ mode: 'system' })
})

test.each([
  [{ protocol: 'socks5', host: 'eu.example', port: 1080 }, 'socks5://eu.example:1080'],
  [{ protocol: 'http', host: '2001:db8::1', port: 8080 }, 'http://[2001:db8::1]:8080'],
  [{ protocol: 'https', host: '[2001:db8::1]', port: 443 }, 'https://[2001:db8::1]:443'],
] as const)('%j becomes one rule without a way around', (proxy, proxyRules) => {
  expect(proxyConfig(proxy)).toEqual({ mode: 'fixed_servers', proxyRules, proxyBypassRules: '<-loopback>' })
})

test.each(['a,direct://', 'a;b', 'joe:pw@a', '', 'a b', '-x'])('host %j is refused', (host) => {
  expect(() => proxyConfig({ protocol: 'http', host, port: 80 })).toThrow(RangeError)
})

test.each([0, 65_536, 1.5, Number.NaN])('port %j is refused', (port) => {
  expect(() => proxyConfig({ protocol: 'http', host: 'a', port })).toThrow(RangeError)
})
