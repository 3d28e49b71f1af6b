import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPeople, NO_FILTER, pageOf } from './people-list.ts'
import { samplePeople } from './sample/people.ts'

const names = (...[filter, sort]: [Partial<typeof NO_FILTER>, Parameters<typeof findPeople>[2]?]) =>
  findPeople(samplePeople, { ...NO_FILTER, ...filter }, sort, 'en').map(({ name }) => name)

test('search is case-insensitive, and filters narrow it', () => {
  expect(names({ search: 'MARINA' }).every((name) => name.startsWith('marina_shop'))).toBe(true)
  expect(names({ search: 'nobody' })).toEqual([])
  const all = names({ active: 'yes' }).length + names({ active: 'no' }).length
  expect(all).toBe(samplePeople.length)
})

test('sorting by numbers is not sorting by digits, and leaves the sample alone', () => {
  const before = [...samplePeople]
  const sorted = findPeople(samplePeople, NO_FILTER, { field: 'followers', order: 'desc' }, 'en')
  expect(sorted.map(({ followers }) => followers)).toEqual(
    before.map(({ followers }) => followers).sort((a, b) => b - a),
  )
  expect(samplePeople).toEqual(before)
})

test('pages contain every row once, for any page number', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 99 }),
      (rows, page_size, asked) => {
        const pages = Math.max(1, Math.ceil(rows.length / page_size))
        const all = Array.from(
          { length: pages },
          (_, at) => pageOf(rows, { page: at + 1, page_size }).rows,
        ).flat()
        expect(all).toEqual(rows)
        expect(pageOf(rows, { page: asked, page_size }).page.page).toBe(Math.min(asked, pages))
      },
    ),
  )
})
