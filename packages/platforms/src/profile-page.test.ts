import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProfilePage } from './profile-page.ts'

const places = {
  x: { network: 'x', web_base: 'https://x.com' },
  facebook: { network: 'facebook', web_base: 'https://www.facebook.com' },
  instagram: { network: 'instagram', web_base: 'https://www.instagram.com' },
  x_sandbox: { network: 'x_sandbox', web_base: 'http://127.0.0.1:8788' },
} as const
type PlaceName = keyof typeof places
const read = (name: PlaceName, url: string, title = '') => readProfilePage(places[name], { url, title })
const idOf = (name: PlaceName, url: string) => {
  const reading = read(name, url)
  return reading.kind === 'profile' ? reading.profile.external_id : reading.kind
}

test.each([
  ['x', 'https://x.com/Ann_Lee', '@ann_lee', 'https://x.com/Ann_Lee'],
  ['x', 'https://mobile.twitter.com/ann_lee/with_replies?s=20', '@ann_lee', 'https://x.com/ann_lee'],
  ['x', 'https://x.com/ann_lee/media/', '@ann_lee', 'https://x.com/ann_lee'],
  ['x', 'https://x.com/i/user/42', '42', 'https://x.com/i/user/42'],
  ['x_sandbox', 'http://127.0.0.1:8788/harbor_tea', '@harbor_tea', 'http://127.0.0.1:8788/harbor_tea'],
  ['facebook', 'https://www.facebook.com/ann.lee.5/', '@annlee5', 'https://www.facebook.com/ann.lee.5'],
  ['facebook', 'https://m.facebook.com/annlee5/photos_by', '@annlee5', 'https://www.facebook.com/annlee5'],
  [
    'facebook',
    'https://www.facebook.com/profile.php?id=1000042&sk=about',
    '1000042',
    'https://www.facebook.com/profile.php?id=1000042',
  ],
  [
    'facebook',
    'https://www.facebook.com/groups/77/user/1000042/',
    '1000042',
    'https://www.facebook.com/profile.php?id=1000042',
  ],
  [
    'facebook',
    'https://www.facebook.com/people/Ann-Lee/1000042/',
    '1000042',
    'https://www.facebook.com/profile.php?id=1000042',
  ],
  [
    'facebook',
    'https://www.facebook.com/p/Harbor-Tea-61550000000000/',
    '61550000000000',
    'https://www.facebook.com/profile.php?id=61550000000000',
  ],
  ['instagram', 'https://www.instagram.com/ann.lee/', '@ann.lee', 'https://www.instagram.com/ann.lee/'],
  [
    'instagram',
    'https://instagram.com/Ann.Lee/reels/?hl=en',
    '@ann.lee',
    'https://www.instagram.com/Ann.Lee/',
  ],
] as const)('%s: %s is the profile of %s', (name, url, external_id, address) => {
  expect(read(name, url)).toMatchObject({ kind: 'profile', profile: { external_id, url: address } })
})

test.each([
  ['x', 'with_replies media highlights articles photo header_photo about'],
  [
    'facebook',
    'about about_work_and_education photos photos_by videos videos_by reels reels_tab map mentions',
  ],
  ['instagram', 'reels tagged reposts'],
] as const)('%s: the tabs %s of a profile are about its owner', (name, tabs) => {
  const { web_base } = places[name]
  for (const tab of tabs.split(' '))
    expect([tab, idOf(name, `${web_base}/annlee/${tab}/`)]).toEqual([tab, '@annlee'])
})

test.each([
  ['x', 'https://x.com/'],
  ['x', 'https://x.com/home'],
  ['x', 'https://x.com/ann_lee/followers'],
  ['x', 'https://x.com/ann_lee/status/1'],
  ['x', 'https://x.com/i/communities/7/members'],
  ['x', 'https://x.com/search?q=tea'],
  ['facebook', 'https://www.facebook.com/groups/77/members'],
  ['facebook', 'https://www.facebook.com/ann.lee/friends'],
  ['facebook', 'https://www.facebook.com/profile.php?id=1000042&sk=friends'],
  ['facebook', 'https://www.facebook.com/ann.lee/posts/123'],
  ['facebook', 'https://www.facebook.com/marketplace'],
  ['facebook', 'https://www.facebook.com/p/words-without-a-number/'],
  ['instagram', 'https://www.instagram.com/ann.lee/followers/'],
  ['instagram', 'https://www.instagram.com/p/Cabc123/liked_by/'],
  ['instagram', 'https://www.instagram.com/ann.lee/p/Cabc123/'],
  ['instagram', 'https://www.instagram.com/explore/'],
] as const)('%s: %s is a page of the network, but not a profile', (name, url) => {
  expect(idOf(name, url)).toBe('no_profile')
})

