import { LANGS, type Lang } from '../src/lang.ts'
import { baseName, withoutParameters } from './catalogue.ts'
import type { Languages } from './checks.ts'
import { SAID_OTHERWISE } from './said-otherwise.ts'
import { OF_SHORT_TEXTS, TERMS } from './terms.ts'

/** A translation beside the English text of its key; `at` names it: `account:create`. */
interface Pair {
  at: string
  lang: Lang
  english: string
  text: string
}

/** The translations of a namespace that have an English text of the same form. */
export function pairsOf(namespace: string, languages: Languages): Pair[] {
  return LANGS.filter((lang) => lang !== 'en').flatMap((lang) =>
    Object.entries(languages[lang]).flatMap(([key, text]) => {
      const english = languages.en[key]
      return english === undefined ? [] : [{ at: `${namespace}:${key}`, lang, english, text }]
    }),
  )
}

/** Parameters as they are written, with their formats. */
const written = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*([^}]*?)\s*)?\}\}/g)].map(([, name, format]) =>
    format ? `${name}:${format}` : `${name}`,
  )

/** @returns what is wrong with the formats of a translation's parameters */
export function formatsDiffer({ english, text }: Pair): boolean {
  return written(english).toSorted().join() !== written(text).toSorted().join()
}

/** The names of the parameters in their order. */
export const orderOf = (text: string): string =>
  written(text)
    .map((one) => one.replace(/:.*/, ''))
    .join(' ')

/** The numbers that stand in a text; 10.000 is written 10,000 in English. */
export const digitsOf = (text: string): string =>
  [...withoutParameters(text).matchAll(/\d+(?:[.,:]\d+)*/g)]
    .map(([digits]) => digits.replace(/[.,](?=\d{3}\b)/g, ''))
    .toSorted()
    .join(' ')

/** Signs of units that are the same everywhere. */
export const signsOf = (text: string): string =>
  [...withoutParameters(text).matchAll(/[%$@#+]|\b[KMG]i?B\b/g)]
    .map(([sign]) => sign)
    .toSorted()
    .join(' ')

/** How a text ends: as a question, with more to come, before a list, or as a sentence. */
export function endOf(text: string): string {
  const last = text.at(-1) ?? ''
  return { '？': '?', '。': '.', '：': ':' }[last] ?? (/[?.:…]/.test(last) ? last : '')
}

/** @returns whether each opened tag is closed around something, and the tags stand in the order of the English text */
export function tagsDiffer({ english, text }: Pair): boolean {
  const inOrder = (of: string) => [...of.matchAll(/<(\/?[a-z]\w*)\s*\/?>/g)].map(([, name]) => name).join()
  return inOrder(english) !== inOrder(text) || /<(\w+)>\s*<\/\1>/.test(text)
}

/** Keys of one family, such as `status.*`, that say the same although the English ones don't. */
export function alikeInFamily(namespace: string, languages: Languages): string[] {
  return LANGS.flatMap((lang) => {
    const seen = new Map<string, string>()
    return Object.entries(languages[lang]).flatMap(([key, text]) => {
      const family = /^(.+)\.[^.]+$/.exec(key)?.[1]
      if (!family) return []
      const said = `${family} ${text}`
      const twin = seen.get(said)
      seen.set(said, key)
      const same =
        lang === 'en'
          ? twin && baseName(twin) === baseName(key)
          : twin && languages.en[twin] === languages.en[key]
      return twin === undefined || same ? [] : [`${lang}/${namespace}.json ${twin} and ${key}: ${text}`]
    })
  })
}

/** Letters of a short text. */
const SHORT = 50

const terms = TERMS.map(([en, cn, hk, vi]) => {
  const of = (source: string) => new RegExp(source, 'iu')
  return {
    en,
    asked: of(`(?<![\\w-])(?:${en})(?![\\w-])`),
    said: { cn: of(cn), hk: of(hk), vi: of(vi) } as Readonly<Partial<Record<Lang, RegExp>>>,
    otherwise: SAID_OTHERWISE[en] ?? [],
  }
})

/** @returns the terms of the English text that a translation lacks; those that it says otherwise on purpose are `known` */
export function lackingTerms({ at, lang, english, text }: Pair): { term: string; known: boolean }[] {
  const [asks, says] = [withoutParameters(english), withoutParameters(text)]
  return terms
    .filter(({ en }) => english.length <= SHORT || !OF_SHORT_TEXTS.includes(en))
    .filter(({ asked, said }) => asked.test(asks) && !said[lang]?.test(says))
    .map(({ en, otherwise }) => ({ term: en, known: otherwise.includes(at) }))
}

/** Each term with the texts that say it otherwise. */
export const saidOtherwise = (): string[] =>
  Object.entries(SAID_OTHERWISE).flatMap(([en, texts]) => texts.map((at) => `${en} ${at}`))
