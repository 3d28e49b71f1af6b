import { expect, test } from 'vitest'
import { handleIn, taskName } from './task-name.ts'
import type { Translate } from './translate.ts'

const t = ((key: string, params: object = {}) =>
  [key, ...Object.values(params)].join('|')) as unknown as Translate<'task'>

test.each([
  ['https://x.com/lotus_travel/status/17', '@lotus_travel'],
  ['x.com/lotus_travel', '@lotus_travel'],
  ['@lotus_travel', '@lotus_travel'],
  ['lotus_travel', '@lotus_travel'],
  ['https://www.facebook.com/groups/770077', undefined],
  ['https://www.instagram.com/p/C1a2', undefined],
  ['1234567890', undefined],
  ['facebook.com', undefined],
  ['https://www.facebook.com/people/Lan-Anh/1000', undefined],
  ['https://www.facebook.com/pages/Harbour/1000', undefined],
  ['https://www.instagram.com/stories/lotus_travel/17', undefined],
  ['https://x.com/search?q=tea', undefined],
  ['lotus.travel', '@lotus.travel'],
  ['', undefined],
  ['http://127.0.0.1:8788/facebook/harbor_tea', '@harbor_tea'],
  ['https://www.facebook.com/facebook/posts/17', '@facebook'],
])('%s leads to %s', (address, handle) => expect(handleIn(address)).toBe(handle))

test.each([
  ['collect_likers', 'x.com/lotus_travel/status/17 +2', 'titleMore|title.collect_likers|@lotus_travel|@me|2'],
  ['collect_commenters', '127.0.0.1:8788/harbor_tea/status/1', 'title.collect_commenters|@harbor_tea|@me'],
  ['collect_likers', 'instagram.com/p/C1a2', 'title.collect_likers|someone|@me'],
  ['collect_group_members', '770077', 'title.collect_group_members|someone|@me'],
  ['collect_keywords', 'tea +1', 'titleMore|title.collect_keywords|tea|@me|1'],
  ['collect_keywords', '“spring tea”', 'title.collect_keywords|spring tea|@me'],
  ['collect_keywords', '“tea +1” +2', 'titleMore|title.collect_keywords|tea +1|@me|2'],
  ['publish_post', '#1 +2', 'title.publish_post|someone|@me'],
  ['edit_profile', 'bio +1', 'title.edit_profile|@bio|@me'],
  ['change_language', 'en', 'title.change_language|@en|@me'],
  ['follow', '@ann +9', 'title.follow|@ann|@me'],
] as const)('%s called %s by the server reads %s', (kind, name, title) =>
  expect(taskName({ kind, name, account: { account: 'me' } }, t)).toBe(title),
)

test.each([
  'Spring',
  'Ann +1 more',
  'Tea and 2 more',
  'en',
  'Likers of @ann’s post',
  'x.com is down / again',
])('%s, chosen by a person, is unchanged', (name) =>
  expect(taskName({ kind: 'collect_likers', name, account: { account: 'me' } }, t)).toBe(name),
)
