/// <reference types="vite/client" />
import type * as react from '@seaport/i18n/react'

type Texts = Readonly<Record<string, unknown>>

const texts = import.meta.glob<Texts>('../../../i18n/locales/*/*.json', { import: 'default', eager: true })

/** @returns messages of a namespace that are in English what one before them is, and in another language are not */
function twinsIn(namespace: string): ReadonlySet<string> {
  const twins = new Set<string>()
  const first = new Map<unknown, string>()
  const inOthers = (key: string) =>
    ['vi', 'cn', 'hk']
      .map((lang) => texts[`../../../i18n/locales/${lang}/${namespace}.json`]?.[key])
      .join('\n')
  for (const [key, text] of Object.entries(texts[`../../../i18n/locales/en/${namespace}.json`] ?? {})) {
    const known = first.get(text)
    if (known === undefined) first.set(text, key)
    // The number chooses between forms of a plural.
    else if (!/_(?:one|other)$/.test(key) && inOthers(known) !== inOthers(key)) twins.add(key)
  }
  return twins
}

const twins = new Map<string, ReadonlySet<string>>()
const known = new WeakMap<object, object>()

/** @returns what marks a message that only English can't tell from another one, such that a record notices when one stands for the other */
export const tellingWordsApart = (original: typeof react): typeof react => ({
  ...original,
  useT: ((namespace: Parameters<typeof react.useT>[0]) => {
    const t = original.useT(namespace)
    const ofNamespace = twins.get(namespace) ?? twinsIn(namespace)
    twins.set(namespace, ofNamespace)
    if (ofNamespace.size === 0) return t
    const translate = t as (key: string, params?: object) => string
    const marking =
      known.get(t) ??
      ((key: string, params?: object) => `${translate(key, params)}${ofNamespace.has(key) ? 'ʹ' : ''}`)
    known.set(t, marking)
    return marking
  }) as typeof react.useT,
})
