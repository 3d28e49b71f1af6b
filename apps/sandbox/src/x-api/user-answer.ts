import type { Person, World } from '../world/types.ts'
import type { Params } from './params.ts'
import { KNOWN_TWEET_FIELDS } from './tweet-fields.ts'
import { KNOWN_USER_FIELDS, userObject } from './user-fields.ts'

const USER_EXPANSIONS: ReadonlySet<string> = new Set([
  'pinned_tweet_id',
  'most_recent_tweet_id',
  'affiliation.user_id',
])

/** Reads `user.fields`. `tweet.fields` and `expansions` are validated only: nobody on this network has pinned a post. */
export function readUserWish(params: Params): string[] {
  params.list('tweet.fields', (field) => KNOWN_TWEET_FIELDS.has(field))
  params.list('expansions', (name) => USER_EXPANSIONS.has(name))
  return params.list('user.fields', (field) => KNOWN_USER_FIELDS.has(field))
}

/** People as the API shows them. */
export const userObjects = (
  world: World,
  people: readonly Person[],
  viewer: Person,
  fields: readonly string[],
) => people.map((person) => userObject(world, person, viewer, fields))
