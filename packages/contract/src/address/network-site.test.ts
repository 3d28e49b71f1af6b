import { expect, test } from 'vitest'
import { linkOfNetwork, type NetworkPlace } from './network-site.ts'

const x: NetworkPlace = { network: 'x' }
const facebook: NetworkPlace = { network: 'facebook' }
const based: NetworkPlace = { network: 'x_sandbox', web_base: 'http://127.0.0.1:4000/x' }

test.each<[NetworkPlace, string, string[] | null]>([
  [x, 'https://X.com/Ann/status/1?s=20#top', ['Ann', 'status', '1']],
  [x, 'mobile.twitter.com/ann', ['ann']],
  [x, 'https://x.com', []],
  [x, 'https://x.com./ann', ['ann']],
  [x, 'https://x.com.evil.test/ann', null],
  [x, 'https://evil.test/x.com/ann', null],
  [x, 'https://x.com@evil.test/ann', null],
  [x, 'https://notx.com/ann', null],
  [x, 'ftp://x.com/ann', null],
  [x, 'https://www.facebook.com/ann', null],
  [facebook, 'https://vi-vn.facebook.com/tea', ['tea']],
  [facebook, 'https://0.facebook.com/tea', ['tea']],
  [facebook, 'https://z-m.facebook.com/tea', ['tea']],
  [facebook, 'https://x.facebook.com/tea', ['tea']],
  [facebook, 'https://touch.facebook.com/tea', ['tea']],
  [facebook, 'https://free.facebook.com/tea', ['tea']],
  [facebook, 'https://iphone.facebook.com/tea', ['tea']],
  [facebook, 'https://business.facebook.com/tea', ['tea']],
  [facebook, 'https://zh-tw.facebook.com/tea', ['tea']],
  [facebook, 'https://pt-br.facebook.com/tea', ['tea']],
  [facebook, 'https://help.facebook.com/tea', null],
  [facebook, 'https://vi-vnm.facebook.com/tea', null],
  [facebook, 'https://lm.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Ftea', ['tea']],
  [facebook, 'https://l.instagram.com/?u=https%3A%2F%2Fwww.facebook.com%2Ftea', ['tea']],
  [facebook, 'https://l.evil.test/?u=https%3A%2F%2Fwww.facebook.com%2Ftea', null],
  [facebook, 'https://www.facebook.com/th%C3%A9/%E8%8C%B6', ['thé', '茶']],
  [facebook, 'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Ftea%3Fa%3D1&h=x', ['tea']],
  [facebook, 'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.test%2Ftea', null],
  [facebook, 'https://www.facebook.com/a/%2e%2e/b', null],
  [facebook, 'https://www.facebook.com/a%2Fb', null],
  [facebook, 'https://www.facebook.com/a%ZZ', null],
  [based, 'http://127.0.0.1:4000/x/ann', ['ann']],
  [based, 'http://127.0.0.1:4000/y/ann', null],
  [based, 'http://127.0.0.1:4001/x/ann', null],
  [{ network: 'instagram_sandbox' }, 'http://sandbox.test/Instagram/ann', ['ann']],
  [{ network: 'x_sandbox' }, 'http://sandbox.test/x/ann', ['x', 'ann']],
])('%j: %s', (place, text, path) => {
  expect(linkOfNetwork(place, text)?.path ?? null).toEqual(path)
})

test('a link’s parameters are decoded, and its fragment is kept', () => {
  const link = linkOfNetwork(facebook, 'http://m.facebook.com/story.php?id=1&q=th%C3%A9+vert&e=a=b#!/x')
  expect(link).toEqual({
    scheme: 'http',
    host: 'm.facebook.com',
    path: ['story.php'],
    query: new Map([
      ['id', '1'],
      ['q', 'thé vert'],
      ['e', 'a=b'],
    ]),
    fragment: '!/x',
  })
})
