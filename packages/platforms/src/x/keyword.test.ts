import { expect, test } from 'vitest'
import { keywordQuery, personQuery } from './keyword.ts'

// docs.x.com/x-api/posts/search/integrate/operators; for people, letters, digits, `_`, `'` and blanks, up to 50: /2/users/search in X's OpenAPI.
test.each<[string, string, string | null]>([
  [' tea ', 'tea', 'tea'],
  ['#茶', '#茶', null],
  ['#Tea', '#Tea', 'Tea'],
  ['$TSLA', '$TSLA', 'TSLA'],
  ['thé', 'thé', null],
  ['OR', '"OR"', 'OR'],
  ['or', 'or', 'or'],
  ['green \t tea', '"green tea"', 'green tea'],
  ['say "tea" \\ now', '"say tea now"', 'say tea now'],
  ['from:ann', '"from:ann"', null],
  ['-tea', '"-tea"', null],
  ["o'neil", '"o\'neil"', "o'neil"],
  ['a'.repeat(50), 'a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), 'a'.repeat(51), null],
])('%j is searched as a text, and among people where X accepts it', (keyword, posts, people) => {
  expect([keywordQuery(keyword), personQuery(keywordQuery(keyword))]).toEqual([posts, people])
})
