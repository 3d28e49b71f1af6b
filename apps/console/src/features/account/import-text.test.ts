import { expect, test } from 'vitest'
import { readPasted } from './import-text.ts'

test.each([
  [
    'ann\r\n\n  @bob  \n',
    [
      ['ann', ''],
      ['@bob', ''],
    ],
  ],
  ['ann\tAnn of Hanoi', [['ann', 'Ann of Hanoi']]],
  ['ann, Shop, two', [['ann', 'Shop  two']]],
  ['ann，小安；二', [['ann', '小安 二']]],
  [
    'https://x.com/ann?s=20\nwww.instagram.com/bob/\nfacebook.com/carol',
    [
      ['ann', ''],
      ['bob', ''],
      ['carol', ''],
    ],
  ],
  ['https://example.com/ann', [['https://example.com/ann', '']]],
  ['', []],
])('%j', (text, rows) => {
  expect(readPasted(text).map(({ line: _, ...row }) => row)).toEqual(
    rows.map(([account, nickname]) => ({ account, nickname })),
  )
})

test('lines keep the number that they have in the text', () => {
  expect(readPasted('ann\n\n \n@bob').map(({ line }) => line)).toEqual([1, 4])
})

test('an endless line is cut to what the server takes, so that the row can be refused by itself', () => {
  const [row] = readPasted(`${'a'.repeat(5000)},${'b'.repeat(5000)}`)
  expect(row?.account).toHaveLength(200)
  expect(row?.nickname).toHaveLength(80)
})
