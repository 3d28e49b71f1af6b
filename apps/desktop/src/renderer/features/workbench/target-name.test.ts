import type { Translate } from '@seaport/i18n/translate'
import { expect, test } from 'vitest'
import { placeName, targetName } from './target-name.ts'

const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate<'workbench'>

test.each([
  ['https://www.facebook.com/groups/770077/permalink/12', 'pageAt facebook.com'],
  ['https://www.facebook.com/profile.php?id=1000', 'pageAt facebook.com'],
  ['https://www.facebook.com/people/Lan-Anh/1000', 'pageAt facebook.com'],
  ['https://www.instagram.com/p/C1a2/', 'pageAt instagram.com'],
  ['https://x.com/lotus_travel/status/17', '@lotus_travel'],
  ['facebook.com', 'pageAt facebook.com'],
  ['@yendo2', '@yendo2'],
  ['1000123', '1000123'],
])('%s reads %s', (address, name) => expect(placeName(address, t)).toBe(name))

test('a person’s name comes before their handle, and both before the address', () => {
  const target = { target: 'https://www.facebook.com/1000' } as Parameters<typeof targetName>[0]
  const person = { name: 'Lan', handle: 'lan' } as NonNullable<typeof target.person>
  expect(targetName({ ...target, person }, t)).toBe('Lan')
  expect(targetName({ ...target, person: { ...person, name: '' } }, t)).toBe('at lan')
  expect(targetName({ ...target, person: null }, t)).toBe('pageAt facebook.com')
})
