import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const names = ['nickname', 'location'] as const
const taken = (text: string) =>
  piecesOf(text, names).map(({ text: part, variable }) => (variable ? [part] : part))

test.each([
  ['Hi {nickname}, tea in {location}?', ['Hi ', ['{nickname}'], ', tea in ', ['{location}'], '?']],
  ['{nickname}{location}', [['{nickname}'], ['{location}']]],
  ['Hi {{nickname}} {other} {', ['Hi {{nickname}} {other} {']],
  ['', []],
])('%s', (text, parts) => {
  expect(taken(text)).toEqual(parts)
  expect(
    piecesOf(text, names)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
