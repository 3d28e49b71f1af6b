import { expect, test } from 'vitest'
import { proxyAddress } from './proxy-address.ts'
import { readProxyLine } from './proxy-line.ts'

test.each([
  ['203.0.113.7', 'socks5://203.0.113.7:1080'],
  ['proxy.example.net', 'socks5://proxy.example.net:1080'],
  ['2001:db8::7', 'socks5://[2001:db8::7]:1080'],
])('the address of %s can be read again', (ip, address) => {
  expect(proxyAddress({ scheme: 'socks5', ip, port: 1080 })).toBe(address)
  expect(readProxyLine(address)).toMatchObject({ scheme: 'socks5', host: ip, port: 1080 })
})
