import { expect, test } from 'vitest'
import { countryOf, placeOf } from './geo.ts'

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['203.116.1.1', 'SG'],
  ['14.160.0.1', 'VN'],
  ['202.12.27.33', 'JP'],
  ['2400:3200::1', 'CN'],
  ['127.0.0.1', ''],
  ['10.1.2.3', ''],
  ['::1', ''],
  ['fd00::1', ''],
  ['203.0.113.20', ''],
  ['255.255.255.255', ''],
  ['nonsense', ''],
  ['', ''],
])('%s is used in "%s"', async (ip, country) => {
  expect(await countryOf(ip)).toBe(country)
})

test('a location is named in the reader’s language', () => {
  expect(placeOf('203.116.1.1', 'SG', 'en')).toBe('Singapore')
  expect(placeOf('203.116.1.1', 'SG', 'cn')).toBe('新加坡')
  expect(placeOf('192.168.0.7', '', 'en')).toBe('Local network')
  expect(placeOf('fe80::1', '', 'cn')).toBe('本地网络')
  expect(placeOf('203.0.113.20', '', 'en')).toBe('')
  expect(placeOf('nonsense', '', 'en')).toBe('')
})
