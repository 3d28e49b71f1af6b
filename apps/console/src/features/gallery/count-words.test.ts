import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('counts words whatever their case, the most frequent first', () => {
  expect(countWords('Port, port and seat. A PORT; 2026!')).toEqual([
    { text: 'port', count: 3 },
    { text: 'and', count: 1 },
    { text: 'seat', count: 1 },
  ])
})

test('finds the words of Chinese and Vietnamese, and none in an empty text', () => {
  expect(countWords('端口 端口').map(({ text, count }) => [text, count])).toEqual([['端口', 2]])
  expect(countWords('Cổng cổng')[0]).toEqual({ text: 'cổng', count: 2 })
  expect(countWords(' … 1 2 3')).toEqual([])
})
