import type { CollectionKind } from '@seaport/contract/work/task-kind'
import { expect, test } from 'vitest'
import { browseUrl } from './browse-url.ts'
import { readProfilePage } from './profile-page.ts'
import { targetUrl } from './target-url.ts'

const x = { network: 'x', web_base: 'https://x.com' } as const
const facebook = { network: 'facebook', web_base: 'https://www.facebook.com' } as const
const instagram = { network: 'instagram', web_base: 'https://www.instagram.com' } as const
const sandbox = { network: 'facebook', web_base: 'http://127.0.0.1:8788/facebook' } as const

test.each([
  [x, 'collect_group_members', '77', 'https://x.com/i/communities/77/members'],
  [
    x,
    'collect_group_members',
    'https://x.com/i/communities/77/members',
    'https://x.com/i/communities/77/members',
  ],
  [x, 'collect_friends', '@ann', 'https://x.com/ann/following'],
  [
    facebook,
    'collect_group_members',
    'facebook.com/groups/tea',
    'https://www.facebook.com/groups/tea/members',
  ],
  [facebook, 'collect_group_members', '77', 'https://www.facebook.com/groups/77/members'],
  [facebook, 'collect_friends', 'ann.lee', 'https://www.facebook.com/ann.lee/friends'],
  [facebook, 'collect_friends', '1000042', 'https://www.facebook.com/profile.php?id=1000042&sk=friends'],
  [facebook, 'collect_likers', 'https://m.facebook.com/ann/posts/5', 'https://www.facebook.com/ann/posts/5'],
  [facebook, 'collect_keywords', 'green tea', 'https://www.facebook.com/search/people/?q=green%20tea'],
  [facebook, 'collect_homepage', 'ann.lee', 'https://www.facebook.com/ann.lee'],
  [
    instagram,
    'collect_likers',
    'https://www.instagram.com/p/Cabc/',
    'https://www.instagram.com/p/Cabc/liked_by/',
  ],
  [
    instagram,
    'collect_likers',
    'https://www.instagram.com/p/Cabc//',
    'https://www.instagram.com/p/Cabc/liked_by/',
  ],
  [instagram, 'collect_followers', '@ann.lee', 'https://www.instagram.com/ann.lee/followers/'],
  [sandbox, 'collect_friends', 'ann', 'http://127.0.0.1:8788/facebook/ann/friends'],
  [
    sandbox,
    'collect_group_members',
    'http://127.0.0.1:8788/facebook/groups/5',
    'http://127.0.0.1:8788/facebook/groups/5/members',
  ],
] as const)('%o %s of %s is looked for at %s', (place, kind, target, url) => {
  expect(browseUrl(place, kind, target)).toBe(url)
})

test.each([
  [facebook, 'collect_likers', 'https://x.com/ann/status/1'],
  [facebook, 'collect_likers', '12345'],
  [instagram, 'collect_friends', '12345'],
  [x, 'collect_friends', 'https://evil.test/ann'],
] as const)('%o %s of %s leads nowhere', (place, kind, target) => {
  expect(browseUrl(place, kind, target)).toBeNull()
})

test.each<[CollectionKind, x: string, facebook: string, instagram: string]>([
  ['collect_homepage', '/ann', '/ann', '/ann'],
  ['collect_friends', '/ann/following', '/ann/friends', '/ann/following/'],
  ['collect_followers', '/ann/followers', '/ann/followers', '/ann/followers/'],
  ['collect_following', '/ann/following', '/ann/following', '/ann/following/'],
  ['collect_group_members', '/g/members', '/g/members', '/g'],
  ['collect_likers', '/p/likes', '/p', '/p/liked_by/'],
  ['collect_commenters', '/p', '/p', '/p'],
  ['collect_sharers', '/p/retweets', '/p', '/p'],
  [
    'collect_keywords',
    '/search?f=user&q=t%26e',
    '/search/people/?q=t%26e',
    '/explore/search/keyword/?q=t%26e',
  ],
])('the page of %s on each network', (kind, ...pages) => {
  const places = [x, facebook, instagram]
  const links: Partial<Record<CollectionKind, string>> = {
    collect_keywords: 't&e',
    collect_group_members: '/g',
  }
  const isPost = ['collect_likers', 'collect_commenters', 'collect_sharers'].includes(kind)
  const paths = places.map((place) => {
    const link = links[kind] ?? (isPost ? '/p' : 'ann')
    return browseUrl(place, kind, link.startsWith('/') ? place.web_base + link : link)?.replace(
      place.web_base,
      '',
    )
  })
  expect(paths).toEqual(pages)
})

test.each([x, facebook, instagram, sandbox])(
  'a slash behind the address of a network changes no page: %o',
  (place) => {
    const pages = (web_base: string) => {
      const own = { ...place, web_base }
      const url = `${place.web_base}/ann`
      const browsed = ['ann', '@ann', '12345', url].map((target) =>
        browseUrl(own, 'collect_homepage', target),
      )
      const acted = ['ann', '@ann', '12345', url].map((target) => targetUrl(own, 'follow', target))
      const groups = ['12345', url].map((target) => targetUrl(own, 'join_group', target))
      const own_pages = [targetUrl(own, 'publish_post', ''), browseUrl(own, 'collect_keywords', 'tea')]
      return [...browsed, ...acted, ...groups, ...own_pages, readProfilePage(own, { url, title: '' })]
    }
    expect(pages(`${place.web_base}/`)).toEqual(pages(place.web_base))
  },
)
