// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TranslationFaultMessages {
  /** The translation service’s address has to be an HTTPS address on the public internet */
  address: null
  /** The translation service gave an answer that makes no sense */
  answer: null
  /** The translation service is busy. Try again in a moment */
  busy: null
  /** The translation service rejects the key. An administrator needs to check the translation settings */
  key: null
  /** Enter the key again when the provider or the address changes */
  key_again: null
  /** The translation service doesn’t offer this language */
  language: null
  /** The translation service took too long to answer */
  late: null
  /** The translation lost a variable or a link and was thrown away. Change the text or translate it yourself */
  placeholder: null
  /** The operator’s quota at the translation service is used up. Tell your administrator */
  quota: null
  /** The text is too long for the translation service */
  too_long: null
  /** The translation service can’t be reached */
  unreachable: null
}
