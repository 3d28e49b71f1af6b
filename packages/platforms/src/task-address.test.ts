import type { NetworkId } from '@seaport/contract/kernel/network'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { promotionParams } from '@seaport/contract/work/task-kind.schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { targetUrl } from './target-url.ts'
import { type AddressForm, addressFormOf, isAddress, wrongAddresses } from './task-address.ts'

const sandbox = 'http://127.0.0.1:8788'
const place = (network: NetworkId) => ({
  network,
  ...(network === 'x_sandbox' && { web_base: sandbox }),
  ...(network === 'facebook_sandbox' && { web_base: `${sandbox}/facebook` }),
  ...(network === 'instagram_sandbox' && { web_base: `${sandbox}/instagram` }),
})
const PFBID = 'pfbid02Xv7kZ3hUqT1yW9aLm'

test.each<[NetworkId, AddressForm, string]>([
  ['x', 'post', 'https://x.com/ann/status/12'],
  ['x', 'post', '1234567890'],
  ['x', 'profile', '@ann'],
  ['x', 'profile', 'https://twitter.com/ann'],
  ['x', 'group', 'https://x.com/i/communities/99'],
  ['x', 'group', '99'],
  ['x_sandbox', 'post', `${sandbox}/ann/status/12`],
  ['facebook', 'post', 'https://www.facebook.com/tea.house/posts/12345'],
  ['facebook', 'post', `https://m.facebook.com/tea.house/posts/${PFBID}`],
  ['facebook', 'post', 'https://www.facebook.com/groups/teahouse/posts/123456'],
  ['facebook', 'post', 'https://www.facebook.com/watch/?v=123456'],
  ['facebook', 'post', 'https://www.facebook.com/reel/123456'],
  ['facebook', 'post', 'https://www.facebook.com/share/p/1AbCdEfG/'],
  ['facebook', 'post', '100_200'],
  ['facebook', 'profile', 'tea.house'],
  ['facebook', 'profile', 'https://www.facebook.com/profile.php?id=100064'],
  ['facebook', 'profile', 'https://www.facebook.com/Tea-House-10006412345/'],
  ['facebook', 'group', 'https://www.facebook.com/groups/123456'],
  ['instagram', 'post', 'https://www.instagram.com/p/CxYz12345/'],
  ['instagram', 'post', 'https://www.instagram.com/tea/reel/CxYz12345/'],
  ['instagram', 'profile', '@tea_house'],
  ['facebook_sandbox', 'profile', `${sandbox}/facebook/tea.house`],
  ['facebook_sandbox', 'post', `${sandbox}/facebook/tea.house/posts/12345`],
  ['instagram_sandbox', 'post', `${sandbox}/instagram/p/CxYz12345/`],
  // Formats that people copy: localized, mobile, with tracking, shortened.
  ['facebook', 'post', 'https://vi-vn.facebook.com/tea.house/posts/12345'],
  ['facebook', 'post', `https://touch.facebook.com/story.php?story_fbid=${PFBID}&id=61550000000001`],
  [
    'facebook',
    'post',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Ftea.house%2Fposts%2F12345',
  ],
  ['facebook', 'profile', 'https://m.me/tea.house'],
  ['facebook', 'profile', 'https://0.facebook.com/tea.house'],
  ['instagram', 'post', 'instagr.am/p/CxYz12345'],
  ['instagram', 'profile', 'https://ig.me/m/tea_house'],
  ['x', 'profile', '＠ann\u200b'],
  ['x', 'profile', 'https://x.com/intent/user?user_id=12'],
  ['facebook', 'group', '12345678'],
  ['instagram', 'group', 'https://www.instagram.com/channel/AbC123/'],
])('%s has a %s at %s, whatever blanks are around it', (network, form, text) => {
  expect(isAddress(place(network), form, text)).toBe(true)
  expect(isAddress(place(network), form, `\t${text}  `)).toBe(true)
})

