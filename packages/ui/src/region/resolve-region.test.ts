import { expect, test } from 'vitest'
import { isRestricted, type RegionLookup, resolveRegion } from './resolve-region.ts'

const lookups: RegionLookup[] = [
  { url: 'https://first.test/', countryField: 'country_code' },
  { url: 'https://second.test/', countryField: 'country' },
]

/** Services that answer with the given texts; null never answers, and one that is not named is down. */
function services(answers: Partial<Record<'first' | 'second', string | null>>): typeof fetch {
  return (url, { signal } = {}) => {
    const answer = answers[String(url).includes('first') ? 'first' : 'second']
    if (answer === undefined) return Promise.resolve(new Response('', { status: 503 }))
    if (answer !== null) return Promise.resolve(new Response(answer))
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  }
}

test('the first service that answers decides', async () => {
  const fetch = services({
    first: '{"ip":"203.0.113.9","country_code":"cn"}',
    second: '{"ip":"203.0.113.9","country":"SG"}',
  })
  const region = await resolveRegion({ lookups, fetch })
  expect(region).toEqual({ ip: '203.0.113.9', country: 'CN' })
  expect(isRestricted(region)).toBe(true)
})

test.each([
  ['fails', {}],
  ['is too slow', { first: null }],
  ['answers with something else', { first: '<html>' }],
  ['lacks the country', { first: '{"ip":"203.0.113.9","country":"CN"}' }],
  ['gives no code', { first: '{"ip":"203.0.113.9","country_code":"China"}' }],
  ['answers null', { first: 'null' }],
])('if the first %s, the second is asked', async (_, first) => {
  const fetch = services({ ...first, second: '{"ip":"198.51.100.1","country":"SG"}' })
  const region = await resolveRegion({ lookups, fetch, timeoutMs: 20 })
  expect(region).toEqual({ ip: '198.51.100.1', country: 'SG' })
  expect(isRestricted(region)).toBe(false)
})

test('if both fail, nothing is known and nothing restricted', async () => {
  const fetch = services({ second: '{}' })
  const region = await resolveRegion({ lookups, fetch })
  expect(region).toBeUndefined()
  expect(isRestricted(region)).toBe(false)
})
