import type { NetworkId } from '@seaport/contract/kernel/network'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultWebBases, targetUrl } from './target-url.ts'

const bases: Record<NetworkId, string> = {
  x: defaultWebBases.x ?? '',
  facebook: defaultWebBases.facebook ?? '',
  instagram: defaultWebBases.instagram ?? '',
  x_sandbox: 'http://127.0.0.1:8788',
  facebook_sandbox: 'http://127.0.0.1:8788/facebook',
  instagram_sandbox: 'http://127.0.0.1:8788/instagram',
}
const page = (network: NetworkId, kind: PromotionKind, target: string) =>
  targetUrl({ network, web_base: bases[network] }, kind, target)

test.each<[NetworkId, PromotionKind, string, string | null]>([
  ['x', 'follow', '@anna', 'https://x.com/anna'],
  ['x', 'send_message', '17', 'https://x.com/i/user/17'],
  ['x', 'follow', 'https://twitter.com/anna?s=20', 'https://x.com/anna'],
  ['x', 'like', 'x.com/anna/status/1', 'https://x.com/anna/status/1'],
  ['x', 'like', '12', 'https://x.com/i/web/status/12'],
  ['x', 'like', 'anna', null],
  ['x', 'like', 'https://x.com.evil.example/anna/status/1', null],
  ['x', 'follow', 'https://me:secret@x.com/anna', null],
  ['x', 'join_group', '9', 'https://x.com/i/communities/9'],
  ['x', 'publish_post', '#1', 'https://x.com/compose/post'],
  ['facebook', 'add_friend', 'anna.lee', 'https://www.facebook.com/anna.lee'],
  ['facebook', 'add_friend', '100', 'https://www.facebook.com/profile.php?id=100'],
  ['facebook', 'join_group', 'https://m.facebook.com/groups/tea', 'https://www.facebook.com/groups/tea'],
  // A post of a page is named by the query alone.
  [
    'facebook',
    'like',
    'https://m.facebook.com/story.php?story_fbid=1&id=2',
    'https://www.facebook.com/story.php?story_fbid=1&id=2',
  ],
  ['facebook', 'follow', 'https://x.com/anna', null],
  ['instagram', 'follow', '100', null],
  ['instagram', 'edit_profile', 'bio', 'https://www.instagram.com/accounts/edit/'],
  ['x_sandbox', 'follow', '@anna', 'http://127.0.0.1:8788/anna'],
  ['x_sandbox', 'like', 'http://127.0.0.1:8788/anna/status/1', 'http://127.0.0.1:8788/anna/status/1'],
  ['x_sandbox', 'like', 'https://x.com/anna/status/1', null],
  ['x_sandbox', 'edit_profile', 'bio', 'http://127.0.0.1:8788/'],
])('%s %s %s', (network, kind, target, expected) => {
  expect(page(network, kind, target)).toBe(expected)
})

test.each<[NetworkId, PromotionKind, string, string | null]>([
  ['facebook', 'send_message', 'https://m.me/tea.house', 'https://www.facebook.com/tea.house'],
  [
    'facebook',
    'like',
    'https://vi-vn.facebook.com/tea.house/posts/12345',
    'https://www.facebook.com/tea.house/posts/12345',
  ],
  ['facebook', 'send_message', '@nike', 'https://www.facebook.com/nike'],
  ['facebook', 'send_message', 'profile.php', null],
  ['facebook', 'send_message', 'https://www.facebook.com/', null],
  ['x', 'follow', 'home', null],
  ['x', 'follow', 'https://mobile.twitter.com/ann', 'https://x.com/ann'],
  ['x', 'follow', 'https://notx.com/ann', null],
  ['x', 'follow', 'https://x.com/intent/user?user_id=12', 'https://x.com/i/user/12'],
])('%s %s %s opens %s', (network, kind, target, expected) => {
  expect(page(network, kind, target)).toBe(expected)
})

test('no target opens a page outside the network', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<NetworkId>('x', 'facebook', 'instagram', 'x_sandbox'),
      fc.constantFrom<PromotionKind>('follow', 'like', 'join_group', 'send_message', 'publish_post'),
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.webUrl().map((url) => url.replace('://', '://x.com@')),
      ),
      (network, kind, target) => {
        const url = page(network, kind, target)
        if (url !== null) expect(new URL(url).origin).toBe(new URL(bases[network]).origin)
      },
    ),
  )
})

test.each<[PromotionKind, x: string | null, facebook: string | null, instagram: string | null]>([
  ['follow', '/i/user/17', '/profile.php?id=17', null],
  ['add_friend', '/i/user/17', '/profile.php?id=17', null],
  ['send_message', '/i/user/17', '/profile.php?id=17', null],
  ['pull_group', '/i/user/17', '/profile.php?id=17', null],
  ['like', '/i/web/status/17', null, null],
  ['comment_link', '/i/web/status/17', null, null],
  ['join_group', '/i/communities/17', '/groups/17', null],
  ['publish_group_post', '/i/communities/17', '/groups/17', null],
  ['publish_post', '/compose/post', '/', '/'],
  ['edit_profile', '/settings/profile', '/me', '/accounts/edit/'],
  ['change_language', '/settings/language', '/settings/?tab=language', '/accounts/language_preferences/'],
])('the number 17 as a target of %s', (kind, onX, onFacebook, onInstagram) => {
  const networks = ['x', 'facebook', 'instagram'] as const
  const paths = networks.map((network) => page(network, kind, ' 17 ')?.replace(bases[network], '') ?? null)
  expect(paths).toEqual([onX, onFacebook, onInstagram])
})
