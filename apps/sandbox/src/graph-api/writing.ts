import { measureText, type TextPlace } from '@seaport/network-text/length'
import { addPost, removePost, toggleLike } from '../world/acts.ts'
import { newest } from '../world/post-list.ts'
import type { Medium, Person, Post } from '../world/types.ts'
import { type Call, need, required, text } from './call.ts'
import { badParameter, GraphError, unknownNode } from './errors.ts'
import { attachedId, commentId, instagramCommentId, mediaId, pagePostId } from './ids.ts'
import { type Handler, own, ownerOf } from './reading.ts'
import type { Container } from './state.ts'

const DAY = 24 * 60 * 60 * 1000
const VIDEO_POLLS = 2

/** https://developers.facebook.com/docs/pages-api/posts */
const PUBLISH = ['pages_manage_posts', 'pages_read_engagement'] as const
/** https://developers.facebook.com/docs/instagram-platform/content-publishing */
const PUBLISH_MEDIA = ['instagram_content_publish', 'instagram_basic', 'pages_read_engagement'] as const

/** The same text within a day is refused. */
function refuseDuplicate({ sandbox }: Call, person: Person, said: string): void {
  const since = sandbox.world.now() - DAY
  const isSame = newest(sandbox.world.postsOf[person.index], 100).some(
    (post) => post.createdAt > since && post.text === said && post.replyTo === undefined,
  )
  if (isSame) throw new GraphError(506, '(#506) Duplicate status message')
}

/** As Graph words it: https://github.com/Charca/bootbot/issues/148. */
export function refuseTooLong(network: 'Facebook' | 'Instagram', place: TextPlace, said: string): void {
  const { isTooLong, most } = measureText(network, place, said)
  const parameter =
    place === 'message'
      ? 'message[text]'
      : place === 'post' && network === 'Instagram'
        ? 'caption'
        : 'message'
  if (isTooLong) throw badParameter(`Length of param ${parameter} must be less than or equal to ${most}`)
}

/** A post of a Page: text, and pictures that were uploaded unpublished. */
export const publishToPage: Handler = (call) => {
  const pictures = attachedPictures(call)
  const message = text(call.input, 'message') ?? text(call.input, 'link')
  return { id: publish(call, message, pictures).id }
}

function publish(
  call: Call,
  message: string | undefined,
  media: readonly Medium[],
): { id: string; attached: string; post: Post } {
  if (call.node.kind !== 'page') throw unknownNode('feed')
  need(call, ...PUBLISH)
  own(call, call.node.person, 'pages_manage_posts')
  if (!message && media.length === 0) throw badParameter('The status you are trying to publish is empty')
  if (message) refuseTooLong('Facebook', 'post', message)
  if (message) refuseDuplicate(call, call.node.person, message)
  const post = addPost(call.sandbox.world, { author: call.node.person, text: message ?? '', media })
  return { id: pagePostId(call.node.person, post), attached: attachedId(post), post }
}

function attachedPictures({ input, state, node }: Call): Medium[] {
  const given = input.attached_media
  if (given === undefined) return []
  const rows = typeof given === 'string' ? (JSON.parse(given) as unknown) : given
  if (!Array.isArray(rows)) throw badParameter('The parameter attached_media must be an array')
  return rows.map((row) => {
    const { media_fbid: id } = row as { media_fbid?: unknown }
    const picture = state.pictures.get(String(id))
    if (!picture || !('person' in node) || picture.person !== node.person.index)
      throw badParameter('Invalid parameter: attached_media')
    return { type: 'image', url: picture.url }
  })
}

/** Media that the network fetches from an address; one that contains `broken` fails. */
function fetched(url: string): string {
  if (!URL.canParse(url) || url.includes('broken'))
    throw new GraphError(324, '(#324) Missing or invalid image file')
  return url
}

/** A picture: published at once, or kept unpublished for a later post. */
export const publishPhoto: Handler = (call) => {
  const { node, state, input } = call
  const url = fetched(required(input, 'url'))
  if (String(input.published) === 'false') {
    if (node.kind !== 'page') throw unknownNode('photos')
    need(call, ...PUBLISH)
    own(call, node.person, 'pages_manage_posts')
    state.pictureCount += 1
    const id = `5500${String(state.pictureCount).padStart(11, '0')}`
    state.pictures.set(id, { person: node.person.index, url })
    return { id }
  }
  const caption = text(input, 'caption') ?? text(input, 'message')
  const { id, attached } = publish(call, caption, [{ type: 'image', url }])
  return { id: attached, post_id: id }
}

/**
 * The answer lacks the id of its post: https://github.com/facebookarchive/php-graph-sdk/issues/536. Permissions:
 * https://developers.facebook.com/docs/graph-api/reference/page/videos. One whose address contains `damaged` fails after it was taken.
 */
