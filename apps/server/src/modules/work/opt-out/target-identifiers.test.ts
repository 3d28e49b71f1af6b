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
  ['https://facebook.com/profile.php?id=99', ['profile.php', '99']],
  ['https://threads.net/@lotus', ['lotus']],
  ['https://threads.net/ann@work', ['ann@work']],
  ['ann@work', ['ann@work']],
  ['x.com/harbor_tea?next=https://x.com/lotus', ['harbor_tea']],
  ['https://x.com/i/lists/12345', ['i']],
  ['https://x.com/harbor_tea/user/12345', ['harbor_tea']],
  ['https://x.com/', []],
  ['http://', []],
  ['', []],
])('%j names %j', (target, names) => {
  expect(identifiersIn(target, 'collect_followers')).toEqual(names)
})

test('a keyword names people only behind an @', () => {
  expect(identifiersIn('harbor_tea', 'collect_keywords')).toEqual([])
  expect(identifiersIn('tea by @Harbor_Tea and @lotus', 'collect_keywords')).toEqual(['harbor_tea', 'lotus'])
})
