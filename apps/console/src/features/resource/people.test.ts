import { expect, test } from 'vitest'
import { chunk, countOf, peopleOf } from './people.ts'

test('a person counts once per network, however often and as whatever kind they were collected', () => {
  const people = peopleOf([
    { network: 'x', external_id: '1' },
    { network: 'x', external_id: '1' },
    { network: 'instagram', external_id: '1' },
    { network: 'x', external_id: '2' },
  ])
  expect(people).toEqual([
    { network: 'x', external_ids: ['1', '2'] },
    { network: 'instagram', external_ids: ['1'] },
  ])
  expect(countOf(people)).toBe(3)
  expect(peopleOf([])).toEqual([])
})

test('more than one call takes become several', () => {
  const external_ids = Array.from({ length: 1001 }, (_, at) => String(at))
  const portions = chunk([{ network: 'x', external_ids }])
  expect(portions.map((portion) => portion.external_ids.length)).toEqual([500, 500, 1])
  expect(portions.flatMap((portion) => portion.external_ids)).toEqual(external_ids)
})
