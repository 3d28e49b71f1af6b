import { startSandbox } from '@seaport/sandbox/server'
import {
  type Cursor,
  FacebookAdsApi,
  IGMedia,
  IGUser,
  type Node,
  Page,
  Post,
  type Row,
} from 'facebook-nodejs-business-sdk'
import { expect, onTestFinished, test } from 'vitest'
import { controlOf } from '../runner/support/stage.ts'

async function rig() {
  const sandbox = await startSandbox({ people: 300, seed: 'sdk' })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const ids = await control<{ access_token: string; page_id: string; instagram_id: string }>('/graph-token', {
    handle: 'harbor_tea',
  })
  // The SDK reads its host and version from its own class.
  const places = { GRAPH: `${sandbox.url}/graph`, VERSION: 'v26.0' }
  for (const name of ['GRAPH', 'VERSION'] as const) {
    const before = Object.getOwnPropertyDescriptor(FacebookAdsApi, name)
    Object.defineProperty(FacebookAdsApi, name, { configurable: true, get: () => places[name] })
    onTestFinished(() => {
      if (before) Object.defineProperty(FacebookAdsApi, name, before)
    })
  }
  const api = new FacebookAdsApi(ids.access_token)
  const node = (Kind: typeof Node, id: string) => new Kind(id, {}, undefined, api)
  return { sandbox, control, node, ids }
}

/** Every row over all pages, each of which must be there once. */
async function all(first: Promise<Cursor>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = await first; ; page = await page.next()) {
    rows.push(...page)
    if (!page.hasNext()) break
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  return rows
}

test('Meta’s SDK reads a Page’s posts and comments to the last page, and writes', async () => {
  const { control, node, ids } = await rig()
  const { id } = await control<{ id: string }>('/post', { commenters: 140 })
  const page = node(Page, ids.page_id)
  expect((await page.get(['name', 'followers_count']))._data).toMatchObject({ name: 'Harbor Tea' })
  const posts = await all(page.getPosts(['message'], { limit: 2 }))
  expect(posts.map((post) => post.id)).toContain(`${ids.page_id}_${id}`)

  const post = node(Post, `${ids.page_id}_${id}`)
  const comments = await all(post.getComments(['from', 'message'], { limit: 30, filter: 'stream' }))
  const people = new Set(comments.map(({ _data }) => (_data.from as { id: string }).id))
  expect(people.size).toBe(140)

  const made = await page.createFeed([], { message: 'Written by the SDK' })
  expect(made.id).toMatch(new RegExp(`^${ids.page_id}_`))
  const said = await node(Post, made.id).createComment([], { message: 'And commented' })
  expect(said.id).toMatch(/^\d+_\d+$/)
  await expect(page.createFeed([], { message: 'Written by the SDK' })).rejects.toMatchObject({ status: 400 })
})

test('Meta’s SDK reads an Instagram account’s media and comments to the last page, and publishes', async () => {
  const { control, node, ids } = await rig()
  const { id } = await control<{ id: string }>('/post', { commenters: 60 })
  const account = node(IGUser, ids.instagram_id)
  const media = await all(account.getMedia(['caption'], { limit: 2 }))
  expect(media.map((one) => one.id)).toContain(`179${id}`)
  const fields = ['text', 'from', 'replies.limit(50){from}']
  const comments = await all(node(IGMedia, `179${id}`).getComments(fields, { limit: 20 }))
  interface Said {
    from: { id: string }
    replies?: { data: Said[] }
  }
  const said = comments.map(({ _data }) => _data as unknown as Said)
  const people = new Set(
    said.flatMap(({ from, replies }) => [from.id, ...(replies?.data ?? []).map((reply) => reply.from.id)]),
  )
  expect(people.size).toBe(60)
  const container = await account.createMedia([], {
    image_url: 'https://tea.example/a.jpg',
    caption: 'By the SDK',
  })
  const published = await account.createMediaPublish([], { creation_id: container.id })
  expect(published.id).toMatch(/^179/)
})
