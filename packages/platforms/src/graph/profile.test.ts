import { expect, test } from 'vitest'
import type { GraphClient } from './client.ts'
import { readGraphProfile } from './profile.ts'

/** A fake Graph that records the requested fields. */
function graph(answer: unknown) {
  const asked: unknown[] = []
  const client: Pick<GraphClient, 'request'> = {
    request: (call) => {
      asked.push([call.path, call.query])
      return Promise.resolve(call.answer.parse(answer))
    },
  }
  return { asked, client: client as GraphClient }
}
const { signal } = new AbortController()

test('a Page is identified by its handle, or by its number', async () => {
  const location = { city: 'Singapore', country_code: 'SG' }
  const page = { id: '61', username: 'harbor', name: 'Harbor Tea', followers_count: 7, location }
  const named = graph(page)
  expect(await readGraphProfile(named.client, 'page', signal)).toEqual({
    external_id: '61',
    handle: 'harbor',
    nickname: 'Harbor Tea',
    follower_count: 7,
    country: 'SG',
  })
  expect(named.asked).toEqual([
    [
      '/me',
      { fields: expect.stringMatching(/\busername\b.*\bfollowers_count\b.*\blocation\{.*\bcountry_code\b/) },
    ],
  ])
  const nameless = graph({ id: '61', name: '' })
  expect(await readGraphProfile(nameless.client, 'page', signal)).toMatchObject({
    handle: '61',
    nickname: '61',
    follower_count: null,
    country: null,
  })
})

test.each(['', 'Singapore', 'sg', 'XX', 'EU', 'SU'])(
  'the country “%s” of a Page is unknown',
  async (country_code) => {
    const page = graph({ id: '61', name: 'Harbor Tea', location: { country_code } })
    expect(await readGraphProfile(page.client, 'page', signal)).toMatchObject({ country: null })
  },
)

test('an Instagram account is identified by the number that its posts carry', async () => {
  const own = { id: '5', user_id: '17', username: 'harbor', name: `${'n'.repeat(199)}😀`, followers_count: 3 }
  const { asked, client } = graph(own)
  const profile = await readGraphProfile(client, 'instagram', signal)
  expect(profile).toMatchObject({ external_id: '17', handle: 'harbor', follower_count: 3 })
  expect(profile.nickname).toBe('n'.repeat(199))
  expect(asked).toEqual([['/me', { fields: expect.stringMatching(/\busername\b.*,user_id$/) }]])
  const { user_id: _, ...without } = own
  expect(await readGraphProfile(graph(without).client, 'instagram', signal)).toMatchObject({
    external_id: '5',
  })
})

test('behind a Page, the Instagram account is read instead of the Page', async () => {
  const { asked, client } = graph({ id: '61', instagram_business_account: { id: '17', username: 'harbor' } })
  const profile = await readGraphProfile(client, 'behind_page', signal)
  expect(profile).toMatchObject({ external_id: '17', handle: 'harbor', nickname: 'harbor' })
  expect(asked).toEqual([
    ['/me', { fields: expect.stringMatching(/^instagram_business_account\{.*\busername\b/) }],
  ])
})
