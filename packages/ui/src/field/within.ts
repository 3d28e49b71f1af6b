import type { SyntheticEvent } from 'react'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * Keeps a field within a limit, as `maxlength` of HTML does, but in graphemes: of what is typed or pasted in, the end is left out, and never a part of a sign.
 * An input method may go beyond the limit while characters are composed.
 * @param before what stood in the field
 * @param after what would stand there
 * @param most graphemes; undefined = no limit
 */
export function within(
  before: string,
  after: string,
  most: number | undefined,
  event: SyntheticEvent,
): string {
  const { nativeEvent } = event
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
  if (most === undefined || isComposing || after.length <= most || graphemes(after).length <= most)
    return after
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [head, tail] = [after.slice(0, start), after.slice(after.length - end)]
  const room = Math.max(0, most - graphemes(head + tail).length)
  return (
    head +
    graphemes(after.slice(start, after.length - end))
      .slice(0, room)
      .join('') +
    tail
  )
}
