import { type Settings, settingDefinitions, settingKeys } from '@seaport/contract/platform/setting.schema'
import { expect, test } from 'vitest'
import { SettingsForm, toFormValues } from './settings-form.ts'

const initial = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].initial]),
) as Settings

test('every setting is in the form, and survives it unchanged', () => {
  expect(Object.keys(SettingsForm.shape).sort()).toEqual([...settingKeys].sort())
  expect(SettingsForm.parse(toFormValues(initial))).toEqual(initial)
})

test('an emptied address means none; an invalid one is refused', () => {
  const typed = { ...toFormValues(initial), help_guide: '  ', geo_lookup_url: '' }
  const settings = SettingsForm.parse(typed)
  expect([settings.help_guide, settings.geo_lookup_url]).toEqual([null, null])
  expect(SettingsForm.safeParse({ ...typed, help_guide: 'guide' }).success).toBe(false)
  expect(SettingsForm.safeParse({ ...typed, geo_lookup_url: 'http://example.com' }).success).toBe(false)
})
