import { expect, test } from 'vitest'
import { z } from 'zod'
import { listAuditLog } from '../platform/audit.ts'
import { endpoint } from './endpoint.ts'
import { join } from './join.ts'

const schemas = { readMoon: { data: z.object({ phase: z.string() }) } }
const readMoon = endpoint<typeof schemas.readMoon>()({
  method: 'GET',
  path: '/moon',
  summary: 'The moon',
  callers: ['user'],
})

test('an endpoint is paired with the schemas of its name, also within a group', () => {
  expect(join({ readMoon, MAX: 7 }, { ...schemas })).toEqual([[readMoon, schemas.readMoon]])
  expect(join({ moons: { read: readMoon } }, { moons: { read: schemas.readMoon } })).toEqual([
    [readMoon, schemas.readMoon],
  ])
})

test('an endpoint without schemas, schemas without an endpoint, and schemas of another shape are refused', () => {
  // @ts-expect-error the schemas are missing
  expect(() => join({ readMoon }, {})).toThrow('GET /moon: no schemas named readMoon')
  const more = { ...schemas, readSun: schemas.readMoon }
  expect(() => join({ readMoon }, more)).toThrow('readSun')
  // @ts-expect-error the answer is another one
  join({ readMoon }, { readMoon: { data: z.object({ phase: z.number() }) } })
})

test('an endpoint that a client imports has no schema', () => {
  // @ts-expect-error only the types of the query are known
  expect(listAuditLog.query).toBeUndefined()
})
