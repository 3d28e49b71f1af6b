import { isLang, LANG_NAMES, type Lang, toTag } from '@seaport/i18n/lang'

const names = new Map<Lang, Intl.DisplayNames>()

/** @returns a language's name: the product's languages in their own, others in the reader's */
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
