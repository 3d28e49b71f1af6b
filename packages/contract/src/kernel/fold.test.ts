import { expect, test } from 'vitest'
import { containsText, sortKey, withoutAt } from './fold.ts'

test.each([
  ['STRASSE', 'Straße'],
  ['tiếng', 'TIẾNG Việt'.normalize('NFD')],
  ['ΣΟΦΟΣ', 'σοφος'],
  ['istanbul', 'İSTANBUL'],
  ['ｔｅａ', 'Green Tea'],
  [' tea ', 'green tea'],
  ['', 'anything'],
  ['nguyen van a', 'Nguyễn Văn A'],
  ['ha dong', 'HÀ ĐÔNG'.normalize('NFD')],
])('a search for %j finds %j', (search, text) => {
  expect(containsText([null, text], search)).toBe(true)
})

test('a search does not find a text that is absent', () => {
  expect(containsText(['Ann', undefined], 'bob')).toBe(false)
  expect(containsText([], 'bob')).toBe(false)
})

// Reported for other products; sources are in docs/inputs.md.
test.each([
  ['@ann', 'ann'],
  [' ＠ann', 'ann'],
  ['ann@example.com', 'ann@example.com'],
  ['@', '@'],
  ['', ''],
])('among handles, %j is %j', (search, handle) => {
  expect(withoutAt(search)).toBe(handle)
})

test('names sort without case, then by accents, numbers by value, one script after another', () => {
  const names = [
    '2 teas',
    '10 teas',
    'account 2',
    'Account 10',
    'account 010 b',
    'account 12345678901234567890',
    'ban',
    'bàn',
    'Bän',
    'bạn',
    'band',
    'da',
    'Đà Nẵng',
    'dab',
    'Zed',
    'Анна',
    'Яна',
    '茶',
    '茶葉',
    '한국',
    '😀 tea',
  ]
  const keyed = names.map((name) => ({ name, key: sortKey(name) }))
  const points = (text: string) =>
    [...text].map((sign) => String(sign.codePointAt(0)).padStart(7, '0')).join()
  const inOrder = keyed.toReversed().toSorted((one, other) => (points(one.key) < points(other.key) ? -1 : 1))
  expect(inOrder.map(({ name }) => name)).toEqual(names)
})

test('a name has one key in every Unicode form, and keys have a bounded length', () => {
  expect(sortKey('Đà Nẵng ２'.normalize('NFD'))).toBe(sortKey('Đà Nẵng 2'))
  const long = sortKey(`${'a'.repeat(199)}😀`)
  expect([long.length, long.isWellFormed()]).toEqual([200, true])
})
