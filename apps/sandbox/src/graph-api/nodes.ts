import { standing } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import { oldestFirst } from '../world/post-list.ts'
import type { Person, Post } from '../world/types.ts'
import { isListed } from '../world/visibility.ts'
import { type Call, need, pageOf } from './call.ts'
import { badParameter, GraphError } from './errors.ts'
import type { Field } from './fields.ts'
import {
  attachedId,
  commentId,
  instagramCommentId,
  instagramId,
  mediaId,
  pageId,
  pagePostId,
  scopedId,
  userId,
} from './ids.ts'

type Read<T> = (call: Call, item: T, field: Field) => unknown
type Fields<T> = Readonly<Record<string, Read<T>>>

const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
const author = ({ sandbox }: Call, post: Post) => personAt(sandbox.world, post.author)
const linkOf = (call: Call, path: string) => new URL(path, call.address).href

/** A person's posts without replies and shares, newest first: the posts of their Page and Instagram account. */
export const postsOf = ({ sandbox }: Call, person: Person): Post[] =>
  [...oldestFirst(sandbox.world.postsOf[person.index])]
    .filter(({ replyTo, shareOf }) => replyTo === undefined && shareOf === undefined)
    .reverse()

/** Comments below a post by people who still exist, oldest first: direct ones, or with `filter` those below them too. */
export const commentsOf = ({ sandbox }: Call, post: Post, filter?: string): Post[] =>
  oldestFirst(sandbox.world.comments.get(post.conversationId)).filter(
    (comment) =>
      isListed(personAt(sandbox.world, comment.author)) &&
      (filter === 'stream' || comment.replyTo === post.id),
  )

/**
 * Instagram lists the comments on a medium alone, newest first, and their answers where `replies` is asked for:
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-media/comments.
 */
export const mediaCommentsOf = (call: Call, post: Post): Post[] => commentsOf(call, post).reverse()

/** An answer to an answer belongs to the comment above both: …/reference/ig-comment/replies. */
export const repliesOf = ({ sandbox }: Call, comment: Post): Post[] => {
  if (comment.replyTo !== comment.conversationId) return []
  const thread = new Set([comment.id])
  const below = oldestFirst(sandbox.world.comments.get(comment.conversationId)).filter(
    ({ id, replyTo = '' }) => thread.has(replyTo) && thread.add(id),
  )
  return below.filter(({ author }) => isListed(personAt(sandbox.world, author)))
}

/** Maximum comments of Instagram per request. */
export const MOST_COMMENTS = 50

/** An expanded edge, absent while it has no rows. Its further pages have the address that it would have alone. */
const edge =
  <T>(
    idOf: (call: Call, item: T) => string,
    rows: (call: Call, item: T, filter: string | undefined) => Post[],
    fields: () => Fields<Post>,
    most?: number,
  ): Read<T> =>
  (call, item, { name, args, fields: inside = [], inner = '' }) => {
    const [, base = ''] = /^(\/[^/]+\/[^/]+)\//.exec(new URL(call.address).pathname) ?? []
    const all = rows(call, item, args.filter)
    if (all.length === 0) return undefined
    return pageOf(call, all, (post) => render(call, fields(), post, inside), {
      address: linkOf(call, `${base}/${idOf(call, item)}/${name}`),
      input: { ...args, ...(inner && { fields: inner }) },
      ...(most !== undefined && { most }),
    })
  }

const summary = (count: number, field: Field) => ({
  data: [],
  ...(field.args.summary !== undefined && { summary: { total_count: count, viewer_reaction: 'NONE' } }),
})

const USER: Fields<Person> = { id: (_, person) => userId(person), name: (_, { name }) => name }

/** Locations of the demo's own Pages; the others name a city only, as many real ones do. */
const COUNTRY_OF: Readonly<Record<string, string>> = { Singapore: 'SG', 'Đà Nẵng': 'VN', 'Austin, TX': 'US' }

