import { personAt } from '../world/people.ts'
import { newest } from '../world/post-list.ts'
import { hashtagsIn } from '../world/text.ts'
import type { Person, Post } from '../world/types.ts'
import { isListed } from '../world/visibility.ts'
import { type Call, edgePage, fieldsIn, need, required, text } from './call.ts'
import { badParameter, GraphError, permissionNeeded, unknownNode } from './errors.ts'
import { hashtagId, instagramId } from './ids.ts'
import {
  commentsOf,
  MOST_COMMENTS,
  mediaCommentsOf,
  postsOf,
  renderComment,
  renderMedia,
  renderNode,
  renderPage,
  renderPost,
  repliesOf,
  rootOf,
} from './nodes.ts'

export type Handler = (call: Call) => object

/** Own Pages and media are readable with their token; others need a review, which no app of this network has. */
export function own(call: Call, person: Person, permission: string): void {
  if (person.index !== call.token.person) throw permissionNeeded(permission)
}

export const oneNode: Handler = (call) => {
  const { node } = call
  if (node.kind === 'page') {
    need(call, 'pages_read_engagement')
    own(call, node.person, 'pages_read_engagement')
  }
  if (node.kind === 'post' || node.kind === 'comment') {
    need(call, 'pages_read_engagement')
    own(call, ownerOf(call), 'pages_read_engagement')
  }
  if (node.kind === 'instagram') {
    need(call, 'instagram_basic', 'pages_read_engagement')
    own(call, node.person, 'instagram_basic')
  }
  return renderNode(call, fieldsIn(call.input))
}

/** The owner of the Page or account that shows a post or comment. */
export function ownerOf(call: Call): Person {
  const { node, sandbox } = call
  if (!('post' in node)) throw unknownNode('')
  return personAt(sandbox.world, rootOf(call, node.post).author)
}

/** Pages of a person: in this network everybody has one. That of a business portfolio needs one permission more, else it is left out. */
export const accounts: Handler = (call) => {
  if (call.node.kind !== 'user') throw unknownNode('accounts')
  const { person } = call.node
  const isHidden =
    call.state.inPortfolio.has(person.index) && !call.token.scopes.includes('business_management')
  need(call, 'pages_show_list')
  own(call, person, 'pages_show_list')
  const fields = fieldsIn(call.input)
  const asked =
    fields.length > 0 ? fields : ['access_token', 'category', 'category_list', 'name', 'tasks'].map(named)
  return edgePage(call, isHidden ? [] : [person], (one) => renderPage(call, one, asked))
}

const named = (name: string) => ({ name, args: {}, fields: undefined })

export const permissions: Handler = (call) => ({
  data: call.token.scopes.map((permission) => ({ permission, status: 'granted' })),
})

export const pagePosts: Handler = (call) => {
  if (call.node.kind !== 'page') throw unknownNode('posts')
  need(call, 'pages_read_engagement')
  own(call, call.node.person, 'pages_read_engagement')
  const fields = fieldsIn(call.input)
  const asked = fields.length > 0 ? fields : ['created_time', 'message'].map(named)
  return edgePage(call, postsOf(call, call.node.person), (post) => renderPost(call, post, asked))
}

/** https://developers.facebook.com/docs/instagram-platform/comment-moderation */
const READ_MEDIA_COMMENTS = ['instagram_basic', 'instagram_manage_comments', 'pages_read_engagement'] as const
/** Posts of people on a Page belong to them: https://developers.facebook.com/docs/permissions (pages_read_user_content). */
const READ_PAGE_COMMENTS = ['pages_read_engagement', 'pages_read_user_content'] as const

export const comments: Handler = (call) => {
  const { node } = call
  if (!('post' in node)) throw unknownNode('comments')
  const onInstagram = node.kind === 'media' || node.kind === 'instagram_comment'
  const [permission, ...more] = onInstagram ? READ_MEDIA_COMMENTS : READ_PAGE_COMMENTS
  need(call, permission, ...more)
  own(call, ownerOf(call), permission)
  const fields = fieldsIn(call.input)
  const page = (rows: Post[], most?: number) =>
    edgePage(call, rows, (post) => renderComment(call, post, fields), most)
  if (node.kind === 'media') return page(mediaCommentsOf(call, node.post), MOST_COMMENTS)
  if (node.kind === 'instagram_comment') return page(repliesOf(call, node.post), MOST_COMMENTS)
  const rows = commentsOf(call, node.post, node.kind === 'post' ? text(call.input, 'filter') : undefined)
  // https://developers.facebook.com/docs/graph-api/reference/object/comments
  return page(call.input.order === 'reverse_chronological' ? rows.reverse() : rows)
}

/** Facebook rarely lists the people, and this network never does; it counts them. */
export const reactions: Handler = (call) => {
  const { node, input } = call
  if (node.kind !== 'post') throw unknownNode('reactions')
  need(call, 'pages_read_engagement')
  const total_count = node.post.likers.filter((who) => who >= 0).length
  return {
    data: [],
    ...(input.summary !== undefined && { summary: { total_count, viewer_reaction: 'NONE' } }),
  }
}

