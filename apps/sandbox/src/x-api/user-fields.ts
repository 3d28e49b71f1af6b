import { acceptsMessage, follows, standing } from '../world/acts.ts'
import { newest } from '../world/post-list.ts'
import type { Person, World } from '../world/types.ts'
import { encodeEntities } from './entities.ts'
import { withShortLinks } from './short-links.ts'

type Read = (world: World, person: Person, viewer: Person) => unknown

const connection: Read = (world, person, viewer) => [
  ...(follows(world, viewer, person) ? ['following'] : []),
  ...(follows(world, person, viewer) ? ['followed_by'] : []),
]

/** Fields that the network has a value for; the others of `KNOWN_USER_FIELDS` are accepted and stay absent. */
const READERS: Readonly<Record<string, Read>> = {
  created_at: (_, person) => new Date(person.createdAt).toISOString(),
  description: (_, person) => encodeEntities(withShortLinks(person.bio).text),
  entities: (_, person) => {
    const { urls } = withShortLinks(person.bio)
    return urls.length > 0 ? { description: { urls } } : undefined
  },
  location: (_, person) => encodeEntities(person.location),
  verified: (_, person) => person.verified,
  verified_type: (_, person) => (person.verified ? 'blue' : 'none'),
  protected: (_, person) => person.state === 'protected',
  profile_image_url: (_, person) => `https://pbs.twimg.com/profile_images/${person.id}/avatar_normal.png`,
  url: () => '',
  receives_your_dm: (world, person, viewer) => acceptsMessage(world, viewer, person),
  connection_status: connection,
  most_recent_tweet_id: (world, person) => newest(world.postsOf[person.index], 1)[0]?.id,
  public_metrics: (world, person) => ({
    followers_count: standing(world.followers[person.index]),
    following_count: standing(world.following[person.index]),
    tweet_count: world.postsOf[person.index]?.items.length ?? 0,
    listed_count: 0,
    like_count: 0,
  }),
}

export const KNOWN_USER_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(READERS),
  ...['id', 'name', 'username', 'affiliation', 'is_identity_verified', 'parody', 'pinned_tweet_id'],
  ...['confirmed_email', 'subscribes_to_you', 'verified_followers_count', 'subscription_type'],
  ...['profile_banner_url', 'subscription', 'withheld'],
])

/** A person as the API shows them: id, name and username, and the requested fields. */
export function userObject(world: World, person: Person, viewer: Person, fields: readonly string[]) {
  const object: Record<string, unknown> = {
    id: person.id,
    name: encodeEntities(person.name),
    username: person.handle,
  }
  for (const field of fields) {
    const value = READERS[field]?.(world, person, viewer)
    if (value !== undefined) object[field] = value
  }
  return object
}
