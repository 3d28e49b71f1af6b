import type { Lang } from '@seaport/i18n/lang'
import cn from '@seaport/i18n/locales/cn/region.json'
import en from '@seaport/i18n/locales/en/region.json'
import hk from '@seaport/i18n/locales/hk/region.json'
import vi from '@seaport/i18n/locales/vi/region.json'

/** The notice's words in every language at once: it speaks more than one. */
export const REGION_MESSAGES: Readonly<Record<Lang, typeof en>> = { cn, hk, en, vi }

/** Chinese and English for everybody; Chinese as the visitor writes it, and Vietnamese for those who chose it. */
export function noticeLanguages(lang: Lang): readonly Lang[] {
  const both: Lang[] = [lang === 'hk' ? 'hk' : 'cn', 'en']
  return lang === 'vi' ? [...both, 'vi'] : both
}
