/** Scopes of X's API v2 that this network knows, with their text on the consent page. */
export const SCOPES: Readonly<Record<string, string>> = {
  'tweet.read': 'See posts that you can see',
  'users.read': 'See profiles that you can see',
  'follows.read': 'See who follows you and whom you follow',
  'like.read': 'See posts that you liked',
  'offline.access': 'Stay connected until you take the access back',
  'tweet.write': 'Publish and delete posts for you',
  'follows.write': 'Follow and unfollow people for you',
  'like.write': 'Like posts for you',
  'media.write': 'Upload pictures and videos for you',
  'dm.read': 'Read your messages',
  'dm.write': 'Send messages for you',
}
