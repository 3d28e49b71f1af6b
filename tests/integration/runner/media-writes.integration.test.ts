import { createHash } from 'node:crypto'
import type { ScriptFile } from '@seaport/platforms/promote'
import { createConversation } from '@seaport/platforms/x/endpoint'
import { uploadMedia } from '@seaport/platforms/x/upload-media'
import { publish } from '@seaport/platforms/x/write'
import { expect, test } from 'vitest'
import { bytes, onGraph, onX, picture, signal } from './support/promoting.ts'

const done = { outcome: 'done', reason: null, id: expect.stringMatching(/./) }
const unknown = { outcome: 'unknown', reason: null }
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const video = (size: number): ScriptFile => ({
  kind: 'video',
  type: 'video/mp4',
  url: 'https://seaport.example/pouring.mp4',
  content: async () => new Blob([bytes(size)]),
})

test('X: pictures are uploaded in parts and posted once, and a community takes them too', async () => {
  const { act, world, newest } = await onX()
  const large = 5 * 1024 * 1024
  const files = [picture(large), picture(), picture(), picture()]
  expect(await act('publish_post', '', { text: 'Four leaves', files })).toEqual(done)
  const post = await newest()
  expect(post?.text).toMatch(/^Four leaves https:\/\/t\.co\//)
  expect(post?.media?.map(({ size }) => size)).toEqual([large, 2000, 2000, 2000])
  expect(post?.media?.[0]?.digest).toBe(digest(bytes(large)))

  expect(await act('publish_post', '', { text: '', files: [picture()] })).toEqual(done)
  const group = [...world.groups.values()][0]
  if (!group) throw new Error('The network has no community')
  if (!group.members.includes(0)) group.members.push(0)
  expect(await act('publish_group_post', group.id, { text: 'For all', files: [picture()] })).toEqual(done)
  expect(await newest()).toMatchObject({ groupId: group.id, media: [{ type: 'image/jpeg' }] })
  const five = [1, 2, 3, 4, 5].map(() => picture())
  await expect(act('publish_post', '', { text: 'Five', files: five })).rejects.toMatchObject({
    fault: { kind: 'task', reason: 'capability_refused' },
  })
})

test('X: a video is awaited until it is ready, with its alt text', async () => {
  const { act, newest, author, world, control } = await onX()
  const size = 9 * 1024 * 1024
  expect(await act('publish_post', '', { text: 'Pouring', files: [video(size)] })).toEqual(done)
  expect((await newest())?.media).toEqual([{ type: 'video/mp4', size, digest: digest(bytes(size)) }])
  const { endpoints } = await control<{ endpoints: Record<string, { requests: number }> }>('/counters')
  expect(endpoints['POST /2/media/upload/:id/append']?.requests).toBe(3)

  const content = new Blob([bytes(10)])
  const media = { kind: 'image', type: 'image/png', content, place: 'tweet', alt: 'A green leaf' } as const
  const id = await uploadMedia(author, media)
  const { id: post } = await publish(author, { text: 'Seen by all', media: [id] })
  expect(world.posts.get(post)?.media).toMatchObject([{ type: 'image/png', alt: 'A green leaf' }])
})

test.each(['initialize', ':id/append', ':id/finalize'])(
  'X: an upload that is cut off at %s sends nothing, and can be begun anew',
  async (step) => {
    const { act, control, posts } = await onX()
    const before = await posts()
    const route = `POST /2/media/upload/${step}`
    await control('/fault', { route, kind: 'cut', when: 'after', times: 1 })
    const say = { text: 'Cut off', files: [picture()] }
    await expect(act('publish_post', '', say)).rejects.toMatchObject({ fault: { kind: 'retry' } })
    expect(await posts()).toEqual(before)
    expect(await act('publish_post', '', say)).toEqual(done)
    expect(await posts()).toHaveLength(before.length + 1)
  },
)

test('X: a post with a picture that was begun before is looked for, and nothing is sent', async () => {
  const { act, control, posts } = await onX()
  const say = { text: 'Once only', files: [picture()] }
  await control('/fault', { route: 'POST /2/tweets', kind: 'cut', when: 'after', times: 1 })
  expect(await act('publish_post', '', say)).toEqual(done)
  const before = await control<{ total: number }>('/counters')
  const there = await posts()
  expect(await act('publish_post', '', say, true)).toEqual(done)
  expect(await act('publish_post', '', { ...say, text: 'Never sent' }, true)).toEqual(unknown)
  expect(await act('publish_post', '', { ...say, text: '' }, true)).toEqual(unknown)
  expect(await posts()).toEqual(there)
  const after = await control<{ endpoints: Record<string, unknown>; total: number }>('/counters')
  expect(after.total).toBeGreaterThan(before.total)
  expect(after.endpoints['POST /2/media/upload/initialize']).toMatchObject({ requests: 1 })
})

test('X: a group’s conversation is written into, once, by those who are in it', async () => {
  const { act, control, author, sandbox } = await onX()
  const person = async (handle: string) =>
    (await control<{ id: string }>('/person', { handle, dm: 'everyone' })).id
  const { data } = await author.client.request(createConversation, {
    body: {
      conversation_type: 'Group',
      participant_ids: [await person('ann_tea'), await person('bo_tea')],
      message: { text: 'Welcome' },
    },
    signal,
  })
  const link = `${sandbox.url}/messages/${data.dm_conversation_id}`
  const said = async () =>
    (await control<{ messages: string[] }>(`/truth/conversation/${data.dm_conversation_id}`)).messages
  expect(await act('publish_group_post', link, { text: 'Tasting on Friday', files: [] })).toEqual(done)
  const route = 'POST /2/dm_conversations/:id/messages'
  await control('/fault', { route, kind: 'cut', when: 'after', times: 1 })
  expect(await act('publish_group_post', link, { text: 'With a picture', files: [picture()] })).toEqual(done)
  expect(await act('publish_group_post', link, { text: 'Tasting on Friday', files: [] }, true)).toEqual(done)
  expect(await act('publish_group_post', link, { text: 'Never said', files: [] }, true)).toEqual(unknown)
  expect(await said()).toEqual([
    'Welcome',
    'Tasting on Friday',
    expect.stringMatching(/^With a picture https:/),
  ])
  const foreign = `${sandbox.url}/messages/1234567890123456789`
  expect(await act('publish_group_post', foreign, { text: 'Hello', files: [] })).toMatchObject({
    outcome: expect.stringMatching(/skipped|failed/),
  })
  expect(await act('publish_group_post', 'https://x.example/messages/1', { text: 'Hi', files: [] })).toEqual({
    outcome: 'failed',
    reason: 'bad_link',
  })
})

test('Facebook: a picture, several and a video are each one post of the Page', async () => {
  const { control, posts, newest, act } = await onGraph('Facebook')
  const before = (await posts()).length

  expect(await act('publish_post', '', { text: 'A leaf', files: [picture(1, 'a')] })).toEqual(done)
  expect(await newest()).toMatchObject({
    text: 'A leaf',
    media: [{ type: 'image', url: 'https://seaport.example/a.jpg' }],
  })
  const route = 'POST /graph/:version/:id/photos'
  await control('/fault', { route, kind: 'cut', when: 'after', times: 1 })
  expect(await act('publish_post', '', { text: 'Cut leaf', files: [picture(1, 'b')] })).toEqual(done)

  await control('/fault', { route, kind: 'cut', when: 'after', times: 1 })
  const two = { text: 'Two leaves', files: [picture(1, 'c'), picture(1, 'd')] }
  await expect(act('publish_post', '', two)).rejects.toMatchObject({ fault: { kind: 'retry' } })
  expect(await act('publish_post', '', two)).toEqual(done)
  expect((await newest())?.media?.map(({ url }) => url)).toEqual([
    'https://seaport.example/c.jpg',
    'https://seaport.example/d.jpg',
  ])
  expect(await act('publish_post', '', { text: 'Pouring', files: [video(1)] })).toEqual(done)
  expect(await newest()).toMatchObject({ text: 'Pouring', media: [{ type: 'video' }] })
  expect(await posts()).toHaveLength(before + 4)

  expect(await act('publish_post', '', two, true)).toEqual(done)
  expect(await act('publish_post', '', { text: '', files: [picture()] }, true)).toEqual(unknown)
  await expect(act('publish_post', '', { text: 'No', files: [picture(1, 'broken')] })).rejects.toMatchObject({
    fault: { kind: 'task', reason: 'file_refused' },
  })
  expect(await posts()).toHaveLength(before + 4)
})
