import type { Limit } from '../options.ts'

const QUARTER_HOUR = 15 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

const perQuarter = (max: number): Limit[] => [{ max, windowMs: QUARTER_HOUR }]
const messages = (): Limit[] => [...perQuarter(15), { max: 1440, windowMs: DAY }]

/** Per-user limits by endpoint, from X's published table (2026-08). The first one is shown in `x-rate-limit-*`. */
export const PUBLISHED_LIMITS: Readonly<Record<string, readonly Limit[]>> = {
  'GET /2/users': perQuarter(900),
  'GET /2/users/me': perQuarter(75),
  'GET /2/users/by': perQuarter(900),
  'GET /2/users/by/username/:username': perQuarter(900),
  'GET /2/users/search': perQuarter(900),
  'GET /2/users/:id': perQuarter(900),
  'GET /2/users/:id/tweets': perQuarter(900),
  'GET /2/users/:id/mentions': perQuarter(300),
  'GET /2/users/:id/followers': perQuarter(300),
  'GET /2/users/:id/following': perQuarter(300),
  'POST /2/users/:id/following': perQuarter(50),
  'POST /2/users/:id/likes': [...perQuarter(50), { max: 1000, windowMs: DAY }],
  'POST /2/users/:id/retweets': perQuarter(50),
  'GET /2/tweets': perQuarter(5000),
  'POST /2/tweets': perQuarter(100),
  'DELETE /2/tweets/:id': perQuarter(50),
  'GET /2/tweets/:id': perQuarter(900),
  'GET /2/tweets/:id/liking_users': perQuarter(75),
  'GET /2/tweets/:id/retweeted_by': perQuarter(75),
  'GET /2/tweets/:id/retweets': perQuarter(75),
  'DELETE /2/users/:id/retweets/:source': perQuarter(50),
  'GET /2/tweets/:id/quote_tweets': perQuarter(75),
  'GET /2/tweets/search/recent': perQuarter(300),
  'POST /2/dm_conversations/with/:id/messages': messages(),
  'POST /2/dm_conversations/:id/messages': messages(),
  'POST /2/dm_conversations': messages(),
  'GET /2/dm_events/:id': perQuarter(15),
  'GET /2/dm_conversations/with/:id/dm_events': perQuarter(15),
  'GET /2/dm_conversations/:id/dm_events': perQuarter(15),
  'GET /2/dm_events': perQuarter(15),
  graph: [{ max: 4800, windowMs: DAY }],
  'GET /2/communities/search': perQuarter(300),
  'GET /2/communities/:id': perQuarter(300),
}

export const DEFAULT_LIMIT: readonly Limit[] = perQuarter(300)