export const publishVideo: Handler = (call) => {
  const { state, me, sandbox } = call
  const url = fetched(required(call.input, 'file_url'))
  need(call, ...PUBLISH, 'pages_show_list')
  const { attached, post } = publish(call, text(call.input, 'description'), [{ type: 'video', url }])
  const isFailing = url.includes('damaged')
  state.videos.set(attached, { person: me.index, pending: VIDEO_POLLS, isFailing })
  if (isFailing) removePost(sandbox.world, post)
  return { id: attached }
}

/** Status of a Page's video: https://developers.facebook.com/docs/graph-api/reference/video-status. */
export function videoStatus(
  call: Pick<Call, 'state' | 'me' | 'token'>,
  id: string,
  names: readonly string[],
): object {
  need(call, 'pages_read_engagement')
  const video = call.state.videos.get(id)
  if (video?.person !== call.me.index) throw unknownNode(id)
  const unknown = names.find((name) => name !== 'id' && name !== 'status')
  if (unknown) throw badParameter(`Tried accessing nonexisting field (${unknown}) on node type (Video)`)
  if (!names.includes('status')) return { id }
  const isPending = video.pending > 0
  if (isPending) video.pending -= 1
  const phase = (status: string) => ({ status })
  const ended = video.isFailing ? 'error' : 'complete'
  const status = {
    video_status: isPending ? 'processing' : video.isFailing ? 'error' : 'ready',
    uploading_phase: phase('complete'),
    processing_phase: phase(isPending ? 'in_progress' : ended),
    publishing_phase: phase(isPending || video.isFailing ? 'not_started' : 'complete'),
  }
  return { status, id }
}

export const comment: Handler = (call) => {
  const { node, sandbox, me } = call
  if (!('post' in node)) throw unknownNode('comments')
  const onInstagram = node.kind === 'media' || node.kind === 'instagram_comment'
  const permission = onInstagram ? 'instagram_manage_comments' : 'pages_manage_engagement'
  need(call, permission, 'pages_read_engagement', ...(onInstagram ? ['instagram_basic'] : []))
  own(call, ownerOf(call), permission)
  const said = required(call.input, 'message')
  refuseTooLong(onInstagram ? 'Instagram' : 'Facebook', 'comment', said)
  const made = addPost(sandbox.world, { author: me, text: said, replyTo: node.post })
  return { id: onInstagram ? instagramCommentId(made) : commentId(made) }
}

export const remove: Handler = (call) => {
  const { node, sandbox, me } = call
  if (!('post' in node)) throw unknownNode('')
  // A medium stays: https://developers.facebook.com/docs/instagram-platform/comment-moderation deletes comments alone.
  if (node.kind === 'post') need(call, ...PUBLISH)
  if (node.kind === 'comment') need(call, 'pages_manage_engagement', 'pages_read_engagement')
  if (node.kind === 'instagram_comment') need(call, 'instagram_manage_comments', 'instagram_basic')
  if (node.post.author !== me.index) throw new GraphError(200, '(#200) Permissions error')
  removePost(sandbox.world, node.post)
  return { success: true }
}

/** An unpublished picture of the token's Page: https://developers.facebook.com/docs/graph-api/reference/photo#Deleting. */
export function removePicture(call: Pick<Call, 'state' | 'me' | 'token'>, id: string): { success: true } {
  need(call, ...PUBLISH)
  if (call.state.pictures.get(id)?.person !== call.me.index)
    throw new GraphError(200, '(#200) Permissions error')
  call.state.pictures.delete(id)
  return { success: true }
}

const CONTAINER_LIFE = DAY
const PUBLISHED_A_DAY = 100

/** Creates a container: a picture is ready at once, a video after some polls; an unreachable file fails. */
export const createContainer: Handler = (call) => {
  const { node, input } = call
  if (node.kind !== 'instagram') throw unknownNode('media')
  need(call, ...PUBLISH_MEDIA)
  own(call, node.person, 'instagram_content_publish')
  refuseTooLong('Instagram', 'post', text(input, 'caption') ?? '')
  if (input.media_type === 'CAROUSEL') return createCarousel(call, node.person)
  const isResumable = input.upload_type === 'resumable'
  const source = text(input, 'image_url') ?? text(input, 'video_url')
  const isVideo = isResumable || input.video_url !== undefined
  if (!isResumable && !source)
    throw new GraphError(100, 'Only photo or video can be accepted as media type.', { subcode: 2207023 })
  if (isVideo && input.media_type === undefined) throw badParameter('The parameter media_type is required')
  const container = addContainer(call, node.person, {
    isVideo,
    pending: isVideo ? VIDEO_POLLS : 0,
    state: source?.includes('broken') ? 'failed' : 'waiting',
    ...(isResumable && { received: 0 }),
    isItem: Boolean(input.is_carousel_item),
  })
  const uri = new URL(`/graph-upload/ig-api-upload/v26.0/${container.id}`, call.address).href
  return { id: container.id, ...(isResumable && { uri }) }
}

