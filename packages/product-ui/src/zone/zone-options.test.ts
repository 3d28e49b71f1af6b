import { matching } from '@seaport/ui/combo-options'
import { expect, test } from 'vitest'
import { cityNames } from './city-names.ts'
import { zoneOptions } from './zone-options.ts'

/** tests/inputs/time-zones.txt */
const inputs = ['Ho Chi Minh', 'Kolkata', 'Kathmandu', 'Kyiv', 'Yangon']
const found = (locale: string, text: string) =>
  matching(zoneOptions(locale, ''), text).map(({ value }) => value)

test.each(inputs)('%s is found in every language', (city) => {
  for (const locale of ['zh-CN', 'zh-HK', 'en', 'vi'])
    expect(found(locale, city).map((id) => id.split('/').at(-1))).toContain(city.replaceAll(' ', '_'))
})

test.each([
  ['Saigon', 'Asia/Ho_Chi_Minh'],
  ['sai gon', 'Asia/Ho_Chi_Minh'],
  ['ho_chi_minh', 'Asia/Ho_Chi_Minh'],
  ['hà nội', 'Asia/Ho_Chi_Minh'],
  ['胡志明', 'Asia/Ho_Chi_Minh'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['北京', 'Asia/Shanghai'],
  ['紐約', 'America/New_York'],
  ['Kiev', 'Europe/Kyiv'],
  ['são paulo', 'America/Sao_Paulo'],
  ['Godthab', 'America/Nuuk'],
  ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
  // Reported of other products; the sources are in docs/inputs.md.
  ['Beijing', 'Asia/Shanghai'],
  ['Bangalore', 'Asia/Kolkata'],
  ['Delhi', 'Asia/Kolkata'],
  ['Hanoi', 'Asia/Ho_Chi_Minh'],
  ['Bombay', 'Asia/Kolkata'],
  ['Bengaluru', 'Asia/Kolkata'],
  ['Busan', 'Asia/Seoul'],
  ['Sapporo', 'Asia/Tokyo'],
  ['Milwaukee', 'America/Chicago'],
  ['San Diego', 'America/Los_Angeles'],
  ['Cincinnati', 'America/New_York'],
  ['Cape Town', 'Africa/Johannesburg'],
  ['montréal', 'America/Toronto'],
  ['Damascus', 'Asia/Damascus'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['tphcm', 'Asia/Ho_Chi_Minh'],
  ['chengdu', 'Asia/Shanghai'],
  ['GMT+7', 'Asia/Ho_Chi_Minh'],
  ['utc+5:30', 'Asia/Kolkata'],
  ['GMT-3', 'America/Sao_Paulo'],
  ['GMT+07:00', 'Asia/Ho_Chi_Minh'],
  ['UTC+07', 'Asia/Ho_Chi_Minh'],
  ['Vietnam', 'Asia/Ho_Chi_Minh'],
  ['Indochina', 'Asia/Ho_Chi_Minh'],
  ['Siem Reap', 'Asia/Phnom_Penh'],
  ['Odessa', 'Europe/Kyiv'],
  ['ciudad juárez', 'America/Ciudad_Juarez'],
  ['Kostanay', 'Asia/Qostanay'],
  ['coyhaique', 'America/Coyhaique'],
  ['Jeddah', 'Asia/Riyadh'],
  ['ｋｙｏｔｏ', 'Asia/Tokyo'],
  ['ıstanbul', 'Europe/Istanbul'],
])('%s finds %s', (text, id) => {
  expect(found('zh-CN', text)).toContain(id)
})

/** Such as a city whose zone has another's name. */
test('each further name of a zone finds what the record says', async () => {
  const words = [...new Set(Object.values(cityNames).flatMap((names) => names.split(' ')))]
  const lines = words.map((word) => `${word}: ${found('en', word).join(', ')}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('zone-words.txt')
})

test('a zone is found in each language by its offset from UTC, and only such zones', () => {
  for (const locale of ['zh-CN', 'zh-HK', 'en', 'vi']) {
    expect(found(locale, 'UTC+9')).toContain('Asia/Tokyo')
    expect(found(locale, 'UTC+9')).not.toContain('Asia/Shanghai')
    expect(found(locale, 'GMT-9:30')).toEqual(['Pacific/Marquesas'])
  }
})

test('no zone is listed twice or by an older name, and a link that is stored is shown', () => {
  const values = zoneOptions('en', 'US/Pacific').map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values).toContain('US/Pacific')
  for (const older of ['Asia/Saigon', 'Asia/Calcutta', 'Europe/Kiev', 'Asia/Rangoon', 'Asia/Katmandu'])
    expect(values).not.toContain(older)
})

test('a zone unknown to this browser is shown by its name', () => {
  const [shown] = matching(zoneOptions('en', 'America/New_Zone'), 'new zone')
  expect(shown).toMatchObject({ value: 'America/New_Zone', label: 'America/New Zone' })
})
