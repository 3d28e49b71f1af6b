import { LANGS, type Lang, toTag } from '../src/lang.ts'
import {
  baseName,
  isPlural,
  type Messages,
  parametersOf,
  signatures,
  tagsOf,
  withoutParameters,
} from './catalogue.ts'
import { MAINLAND_WORDS, SIMPLIFIED_ONLY, TRADITIONAL_ONLY } from './chinese.ts'
import { BANNED_WORDS } from './words.ts'

/** One namespace in all languages. */
export type Languages = Readonly<Record<Lang, Messages>>

/** Keys that are missing, stale, of the wrong plural form, empty, or whose parameters or tags differ from the English ones. */
export function compareLanguages(namespace: string, languages: Languages): string[] {
  const english = signatures(languages.en)
  return LANGS.flatMap((lang) => {
    const at = (key: string) => `${lang}/${namespace}.json ${key}`
    const own = languages[lang]
    const missing = [...english.keys()]
      .flatMap((name) => formsOf(name, languages.en, lang))
      .filter((key) => !(key in own))
      .map((key) => `${at(key)}: missing`)
    const wrong = Object.entries(own).flatMap(([key, text]) => {
      const original = english.get(baseName(key))
      if (!original || !formsOf(baseName(key), languages.en, lang).includes(key)) return [`${at(key)}: stale`]
      // The same form says in English whether the count stands in it; a form that English lacks is compared with the last.
      const twin = languages.en[key] ?? original.text
      return faults(text, original, twin).map((fault) => `${at(key)}: ${fault}`)
    })
    return [...missing, ...wrong]
  })
}

/** The keys that a language must have for a name: the name itself, or one key per plural form that the language knows. */
function formsOf(name: string, en: Messages, lang: Lang): string[] {
  if (name in en) return [name]
  return new Intl.PluralRules(toTag(lang)).resolvedOptions().pluralCategories.map((form) => `${name}_${form}`)
}

function faults(
  text: string,
  original: { text: string; parameters: Map<string, string> },
  twin: string,
): string[] {
  const found: string[] = []
  if (text.trim() !== text || text === '') found.push('empty, or blank at an end')
  const own = [...parametersOf(text).keys()]
  const allowed = [...original.parameters.keys()]
  // A form such as "one item" may leave the count out where English does; anything else must be there.
  const needed = allowed.filter((name) => name !== 'count' || parametersOf(twin).has(name))
  const unknown = own.filter((name) => !allowed.includes(name))
  const lost = needed.filter((name) => !own.includes(name))
  if (unknown.length > 0) found.push(`unknown parameter ${unknown.join(', ')}`)
  if (lost.length > 0) found.push(`parameter ${lost.join(', ')} is lost`)
  // A translated name, as in {{đếm}}, is no parameter: people would read it with its braces.
  if (/\{\{|\}\}/.test(withoutParameters(text))) found.push('braces around what is no parameter')
  if (tagsOf(text).join() !== tagsOf(original.text).join())
    found.push('its tags differ from the English ones')
  return found
}

/** Keys written twice in one file, and a plain key beside plural forms of the same name. */
export function collisions(namespace: string, lang: Lang, text: string): string[] {
  const keys = [...text.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm)].map(([, key = '']) => key)
  const seen = new Map<string, string>()
  return keys.flatMap((key) => {
    const name = key.toLowerCase()
    const twin = seen.get(name)
    seen.set(name, key)
    const at = `${lang}/${namespace}.json ${key}`
    if (twin !== undefined) return [`${at}: collides with ${twin}`]
    return isPlural(key) && keys.includes(baseName(key)) ? [`${at}: collides with ${baseName(key)}`] : []
  })
}

/** Simplified characters or mainland words in hk, traditional characters in cn. */
export function wrongScript(namespace: string, languages: Pick<Languages, 'cn' | 'hk'>): string[] {
  const hk = Object.entries(languages.hk).flatMap(([key, text]) => {
    const simplified = [...text].filter((letter) => SIMPLIFIED_ONLY.has(letter))
    const mainland = MAINLAND_WORDS.filter(([word]) => text.includes(word))
    return [
      ...simplified.map((letter) => `hk/${namespace}.json ${key}: simplified ${letter}`),
      ...mainland.map(([word, better]) => `hk/${namespace}.json ${key}: ${word} is ${better} in Hong Kong`),
    ]
  })
  const cn = Object.entries(languages.cn).flatMap(([key, text]) =>
    [...text]
      .filter((letter) => TRADITIONAL_ONLY.has(letter))
      .map((letter) => `cn/${namespace}.json ${key}: traditional ${letter}`),
  )
  return [...hk, ...cn]
}

