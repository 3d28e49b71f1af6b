/**
 * X renamed parts of its API in version 2.167 of its OpenAPI (August 2026): `tweet.fields` became `post.fields`, and likewise fields, expansions and
 * includes. A server may know either vocabulary, or both.
 */
export type Vocabulary = 'post' | 'tweet'

/** Data that an answer should include besides ids. */
export interface Wish {
  /** Posts with their author, references, time, links, and the whole text of long ones. */
  posts?: true
  /** People with description, its links, location and number of followers; for posts: their authors. */
  people?: true
}

const USER_FIELDS = 'description,entities,location,public_metrics'

/** @returns the query parameters; author and references are expansions in both vocabularies, or fields that belong to them */
export function wishQuery({ posts, people }: Wish, vocabulary: Vocabulary): Record<string, string> {
  const user: Record<string, string> = people ? { 'user.fields': USER_FIELDS } : {}
  if (!posts) return user
  return vocabulary === 'post'
    ? {
        ...user,
        'post.fields': 'conversation_id,created_at,entities,note_post',
        expansions: 'author_id,referenced_posts',
      }
    : {
        ...user,
        'tweet.fields': 'author_id,conversation_id,created_at,entities,note_tweet,referenced_tweets',
        expansions: 'author_id',
      }
}

/** @returns whether a refused parameter, or its value, is one of the names that differ */
export function isWordOf(parameter: string | null): boolean {
  return parameter === null || /^((tweet|post)\.fields|expansions)$/.test(parameter)
}

export const otherVocabulary = (vocabulary: Vocabulary): Vocabulary =>
  vocabulary === 'post' ? 'tweet' : 'post'
