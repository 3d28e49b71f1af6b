import type { CollectWork } from '@seaport/contract/work/task-kind.schema'
import { createMemoryRateStore } from '@seaport/platforms/rate-limiter'
import type { RateStore } from '@seaport/runner/executor'
import { expect, test } from 'vitest'
import {
  behindFacebook,
  facebookSettings,
  graphCollector,
  graphReader,
  instagramSettings,
} from './support/graph.ts'
import { ended, type Stage, setStage } from './support/stage.ts'

const all = { target_count: 100_000, duration_minutes: null }

interface Ids {
  access_token: string
  page_id: string
  instagram_id: string
}

/** @param login `behind`: an Instagram account behind a Page */
async function rig(login: 'facebook' | 'instagram' | 'behind', rates: RateStore = createMemoryRateStore()) {
  const network = login === 'facebook' ? 'facebook' : 'instagram'
  const stage = await setStage()
  const { sandbox, control, clock } = stage
  const ids = await control<Ids>('/graph-token', {
    handle: 'harbor_tea',
    kind: login === 'instagram' ? 'instagram' : 'page',
  })
  const settingsOf = { facebook: facebookSettings, instagram: instagramSettings, behind: behindFacebook }
  const graph = {
    settings: settingsOf[login](sandbox.url),
    ownId: login === 'facebook' ? ids.page_id : ids.instagram_id,
    token: ids.access_token,
    clock,
    rates,
  }
  const runner = () => stage.runner({ executors: () => [stage.timeless(graphCollector(graph))] })
  const add = (work: CollectWork) => {
    const account = { id: 'account-1', network, account: 'harbor_tea', nickname: '' } as const
    return stage.model.add({ id: `task-${stage.model.tasks.size + 1}`, name: 'task', work, account })
  }
  return { stage, graph, runner, add, ids }
}

const post = (stage: Stage, commenters: number) =>
  stage.control<{ id: string }>('/post', { commenters, likers: 5 })

test('a Page’s commenters arrive once each, with their comment; the Page itself is not included', async () => {
  const { stage, runner, add, ids } = await rig('facebook')
  const { id } = await post(stage, 230)
  await stage.control('/comments', { post_id: id, author: 'harbor_tea', text: 'Thank you all' })
  runner().start()
  const task = add({ kind: 'collect_commenters', params: { links: [`${ids.page_id}_${id}`], ...all } })
  await ended(task)
  expect(task).toMatchObject({ status: 'completed', reason: 'list_exhausted', twice: [] })
  expect(task.people.size).toBe(230)
  expect(task.final?.pages).toBeGreaterThan(2)
})

test('Instagram’s own login has no business discovery: deep collection of commenters asks nobody for it', async () => {
  const { stage, runner, add } = await rig('instagram')
  const { id } = await post(stage, 30)
  runner().start()
  const task = add({
    kind: 'collect_commenters',
    params: { links: [`179${id}`], ...all, deep_collection: true },
  })
  await ended(task)
  expect(task.people.size).toBe(30)
  const { endpoints } = await stage.control<{ endpoints: Record<string, { requests: number }> }>('/counters')
  expect(Object.keys(endpoints).filter((name) => name.startsWith('GET /graph-instagram'))).toEqual([
    'GET /graph-instagram/:version/:id/comments',
  ])
})

test('an Instagram account’s commenters are found by the link of its media, and read more deeply when asked', async () => {
  const { stage, runner, add } = await rig('behind')
  const { id } = await post(stage, 70)
  runner().start()
  const links = [`${stage.sandbox.url}/instagram/p/179${id}/`]
  const shallow = add({ kind: 'collect_commenters', params: { links, ...all } })
  await ended(shallow)
  expect(shallow.people.size).toBe(70)
  expect([...shallow.people.values()].every(({ followers }) => followers === null)).toBe(true)
  const deep = add({
    kind: 'collect_commenters',
    params: { links, ...all, target_count: 20, deep_collection: true },
  })
  await ended(deep)
  expect([...deep.people.values()].every(({ followers }) => followers !== null)).toBe(true)
})

