import { expect, test } from 'vitest'
import { keptRegion, lookupsOf } from './region.ts'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000
const kept = (ip: string | null, country: string | null, at: number | null) =>
  keptRegion(
    {
      getItem: (name) =>
        ({ ip, countryCode: country, countryCheckedAt: at === null ? null : String(at) })[name] ?? null,
      setItem() {},
    },
    NOW,
  )

test('an answer is valid for a day', () => {
  expect(kept('203.0.113.9', 'SG', NOW - 23 * HOUR)).toEqual({ ip: '203.0.113.9', country: 'SG' })
  expect(kept('203.0.113.9', 'SG', NOW - 24 * HOUR)).toBeUndefined()
})

test.each([
  ['that restricts', '203.0.113.9', 'CN', NOW - HOUR],
  ['without an address', null, 'SG', NOW - HOUR],
  ['without a country', '203.0.113.9', null, NOW - HOUR],
  ['of an unknown age', '203.0.113.9', 'SG', null],
  ['from the future', '203.0.113.9', 'SG', NOW + HOUR],
])('one %s is requested again', (_, ip, country, at) => {
  expect(kept(ip, country, at)).toBeUndefined()
})

test('only configured lookups are requested, each with its own field', () => {
  expect(lookupsOf({ geo: { lookup_url: null, fallback_url: 'https://b.test/' } })).toEqual([
    { url: 'https://b.test/', countryField: 'country' },
  ])
  expect(lookupsOf({ geo: { lookup_url: null, fallback_url: null } })).toEqual([])
})
