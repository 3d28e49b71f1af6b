import { expect, test } from 'vitest'
import { longFunctions, MAX_COMPONENT_LINES, MAX_FUNCTION_LINES } from './function-length.ts'

/** A body that makes the function around it `lines` lines long. */
const body = (lines: number) => '  work()\n'.repeat(lines - 2)

test.each([
  ['a declaration', (lines: number) => `function act() {\n${body(lines)}}`],
  ['an arrow', (lines: number) => `const act = () => {\n${body(lines)}}`],
  ['a method', (lines: number) => `class Desk { act() {\n${body(lines)}} }`],
  ['a function in an object', (lines: number) => `const desk = { act() {\n${body(lines)}} }`],
])('%s may have 80 lines and no more', (_, source) => {
  expect(longFunctions('a.ts', source(MAX_FUNCTION_LINES))).toEqual([])
  expect(longFunctions('a.ts', source(MAX_FUNCTION_LINES + 1))).toEqual([
    'a.ts:1 act has 81 lines, at most 80',
  ])
})

test('a component may have 120 lines, wrapped or not; a hook beside it 80', () => {
  const long = body(MAX_COMPONENT_LINES)
  expect(longFunctions('A.tsx', `export function Panel() {\n${long}}`)).toEqual([])
  expect(longFunctions('A.tsx', `export const Panel = memo(() => {\n${long}})`)).toEqual([])
  expect(longFunctions('A.tsx', `export function Panel() {\n${long}\n}`)).toHaveLength(1)
  expect(longFunctions('A.tsx', `export function usePanel() {\n${long}}`)).toHaveLength(1)
  expect(longFunctions('panel.ts', `export function Panel() {\n${long}}`)).toHaveLength(1)
})

test('a file that cannot be read is a fault, not a pass', () => {
  expect(longFunctions('a.ts', 'function (')).toHaveLength(1)
})
