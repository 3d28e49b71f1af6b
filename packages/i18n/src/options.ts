import type { InitOptions } from 'i18next'
import { LANGS, toTag } from './lang.ts'

/** Settings that the browser and the server share, so that a message means the same on both sides. */
export const sharedOptions = {
  supportedLngs: LANGS.map(toTag),
  load: 'currentOnly',
  // The gate proves that every key exists in every language: a fallback would only hide a fault.
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions
