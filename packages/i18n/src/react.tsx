import { createContext, type ReactNode, use, useContext, useSyncExternalStore } from 'react'
import { changeLanguage, type LanguageChoice } from './browser.ts'
import { createFormat, type Format } from './format.ts'
import { arrivalOf, currentTag, onLanguage, translatorOf } from './instance.ts'
import { DEFAULT_LANG, fromTag, type Lang } from './lang.ts'
import type { Namespace, Translate } from './translate.ts'

/** The language in use, as a BCP 47 tag. One subscription per component: tables have thousands of cells that speak. */
function useTag(): string {
  return useSyncExternalStore(onLanguage, currentTag, currentTag)
}

/** Messages of one namespace in the current language. Suspends while the namespace is on its way. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const tag = useTag()
  const found = translatorOf(tag, namespace)
  // Suspends, and is rendered again when the namespace is there. React wants to see the same promise then, although it has nothing more to give.
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
