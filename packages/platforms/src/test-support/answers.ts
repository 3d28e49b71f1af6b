const cursors = { cursors: { after: 'next' }, next: 'https://graph.test/?after=next' }
const graphPosts = [
  {
    id: '1_1',
    message: 'Trà',
    created_time: '2026-11-20T12:00:00+0000',
    attachments: { data: [{ target: { id: '5' } }] },
  },
  { id: '1_2' },
]
const page = {
  ...{
    id: '1',
    name: 'Cảng Trà',
    username: 'harbor_tea',
    about: 'Trà',
    link: 'https://fb.test/1',
    followers_count: 5,
  },
  location: { city: 'Huế', country_code: 'VN' },
}
const media = {
  data: [
    {
      id: '7',
      caption: 'Trà',
      permalink: 'https://ig.test/p/7',
      timestamp: '2026-11-20T12:00:00+0000',
      like_count: 3,
    },
    { id: '8' },
  ],
  paging: cursors,
}
const profile = {
  ...{
    id: '17',
    user_id: '18',
    username: 'harbor_tea',
    name: 'Cảng Trà',
    biography: 'Trà',
    followers_count: 5,
  },
  media,
}
const instagramComment = {
  id: '3',
  text: 'Đẹp',
  username: 'le',
  timestamp: '2026-11-20T12:00:00+0000',
  from: { id: '9', username: 'le' },
}
/** An answer with everything for each shape of Graph. */
export const ofGraph: Readonly<Record<string, unknown>> = {
  PagePosts: { data: graphPosts, paging: cursors },
  PageProfile: { ...page, posts: { data: graphPosts, paging: cursors } },
  PageRows: { data: [page, { id: '2' }], paging: cursors },
  Comments: {
    data: [
      { id: '3', message: 'Đẹp', created_time: '2026-11-20T12:00:00+0000', from: { id: '9', name: 'Lê' } },
      { id: '4' },
    ],
    paging: cursors,
  },
  MediaRows: media,
  InstagramProfile: profile,
  OwnInstagram: profile,
  Discovered: { business_discovery: profile },
  InstagramReplies: { data: [instagramComment, { id: '4' }], paging: cursors },
  InstagramComments: {
    data: [
      { ...instagramComment, replies: { data: [{ ...instagramComment, id: '5' }], paging: cursors } },
      { id: '4' },
    ],
    paging: cursors,
  },
  Made: { id: '5', post_id: '1_5' },
  Container: { id: '5', status_code: 'FINISHED', status: 'Finished: done' },
  Video: { id: '5', status: { video_status: 'ready' } },
  Conversations: {
    data: [
      {
        id: 't_1',
        messages: {
          data: [
            { id: 'm_1', message: 'Chào', from: { id: '9' }, created_time: '2026-11-20T12:00:00+0000' },
            { id: 'm_2' },
          ],
        },
      },
      { id: 't_2' },
    ],
    paging: cursors,
  },
}

const user = {
  ...{
    id: '1',
    username: 'le',
    name: 'Lê &amp; Trà',
    description: 'a &lt; https://t.co/a',
    location: 'Huế &gt;',
  },
  entities: { description: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://tea.test' }] } },
  public_metrics: { followers_count: 5 },
}
const post = {
  ...{
    id: '7',
    text: 'Trà &amp; https://t.co/a',
    entities: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://tea.test' }] },
    author_id: '1',
    conversation_id: '7',
    created_at: '2026-11-20T12:00:00.000Z',
  },
  ...{
    referenced_tweets: [{ type: 'quoted', id: '6' }],
    referenced_posts: [{ type: 'replied_to', id: '5' }],
    note_tweet: { text: 'Trà &amp; sen' },
    note_post: { text: 'Trà &amp; sen' },
  },
}
const meta = { next_token: 'next', result_count: 2 }
const people = { data: [user, { id: '2', username: 'b' }], meta, errors: [{ title: 'one is gone' }] }
const posts = { data: [post, { id: '8' }], includes: { users: [user, { id: '2', username: 'b' }] }, meta }
const messages = {
  data: [
    { id: '3', text: 'Chào &amp;', sender_id: '1', created_at: '2026-11-20T12:00:00.000Z' },
    { id: '4' },
  ],
  meta,
}
/** An answer with everything for the endpoints of X; several have the same shape. */
export const ofX: Readonly<Record<string, unknown>> = {
  XId: '7',
  XUser: user,
  me: { data: user },
  consentOf: { data: { id: '1', receives_your_dm: true } },
  usersSearch: people,
  followers: people,
  userPosts: posts,
  postById: { data: post },
  createPost: { data: { id: '7', text: 'Trà' } },
  messageTo: { data: { dm_conversation_id: '1-2', dm_event_id: '3' } },
  messagesIn: messages,
  beginUpload: {
    data: { id: '5', processing_info: { state: 'pending', check_after_secs: 1, error: { code: 1 } } },
  },
  appendUpload: { anything: true },
}

export type Path = readonly (string | number)[]

/** Each place in an answer; of a list, its first row. */
export function places(value: unknown, path: Path = []): Path[] {
  const own = path.length > 0 ? [path] : []
  if (Array.isArray(value)) return value.length > 0 ? [...own, ...places(value[0], [...path, 0])] : own
  if (typeof value !== 'object' || value === null) return own
  return [...own, ...Object.entries(value).flatMap(([key, part]) => places(part, [...path, key]))]
}

/** A copy with something else in a place; undefined takes it away. */
export function changed(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) }
  const part = changed(copy[key], rest, change)
  if (part === undefined && Array.isArray(copy)) copy.splice(Number(key), 1)
  else if (part === undefined) delete copy[key]
  else copy[key] = part
  return copy
}

/** Every leaf of a value, by its path. */
export const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
    : [[path, JSON.stringify(value) ?? 'undefined']]