test.each([
  ['x', 'https://x.com.evil.test/ann_lee'],
  ['x', 'https://user@x.com/ann_lee'],
  ['x', 'about:blank'],
  ['x', 'chrome-error://chromewebdata/'],
  ['x', 'ann_lee'],
  ['x', 'http://127.0.0.1:8788/harbor_tea'],
  ['x_sandbox', 'https://x.com/ann_lee'],
  ['facebook', 'https://www.instagram.com/ann.lee/'],
  ['instagram', 'https://www.facebook.com/ann.lee'],
] as const)('%s: %s is not a page of the network', (name, url) => {
  expect(idOf(name, url)).toBe('elsewhere')
})

test.each([
  ['x', 'https://x.com/ann', '(3) Ann Lee (@ann) / X', 'Ann Lee'],
  ['x', 'https://x.com/ann', 'Bob (@bob) / X', ''],
  ['x', 'https://x.com/ann', 'X', ''],
  ['instagram', 'https://www.instagram.com/ann/', 'Ann 🍵 (@Ann) • Instagram photos and videos', 'Ann 🍵'],
  ['facebook', 'https://www.facebook.com/ann.lee', '(20+) Ann Lee | Facebook', 'Ann Lee'],
  ['facebook', 'https://www.facebook.com/ann.lee', 'Facebook', ''],
  ['facebook', 'https://www.facebook.com/ann.lee', 'Ann Lee', 'Ann Lee'],
] as const)('%s: %s with the title %j is called %j', (name, url, title, called) => {
  expect(read(name, url, title)).toMatchObject({ profile: { name: called } })
})

test('an address needs its scheme to be a page, even if it redirects to one', () => {
  expect(read('x', 'x.com/ann?next=https://x.com/ann').kind).toBe('elsewhere')
})

test('only addresses below the base path belong to the network', () => {
  const place = { network: 'facebook', web_base: 'http://127.0.0.1:8788/facebook' } as const
  const page = (path: string) =>
    readProfilePage(place, { url: `http://127.0.0.1:8788${path}`, title: 'Ann | Facebook' })
  expect(page('/facebook/ann')).toMatchObject({ profile: { url: 'http://127.0.0.1:8788/facebook/ann' } })
  expect(page('/ann').kind).toBe('elsewhere')
  expect(page('/facebookers/ann').kind).toBe('elsewhere')
})

const handle = fc
  .stringMatching(/^[a-z][a-z0-9_]{5,14}$/)
  .filter(
    (name) =>
      !/^(explore|settings|messages|notifications|compose|signup|logout|hashtag|intent|search|privacy|reels|stories|accounts|direct|groups|events|marketplace|gaming|people|friends|bookmarks|memories|policies|business|sharer)$/.test(
        name,
      ),
  )
const noise = fc.record({
  query: fc.constantFrom('', '?s=20', '?hl=en&x=1'),
  hash: fc.constantFrom('', '#top'),
  slash: fc.constantFrom('', '/'),
  upper: fc.boolean(),
})

test('a person is the same from every address, and their canonical address parses to itself', () => {
  const host = { x: 'x.com', facebook: 'www.facebook.com', instagram: 'www.instagram.com' } as const
  fc.assert(
    fc.property(
      fc.constantFrom('x', 'facebook', 'instagram'),
      handle,
      noise,
      (name, who, { query, hash, slash, upper }) => {
        const shown = upper ? who.toUpperCase() : who
        const reading = read(name, `https://${host[name]}/${shown}${slash}${query}${hash}`)
        if (reading.kind !== 'profile') throw new Error(reading.kind)
        expect(reading.profile.external_id).toBe(`@${who}`)
        expect(idOf(name, reading.profile.url)).toBe(`@${who}`)
      },
    ),
  )
})

test('no address breaks the parser, or yields a person of another site', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PlaceName>('x', 'facebook', 'instagram', 'x_sandbox'),
      fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
      fc.string(),
      (name, url, title) => {
        expect(read(name, url, title).kind).toBe('elsewhere')
      },
    ),
  )
})
