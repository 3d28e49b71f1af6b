import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test('a text falls apart at its variables, and nothing of it is lost', () => {
  const text = 'Hi {nickname}, {{not one}} {unknown} from {my_nickname}'
  const pieces = piecesOf(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.flatMap(({ variable }) => variable ?? [])).toEqual(['nickname', 'my_nickname'])
  expect(pieces.map(({ at }) => at)).toEqual([0, 3, 13, 42])
})

test('variables side by side, and a text without any', () => {
  expect(piecesOf('{nickname}{account}').map(({ text }) => text)).toEqual(['{nickname}', '{account}'])
  expect(piecesOf('Hello')).toEqual([{ at: 0, text: 'Hello' }])
  expect(piecesOf('')).toEqual([])
})
