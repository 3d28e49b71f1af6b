/** Why a service did not translate. The messages are in the i18n namespace `translationFault`. */
export type TranslationFault =
  /** The operator's quota at the service is used up. */
  | 'quota'
  | 'key'
  /** Too many requests at once. */
  | 'busy'
  | 'unreachable'
  /** The address is not on the public internet. */
  | 'address'
  | 'late'
  /** The service does not translate into this language. */
  | 'language'
  | 'too_long'
  | 'answer'
  /** A placeholder or an address was lost in the translation. */
  | 'placeholder'

/** Faults that would recur with the next request: the service is not called for a while. */
export const lastingFaults: ReadonlySet<TranslationFault> = new Set(['quota', 'key', 'unreachable', 'late'])