/** Pronouns of the other Chinese edition: cn addresses with 您, hk with 你. A quotation of another product keeps its own. */
const WRONG_PRONOUN = { cn: /你(?!的电脑”)/, hk: /您/ }

/** What is wrong with the characters of a text in any language. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/['"]/, 'straight quotation mark or apostrophe'],
  [/ {2}/, 'two blanks in a row'],
  [/\.\.\./, 'three full stops in place of an ellipsis'],
  [/[\p{Cf}\u00a0]|[^\P{Cc}\n]/u, 'invisible character'],
  [/\s%/, 'blank before a per cent sign'],
]

/** What is wrong with the characters of a Chinese text: blanks where two sentences were joined, marks of half the width, Latin without blanks. */
const CHINESE_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[。！？；，：、] | [。！？；，：、]|\p{Script=Han} \p{Script=Han}/u, 'blank within Chinese'],
  [/[□\w] (?:请|請|但|如果|因此|否则|否則)/u, 'blank between two sentences'],
  [/\p{Script=Han}[,;!?()]|□[,;!?]|[,;!?(]\p{Script=Han}|\p{Script=Han}\.(?!\w)/u, 'mark of half the width'],
  [/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, 'no blank between Chinese and Latin'],
]

/** Typography of the house, in any text that people read. */
export function typography(namespace: string, languages: Languages): string[] {
  return textsOf(namespace, languages).flatMap(({ lang, at, text }) => {
    const isChinese = lang === 'cn' || lang === 'hk'
    const found = [...MARKS, ...(isChinese ? CHINESE_MARKS : [])]
      .filter(([mark]) => mark.test(withoutParameters(text)))
      .map(([, what]) => `${at}: ${what}`)
    if (text !== text.normalize('NFC')) found.push(`${at}: letters and accents apart`)
    if (isChinese && WRONG_PRONOUN[lang].test(text)) found.push(`${at}: pronoun of the other Chinese edition`)
    return found
  })
}

/** Words in place of which the house has another. */
export function bannedWords(namespace: string, languages: Languages): string[] {
  return textsOf(namespace, languages).flatMap(({ lang, at, text }) =>
    BANNED_WORDS[lang].flatMap(([word, better]) => {
      const [found] = word.exec(text) ?? []
      return found === undefined ? [] : [`${at}: ${found} is ${better}`]
    }),
  )
}

function textsOf(namespace: string, languages: Languages): { lang: Lang; at: string; text: string }[] {
  return LANGS.flatMap((lang) =>
    Object.entries(languages[lang]).map(([key, text]) => ({
      lang,
      at: `${lang}/${namespace}.json ${key}`,
      text,
    })),
  )
}

/**
 * Keys that no source names. Quoted text and property names count as use; a template that begins with a word and a dot or underscore
 * (`status.${status}`) uses every key that begins so.
 */
export function unusedKeys(
  english: Readonly<Record<string, Messages>>,
  sources: readonly string[],
): string[] {
  const named = new Set(sources.flatMap(namesIn))
  const prefixes = [...new Set(sources.flatMap(prefixesIn))]
  return Object.entries(english).flatMap(([namespace, messages]) =>
    [...signatures(messages).keys()]
      .filter((name) => !named.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)))
      .map((name) => `${namespace} ${name}: used nowhere`),
  )
}

function namesIn(source: string): string[] {
  const quoted = [...source.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text = '']) => text)
  const properties = [...source.matchAll(/([A-Za-z_]\w*)\s*:/g)].map(([, name = '']) => name)
  return [...quoted, ...properties]
}

function prefixesIn(source: string): string[] {
  return [...source.matchAll(/`([\w.-]+[._])\$\{/g)].map(([, prefix = '']) => prefix)
}
