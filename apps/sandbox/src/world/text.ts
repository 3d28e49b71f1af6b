import { findLinks } from '@seaport/network-text/links'

/** An entity in a text (mention, hashtag, link): its position in UTF-16 units, and its text without the sign. */
export interface Entity {
  start: number
  end: number
  value: string
}

const find = (text: string, pattern: RegExp): Entity[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match[1] ?? match[0],
  }))

/** Handles that a text mentions. */
export const mentionsIn = (text: string): Entity[] => find(text, /(?<![\w@])@(\w{1,15})/g)

/** Hashtags of a text. */
export const hashtagsIn = (text: string): Entity[] => find(text, /(?<![\w#])#([\p{L}\p{N}_]+)/gu)

/** Web addresses in a text. */
export const linksIn = (text: string): Entity[] =>
  findLinks(text).map(({ start, end }) => ({ start, end, value: text.slice(start, end) }))

/** Whether a text mentions a handle, in any case. */
export function mentions(text: string, handle: string): boolean {
  const wanted = handle.toLowerCase()
  return mentionsIn(text).some((entity) => entity.value.toLowerCase() === wanted)
}
