import { expect, test } from 'vitest'
import { TranslationForm, toFormValues } from './translation-form.ts'

const typed = (values: object) =>
  TranslationForm.safeParse({ provider: 'deepl', url: '', key: '', forget: false, ...values })

test('an empty address is the provider’s default, and an empty key keeps the stored one', () => {
  expect(typed({}).data).toEqual({ provider: 'deepl', url: null })
  expect(typed({ key: ' k ', url: 'https://eu.example ' }).data).toEqual({
    provider: 'deepl',
    url: 'https://eu.example',
    key: 'k',
  })
  expect(typed({ forget: true }).data).toEqual({ provider: 'deepl', url: null, key: null })
})

test('LibreTranslate needs an address; without translation no field is required', () => {
  expect(typed({ provider: 'libretranslate' }).error?.issues[0]?.path).toEqual(['url'])
  expect(typed({ provider: 'none', url: 'left over' }).data).toEqual({ provider: null, url: null })
  expect(toFormValues({ provider: null, url: '', has_key: false, updated_at: null }).provider).toBe('none')
})
