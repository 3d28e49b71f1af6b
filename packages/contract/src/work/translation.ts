import { endpoint } from '../kernel/endpoint.ts'
import { locales } from '../kernel/locale.ts'
import type * as schema from './translation.schema.ts'

/** Translation services; an operator sets up one of them. */
export const translationProviders = ['deepl', 'google', 'libretranslate'] as const

/** Target languages: those of the interface first, then others that all providers know. */
export const targetLanguages = [
  ...locales,
  'ar',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'th',
  'tr',
  'uk',
] as const

/** Maximum length of a text, and maximum texts at once: title and content of an announcement, a script, a collected text. */
export const MAX_TRANSLATED_TEXT = 20_000

export const MAX_TRANSLATED_TEXTS = 10

export const getTranslation = endpoint<typeof schema.getTranslation>()({
  method: 'GET',
  path: '/translation',
  summary: 'Whether there is translation, and the words of this month that are used',
  callers: ['user', 'seat'],
})

export const translateTexts = endpoint<typeof schema.translateTexts>()({
  method: 'POST',
  path: '/translation',
  summary: 'Translate texts into one language; placeholders in braces and addresses stay as they are',
  callers: ['user', 'seat'],
})

const admin = { callers: ['user'], permission: '120' } as const

export const getTranslationConfig = endpoint<typeof schema.getTranslationConfig>()({
  ...admin,
  method: 'GET',
  path: '/admin/translation-config',
  summary: 'How translation is set up',
})

export const putTranslationConfig = endpoint<typeof schema.putTranslationConfig>()({
  ...admin,
  method: 'PUT',
  path: '/admin/translation-config',
  summary: 'Set translation up, or switch it off',
  stepUp: true,
})

export const testTranslationConfig = endpoint<typeof schema.testTranslationConfig>()({
  ...admin,
  method: 'POST',
  path: '/admin/translation-config/test',
  summary: 'Translate one sentence now; nobody’s words are used',
})
