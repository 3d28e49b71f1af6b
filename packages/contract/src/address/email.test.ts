import { expect, test } from 'vitest'
import { Email } from '../kernel/primitives.schema.ts'
import { normaliseEmail } from './email.ts'

test.each([
  ['Ann@Example.COM', 'ann@example.com'],
  [' demo@seaport.test\n', 'demo@seaport.test'],
  ['\u3000demo@seaport.test\u00a0', 'demo@seaport.test'],
  ['user@MÜNCHEN.de', 'user@xn--mnchen-3ya.de'],
  ['user@mu\u0308nchen.de', 'user@xn--mnchen-3ya.de'],
  ['user@XN--MNCHEN-3YA.de', 'user@xn--mnchen-3ya.de'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['用户@例子。中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['e\u0301mile@example.com', 'émile@example.com'],
  ['ann＠example.com', 'ann@example.com'],
  ['ＡＮＮ＠example．com', 'ann@example.com'],
  // Reported for other products; sources are in docs/inputs.md.
  ['\uFEFFann@example.com', 'ann@example.com'],
  // From an address book, and from a page.
  ['\u202aann@example.com\u202c', 'ann@example.com'],
  [' \u200bann@example.com\u200b ', 'ann@example.com'],
  ['квіточка@пошта.укр', 'квіточка@xn--80a1acn3a.xn--j1amh'],
  ['joe!/blow@apache.org', 'joe!/blow@apache.org'],
  ['ann@abc.school', 'ann@abc.school'],
  ['ann@sub.école.berlin', 'ann@sub.xn--cole-9oa.berlin'],
  ['0@a0--0.ac', '0@a0--0.ac'],
  ['a/b=c+d@example.com', 'a/b=c+d@example.com'],
])('%j is %s', (written, kept) => {
  expect(normaliseEmail(written)).toBe(kept)
  expect(Email.parse(written)).toBe(kept)
  expect(normaliseEmail(kept)).toBe(kept)
})

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'ann@b@example.com',
  'ann lee@example.com',
  'ann@exa mple.com',
  '.ann@example.com',
  'ann.@example.com',
  'a..n@example.com',
  'ann@-example.com',
  'ann@example-.com',
  'ann@1.2.3.4',
  'ann@[::1]',
  'ann@example.com:25',
  'ann@example.com/x',
  'ann@example.com?x',
  'Ann <ann@example.com>',
  'ann\u200b@example.com',
  'foo@-online.de',
  'ann@exa_mple.com',
  'abc..stuff@example.org',
  'ann@localhost',
  'квіточка@поштаукр',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a'.repeat(64)}.com`,
  `ann@${'a.'.repeat(130)}com`,
])('%j is no address', (written) => {
  expect(normaliseEmail(written)).toBeUndefined()
  expect(Email.safeParse(written).error?.issues).toMatchObject([{ code: 'invalid_format', format: 'email' }])
})
