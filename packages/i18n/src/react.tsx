import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from './browser.ts'
import { createFormat, type Format, systemTimeZone } from './format.ts'
import { DEFAULT_LANG, fromTag, type Lang } from './lang.ts'
import type { Namespace, Translate } from './translate.ts'

/** Messages of one namespace in the current language. Suspends while the namespace is on its way. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const { t } = useTranslation(namespace as string)
  return t as unknown as Translate<N>
}

/** The current language and the function that switches it. */
export function useLanguage(): { lang: Lang; setLang: (lang: Lang) => Promise<void> } {
  const { i18n } = useTranslation()
  return { lang: fromTag(i18n.language ?? '') ?? DEFAULT_LANG, setLang: changeLanguage }
}

const TimeZone = createContext<string | undefined>(undefined)

/** Shows every time below it in `zone` (an IANA name); without a provider the system's zone holds. */
export function TimeZoneProvider(props: { zone: string | undefined; children: ReactNode }): ReactNode {
  return <TimeZone value={props.zone}>{props.children}</TimeZone>
}

/** Numbers, money and times written for the current language and the user's zone. */
export function useFormat(): Format {
  const { lang } = useLanguage()
  const zone = useContext(TimeZone) ?? systemTimeZone()
  return useMemo(() => createFormat(lang, zone), [lang, zone])
}
