import { type Lang, toTag } from '@seaport/i18n/lang'

/** Maximum words in a cloud. */
const MOST = 40
const HAN = /^\p{Script=Han}$/u

export interface CountedWord {
  text: string
  count: number
}

/**
 * @returns how often each word of a text occurs, most frequent first, without single letters and digits
 * @param plain stop words, separated by spaces or, in Chinese, by 、
 */
export function countWords(text: string, lang: Lang = 'en', plain = ''): readonly CountedWord[] {
  const runs = runsOf(text.toLocaleLowerCase(), toTag(lang))
  const words = lang === 'vi' ? joinSyllables(runs) : runs.flat()
  const silent = new Set(plain.split(/[ 、]/))
  const significant = words.filter((word) => [...word].length > 1 && /\p{L}/u.test(word) && !silent.has(word))
  return [...countsOf(significant)]
    .map(([word, count]) => ({ text: word, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * Words between two punctuation marks, as segmented by the browser's dictionary. Unknown Chinese is split into single
 * characters: neighbours are joined into one word.
 */
function runsOf(text: string, tag: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]]
  let loose = ''
  const take = (word: string) => word && runs.at(-1)?.push(word)
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    if (HAN.test(segment)) {
      loose += segment
      continue
    }
    take(loose)
    loose = ''
    if (isWordLike) take(segment)
    else if (segment.trim()) runs.push([])
  }
  take(loose)
  return runs
}

/** Vietnamese separates syllables by spaces: two that occur together more than once, one of them never without the other, are a word. */
function joinSyllables(runs: readonly (readonly string[])[]): readonly string[] {
  const alone = countsOf(runs.flat())
  const together = countsOf(runs.flatMap((run) => run.slice(1).map((word, at) => `${run[at]} ${word}`)))
  const belong = (one: string, other: string) => {
    const met = together.get(`${one} ${other}`) ?? 0
    return met > 1 && (met === alone.get(one) || met === alone.get(other))
  }
  return runs.flatMap((run) =>
    run.reduce<string[]>((words, word, at) => {
      const before = run[at - 1]
      if (before !== undefined && belong(before, word)) words.push(`${words.pop()} ${word}`)
      else words.push(word)
      return words
    }, []),
  )
}
