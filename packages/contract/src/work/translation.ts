import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { locales } from '../kernel/locale.ts'
import { Count, Instant } from '../kernel/primitives.ts'

/** Services that translate; an operator sets one of them up. */
export const translationProviders = ['deepl', 'google', 'libretranslate'] as const
export const TranslationProvider = z.enum(translationProviders)
export type TranslationProvider = z.infer<typeof TranslationProvider>

/** What can be translated into: the interface’s languages first, then others that all providers know. */
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
export const TargetLanguage = z.enum(targetLanguages)
export type TargetLanguage = z.infer<typeof TargetLanguage>

/** Longest text, and most texts at once: title and content of an announcement, a script, what somebody wrote. */
export const MAX_TRANSLATED_TEXT = 20_000
export const MAX_TRANSLATED_TEXTS = 10

/** Whether there is translation, and how many words of this month are used. */
export const TranslationState = z.object({
  /** Null = the operator has set none up. */
  provider: TranslationProvider.nullable(),
  used: Count,
  /** What the plan allows in a calendar month (UTC); null = as many as one likes. */
  allowance: Count.nullable(),
  /** When it begins anew. */
  renews_at: Instant,
})
export type TranslationState = z.infer<typeof TranslationState>

export const getTranslation = endpoint({
  method: 'GET',
  path: '/translation',
  summary: 'Whether there is translation, and the words of this month that are used',
  callers: ['user', 'seat'],
  data: TranslationState,
})

export const Translation = z.object({
  /** In the order of the texts that were sent. */
  texts: z.array(z.string()),
  provider: TranslationProvider,
  /** Language that the first text was taken for, as BCP 47; null = the provider did not say. */
  from: z.string().nullable(),
  /** Words that this call used up; what was translated before costs nothing. */
  words: Count,
})
export type Translation = z.infer<typeof Translation>

export const translateTexts = endpoint({
  method: 'POST',
  path: '/translation',
  summary: 'Translate texts into one language; placeholders in braces and addresses stay as they are',
  callers: ['user', 'seat'],
  body: z.strictObject({
    texts: z
      .array(z.string().trim().min(1).max(MAX_TRANSLATED_TEXT))
      .min(1)
      .max(MAX_TRANSLATED_TEXTS)
      .refine(fitsTogether, { error: 'too_big' }),
    to: TargetLanguage,
  }),
  data: Translation,
})

function fitsTogether(texts: readonly string[]): boolean {
  return texts.reduce((sum, { length }) => sum + length, 0) <= MAX_TRANSLATED_TEXT * 1.25
}

/** How translation is set up; the key is never given out. */
export const TranslationConfig = z.object({
  provider: TranslationProvider.nullable(),
  /** Empty = the provider’s own address. */
  url: z.string(),
  has_key: z.boolean(),
  updated_at: Instant.nullable(),
})
export type TranslationConfig = z.infer<typeof TranslationConfig>

const admin = { callers: ['user'], permission: '120' } as const

export const getTranslationConfig = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/translation-config',
  summary: 'How translation is set up',
  data: TranslationConfig,
})

export const putTranslationConfig = endpoint({
  ...admin,
  method: 'PUT',
  path: '/admin/translation-config',
  summary: 'Set translation up, or switch it off',
  stepUp: true,
  body: z
    .strictObject({
      /** Null = there is no translation. */
      provider: TranslationProvider.nullable(),
      /** Null = the provider’s own; LibreTranslate has none. */
      url: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .regex(/^https?:\/\/[^?#@]+$/i)
        .nullable(),
      /** Omitted = unchanged, unless provider or address change; null = none. */
      key: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .regex(/^[\x21-\x7e]+$/)
        .nullable()
        .optional(),
    })
    .refine(({ provider, url }) => provider !== 'libretranslate' || url !== null, {
      error: 'required',
      path: ['url'],
    }),
  data: TranslationConfig,
})

export const testTranslationConfig = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/translation-config/test',
  summary: 'Translate one sentence now; nobody’s words are used',
  body: z.strictObject({ to: TargetLanguage }),
  data: z.object({ text: z.string() }),
})
