// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TranslationMessages {
  /** Translated by {{provider}} */
  by: { provider: string | number }
  /** Translated by {{provider}} from {{language}} */
  byFrom: { provider: string | number; language: string | number }
  /** Filled in: {{languages}} */
  filled: { languages: string | number }
  /** Hide translation */
  hide: null
  /** No other language is empty */
  nothingEmpty: null
  /** Translate into the other languages */
  others: null
  /** Fills the languages that are still empty from this one. Read them before you publish. */
  othersHint: null
  /** DeepL */
  'provider.deepl': null
  /** Google Cloud Translation */
  'provider.google': null
  /** LibreTranslate */
  'provider.libretranslate': null
  /** Translate */
  'script.all': null
  /** Read the translations and correct them; variables stayed as they are. */
  'script.correct': null
  /** Translate into */
  'script.into': null
  /** {{name}} ({{language}}) */
  'script.name': { name: string | number; language: string | number }
  /** Save as new scripts */
  'script.save': null
  /** {{count, number}} scripts saved */
  'script.saved': { count: number }
  /** Text in {{language}} */
  'script.text': { language: string | number }
  /** Translate “{{name}}” */
  'script.title': { name: string | number }
  /** Words per language: {{count, number}} */
  'script.wordsUnlimited': { count: number }
  /** {{count, number}} words per language; {{left, number}} left this month */
  'script.words': { count: number; left: number }
  /** Translate */
  translate: null
}
