import type { TargetLanguage, TranslationProvider } from '@seaport/contract/work/translation.schema'
import type { EpochMs } from './values.ts'

/** Configuration of translation: one row, or none. */
export interface TranslationConfigTable {
  id: 'current'
  /** Null = off. */
  provider: TranslationProvider | null
  /** Null = the provider's default. */
  url: string | null
  key_sealed: Buffer | null
  updated_at: EpochMs
}

/** Words translated for a supervisor's team in a month, including translations in progress. */
export interface TranslationMonthTable {
  user_id: string
  /** `2026-11`, in UTC. */
  month: string
  words: number
}

/** Cached translations of a supervisor's team, used for nobody else. */
export interface TranslationCacheTable {
  user_id: string
  /** Hash of provider, language and text. */
  hash: Buffer
  language: TargetLanguage
  source: string | null
  text: string
  created_at: EpochMs
}

export interface TranslationSchema {
  translation_config: TranslationConfigTable
  translation_month: TranslationMonthTable
  translation_cache: TranslationCacheTable
}
