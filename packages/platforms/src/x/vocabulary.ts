/**
 * X renamed its words in version 2.167 of its OpenAPI (August 2026): `tweet.fields` became `post.fields`, and with it fields, expansions and
 * what is included. A server may know either, or both.
 */
export type Vocabulary = 'post' | 'tweet'

/** What an answer is to bring beside ids. */
export interface Wish {
  /** Posts with their author, what they refer to and when they were written. */
  posts?: true
  /** People with text, place and number of followers; of posts: their authors. */
  people?: true
}

const USER_FIELDS = 'description,location,public_metrics'

/** @returns the query that asks for it; author and references are expansions in both vocabularies, or fields that went with them */
export function wishQuery({ posts, people }: Wish, vocabulary: Vocabulary): Record<string, string> {
  const user: Record<string, string> = people ? { 'user.fields': USER_FIELDS } : {}
  if (!posts) return user
  return vocabulary === 'post'
    ? { ...user, 'post.fields': 'conversation_id,created_at', expansions: 'author_id,referenced_posts' }
    : {
        ...user,
        'tweet.fields': 'author_id,conversation_id,created_at,referenced_tweets',
        expansions: 'author_id',
      }
}

/** @returns whether a refused parameter, or the value in it, is one of the words that differ */
export function isWordOf(parameter: string | null): boolean {
  return parameter === null || /^((tweet|post)\.fields|expansions)$/.test(parameter)
}

export const otherVocabulary = (vocabulary: Vocabulary): Vocabulary =>
  vocabulary === 'post' ? 'tweet' : 'post'