/** Creates a carousel of two to ten of the account's containers. */
function createCarousel(call: Call, person: Person) {
  const ids = required(call.input, 'children').split(',')
  const items = ids.map((id) => call.state.containers.get(id))
  if (items.length < 2 || items.length > 10)
    throw new GraphError(100, 'Carousel must contain 2 to 10 children', { subcode: 2207010 })
  if (items.some((item) => !item?.isItem || item.person !== person.index)) throw unknownNode('children')
  const { id } = addContainer(call, person, { isVideo: false, pending: 0, state: 'waiting' })
  return { id }
}

function addContainer(
  { state, sandbox, input }: Call,
  person: Person,
  given: Pick<Container, 'isVideo' | 'pending' | 'state' | 'received' | 'isItem'>,
): Container {
  const container: Container = {
    id: `17889${String(state.containers.size + 1).padStart(12, '0')}`,
    person: person.index,
    caption: text(input, 'caption') ?? '',
    createdAt: sandbox.world.now(),
    ...given,
  }
  state.containers.set(container.id, container)
  return container
}

function statusOf(container: Container, now: number): { code: string; status: string } {
  if (container.state === 'published')
    return { code: 'PUBLISHED', status: 'Published: Media has been published.' }
  if (container.state === 'failed') return { code: 'ERROR', status: 'Error: 2207026' }
  if (now - container.createdAt >= CONTAINER_LIFE) return { code: 'EXPIRED', status: 'Expired' }
  const isWaiting =
    container.pending > 0 || (container.received !== undefined && container.received < (container.size ?? 1))
  return isWaiting
    ? { code: 'IN_PROGRESS', status: 'In Progress: Media is still being processed.' }
    : { code: 'FINISHED', status: 'Finished: Media has been uploaded and it is ready to be published.' }
}

/** Status of a container; a video is ready after some polls. */
export function containerStatus(container: Container, now: number, names: readonly string[]) {
  const { code, status } = statusOf(container, now)
  const isUploaded = container.received === undefined || container.received >= (container.size ?? 1)
  if (container.pending > 0 && isUploaded) container.pending -= 1
  const all: Record<string, unknown> = {
    status_code: code,
    status,
    video_status: {
      uploading_phase: {
        status: isUploaded ? 'complete' : 'in_progress',
        bytes_transferred: container.received ?? 0,
      },
    },
  }
  const unknown = names.find((name) => name !== 'id' && !(name in all))
  if (unknown) throw badParameter(`Tried accessing nonexisting field (${unknown}) on node type (IGContainer)`)
  return {
    ...Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]]] : []))),
    id: container.id,
  }
}

export const publishContainer: Handler = (call) => {
  const { node, state, sandbox } = call
  if (node.kind !== 'instagram') throw unknownNode('media_publish')
  need(call, ...PUBLISH_MEDIA)
  own(call, node.person, 'instagram_content_publish')
  const container = state.containers.get(required(call.input, 'creation_id'))
  const now = sandbox.world.now()
  if (!container || container.person !== node.person.index) throw unknownNode('creation_id')
  if (container.isItem)
    throw new GraphError(9004, 'Carousel items are not published alone', { subcode: 2207052 })
  if (statusOf(container, now).code !== 'FINISHED')
    throw new GraphError(9007, 'Media ID is not available', { subcode: 2207027 })
  const published = (state.published.get(node.person.index) ?? []).filter((at) => at > now - DAY)
  if (published.length >= PUBLISHED_A_DAY)
    throw new GraphError(9, 'Application request limit reached', { subcode: 2207042 })
  state.published.set(node.person.index, [...published, now])
  container.state = 'published'
  return { id: mediaId(addPost(sandbox.world, { author: node.person, text: container.caption || ' ' })) }
}

const LIKES_BURST = 50
const BURST_MS = 5000
const LOCK_MS = 60 * 60 * 1000

/** Likes: too many in a few seconds block the account for an hour. */
export const like: Handler = (call) => {
  const { node, state, sandbox, me } = call
  if (node.kind !== 'instagram') throw unknownNode('likes')
  need(call, ...PUBLISH_MEDIA)
  own(call, node.person, 'instagram_content_publish')
  const now = sandbox.world.now()
  const restricted = () => new GraphError(4, 'Action is blocked', { subcode: 2207051 })
  if ((state.lockedUntil.get(me.index) ?? 0) > now) throw restricted()
  const post = sandbox.world.posts.get(required(call.input, 'media_id').slice(3))
  if (!post) throw unknownNode('media_id')
  const lately = (state.liked.get(me.index) ?? []).filter((at) => at > now - BURST_MS)
  if (lately.length >= LIKES_BURST) {
    state.lockedUntil.set(me.index, now + LOCK_MS)
    throw restricted()
  }
  state.liked.set(me.index, [...lately, now])
  if (!post.likers.includes(me.index)) toggleLike(me, post)
  return { success: true }
}
