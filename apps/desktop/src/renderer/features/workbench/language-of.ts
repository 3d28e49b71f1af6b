import { francAll } from 'franc-min'

/** Languages common on the networks, by ISO 639-3: with fewer candidates, short texts are identified more reliably. */
const languages = [
  ...['eng', 'spa', 'por', 'fra', 'deu', 'ita', 'nld', 'pol', 'tur', 'vie', 'ind', 'zlm', 'tgl'],
  ...['rus', 'ukr', 'arb', 'pes', 'urd', 'hin', 'ben', 'tha', 'mya', 'khm', 'cmn', 'jpn', 'kor'],
]
/** The names by which `Intl` knows those that it has under another one. */
const known: Readonly<Record<string, string>> = { zlm: 'ms' }

/** Letters that a guess among languages of one script needs. */
const LEAST_LETTERS = 12
/** How near, of 1, the second guess may come. */
const NEAREST = 0.9

/** Addresses, handles and tags belong to no language. */
const noWords = /https?:\/\/\S+|[@#][\p{L}\p{N}_.]+/gu

/** @returns the language that a text is most likely in, as an ISO 639 code; null where a guess would be little better than chance */
export function languageOf(text: string): string | null {
  const words = text.replace(noWords, ' ')
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const [first, second] = francAll(words, { only: languages, minLength: 3 })
  if (!first || first[0] === 'und' || letters < 2) return null
  const isSure = second === undefined || (letters >= LEAST_LETTERS && second[1] <= NEAREST)
  return isSure ? (known[first[0]] ?? first[0]) : null
}