const PAGE: Fields<Person> = {
  id: (_, person) => pageId(person),
  name: (_, { name }) => name,
  username: (_, { handle }) => handle,
  about: (_, { bio }) => bio,
  description: (_, { bio }) => bio,
  category: () => 'Local business',
  category_list: () => [{ id: '2500', name: 'Local business' }],
  link: (call, { handle }) => linkOf(call, `/facebook/${handle}`),
  location: (_, { location }) => ({ city: location, country_code: COUNTRY_OF[location] }),
  fan_count: ({ sandbox }, { index }) => standing(sandbox.world.followers[index]),
  followers_count: ({ sandbox }, { index }) => standing(sandbox.world.followers[index]),
  tasks: () => ['ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'],
  access_token: ({ state, token }, person) =>
    state.tokens.issue(
      { kind: 'page', person: person.index, scopes: token.scopes },
      token.isLong ? null : 3600,
      token.isLong,
    ),
  instagram_business_account: (call, person, { fields }) => render(call, INSTAGRAM, person, fields ?? []),
  posts: edge(
    (_, page) => pageId(page),
    postsOf,
    () => POST,
  ),
  feed: edge(
    (_, page) => pageId(page),
    postsOf,
    () => POST,
  ),
}

const POST: Fields<Post> = {
  id: (call, post) => pagePostId(author(call, post), post),
  message: (_, { text }) => text,
  created_time: (_, { createdAt }) => iso(createdAt),
  permalink_url: (call, post) => linkOf(call, `/facebook/${author(call, post).handle}/posts/${post.id}`),
  from: (call, post) => ({ id: pageId(author(call, post)), name: author(call, post).name }),
  attachments: (_, post) => attachmentsOf(post),
  shares: (_, { sharers }) => ({ count: standing(sharers) }),
  reactions: (_, { likers }, field) => summary(standing(likers), field),
  likes: (_, { likers }, field) => summary(standing(likers), field),
  comments: edge(
    (call, post) => pagePostId(author(call, post), post),
    commentsOf,
    () => COMMENT,
  ),
}

/** As in https://github.com/vooolll/facebook4s/issues/164; undefined for a post of text alone. */
function attachmentsOf(post: Post) {
  const [first] = post.media ?? []
  if (!first) return undefined
  const media_type = first.type === 'video' ? 'video' : 'photo'
  return { data: [{ media_type, target: { id: attachedId(post) } }] }
}

const COMMENT: Fields<Post> = {
  id: (_, post) => commentId(post),
  message: (_, { text }) => text,
  created_time: (_, { createdAt }) => iso(createdAt),
  like_count: (_, { likers }) => standing(likers),
  comment_count: (_, { replies }) => replies,
  from: (call, post) => {
    const person = author(call, post)
    const owner = personAt(call.sandbox.world, rootOf(call, post).author)
    const isPage = person.index === owner.index
    return {
      id: isPage ? pageId(person) : scopedId(call.sandbox.world, pageId(owner), person),
      name: person.name,
    }
  },
  parent: (call, post) => {
    const parent = post.replyTo === undefined ? undefined : call.sandbox.world.posts.get(post.replyTo)
    return parent?.replyTo === undefined ? undefined : { id: commentId(parent) }
  },
  can_reply_privately: ({ state }, post) => !state.answered.has(post.id),
}

const INSTAGRAM: Fields<Person> = {
  id: (_, person) => instagramId(person),
  user_id: (_, person) => instagramId(person),
  username: (_, { handle }) => handle,
  name: (_, { name }) => name,
  biography: (_, { bio }) => bio,
  account_type: () => 'BUSINESS',
  followers_count: ({ sandbox }, { index }) => standing(sandbox.world.followers[index]),
  follows_count: ({ sandbox }, { index }) => standing(sandbox.world.following[index]),
  media_count: (call, person) => postsOf(call, person).length,
  website: () => '',
  media: edge(
    (_, account) => instagramId(account),
    postsOf,
    () => MEDIA,
  ),
  business_discovery: (call, _person, field) => discover(call, field),
}

const MEDIA: Fields<Post> = {
  id: (_, post) => mediaId(post),
  caption: (_, { text }) => text,
  media_type: () => 'IMAGE',
  media_product_type: () => 'FEED',
  permalink: (call, post) => linkOf(call, `/instagram/p/${mediaId(post)}`),
  timestamp: (_, { createdAt }) => iso(createdAt),
  like_count: (_, { likers }) => standing(likers),
  comments_count: (call, post) => commentsOf(call, post, 'stream').length,
  username: (call, post) => author(call, post).handle,
  owner: (call, post) => ({ id: instagramId(author(call, post)) }),
  comments: edge(
    (_, post) => mediaId(post),
    mediaCommentsOf,
    () => INSTAGRAM_COMMENT,
    MOST_COMMENTS,
  ),
}

