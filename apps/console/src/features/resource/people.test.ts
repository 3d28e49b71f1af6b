import { expect, test } from 'vitest'
import { chunk, countOf, peopleOf } from './people.ts'

test('a person counts once per network, in any number of kinds', () => {
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

test('more people than one call accepts become several calls', () => {
  const external_ids = Array.from({ length: 1001 }, (_, at) => String(at))
  const portions = chunk([{ network: 'x', external_ids }])
  expect(portions.map((portion) => portion.external_ids.length)).toEqual([500, 500, 1])
  expect(portions.flatMap((portion) => portion.external_ids)).toEqual(external_ids)
})
