/** Languages that people of the network write in. */
export type Lang = 'en' | 'es' | 'fr' | 'vi' | 'zh' | 'zh-hk'

/** Who may send a person messages: anybody, people they follow, or only people they have written to. */
export type DmPolicy = 'everyone' | 'followed' | 'nobody'

/** `locked`: its owner must prove who they are; the others are about what the network shows of a person. */
export type PersonState = 'active' | 'protected' | 'suspended' | 'locked' | 'deleted' | 'unavailable'

export interface Person {
  state: PersonState
  /** Index in `World.people`, the network's internal key. */
  index: number
  id: string
  handle: string
  name: string
  bio: string
  location: string
  lang: Lang
  /** Milliseconds since the epoch. */
  createdAt: number
  verified: boolean
  dm: DmPolicy
  /** Colour of the avatar, in degrees. */
  hue: number
  /** Default `DEMO_PASSWORD`. */
  password?: string
}

/** A picture or a video of a post. */
export interface Medium {
  type: string
  /** Unknown for media that the network fetches from an address. */
  size?: number
  digest?: string
  url?: string
  alt?: string
}

export interface Post {
  id: string
  /** Person index. */
  author: number
  text: string
  lang: Lang
  createdAt: number
  /** Id of the post that began the conversation; the post's own id when it is the first. */
  conversationId: string
  replyTo?: string
  quoteOf?: string
  shareOf?: string
  groupId?: string
  media?: readonly Medium[]
  /** Number of direct replies. */
  replies: number
  /** Person indices in the order of their acts; -1 for an undone act, so that positions stay stable. */
  likers: number[]
  sharers: number[]
  /** Ids of posts that quote this one, oldest first. */
  quotes: string[]
}

export interface Group {
  id: string
  name: string
  about: string
  createdAt: number
  /** Person indices in joining order; -1 for those who left. */
  members: number[]
  posts: PostList
}

export interface Message {
  id: string
  conversationId: string
  from: number
  /** -1 in a group conversation. */
  to: number
  text: string
  createdAt: number
  /** Person indices of those who joined a group conversation: the event is no message then. */
  joined?: readonly number[]
}

/** Posts by ascending id; sorted when next read, so that a thousand older posts can be added at once. */
export interface PostList {
  items: Post[]
  sorted: boolean
}

export interface World {
  readonly seed: string
  /** The moment that all generated times are relative to. */
  readonly startedAt: number
  readonly now: () => number
  readonly people: Person[]
  readonly personById: Map<string, Person>
  /** Keys in lower case. */
  readonly personByHandle: Map<string, Person>
  readonly posts: Map<string, Post>
  readonly timeline: PostList
  /** By person index. */
  readonly postsOf: PostList[]
  /** Replies by conversation id, without the conversation's first post. */
  readonly comments: Map<string, PostList>
  /** By person index: followers, and followed people; -1 where the follow was undone. */
  readonly followers: number[][]
  readonly following: number[][]
  readonly followPairs: Set<number>
  readonly groups: Map<string, Group>
  readonly messages: Map<string, Message[]>
  /** Person indices by the id of a group conversation. */
  readonly conversations: Map<string, number[]>
  readonly usedIds: Set<string>
}
