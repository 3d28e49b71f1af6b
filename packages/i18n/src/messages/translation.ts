// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TranslationMessages {
  /** Translated by {{provider}} */
  by: { provider: string | number }
  /** Translated by {{provider}} from {{language}} */
  byFrom: { provider: string | number; language: string | number }
  /** Hide translation */
  hide: null
  /** DeepL */
  'provider.deepl': null
  /** Google Cloud Translation */
  'provider.google': null
  /** LibreTranslate */
  'provider.libretranslate': null
  /** Translate */
  translate: null
}
