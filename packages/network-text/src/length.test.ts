import { expect, test } from 'vitest'
import { measureText, type TextNetwork, type TextPlace } from './length.ts'

const FAMILY = '👨‍👩‍👧‍👦'

test.each<[TextNetwork, TextPlace, string, number, boolean]>([
  ['X', 'post', 'a'.repeat(280), 280, false],
  ['X', 'comment', '茶'.repeat(141), 282, true],
  ['X', 'message', '茶'.repeat(10_000), 10_000, false],
  ['X', 'message', 'a'.repeat(10_001), 10_001, true],
  ['Facebook', 'post', 'a'.repeat(63_207), 63_207, true],
  ['Facebook', 'comment', 'ă'.normalize('NFD').repeat(8000), 8000, false],
  ['Facebook', 'message', '茶'.repeat(2001), 2001, true],
  ['Instagram', 'post', '👍'.repeat(2200), 2200, false],
  ['Instagram', 'comment', 'a'.repeat(2201), 2201, true],
  ['Instagram', 'message', '茶'.repeat(333), 999, false],
  ['Instagram', 'message', '茶'.repeat(334), 1002, true],
  ['Instagram', 'message', `éa${FAMILY}`, 2 + 1 + 4 * 4 + 3 * 3, false],
  ['X', 'post', ` ${'a'.repeat(280)}\n`, 280, false],
])('%s, %s: case %#', (network, place, text, length, isTooLong) => {
  expect(measureText(network, place, text)).toMatchObject({ length, isTooLong })
})
