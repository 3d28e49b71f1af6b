import type { TargetLanguage, TranslationProvider } from '@seaport/contract/work/translation.schema'
import type { EpochMs } from './values.ts'

/** How translation is set up: one row, or none. */
export interface TranslationConfigTable {
  id: 'current'
  /** Null = it is switched off. */
  provider: TranslationProvider | null
  /** Null = the provider's own. */
  url: string | null
  key_sealed: Buffer | null
  updated_at: EpochMs
}

/** Words that a supervisor's team has used in a month, those of translations under way included. */
export interface TranslationMonthTable {
  user_id: string
  /** `2026-11`, in UTC. */
  month: string
  words: number
}

/** What was translated for a supervisor's team, and for nobody else. */
export interface TranslationCacheTable {
  user_id: string
  /** Of provider, language and text. */
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