/** Pages by name. */
export const searchPages: Handler = (call) => {
  need(call, 'pages_read_engagement')
  const words = required(call.input, 'q').toLowerCase().split(/\s+/)
  const fields = fieldsIn(call.input)
  const found = call.sandbox.world.people.filter((person) => {
    const said = `${person.handle} ${person.name} ${person.bio}`.toLowerCase()
    return isListed(person) && words.every((word) => said.includes(word))
  })
  return edgePage(call, found, (person) => renderPage(call, person, [named('name'), ...fields]))
}

export const media: Handler = (call) => {
  if (call.node.kind !== 'instagram') throw unknownNode('media')
  need(call, 'instagram_basic', 'pages_read_engagement')
  own(call, call.node.person, 'instagram_basic')
  const fields = fieldsIn(call.input)
  return edgePage(call, postsOf(call, call.node.person), (post) => renderMedia(call, post, fields))
}

/**
 * Instagram's own login has no hashtags: developers.facebook.com/docs/instagram-platform/overview compares both logins.
 */
function refuseInstagramLogin({ token, node }: Call): void {
  if (token.kind === 'instagram') throw unknownNode(node.kind)
}

const MOST_HASHTAGS = 30
const WEEK = 7 * 24 * 60 * 60 * 1000

/** Looks a hashtag up: at most thirty different ones in seven days. */
export const hashtagSearch: Handler = (call) => {
  const { state, sandbox, token, input } = call
  refuseInstagramLogin(call)
  need(call, 'instagram_basic', 'pages_read_engagement')
  if (required(input, 'user_id') !== instagramId(personAt(sandbox.world, token.person)))
    throw badParameter('The parameter user_id must be the Instagram account of the token')
  const tag = required(input, 'q').toLowerCase()
  const now = sandbox.world.now()
  const asked = state.hashtagQueries.get(token.person) ?? new Map<string, number>()
  state.hashtagQueries.set(token.person, asked)
  for (const [name, at] of asked) if (at <= now - WEEK) asked.delete(name)
  if (!asked.has(tag) && asked.size >= MOST_HASHTAGS)
    throw new GraphError(18, '(#18) Max number of unique hashtags reached', { subcode: 2207034 })
  const isKnown = newest(sandbox.world.timeline, sandbox.world.timeline.items.length).some(isTagged(tag))
  if (!isKnown) throw new GraphError(24, 'The requested resource does not exist', { subcode: 2207024 })
  if (!asked.has(tag)) asked.set(tag, now)
  const id = hashtagId(tag)
  state.hashtags.set(id, tag)
  return { data: [{ id }] }
}

const isTagged = (tag: string) => (post: { text: string }) =>
  hashtagsIn(post.text).some(({ value }) => value.toLowerCase() === tag)

const HASHTAG_FIELDS = new Set([
  ...['id', 'caption', 'children', 'comments_count', 'like_count'],
  ...['media_type', 'media_url', 'permalink', 'timestamp'],
])
const DAY = 24 * 60 * 60 * 1000

/** Media with a hashtag, without their authors. Recent ones are a day old at most. */
export const hashtagMedia =
  (recent: boolean): Handler =>
  (call) => {
    const { node, sandbox } = call
    if (node.kind !== 'hashtag') throw unknownNode('recent_media')
    refuseInstagramLogin(call)
    need(call, 'instagram_basic', 'pages_read_engagement')
    required(call.input, 'user_id')
    const fields = fieldsIn(call.input)
    const unknown = fields.find(({ name }) => !HASHTAG_FIELDS.has(name))
    if (unknown) throw badParameter(`Tried accessing nonexisting field (${unknown.name})`)
    const since = recent ? sandbox.world.now() - DAY : Number.NEGATIVE_INFINITY
    const found = newest(sandbox.world.timeline, sandbox.world.timeline.items.length).filter(
      (post) =>
        post.shareOf === undefined &&
        post.replyTo === undefined &&
        post.createdAt > since &&
        isListed(personAt(sandbox.world, post.author)) &&
        isTagged(node.tag)(post),
    )
    return edgePage(call, found, (post) => renderMedia(call, post, fields))
  }

const PUBLISHED_A_DAY = 100

export const publishingLimit: Handler = (call) => {
  if (call.node.kind !== 'instagram') throw unknownNode('content_publishing_limit')
  need(call, 'instagram_basic', 'instagram_content_publish', 'pages_read_engagement')
  const since = call.sandbox.world.now() - DAY
  const used = (call.state.published.get(call.token.person) ?? []).filter((at) => at > since).length
  const isAsked = fieldsIn(call.input).some(({ name }) => name === 'config')
  const config = { quota_total: PUBLISHED_A_DAY, quota_duration: DAY / 1000 }
  return { data: [{ quota_usage: used, ...(isAsked && { config }) }] }
}
