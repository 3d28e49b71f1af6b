import { expect, test } from 'vitest'
import { z } from 'zod'
import { Name, Remark, typedText } from './primitives.schema.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  [10, '😀'.repeat(10), true],
  [10, '😀'.repeat(11), false],
  [10, family.repeat(10), true],
  [3, 'Hằn'.normalize('NFD'), true],
  [3, 'Hằng'.normalize('NFD'), false],
  [2, '🇻🇳🇨🇳', true],
  [3, ' abc ', true],
  // Accents piled up without end are one grapheme.
  [1, `a${'\u0301'.repeat(15)}`, true],
  [1, `a${'\u0301'.repeat(16)}`, false],
])('of at most %i signs: %j fits is %s', (most, text, fits) => {
  const { error } = typedText(most).safeParse(text)
  expect(error?.issues.map(({ code, ...issue }) => [code, 'maximum' in issue && issue.maximum])).toEqual(
    fits ? undefined : [['too_big', most]],
  )
})

test('a name of 80 families is a name, none is not, and a remark may be empty', () => {
  expect(Name.parse(family.repeat(80))).toBe(family.repeat(80))
  expect(Name.safeParse('  ').success).toBe(false)
  expect(Remark.parse(' ')).toBe('')
})

test('a client reads the limit from the schema', () => {
  expect(z.toJSONSchema(Name)).toMatchObject({ type: 'string', minLength: 1, maxLength: 80 })
  expect(z.toJSONSchema(Remark.optional())).toMatchObject({ type: 'string', maxLength: 500 })
})
