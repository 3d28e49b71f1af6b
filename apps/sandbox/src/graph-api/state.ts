import type { GraphTokens } from './tokens.ts'

/** A post that is being prepared for Instagram. */
export interface Container {
  id: string
  person: number
  caption: string
  isVideo: boolean
  createdAt: number
  /** Polls that still answer IN_PROGRESS. */
  pending: number
  state: 'waiting' | 'failed' | 'published'
  /** Bytes that came by a resumable upload; undefined where the network fetches the file itself. */
  received?: number
  size?: number
  /** A picture or video of a carousel. */
  isItem?: boolean
}

/** What Facebook and Instagram keep beside the world that all surfaces share. */
export interface GraphState {
  tokens: GraphTokens
  containers: Map<string, Container>
  /** Pictures of Pages that nobody sees until a post has them, by id. */
  pictures: Map<string, { person: number; url: string }>
  /** Hashtags that were looked up, by id. */
  hashtags: Map<string, string>
  /** By person index: hashtag and when it was first requested. */
  hashtagQueries: Map<number, Map<string, number>>
  /** Comments that were answered in private: once each. */
  answered: Set<string>
  /** By person index: when an Instagram account published and liked by the interface. */
  published: Map<number, number[]>
  liked: Map<number, number[]>
  lockedUntil: Map<number, number>
}

export const createGraphState = (tokens: GraphTokens): GraphState => ({
  tokens,
  containers: new Map(),
  pictures: new Map(),
  hashtags: new Map(),
  hashtagQueries: new Map(),
  answered: new Set(),
  published: new Map(),
  liked: new Map(),
  lockedUntil: new Map(),
})
