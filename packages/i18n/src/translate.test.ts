import { expect, test } from 'vitest'
import type { PlainKey, Translate } from './translate.ts'

/** Checked by the compiler: each `expect-error` fails when its line starts to compile. */
test('keys and parameters are checked by the compiler', () => {
  const t = ((key: string) => key) as Translate<'ui'>
  expect(t('copy')).toBe('copy')
  expect(t('requestId', { id: 'r-1' })).toBe('requestId')
  expect(t('totalCount', { count: 2 })).toBe('totalCount')
  // @ts-expect-error: no such key
  t('copi')
  // @ts-expect-error: the parameter is missing
  t('requestId')
  // @ts-expect-error: the parameter's name is wrong
  t('requestId', { number: 1 })
  // @ts-expect-error: a count is a number
  t('totalCount', { count: '2' })
  // @ts-expect-error: this message has no parameters
  t('copy', { id: 1 })
  // @ts-expect-error: a menu entry cannot carry a parameter
  const label: PlainKey<'ui'> = 'requestId'
  expect(label).toBe('requestId')
})
