import type { BackendModule } from 'i18next'
import { currentTag, forgetMessages, i18n, loadMissing } from './instance.ts'
import { DEFAULT_LANG, fromTag, isLang, type Lang, MALAY, toTag } from './lang.ts'
import { sharedOptions } from './options.ts'
import { localStore } from './storage.ts'
import type { Namespace } from './translate.ts'

/** Where the chosen language is kept (local storage). */
export const LANGUAGE_KEY = 'language'

/** Event of i18next's emitter: a language was chosen. */
const CHOSEN = 'languageChosen'

/** Needed before the first paint; the other namespaces come with the screens that use them. */
export const FIRST_NAMESPACES: readonly Namespace[] = ['common', 'ui', 'shell', 'validation']

/** One chunk per language with the URLs of its namespaces: a browser loads one language. */
const readers: Readonly<
  Record<Lang, () => Promise<{ read: (namespace: string) => Promise<{ default: object }> }>>
> = {
  cn: () => import('./lazy/cn.ts'),
  hk: () => import('./lazy/hk.ts'),
  en: () => import('./lazy/en.ts'),
  vi: () => import('./lazy/vi.ts'),
}

/** One chunk per language and namespace: a browser loads one language, and of it only what its screens need. */
const lazyLocales: BackendModule = {
  type: 'backend',
  init() {},
  async read(tag: string, namespace: string) {
    const { read } = await readers[fromTag(tag) ?? DEFAULT_LANG]()
    return (await read(namespace)).default
  },
}

/** The stored language, or cn. */
export function storedLanguage(): Lang {
  return shownAs(localStore.getItem(LANGUAGE_KEY)) ?? DEFAULT_LANG
}

/** The first loading; before its end it is not known which language is shown. */
let starting: Promise<unknown> | undefined

/**
 * Loads the stored language and keeps `<html lang>` and the other windows of the same origin in step. Call once, before rendering; a second call starts anew.
 * @param namespaces fetched together with those of every page; `preload` says which of them are missing
 */
export async function startI18n(...namespaces: readonly Namespace[]): Promise<void> {
  i18n.on('languageChanged', (tag: string) => {
    document.documentElement.lang = tag
  })
  addEventListener('storage', followWindow)
  forgetMessages()
  i18n.emit(CHOSEN, storedLanguage())
  starting = i18n.use(lazyLocales).init({
    ...sharedOptions,
    lng: toTag(storedLanguage()),
    ns: [...FIRST_NAMESPACES, ...namespaces],
    defaultNS: 'common',
    // Asks for its files at once, not a turn later: they would stand behind those of the screen.
    initAsync: false,
  })
  await starting
}

/** Calls back when a language is chosen, by `startI18n` too, before its messages are loaded. */
export function onLanguageChosen(chosen: (lang: Lang) => void): void {
  i18n.on(CHOSEN, chosen)
}

/** Shows what another window has chosen. Where its messages can't be had, this one stays in its language. */
function followWindow({ key, newValue }: StorageEvent): void {
  const lang = key === LANGUAGE_KEY && shownAs(newValue)
  if (lang) show(lang).catch(() => undefined)
}

/** The language that a stored choice is shown in. */
function shownAs(stored: string | null): Lang | undefined {
  if (stored === MALAY.code) return MALAY.shownAs
  return isLang(stored) ? stored : undefined
}

/** What was chosen: a language, or Malay, which is shown in another. */
export type LanguageChoice = Lang | typeof MALAY.code

/** Whether Malay was chosen. */
export function isMalayChosen(): boolean {
  return localStore.getItem(LANGUAGE_KEY) === MALAY.code
}

/**
 * Switches the language, loading what the open screens need, and remembers the choice. The last choice counts, whichever messages come first.
 * @throws where they cannot be had: the language stays as it is
 */
export async function changeLanguage(choice: LanguageChoice): Promise<void> {
  const isShown = await show(choice === MALAY.code ? MALAY.shownAs : choice)
  if (isShown) localStore.setItem(LANGUAGE_KEY, choice)
}

/** The language that was chosen last; its messages may be on their way. */
let chosen: Lang | undefined

/** Shows a language once its messages are there: i18next would switch without them and show keys. Whether it is still the one that was chosen last. */
async function show(lang: Lang): Promise<boolean> {
  chosen = lang
  i18n.emit(CHOSEN, lang)
  await loadOpen(toTag(lang))
  if (chosen !== lang) return false
  await i18n.changeLanguage(toTag(lang))
  return true
}

/**
 * Loads what the open screens need in a language, and what they begin to need meanwhile: i18next adds each namespace that is loaded to its list.
 * @throws where it cannot be had
 */
async function loadOpen(tag: string): Promise<void> {
  const lacking = () =>
    (i18n.options.ns as readonly string[]).filter((namespace) => !i18n.hasResourceBundle(tag, namespace))
  while (lacking().length > 0) await loadMissing(tag, lacking())
}

/** The language in use now. */
export function currentLanguage(): Lang {
  return fromTag(currentTag()) ?? DEFAULT_LANG
}

/**
 * Fetches namespaces alongside a screen's chunk, so that the screen does not wait for them afterwards.
 * @throws where they cannot be had: a screen without its texts is no screen
 */
export async function preload(...namespaces: Namespace[]): Promise<void> {
  await starting
  await i18n.loadNamespaces(namespaces)
  await loadMissing(currentTag(), namespaces)
}
