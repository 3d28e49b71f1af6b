import { xWeight } from './x-weight.ts'

export type TextNetwork = 'X' | 'Facebook' | 'Instagram'

/** Kinds of texts, each with its own limit. */
export type TextPlace = 'post' | 'comment' | 'message'

/** `weight` is X's count, `characters` are code points, `bytes` those of UTF-8. */
type LengthUnit = 'weight' | 'characters' | 'bytes'

interface TextLimit {
  readonly most: number
  readonly unit: LengthUnit
}

const characters = (most: number): TextLimit => ({ most, unit: 'characters' })
const post: TextLimit = { most: 280, unit: 'weight' }

/** The networks' published limits. */
export const textLimits = {
  // https://docs.x.com/fundamentals/counting-characters; messages: https://docs.x.com/x-api/direct-messages/manage/introduction
  X: { post, comment: post, message: characters(10_000) },
  // Messages: https://developers.facebook.com/docs/messenger-platform/reference/send-api. Posts and comments are documented by what Facebook refuses.
  Facebook: { post: characters(63_206), comment: characters(8000), message: characters(2000) },
  // Captions: https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media
  // Messages: https://developers.facebook.com/docs/messenger-platform/instagram/features/send-message
  Instagram: { post: characters(2200), comment: characters(2200), message: { most: 1000, unit: 'bytes' } },
} as const satisfies Record<TextNetwork, Record<TextPlace, TextLimit>>

const counts: Record<LengthUnit, (text: string) => number> = {
  weight: xWeight,
  characters: (text) => [...text.normalize('NFC')].length,
  bytes: utf8Length,
}

/** Length of a kind of text, in the unit of its limit. */
export interface TextLength extends TextLimit {
  length: number
  isTooLong: boolean
}

/** @returns the length of a text as its network counts it, without the blanks around it, which no network keeps */
export function measureText(network: TextNetwork, place: TextPlace, text: string): TextLength {
  const limit = textLimits[network][place]
  const length = counts[limit.unit](text.trim())
  return { ...limit, length, isTooLong: length > limit.most }
}

/** Bytes of a text in UTF-8; there is no TextEncoder in every runtime that this runs in. */
function utf8Length(text: string): number {
  let sum = 0
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0
    sum += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return sum
}
