import { expect, test } from 'vitest'
import { translateTexts } from './translation.schema.ts'

test('texts that are too long together are refused by their length, each alone by its own', () => {
  const issuesOf = (...lengths: number[]) =>
    translateTexts.body.safeParse({ texts: lengths.map((length) => 'x'.repeat(length)), to: 'en' }).error
      ?.issues
  const tooLong = { code: 'too_big', origin: 'string' }
  expect(issuesOf(20_000, 5001)).toMatchObject([{ ...tooLong, path: ['texts'], maximum: 25_000 }])
  expect(issuesOf(20_001)).toMatchObject([{ ...tooLong, path: ['texts', 0], maximum: 20_000 }])
})
