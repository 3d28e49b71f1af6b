import { createInstance, type TFunction } from 'i18next'
import { DEFAULT_LANG, toTag } from './lang.ts'
import { loadPatiently } from './load-patiently.ts'

/** The one i18next of this page; `startI18n` fills it. */
export const i18n = createInstance()

/** Calls back when the language has changed and its messages have loaded. */
export function onLanguage(changed: () => void): () => void {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}

/** BCP 47 tag of the language in use. */
export function currentTag(): string {
  return i18n.language ?? toTag(DEFAULT_LANG)
}

type Translator = (key: string, params?: Record<string, unknown>) => string

const translators = new Map<string, Translator>()
const arrivals = new Map<string, Promise<void>>()
/** Namespaces whose load has ended. One that the server does not have counts too: its keys are shown instead of suspending for ever. */
const settled = new Set<string>()

/** Forgets what was loaded: i18next starts with an empty store. */
export function forgetMessages(): void {
  translators.clear()
  arrivals.clear()
  settled.clear()
}

/** The messages of a namespace in a language, or the promise of their arrival. */
export function translatorOf(tag: string, namespace: string): Translator | Promise<void> {
  const name = `${tag} ${namespace}`
  const known = translators.get(name)
  if (known) return known
  if (i18n.hasResourceBundle(tag, namespace) || settled.has(name)) {
    const made = remembering(i18n.getFixedT(tag, namespace))
    translators.set(name, made)
    return made
  }
  const coming =
    arrivals.get(name) ??
    loadPatiently(() => loadOne(tag, namespace))
      .catch(() => undefined)
      .then(() => {
        settled.add(name)
      })
  arrivals.set(name, coming)
  return coming
}

async function loadOne(tag: string, namespace: string): Promise<void> {
  await i18n.loadNamespaces(namespace)
  await loadMissing(tag, [namespace])
}

/** Texts could not be fetched. Its message is for developers; the kit shows it as an unreachable server. */
class TextsUnreachable extends Error {
  override readonly name = 'TextsUnreachable'
}

/**
 * Loads those of the namespaces that a language lacks. After a failure i18next only requests them again by name.
 * @throws TextsUnreachable
 */
export async function loadMissing(tag: string, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(tag, namespace))
  if (missing().length > 0) await i18n.reloadResources([tag], missing())
  if (missing().length > 0) throw new TextsUnreachable(`No texts of ${missing()}`)
}

/** Caches messages without parameters: a table translates the same keys in every row. A missing message is not cached. */
function remembering(translate: TFunction): Translator {
  const known = new Map<string, string>()
  return (key, params) => {
    if (params) return translate(key, params)
    const found = known.get(key)
    if (found !== undefined) return found
    const text = translate(key)
    if (text !== key) known.set(key, text)
    return text
  }
}

/** The promise of a namespace that was suspended on; kept after it was resolved. */
export function arrivalOf(tag: string, namespace: string): Promise<void> | undefined {
  return arrivals.get(`${tag} ${namespace}`)
}