const INSTAGRAM_COMMENT: Fields<Post> = {
  id: (_, post) => instagramCommentId(post),
  text: (_, { text }) => text,
  timestamp: (_, { createdAt }) => iso(createdAt),
  username: (call, post) => author(call, post).handle,
  like_count: (_, { likers }) => standing(likers),
  from: (call, post) => {
    const owner = personAt(call.sandbox.world, rootOf(call, post).author)
    const person = author(call, post)
    const isOwn = person.index === owner.index
    const id = isOwn ? instagramId(owner) : scopedId(call.sandbox.world, instagramId(owner), person)
    return { id, username: person.handle }
  },
  replies: edge(
    (_, comment) => instagramCommentId(comment),
    repliesOf,
    () => INSTAGRAM_COMMENT,
    MOST_COMMENTS,
  ),
}

const HASHTAG: Fields<string> = { id: (call) => call.input.id, name: (_, tag) => tag }

/** First post of the conversation. */
export const rootOf = ({ sandbox }: Call, post: Post): Post =>
  sandbox.world.posts.get(post.conversationId) ?? post

/** Another professional account, by name: only the requested nested fields. */
function discover(call: Call, field: Field) {
  // https://developers.facebook.com/docs/instagram-platform/instagram-api-with-facebook-login/business-discovery
  if (call.token.kind === 'instagram') throw badParameter(`Tried accessing nonexisting field (${field.name})`)
  need(call, 'instagram_basic', 'instagram_manage_insights', 'pages_read_engagement')
  const person = call.sandbox.world.personByHandle.get((field.args.username ?? '').toLowerCase())
  if (!person || !isListed(person)) throw new GraphError(110, 'Invalid user id', { subcode: 2207013 })
  return { ...render(call, INSTAGRAM, person, field.fields ?? []), id: instagramId(person) }
}

/** Only the requested fields, and the id; an unknown field is refused. */
export function render<T>(
  call: Call,
  known: Fields<T>,
  item: T,
  fields: readonly Field[],
): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const field of fields) {
    const read = Object.hasOwn(known, field.name) ? known[field.name] : undefined
    if (!read) throw badParameter(`Tried accessing nonexisting field (${field.name})`)
    const value = read(call, item, field)
    if (value !== undefined) shown[field.name] = value
  }
  return { ...shown, id: known.id?.(call, item, { name: 'id', args: {}, fields: undefined }) }
}

export const renderPost = (call: Call, post: Post, fields: Field[]) => render(call, POST, post, fields)
export const renderPage = (call: Call, person: Person, fields: Field[]) => render(call, PAGE, person, fields)
export const renderMedia = (call: Call, post: Post, fields: Field[]) => render(call, MEDIA, post, fields)
export const renderComment = (call: Call, post: Post, fields: Field[]) =>
  render(
    call,
    call.node.kind === 'media' || call.node.kind === 'instagram_comment' ? INSTAGRAM_COMMENT : COMMENT,
    post,
    fields,
  )

const bare = (...names: string[]): Field[] => names.map((name) => ({ name, args: {}, fields: undefined }))

/** A single node. */
export function renderNode(call: Call, fields: Field[]): Record<string, unknown> {
  const { node } = call
  const wanted = (...names: string[]) => (fields.length > 0 ? fields : bare(...names))
  switch (node.kind) {
    case 'user':
      return render(call, USER, node.person, wanted('name'))
    case 'page':
      return render(call, PAGE, node.person, wanted('name'))
    case 'instagram':
      return render(call, INSTAGRAM, node.person, wanted('id'))
    case 'post':
      return render(call, POST, node.post, wanted('created_time', 'message'))
    case 'comment':
      return render(call, COMMENT, node.post, wanted('created_time', 'from', 'message'))
    case 'media':
      return render(call, MEDIA, node.post, wanted('id'))
    case 'instagram_comment':
      return render(call, INSTAGRAM_COMMENT, node.post, wanted('timestamp', 'text'))
    case 'hashtag':
      return render(call, HASHTAG, node.tag, wanted('id'))
  }
}
