import { expect, test, vi } from 'vitest'
import { fileName } from './save-file.ts'

vi.mock('electron', () => ({ app: {}, dialog: {} }))

test.each([
  ['trà 茶.png', 'trà 茶.png'],
  ['../lá/trà.png', '.._lá_trà.png'],
  ['a:b|c?.txt', 'a_b_c_.txt'],
  ['tail. . ', 'tail_'],
  ['...', 'file'],
  // Windows' devices: alone, with an ending, and after blanks, which Windows leaves out.
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['CON .txt', '_CON .txt'],
  ['NUL  .tar.gz', '_NUL  .tar.gz'],
  ['com1.csv', '_com1.csv'],
  ['COM¹.csv', '_COM¹.csv'],
  ['LPT³', '_LPT³'],
  ['CONIN$', '_CONIN$'],
  ['CONOUT$.log', '_CONOUT$.log'],
  // And names that only begin like one.
  ['console.txt', 'console.txt'],
  ['com10.txt', 'com10.txt'],
  ['nul trà.txt', 'nul trà.txt'],
])('%j is saved as %j', (name, expected) => {
  expect(fileName(name)).toBe(expected)
})

test.each([
  ['blanks where it is cut', `${'a'.repeat(199)} ${'b'.repeat(50)}`, `${'a'.repeat(199)}_`],
  ['dots where it is cut', `${'a'.repeat(198)}.${'b'.repeat(50)}`, `${'a'.repeat(198)}.b`],
  ['an ending, which stays', `${'茶'.repeat(100)}.png`, `${'茶'.repeat(65)}.png`],
])('a long name with %s', (_what, name, expected) => {
  expect(fileName(name)).toBe(expected)
})
