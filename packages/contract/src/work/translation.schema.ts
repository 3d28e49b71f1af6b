import { z } from 'zod'
import { Count, GivenInstant, Instant, PastedText, pastedAddress } from '../kernel/primitives.schema.ts'
import {
  MAX_TRANSLATED_TEXT,
  MAX_TRANSLATED_TEXTS,
  targetLanguages,
  translationProviders,
} from './translation.ts'

export const TranslationProvider = z.enum(translationProviders)
export type TranslationProvider = z.infer<typeof TranslationProvider>

export const TargetLanguage = z.enum(targetLanguages)
export type TargetLanguage = z.infer<typeof TargetLanguage>

/** Whether translation is available, and how many words of this month are used. */
export const TranslationState = z.object({
  /** Null = the operator has set up none. */
  provider: TranslationProvider.nullable(),
  used: Count,
  /** Quota of the plan in a calendar month (UTC); null = unlimited. */
  allowance: Count.nullable(),
  /** When the quota is reset. */
  renews_at: Instant,
})
export type TranslationState = z.infer<typeof TranslationState>

export const getTranslation = {
  data: TranslationState,
}

export const Translation = z.object({
  /** In the order of the request's texts. */
  texts: z.array(z.string()),
  provider: TranslationProvider,
  /** Detected language of the first text, as BCP 47; null = the provider did not report it. */
  from: z.string().nullable(),
  /** Words charged for this call; texts translated before are free. */
  words: Count,
})
export type Translation = z.infer<typeof Translation>

/** Maximum length of all texts of one request together. */
const MOST_TOGETHER = MAX_TRANSLATED_TEXT * 1.25

export const translateTexts = {
  body: z.strictObject({
    texts: z
      .array(z.string().trim().min(1).max(MAX_TRANSLATED_TEXT))
      .min(1)
      .max(MAX_TRANSLATED_TEXTS)
      .superRefine((texts, { addIssue }) => {
        const length = texts.reduce((sum, text) => sum + text.length, 0)
        if (length > MOST_TOGETHER)
          addIssue({
            code: 'too_big',
            origin: 'string',
            maximum: MOST_TOGETHER,
            inclusive: true,
            input: texts,
          })
      }),
    to: TargetLanguage,
  }),
  data: Translation,
}

/** Configuration of translation; the key is never returned. */
export const TranslationConfig = z.object({
  provider: TranslationProvider.nullable(),
  /** Empty = the provider’s own address. */
  url: z.string(),
  has_key: z.boolean(),
  updated_at: Instant.nullable(),
})
export type TranslationConfig = z.infer<typeof TranslationConfig>

export const getTranslationConfig = {
  data: TranslationConfig,
}

export const putTranslationConfig = {
  body: z
    .strictObject({
      /** Null = translation is off. */
      provider: TranslationProvider.nullable(),
      /** Null = the provider's default; LibreTranslate has none. */
      url: pastedAddress({ protocol: /^https?$/ })
        .max(500)
        .regex(/^https?:\/\/[^?#@]+$/i)
        .nullable(),
      /** Omitted = unchanged, unless provider or address change; null = none. */
      key: PastedText.min(1)
        .max(500)
        .regex(/^[\x21-\x7e]+$/)
        .nullable()
        .optional(),
      /** `updated_at` as the caller saw it; refused where somebody has changed the settings since. */
      seen: GivenInstant.nullable().optional(),
    })
    .refine(({ provider, url }) => provider !== 'libretranslate' || url !== null, {
      error: 'required',
      path: ['url'],
    }),
  data: TranslationConfig,
}

export const testTranslationConfig = {
  body: z.strictObject({ to: TargetLanguage }),
  data: z.object({ text: z.string() }),
}
