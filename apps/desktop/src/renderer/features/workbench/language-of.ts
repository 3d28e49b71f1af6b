import { francAll } from 'franc-min'

/** Languages common on the networks, by ISO 639-3: with fewer candidates, short texts are identified more reliably. */
const languages = [
  ...['eng', 'spa', 'por', 'fra', 'deu', 'ita', 'nld', 'pol', 'tur', 'vie', 'ind', 'zlm', 'tgl'],
  ...['rus', 'ukr', 'arb', 'pes', 'urd', 'hin', 'ben', 'tha', 'mya', 'khm', 'cmn', 'jpn', 'kor'],
]
/** The names by which `Intl` knows those that it has under another one. */
const known: Readonly<Record<string, string>> = { zlm: 'ms' }

/** Minimum letters for a guess among languages of one script. */
const LEAST_LETTERS = 12
/** Maximum score of the second-best guess, relative to 1. */
const NEAREST = 0.9

/** Addresses, handles and hashtags, which have no language. */
const noWords = /https?:\/\/\S+|[@#][\p{L}\p{N}_.]+/gu

/** @returns the most likely language of a text as an ISO 639 code; null if a guess would be little better than chance */
export function languageOf(text: string): string | null {
  const words = text.replace(noWords, ' ')
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const [first, second] = francAll(words, { only: languages, minLength: 3 })
  if (!first || first[0] === 'und' || letters < 2) return null
  const isSure = second === undefined || (letters >= LEAST_LETTERS && second[1] <= NEAREST)
  return isSure ? (known[first[0]] ?? first[0]) : null
}
