/** The product's language codes: simplified Chinese (default), Hong Kong Chinese, English, Vietnamese. */
export const LANGS = ['cn', 'hk', 'en', 'vi'] as const
export type Lang = (typeof LANGS)[number]

export const DEFAULT_LANG: Lang = 'cn'

/** What each language calls itself; shown in the language menu, so never translated. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = {
  cn: '简体中文',
  hk: '繁體中文',
  en: 'English',
  vi: 'Tiếng Việt',
}

/** Malay: offered, but shown in English for lack of texts. */
export const MALAY = { code: 'ms', name: 'Bahasa Melayu', shownAs: 'en' } as const

/** BCP 47 tags: what `Intl`, `<html lang>` and i18next understand ("cn" names a country, not a language). */
const TAGS: Readonly<Record<Lang, string>> = { cn: 'zh-CN', hk: 'zh-HK', en: 'en', vi: 'vi' }

/** Whether a stored or sent string is one of the product's codes. */
export function isLang(value: unknown): value is Lang {
  return LANGS.some((lang) => lang === value)
}

/** The BCP 47 tag of a language: cn → zh-CN. */
export function toTag(lang: Lang): string {
  return TAGS[lang]
}

/**
 * The language that a tag asks for, or undefined when the product does not speak it. Takes the product's own codes and
 * BCP 47 tags; traditional script and the regions that write it lead to hk.
 */
export function fromTag(tag: string): Lang | undefined {
  const parts = tag.trim().toLowerCase().replaceAll('_', '-').split('-')
  const [primary, ...rest] = parts
  if (parts.length === 1 && isLang(primary)) return primary
  if (primary === 'en' || primary === 'vi') return primary
  if (primary === MALAY.code) return MALAY.shownAs
  if (primary === 'yue') return rest.includes('hans') ? 'cn' : 'hk'
  if (primary !== 'zh') return undefined
  if (rest.includes('hans')) return 'cn'
  return rest.some((part) => ['hant', 'hk', 'mo', 'tw'].includes(part)) ? 'hk' : 'cn'
}
