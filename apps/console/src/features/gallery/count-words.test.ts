import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('counts words case-insensitively, the most frequent first', () => {
  expect(countWords('Port, port and seat. A PORT; 2026!')).toEqual([
    { text: 'port', count: 3 },
    { text: 'and', count: 1 },
    { text: 'seat', count: 1 },
  ])
})

test('finds the words of Chinese and Vietnamese, and none in an empty text', () => {
  expect(countWords('端口 端口', 'cn').map(({ text, count }) => [text, count])).toEqual([['端口', 2]])
  expect(countWords('Cổng cổng', 'vi')[0]).toEqual({ text: 'cổng', count: 2 })
  expect(countWords(' … 1 2 3')).toEqual([])
})

test('Vietnamese syllables that often occur together are one word', () => {
  const words = countWords('Tài khoản dùng cổng, tài khoản mở cổng; tài nguyên, tài nguyên. Tác vụ', 'vi')
  expect(words.slice(0, 3)).toEqual([
    { text: 'tài khoản', count: 2 },
    { text: 'cổng', count: 2 },
    { text: 'tài nguyên', count: 2 },
  ])
  // Phrases don't continue across punctuation.
  expect(countWords('Cổng. Ghế, cổng. Ghế', 'vi').map(({ text }) => text)).toEqual(['cổng', 'ghế'])
})

test('stop words are skipped', () => {
  expect(countWords('The port and the seat', 'en', 'the and')).toEqual([
    { text: 'port', count: 1 },
    { text: 'seat', count: 1 },
  ])
})
