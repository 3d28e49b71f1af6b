import { expect, test, vi } from 'vitest'
import { NetworkError } from '../outcome.ts'
import * as api from './endpoint.ts'
import { publish, reply } from './write.ts'

const unknown = new NetworkError({ kind: 'unknown' })
const BEGUN = Date.parse('2026-11-20T12:00:00Z')
const post = (id: string, more: object = {}) => ({
  ...{ id, text: '', author_id: '5', created_at: '2026-11-20T12:00:01.000Z', references: [] },
  ...more,
})

/** A fake X with these posts, readable by id and in the account's own timeline; writes are lost if configured so. */
function xWith({
  posts = [],
  own = [],
  isLost = false,
}: {
  posts?: object[]
  own?: object[]
  isLost?: boolean
}) {
  const written: object[] = []
  const request = vi.fn(
    async (endpoint: object, { params, body }: { params?: { id: string }; body?: object }) => {
      if (endpoint === api.postById)
        return { data: posts.find((one) => (one as { id: string }).id === params?.id) }
      if (endpoint === api.userPosts) return { data: own }
      written.push(body ?? {})
      if (isLost) throw unknown
      return { data: { id: '99', text: '' } }
    },
  )
  const { signal } = new AbortController()
  const begun = { at: BEGUN, isKnown: (id: string) => id === 'known' }
  const author = { client: { request }, id: '1', handle: 'harbor_tea', begun, signal } as never
  return { request, written, author }
}

test('a post is sent with its text, and in the named community', async () => {
  const { author, written } = xWith({})
  expect(await publish(author, { text: 'hello' })).toMatchObject({ id: '99' })
  await publish(author, { text: 'hello', community: '3' })
  expect(written).toEqual([{ text: 'hello' }, { text: 'hello', community_id: '3' }])
})

test.each([
  ['one’s own post', post('2', { author_id: '1' }), true],
  ['a post that mentions the account', post('2', { text: 'hi @Harbor_Tea!' }), true],
  ['one that mentions a longer name', post('2', { text: 'hi @harbor_tea2' }), false],
  ['an e-mail address', post('2', { text: 'a@harbor_tea' }), false],
  ['two signs', post('2', { text: '@@harbor_tea' }), false],
  ['a post that quotes one of the account’s', post('2', { references: [{ type: 'quoted', id: '3' }] }), true],
  ['one that quotes somebody else’s', post('2', { references: [{ type: 'quoted', id: '4' }] }), false],
  [
    'one that answers one of the account’s',
    post('2', { references: [{ type: 'replied_to', id: '3' }] }),
    false,
  ],
  ['anybody’s post', post('2'), false],
])('may the account answer %s?', async (_what, to, may) => {
  const { author, written } = xWith({ posts: [to, post('3', { author_id: '1' }), post('4')] })
  const sending = reply(author, { post: '2', text: 'thanks' })
  if (may) expect(await sending).toMatchObject({ id: '99' })
  else await expect(sending).rejects.toMatchObject({ outcome: { kind: 'target_unavailable' } })
  expect(written).toEqual(may ? [{ text: 'thanks', reply: { in_reply_to_tweet_id: '2' } }] : [])
})

const answer = (id: string, more: object = {}) =>
  post(id, { text: '@ann thanks', references: [{ type: 'replied_to', id: '2' }], ...more })
test.each([
  ['is there', [post('7', { text: 'else' }), answer('8')], '8'],
  ['answers another post', [answer('8', { references: [{ type: 'replied_to', id: '6' }] })], null],
  ['quotes the post', [answer('8', { references: [{ type: 'quoted', id: '2' }] })], null],
  ['has other words', [answer('8', { text: 'thank you' })], null],
  ['is an hour older', [answer('8', { created_at: '2026-11-20T11:00:00.000Z' })], null],
  ['is known to be another one', [answer('known')], null],
])(
  'a reply whose answer was lost is searched for among the account’s posts: one that %s',
  async (_what, own, found) => {
    const { author, written } = xWith({ posts: [post('2', { author_id: '1' })], own, isLost: true })
    const sending = reply(author, { post: '2', text: 'thanks' })
    if (found) expect(await sending).toMatchObject({ id: found })
    else await expect(sending).rejects.toBe(unknown)
    expect(written).toHaveLength(1)
  },
)
