import { createContext, type ReactNode, use, useContext, useSyncExternalStore } from 'react'
import { changeLanguage, type LanguageChoice } from './browser.ts'
import { createFormat, type Format } from './format.ts'
import { arrivalOf, currentTag, onLanguage, translatorOf } from './instance.ts'
import { DEFAULT_LANG, fromTag, type Lang } from './lang.ts'
import type { Namespace, Translate } from './translate.ts'

/** Current language as a BCP 47 tag. One subscription per component: tables have thousands of cells. */
function useTag(): string {
  return useSyncExternalStore(onLanguage, currentTag, currentTag)
}

/** Messages of one namespace in the current language. Suspends while the namespace is on its way. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const tag = useTag()
  const found = translatorOf(tag, namespace)
  // After suspending, React needs the same promise again, although it has resolved.
  const coming = found instanceof Promise ? found : arrivalOf(tag, namespace)
  if (coming !== undefined) use(coming)
  return translatorOf(tag, namespace) as unknown as Translate<N>
}

/** The current language and the function that switches it. */
export function useLanguage(): { lang: Lang; setLang: (choice: LanguageChoice) => Promise<void> } {
  return { lang: fromTag(useTag()) ?? DEFAULT_LANG, setLang: changeLanguage }
}

const TimeZone = createContext<string | undefined>(undefined)

/** Shows every time below it in `zone` (an IANA name); without a provider the system's zone holds. */
export function TimeZoneProvider(props: { zone: string | undefined; children: ReactNode }): ReactNode {
  return <TimeZone value={props.zone}>{props.children}</TimeZone>
}

/** Numbers, money and times written for the current language and the user's zone. */
export function useFormat(): Format {
  const { lang } = useLanguage()
  return createFormat(lang, useContext(TimeZone))
}
