/** Most words that a cloud shows. */
const MOST = 40
const HAN = /^\p{Script=Han}$/u

/** How often each word of a text occurs, the most frequent first. Single letters and digits say nothing and are left out. */
export function countWords(text: string): readonly { text: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text.toLocaleLowerCase()))
    if ([...word].length > 1 && /\p{L}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ text: word, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
}

/** The words as the browser's dictionary cuts them. Chinese that it does not know falls to single characters: neighbours are one word. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = []
  let loose = ''
  const flush = () => {
    if (loose) words.push(loose)
    loose = ''
  }
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text,
  )) {
    if (HAN.test(segment)) {
      loose += segment
      continue
    }
    flush()
    if (isWordLike) words.push(segment)
  }
  flush()
  return words
}
