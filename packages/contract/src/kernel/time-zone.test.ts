import { expect, test } from 'vitest'
import { TimeZone } from './primitives.schema.ts'
import { allZones } from './time-zone.ts'

test.each([
  ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['asia/saigon', 'Asia/Ho_Chi_Minh'],
  [' Asia/Ho Chi Minh ', 'Asia/Ho_Chi_Minh'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['UTC', 'UTC'],
])('%s is %s', (name, id) => {
  expect(TimeZone.parse(name)).toBe(id)
})

test.each(['Saigon', '+07:00', 'Mars/Base', ''])('%j is no zone', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(false)
})

test('every zone of the list is taken as it stands', () => {
  for (const { id } of allZones()) expect(TimeZone.parse(id)).toBe(id)
})
