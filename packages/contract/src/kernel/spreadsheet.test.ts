import { expect, test } from 'vitest'
import { isSameTitle } from './spreadsheet.ts'

test.each([
  ['profile_page_url', 'Profile Page URL', true],
  ['profilePageUrl', 'profile-page url', true],
  ['ten tai khoan', 'tên tài khoản', false],
  ['TÊN TÀI KHOẢN', 'tên tài khoản', true],
  ['账号　*', '账号', true],
  ['ＵＲＬ ', 'url', true],
  ['url*s', 'urls', false],
])('%j and %j are the same title: %s', (one, other, same) => {
  expect(isSameTitle(one, other)).toBe(same)
  expect(isSameTitle(other, one)).toBe(same)
})
