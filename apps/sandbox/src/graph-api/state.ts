import type { GraphTokens } from './tokens.ts'

/** A post that is being prepared for Instagram. */
export interface Container {
  id: string
  person: number
  caption: string
  isVideo: boolean
  createdAt: number
  /** Number of polls that still answer IN_PROGRESS. */
  pending: number
  state: 'waiting' | 'failed' | 'published'
  /** Bytes received by a resumable upload; undefined if the network fetches the file itself. */
  received?: number
  size?: number
  /** A picture or video of a carousel. */
  isItem?: boolean
}

/** Data of Facebook and Instagram besides the world that all surfaces share. */
export interface GraphState {
  tokens: GraphTokens
  containers: Map<string, Container>
  /** Indexes of people whose Page belongs to a business portfolio. */
  inPortfolio: Set<number>
  /** Unpublished pictures of Pages, by id. */
  pictures: Map<string, { person: number; url: string }>
  /** Videos of Pages, by id: number of polls that still answer `processing`, and whether it fails in the end. */
  videos: Map<string, { person: number; pending: number; isFailing: boolean }>
  /** Pictures uploaded so far, for their ids. */
  pictureCount: number
  /** Hashtags looked up so far, by id. */
  hashtags: Map<string, string>
  /** By person index: each hashtag with the time of its first request. */
  hashtagQueries: Map<number, Map<string, number>>
  /** Comments answered in private: each can be answered once. */
  answered: Set<string>
  /** By person index: times at which an Instagram account published and liked by the interface. */
  published: Map<number, number[]>
  liked: Map<number, number[]>
  lockedUntil: Map<number, number>
}

export const createGraphState = (tokens: GraphTokens): GraphState => ({
  tokens,
  containers: new Map(),
  inPortfolio: new Set(),
  pictures: new Map(),
  videos: new Map(),
  pictureCount: 0,
  hashtags: new Map(),
  hashtagQueries: new Map(),
  answered: new Set(),
  published: new Map(),
  liked: new Map(),
  lockedUntil: new Map(),
})
