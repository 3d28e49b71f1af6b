/** Why a service did not translate. The words for people are in the i18n namespace `translationFault`. */
export type TranslationFault =
  /** The operator's quota at the service is used up. */
  | 'quota'
  | 'key'
  /** Too many calls at once. */
  | 'busy'
  | 'unreachable'
  /** The address is not on the public internet. */
  | 'address'
  | 'late'
  /** The service does not translate into this language. */
  | 'language'
  | 'too_long'
  | 'answer'
  /** A placeholder or an address was lost on the way. */
  | 'placeholder'

/** Faults that the next call would meet again: the service is left alone for a while. */
export const lastingFaults: ReadonlySet<TranslationFault> = new Set(['quota', 'key', 'unreachable', 'late'])