test.each(['facebook', 'behind'] as const)('%s: homepages come with their posts', async (login) => {
  const { stage, runner, add } = await rig(login)
  runner().start()
  const other = login === 'behind' ? ['lotus_travel'] : []
  const own = login === 'facebook' ? facebookOwn(stage) : 'harbor_tea'
  const task = add({ kind: 'collect_homepage', params: { profiles: [own, ...other], ...all } })
  await ended(task)
  expect(task.reason).toBe('list_exhausted')
  const [first, second] = [...task.people.values()]
  expect(first).toMatchObject({ handle: 'harbor_tea', name: 'Harbor Tea', followers: expect.any(Number) })
  expect(first?.content).toContain('The spring oolong is in!')
  if (login === 'behind') expect(second?.handle).toBe('lotus_travel')
})

const facebookOwn = ({ sandbox }: Stage) => `100641${String(sandbox.world.people[0]?.index).padStart(9, '0')}`

test('a Page of somebody else, which needs a review, is skipped; the account’s own is read', async () => {
  const { stage, runner, add, ids } = await rig('facebook')
  runner().start()
  const task = add({
    kind: 'collect_homepage',
    params: { profiles: ['100641000000001', ids.page_id], ...all },
  })
  await ended(task)
  expect(task).toMatchObject({ status: 'completed' })
  expect(task.final?.targets).toMatchObject([
    { outcome: 'failed', reason: 'access_refused' },
    { outcome: 'done' },
  ])
  expect(stage.model.tasks.size).toBe(1)
})

test('a hashtag’s posts are found; a thirty-first hashtag in seven days is not requested', async () => {
  const rates = createMemoryRateStore()
  const { stage, graph, runner, add } = await rig('behind', rates)
  const { hashtags } = graphReader({ ...graph, signal: new AbortController().signal })
  for (let count = 0; count < 29; count += 1) hashtags.book('account-1', `tag${count}`)
  runner().start()
  const params = { keywords: ['#tea', 'TEA', 'gadgets'], ...all }
  const task = add({ kind: 'collect_keywords', params })
  await ended(task)
  expect(task).toMatchObject({ status: 'error', reason: 'usage_cap' })
  expect(task.people.size).toBeGreaterThan(0)
  for (const { content } of task.people.values()) expect(content.toLowerCase()).toContain('#tea')
  const { endpoints } = await stage.control<{ endpoints: Record<string, { requests: number }> }>('/counters')
  expect(endpoints['GET /graph/:version/ig_hashtag_search']?.requests).toBe(2)
})

test.each([
  [{ code: 368 }, 400, 'account_blocked'],
  [{ code: 101 }, 400, 'network_misconfigured'],
  [{ code: 200 }, 403, 'list_exhausted'],
  [{ code: 4 }, 400, 'list_exhausted'],
  [{ code: 2 }, 500, 'list_exhausted'],
])('an answer %j (%i) in the middle of the comments means %s', async (error, status, reason) => {
  const { stage, runner, add, ids } = await rig('facebook')
  const [one, two] = [await post(stage, 120), await post(stage, 5)]
  const route = 'GET /graph/:version/:id/comments'
  const usage = JSON.stringify({ [ids.page_id]: [{ estimated_time_to_regain_access: 7 }] })
  const headers = { 'x-business-use-case-usage': usage }
  await stage.control('/fault', {
    route,
    kind: 'answer',
    status,
    // Only an error in Graph's own shape is the network's word.
    body: {
      error: { message: `(#${error.code}) Refused`, type: 'OAuthException', fbtrace_id: 'A', ...error },
    },
    headers,
    skip: 1,
    times: 1,
  })
  runner().start()
  const began = stage.clock.now()
  const links = [one, two].map(({ id }) => `${ids.page_id}_${id}`)
  const task = add({ kind: 'collect_commenters', params: { links, ...all } })
  await ended(task)
  expect(task.reason).toBe(reason)
  if (error.code === 4) expect(stage.clock.now() - began).toBeGreaterThanOrEqual(7 * 60_000)
})
