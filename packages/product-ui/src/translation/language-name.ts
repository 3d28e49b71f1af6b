import { isLang, LANG_NAMES, type Lang, toTag } from '@seaport/i18n/lang'

const names = new Map<Lang, Intl.DisplayNames>()

/** @returns what a language is called: the product's own in their own words, others in the reader's */
export function languageName(code: string, reader: Lang): string {
  if (isLang(code)) return LANG_NAMES[code]
  const known = names.get(reader) ?? new Intl.DisplayNames(toTag(reader), { type: 'language' })
  names.set(reader, known)
  try {
    return known.of(code) ?? code
  } catch {
    return code
  }
}
