import { expect, test } from 'vitest'
import { latinKeyOf } from './latin-key.ts'

test.each([
  ['K', 'KeyK', 'k', 'US'],
  ['q', 'KeyA', 'q', 'French: letters stay where the layout has them'],
  ['t', 'KeyK', 't', 'Dvorak'],
  ['л', 'KeyK', 'k', 'Russian'],
  ['κ', 'KeyK', 'k', 'Greek'],
  ['ن', 'KeyK', 'k', 'Arabic'],
  ['ㅏ', 'KeyK', 'k', 'Hangul'],
  ['В', 'KeyD', 'd', 'Russian with Shift'],
  ['&', 'Digit1', '&', 'French'],
  ['}', 'Digit0', '}', 'German with AltGr'],
  ['~', 'KeyN', '~', 'Spanish with AltGr'],
  [' ', 'KeyX', ' ', 'a blank'],
  ['ă', 'Digit1', '1', 'Vietnamese (TCVN)'],
  ['đ', 'Digit0', '0', 'Vietnamese (TCVN)'],
  ['F6', 'F6', 'f6', 'a key with a name'],
  ['Dead', 'KeyE', 'dead', 'a dead key'],
  ['é', undefined, 'é', 'a key whose place nobody says'],
])('%s at %s is %s (%s)', (key, code, latin, _layout) => {
  expect(latinKeyOf({ key, code })).toBe(latin)
})
