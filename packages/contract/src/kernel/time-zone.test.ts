import { expect, test } from 'vitest'
import { ReaderZone, TimeZone } from './primitives.schema.ts'
import { allZones } from './time-zone.ts'

test.each([
  ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['asia/saigon', 'Asia/Ho_Chi_Minh'],
  [' Asia/Ho Chi Minh ', 'Asia/Ho_Chi_Minh'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['UTC', 'UTC'],
  // Reported for other products; sources are in docs/inputs.md.
  ['Asia/SaiGon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Chongqing', 'Asia/Shanghai'],
  ['America/Nuuk', 'America/Nuuk'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['Asia/Kashgar', 'Asia/Urumqi'],
  ['America/Ciudad_Juarez', 'America/Ciudad_Juarez'],
  ['Asia/Qostanay', 'Asia/Qostanay'],
  ['PRC', 'Asia/Shanghai'],
  ['est5edt', 'America/New_York'],
  // POSIX counts offsets westwards.
  ['Etc/GMT-7', 'Etc/GMT-7'],
])('%s is %s', (name, id) => {
  expect(TimeZone.parse(name)).toBe(id)
})

test.each([
  'SE Asia Standard Time',
  'Västeuropa, sommartid',
  '(UTC+07:00) Bangkok, Hanoi, Jakarta',
  'Saigon',
  '+07:00',
  'Mars/Base',
  // Reported for other products; sources are in docs/inputs.md.
  'CST',
  'BST',
  'ist',
  'VST',
  'SystemV/EST5',
  'GMT+7',
  'Utc/GMT+7',
  'GMT+02:00',
  'Etc/GMT12',
  'UTC+5:30',
  '',
])('%j is not a time zone', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(false)
})

test.each([
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['+07:00', '+07:00'],
  ['-03:30', '-03:30'],
  ['+05:45', '+05:45'],
  // Zones that may be created one day.
  ['America/New_Harbor', 'UTC'],
  ['America/Argentina/New_Harbor', 'UTC'],
])('who reads in %s is answered in %s', (name, id) => {
  expect(ReaderZone.parse(name)).toBe(id)
})

test.each([
  '+7',
  '+07:07',
  '+19:00',
  'GMT+7',
  'CST',
  'Mars/Base',
  'Saigon',
  'Asia',
  'Asia/',
  'asia/nowhere',
  '',
])('nobody is answered in %j', (name) => {
  expect(ReaderZone.safeParse(name).success).toBe(false)
})

test('every zone of the list is accepted unchanged', () => {
  for (const { id } of allZones()) expect(TimeZone.parse(id)).toBe(id)
})
