import type { TextNetwork, TextPlace } from './length.ts'

interface TagCount {
  hashtags: number
  mentions: number
}

/**
 * Mentions: https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media (caption). Hashtags: five instead of
 * the thirty named there, announced by Instagram (@creators) on 19 December 2025, for programs too: https://www.ayrshare.com/docs/apis/post/social-networks/instagram.
 */
const CAPTION: TagCount = { hashtags: 5, mentions: 20 }

const HASHTAG = /[#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu
/** The sign in an address of e-mail begins no mention. */
const MENTION = /(?<![\p{L}\p{N}_.@])@[\w.]*\w/gu

export interface TagExcess extends TagCount {
  most: TagCount
}

/** @returns the hashtags and mentions of a text that has more of them than its network accepts; null if it may be sent */
export function excessTags(network: TextNetwork, place: TextPlace, text: string): TagExcess | null {
  if (network !== 'Instagram' || place !== 'post') return null
  const hashtags = text.match(HASHTAG)?.length ?? 0
  const mentions = text.match(MENTION)?.length ?? 0
  const isTooMany = hashtags > CAPTION.hashtags || mentions > CAPTION.mentions
  return isTooMany ? { hashtags, mentions, most: CAPTION } : null
}
