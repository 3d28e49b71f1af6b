import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexOfName, initialsOf } from './initials.ts'

test.each([
  ['Demo Trading', 'DT'],
  ['demo@seaport.test', 'DT'],
  ['harbour', 'H'],
  ['Nguyễn Thị Ánh', 'NÁ'],
  // As macOS names files.
  ['Ấu Hà Trần'.normalize('NFD'), 'ẤT'],
  ['王小明', '王'],
  ['', ''],
  ['—', ''],
])('%s is shortened to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name always has the same place, and every place exists', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (name, count) => {
      const index = indexOfName(name, count)
      expect(index).toBe(indexOfName(name, count))
      expect(index >= 0 && index < count).toBe(true)
    }),
  )
})
