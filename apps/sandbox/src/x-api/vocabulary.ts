/** A parsed query string. */
export type Query = Record<string, string | string[] | undefined>

/**
 * The words of X's OpenAPI before and since version 2.167. Inside, the network speaks the older ones; queries are read and answers
 * written in those that the caller uses.
 */
export type Vocabulary = 'tweet' | 'post'

const NEW_NAMES: Readonly<Record<string, string>> = {
  referenced_tweets: 'referenced_posts',
  edit_history_tweet_ids: 'edit_history_post_ids',
  note_tweet: 'note_post',
  retweet_count: 'repost_count',
  tweet_count: 'post_count',
  pinned_tweet_id: 'pinned_post_id',
  most_recent_tweet_id: 'most_recent_post_id',
  tweets: 'posts',
}

/** Fields of a post that became expansions. */
const EXPANSIONS_NOW = ['author_id', 'in_reply_to_user_id', 'edit_history_tweet_ids', 'referenced_tweets']

const OLD_NAMES = Object.fromEntries(Object.entries(NEW_NAMES).map(([old, now]) => [now, old]))

const OLD_EXPANSIONS: Readonly<Record<string, string>> = {
  referenced_posts: 'referenced_tweets.id',
  edit_history_post_ids: 'edit_history_tweet_ids',
  pinned_post_id: 'pinned_tweet_id',
  most_recent_post_id: 'most_recent_tweet_id',
  affiliation: 'affiliation.user_id',
}

const listOf = (value: Query[string]): string[] =>
  (Array.isArray(value) ? value.join(',') : (value ?? '')).split(',').filter(Boolean)

/** The vocabulary that a query uses, else the first that the network accepts. */
export function vocabularyOf(query: Query, spoken: readonly Vocabulary[]): Vocabulary {
  const used = usedIn(query)
  return used && spoken.includes(used) ? used : (spoken[0] ?? 'tweet')
}

function usedIn(query: Query): Vocabulary | undefined {
  const expansions = listOf(query.expansions)
  if ('post.fields' in query || expansions.some((name) => Object.hasOwn(OLD_EXPANSIONS, name))) return 'post'
  return 'tweet.fields' in query || expansions.some((name) => /tweet/.test(name)) ? 'tweet' : undefined
}

/** The answer to a query that uses neither vocabulary while both are accepted: counts have both names, so that any client finds them. */
export function inBothWords(query: Query, spoken: readonly Vocabulary[], value: unknown): unknown {
  return spoken.length < 2 || usedIn(query) ? value : withBothCounts(value)
}

function withBothCounts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withBothCounts)
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const entry = [name, withBothCounts(one)] as const
    const now = name.endsWith('_count') ? NEW_NAMES[name] : undefined
    return now ? [entry, [now, one] as const] : [entry]
  })
  return Object.fromEntries(entries)
}

/** A query in the older vocabulary. An unsupported name stays as it is, matches no parameter, and is refused as unknown. */
export function inOldWords(query: Query, vocabulary: Vocabulary): Query {
  if (vocabulary === 'tweet') return query
  const { 'post.fields': fields, 'tweet.fields': old, expansions, ...rest } = query
  const oldFields = listOf(fields).map((name) =>
    EXPANSIONS_NOW.includes(OLD_NAMES[name] ?? name) ? `${name} (an expansion)` : (OLD_NAMES[name] ?? name),
  )
  const refusesOld = (name: string) => /tweet/.test(name) && name !== 'attachments.media_source_tweet'
  const oldExpansions = listOf(expansions).map((name) =>
    refusesOld(name) ? `${name} (an old word)` : (OLD_EXPANSIONS[name] ?? name),
  )
  return {
    ...rest,
    ...(fields !== undefined && { 'tweet.fields': oldFields.join(',') }),
    ...(old !== undefined && { 'tweet.fields (an old word)': old }),
    ...(expansions !== undefined && { expansions: oldExpansions.join(',') }),
  }
}

/** The name under which the caller knows a parameter. */
export const outward = (name: string, vocabulary: Vocabulary): string => {
  const plain = name.replace(/ \(an old word\)$/, '')
  return vocabulary === 'post' && name === 'tweet.fields' ? 'post.fields' : plain
}

/** An answer in the caller's vocabulary. */
export function inWordsOf(vocabulary: Vocabulary, value: unknown): unknown {
  if (vocabulary === 'tweet' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inWordsOf(vocabulary, one))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [NEW_NAMES[name] ?? name, inWordsOf(vocabulary, one)]),
  )
}
