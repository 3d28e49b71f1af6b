import { expect, test } from 'vitest'
import { parseMedia, parsePagePost, parseProfile } from './links.ts'

const facebook = { network: 'facebook', web_base: 'https://www.facebook.com' } as const
const instagram = { network: 'instagram', web_base: 'https://www.instagram.com' } as const
/** A network with its pages below a path, like the sandbox. */
const below = { network: 'facebook_sandbox', web_base: 'http://127.0.0.1:8788/facebook/' } as const

test.each([
  [' 61550000000000 ', '61550000000000'],
  ['1234', '1234'],
  ['@harbor.tea', 'harbor.tea'],
  ['harbor tea', null],
  ['x'.repeat(81), null],
  ['facebook.com/harbor.tea', 'harbor.tea'],
  ['https://m.facebook.com/harbor.tea/about', 'harbor.tea'],
  ['https://mbasic.facebook.com/harbor.tea', 'harbor.tea'],
  ['https://my.facebook.com/harbor.tea', null],
  ['https://facebook.com.evil.example/harbor.tea', null],
  ['https://me@facebook.com/harbor.tea', null],
  ['https://:secret@facebook.com/harbor.tea', null],
  ['https://', null],
  ['https://facebook.com/', null],
  ['https://facebook.com/Groups/', null],
  ['https://facebook.com/harbor%20tea', null],
  ['https://facebook.com/profile.php?id=61550000000000', '61550000000000'],
  ['https://facebook.com/profile.php?id=harbor', null],
  ['https://facebook.com/profile.php', null],
  ['https://facebook.com/pages/Harbor-Tea/61550000000000', '61550000000000'],
  ['https://facebook.com/pages/Harbor-Tea/about', null],
  ['https://facebook.com/pages', null],
  ['https://facebook.com/people/Harbor-Tea/61550000000000/', '61550000000000'],
  ['https://facebook.com/people/Harbor-Tea', null],
])('%s is the profile %s', (text, expected) => {
  expect(parseProfile(text, facebook)).toBe(expected)
})

test.each([
  ['http://127.0.0.1:8788/facebook/harbor', 'harbor'],
  ['127.0.0.1:8788/facebook/harbor', 'harbor'],
  ['http://127.0.0.1:8788/facebookharbor', null],
  ['http://127.0.0.1:8788/instagram/harbor', null],
  ['https://facebook.com/harbor', null],
])('below a base path, %s is the profile %s', (text, expected) => {
  expect(parseProfile(text, below)).toBe(expected)
})

test.each([
  [' 12_34 ', { id: '12_34' }],
  ['a12_34', null],
  ['12_34a', null],
  ['https://facebook.com/harbor/posts/123', { page: 'harbor', post: '123' }],
  ['https://facebook.com/harbor/posts/what-we-brew/123/', { page: 'harbor', post: '123' }],
  ['https://facebook.com/harbor/videos/123', { page: 'harbor', post: '123' }],
  ['https://facebook.com/harbor/photos/a.1/123', { page: 'harbor', post: '123' }],
  ['https://facebook.com/harbor/about/123', null],
  ['https://facebook.com/harbor/posts/12b', null],
  ['https://facebook.com/harbor/posts/b12', null],
  ['https://facebook.com/har!bor/posts/123', null],
  ['https://facebook.com/harbor/posts', null],
  ['https://facebook.com/', null],
  ['https://facebook.com/permalink.php?story_fbid=1&id=2', { id: '2_1' }],
  ['https://facebook.com/story.php?story_fbid=1&id=2', { id: '2_1' }],
  ['https://facebook.com/story.phpx?story_fbid=1&id=2', null],
  ['https://facebook.com/astory.php?story_fbid=1&id=2', null],
  ['https://facebook.com/permalink.php?story_fbid=1', null],
  ['https://facebook.com/permalink.php?id=2', null],
  ['https://facebook.com/permalink.php?story_fbid=pfbid0a&id=2', null],
  ['https://facebook.com/permalink.php?story_fbid=1&id=a', null],
  ['https://elsewhere.example/harbor/posts/123', null],
])('%s is the post %o', (text, expected) => {
  expect(parsePagePost(text, facebook)).toEqual(expected)
})

test.each([
  [' 17900000000000000 ', { id: '17900000000000000' }],
  ['https://instagram.com/p/Cab_-1/', { shortcode: 'Cab_-1' }],
  ['https://instagram.com/reel/Cabcd', { shortcode: 'Cabcd' }],
  ['https://instagram.com/reels/Cabcd', { shortcode: 'Cabcd' }],
  ['https://instagram.com/tv/Cabcd', { shortcode: 'Cabcd' }],
  ['https://instagram.com/harbor/p/Cabcd', { shortcode: 'Cabcd' }],
  ['https://instagram.com/harbor/more/p/Cabcd', null],
  ['https://instagram.com/ap/Cabcd', null],
  ['https://instagram.com/pa/Cabcd', null],
  ['https://instagram.com/harbor/Cabcd', null],
  ['https://instagram.com/p/Cabc', null],
  [`https://instagram.com/p/${'C'.repeat(41)}`, null],
  ['https://instagram.com/p/Cab.cd', null],
  ['https://instagram.com/p/', null],
  ['https://facebook.com/p/Cabcd', null],
])('%s is the media %o', (text, expected) => {
  expect(parseMedia(text, instagram)).toEqual(expected)
})