test.each<[NetworkId, AddressForm, string]>([
  ['x', 'post', 'not a link'],
  ['x', 'post', 'https://x.com/ann'],
  ['x', 'post', 'https://facebook.com/tea.house/posts/12345'],
  ['x', 'profile', 'a_name_that_is_too_long'],
  ['x', 'profile', 'anna.lee'],
  ['x', 'group', 'https://x.com/ann'],
  ['x_sandbox', 'post', 'https://x.com/ann/status/12'],
  ['facebook', 'post', 'https://www.facebook.com/tea.house'],
  ['facebook', 'post', 'https://www.facebook.com.evil.example/tea.house/posts/12345'],
  ['facebook', 'profile', 't'],
  ['facebook', 'profile', 'profile.php'],
  ['facebook', 'profile', 'people'],
  ['facebook', 'profile', 'undefined'],
  ['facebook', 'profile', '0987654321'],
  ['facebook', 'profile', 'https://www.facebook.com/tea.house/posts/12345'],
  ['instagram', 'profile', 'explore'],
  ['x', 'profile', 'home'],
  ['x', 'profile', 'null'],
  ['x', 'profile', '1700009682142900000'],
  ['x', 'profile', 'https://x.com/lists'],
  ['x', 'profile', 'https://x.com/ann/status/12'],
  ['facebook', 'profile', 'tea_house'],
  ['facebook', 'group', 'teahouse'],
  ['facebook', 'group', 'https://www.facebook.com/teahouse'],
  ['instagram', 'post', 'https://www.instagram.com/tea/'],
  ['instagram', 'profile', 'tea..house'],
  ['instagram', 'profile', 'x'.repeat(31)],
  ['instagram', 'profile', 'https://x.com/ann'],
  ['instagram', 'group', '12345'],
  ['facebook', 'post', 'https://www.facebook.com/reel/a123456'],
  ['facebook', 'post', 'https://www.facebook.com/reel/123456a'],
  ['facebook', 'post', `https://www.facebook.com/reel/a${PFBID}`],
  ['facebook_sandbox', 'group', `${sandbox}/facebook/tea.house`],
  ['facebook_sandbox', 'profile', `${sandbox}/facebook/`],
  ['facebook_sandbox', 'post', `${sandbox}/instagram/p/CxYz12345/`],
  ['instagram_sandbox', 'post', `${sandbox}/instagram/tea_house`],
])('%s has no %s at %s', (network, form, text) => {
  expect(isAddress(place(network), form, text)).toBe(false)
})

test('invalid entries of a list are reported by position', () => {
  const links = ['https://x.com/a/status/1', 'nothing', '17', 'https://x.com/a']
  expect(wrongAddresses(place('x'), { kind: 'collect_likers', params: { links } })).toEqual([
    'params.links.1',
    'params.links.3',
  ])
  const audience = { from: 'list', targets: ['@ann', 'no one'] }
  expect(wrongAddresses(place('x'), { kind: 'follow', params: { audience } })).toEqual([
    'params.audience.targets.1',
  ])
  const library = { from: 'library', filter: {} }
  expect(wrongAddresses(place('x'), { kind: 'follow', params: { audience: library } })).toEqual([])
  expect(wrongAddresses(place('x'), { kind: 'collect_keywords', params: { keywords: ['tea'] } })).toEqual([])
})

const networks = fc.constantFrom<NetworkId>('x', 'facebook', 'instagram', 'x_sandbox')
const texts = fc.oneof(
  fc.string(),
  fc.webUrl(),
  fc.stringMatching(/^@?[A-Za-z0-9._]{1,40}$/),
  fc.nat().map(String),
  fc
    .tuple(
      fc.constantFrom(
        'x.com',
        'twitter.com',
        'm.facebook.com',
        'instagram.com',
        'evil.example',
        '127.0.0.1:8788',
      ),
      fc.array(fc.constantFrom('ann', 'status', 'p', 'groups', 'posts', '123456', 'i', 'communities'), {
        maxLength: 4,
      }),
    )
    .map(([host, parts]) => `https://${host}/${parts.join('/')}`),
)

test('every accepted entry opens a page of the network, for each kind done by hand', () => {
  const kinds = (Object.keys(promotionParams) as (keyof typeof promotionParams)[]).filter(addressFormOf)
  fc.assert(
    fc.property(networks, fc.constantFrom(...kinds), texts, (network, kind, text) => {
      const form = addressFormOf(kind)
      if (form === null || !isAddress(place(network), form, text)) return
      const bases = {
        x: 'https://x.com',
        facebook: 'https://www.facebook.com',
        instagram: 'https://www.instagram.com',
        x_sandbox: sandbox,
        facebook_sandbox: sandbox,
        instagram_sandbox: sandbox,
      }
      const url = targetUrl({ network, web_base: bases[network] }, kind, text)
      // Ids that only an API accepts have no page.
      if (url === null) expect(text.trim()).toMatch(/^[\d_]+$/)
      else expect(new URL(url).origin).toBe(new URL(bases[network]).origin)
    }),
    { numRuns: 3000 },
  )
})

test('inner spaces, other sites and credentials are never accepted', () => {
  fc.assert(
    fc.property(
      networks,
      fc.constantFrom<AddressForm>('post', 'profile', 'group'),
      fc.stringMatching(/^[a-z]{3,8}$/),
      (network, form, word) => {
        for (const text of [
          `${word} ${word}`,
          `https://${word}.example/${word}/status/1`,
          `https://${word}:${word}@x.com/${word}/status/1`,
          `javascript:${word}(1)`,
          '',
        ])
          expect([text, isAddress(place(network), form, text)]).toEqual([text, false])
      },
    ),
  )
})

test('every kind with a list of addresses defines their type', () => {
  const lists = Object.keys(taskKinds).filter((kind) => !addressFormOf(kind as keyof typeof taskKinds))
  expect(lists.toSorted()).toEqual(['change_language', 'collect_keywords', 'edit_profile', 'publish_post'])
})
