import { EmptyData, listQuery, SearchText } from '@seaport/contract/kernel/primitives.schema'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refused } from '../refusal.ts'
import { validate } from './validate.ts'

const list = {
  query: listQuery(['created_at'], { status: z.enum(['normal', 'disabled']).optional(), search: SearchText }),
  data: EmptyData,
}

const check = (query: unknown, schemas: Parameters<typeof validate>[0] = list) =>
  validate(schemas, { params: {}, query, body: undefined }, 'en').query

/** @returns the fields that were refused, each with the reason */
function refusedOf(act: () => unknown): [string, string][] {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return (error.fieldErrors ?? []).map(({ loc, msg }) => [loc.join('.'), msg])
  }
  return []
}

test('an empty filter is none, and an empty order is the default', () => {
  const none = { page: 1, page_size: 20, sort: 'created_at', order: 'desc' }
  for (const query of [undefined, {}, { status: '', search: '', page: '', sort: '', order: '' }])
    expect(check(query)).toEqual(none)
  expect(check({ status: 'normal', search: '' })).toEqual({ ...none, status: 'normal' })
})

test('what is no value of a filter, no filter, or needed is refused by name', () => {
  expect(refusedOf(() => check({ status: ' ' })).map(([field]) => field)).toEqual(['query.status'])
  expect(refusedOf(() => check({ nothing: '' })).map(([field]) => field)).toEqual(['query.nothing'])
  const needed = { query: z.strictObject({ id: z.string() }), data: EmptyData }
  expect(refusedOf(() => check({ id: '' }, needed))).toEqual([
    ['query.id', expect.stringMatching(/required/i)],
  ])
})
