import { expect, test } from 'vitest'
import { identifiersIn } from './target-identifiers.ts'

test.each([
  ['@Harbor_Tea', ['harbor_tea']],
  [' harbor_tea ', ['harbor_tea']],
  ['12345', ['12345']],
  ['https://x.com/Harbor_Tea', ['harbor_tea']],
  ['x.com/harbor_tea/status/17?s=20', ['harbor_tea']],
  ['http://127.0.0.1:8788/harbor_tea/status/1', ['harbor_tea']],
  ['https://x.com/i/user/12345', ['12345']],
  ['https://x.com/intent/user?user_id=99', ['99']],
  ["'1700009682142904252", ['1700009682142904252']],
  ['\u200Bｈarbor_tea', ['harbor_tea']],
  ['https://threads.net/@lotus', ['lotus']],
  ['ann@work', ['ann@work']],
  ['x.com/harbor_tea?next=https://x.com/lotus', ['harbor_tea']],
  ['https://x.com/i/lists/12345', []],
  ['https://x.com/harbor_tea/user/12345', ['harbor_tea']],
  ['https://x.com/', []],
  ['http://', []],
  ['', []],
])('%j names %j', (target, names) => {
  expect(identifiersIn(target, 'collect_followers', { network: 'x_sandbox' })).toEqual(names)
})

test('a keyword identifies people only with an @', () => {
  expect(identifiersIn('harbor_tea', 'collect_keywords', { network: 'x' })).toEqual([])
  expect(identifiersIn('tea by @Harbor_Tea and @lotus', 'collect_keywords', { network: 'x' })).toEqual([
    'harbor_tea',
    'lotus',
  ])
  const onFacebook = { network: 'facebook' } as const
  expect(identifiersIn('tea,@Harbor.Tea\n@trà-sen', 'collect_keywords', onFacebook)).toEqual([
    'harbor.tea',
    'trà-sen',
  ])
})

test.each([
  ['http://127.0.0.1:8788/facebook/Harbor.Tea', 'facebook_sandbox', ['harbor.tea']],
  ['http://127.0.0.1:8788/facebook/profile.php?id=61550000000000', 'facebook_sandbox', ['61550000000000']],
  ['http://127.0.0.1:8788/instagram/lotus/', 'instagram_sandbox', ['lotus']],
  ['https://m.facebook.com/story.php?story_fbid=pfbid0x&id=61550000000000', 'facebook', ['61550000000000']],
  ['http://127.0.0.1:8788/facebook/Harbor.Tea/posts/17', 'facebook_sandbox', ['harbor.tea']],
  ['https://vi-vn.facebook.com/Harbor.Tea', 'facebook', ['harbor.tea']],
  ['https://facebook.com/profile.php?id=61550000000000', 'facebook', ['61550000000000']],
] as const)('%j of %s names %j', (target, network, names) => {
  expect(identifiersIn(target, 'follow', { network })).toEqual(names)
})
