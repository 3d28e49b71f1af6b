// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface LegalMessages {
  /** Contents */
  contents: null
  /** Dated {{issued}} · effective from {{effective}} */
  dates: { issued: string | number; effective: string | number }
  /** Print */
  print: null
  /** {{number, number}}. {{title}} */
  section: { number: number; title: string | number }
}
