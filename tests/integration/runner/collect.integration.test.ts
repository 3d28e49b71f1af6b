import type { CollectWork } from '@seaport/contract/work/task-kind.schema'
import { expect, test } from 'vitest'
import { ended, type Stage, setStage } from './support/stage.ts'

interface Truth {
  count: number
  ids: string[]
}

const all = { target_count: 100_000, duration_minutes: null }

async function collectOn(stage: Stage, work: CollectWork) {
  const task = stage.addTask(work, `task-${stage.model.tasks.size + 1}`)
  await ended(task)
  return task
}

const sorted = (ids: Iterable<string>) => [...ids].sort()

test('every kind collects exactly the people of the network, each once', async () => {
  const stage = await setStage()
  const { control, sandbox } = stage
  const post = await control<{ id: string; author_id: string }>('/post', {
    commenters: 230,
    likers: 90,
    sharers: 120,
    quoters: 30,
  })
  const link = `${sandbox.url}/harbor_tea/status/${post.id}`
  const truth = (path: string) => control<Truth>(`/truth/${path}`)
  stage.runner().start()

  const commenters = await collectOn(stage, { kind: 'collect_commenters', params: { links: [link], ...all } })
  const likers = await collectOn(stage, { kind: 'collect_likers', params: { links: [post.id], ...all } })
  const sharers = await collectOn(stage, { kind: 'collect_sharers', params: { links: [link], ...all } })
  const followers = await collectOn(stage, {
    kind: 'collect_followers',
    params: { profiles: ['@harbor_tea'], ...all },
  })
  const following = await collectOn(stage, {
    kind: 'collect_following',
    params: { profiles: ['lotus_travel'], ...all },
  })
  const homepage = await collectOn(stage, {
    kind: 'collect_homepage',
    params: { profiles: [`${sandbox.url}/harbor_tea`, post.author_id, 'nova_gadgets'], ...all },
  })

  const author = sandbox.world.personById.get(post.author_id)
  const other = sandbox.world.personByHandle.get('lotus_travel')
  expect(sorted(commenters.people.keys())).toEqual(sorted((await truth(`post/${post.id}/commenters`)).ids))
  expect(sorted(likers.people.keys())).toEqual(sorted((await truth(`post/${post.id}/likers`)).ids))
  const sharerIds = (await truth(`post/${post.id}/sharers`)).ids
  const quoterIds = (await truth(`post/${post.id}/quoters`)).ids
  expect(sorted(sharers.people.keys())).toEqual(sorted(new Set([...sharerIds, ...quoterIds])))
  expect(sorted(followers.people.keys())).toEqual(sorted((await truth(`user/${author?.id}/followers`)).ids))
  expect(sorted(following.people.keys())).toEqual(sorted((await truth(`user/${other?.id}/following`)).ids))
  expect([...homepage.people.values()].map(({ handle }) => handle)).toEqual(['harbor_tea', 'nova_gadgets'])

  for (const task of stage.model.tasks.values()) {
    expect(task.status).toBe('completed')
    expect(task.reason).toBe('list_exhausted')
    expect(task.final?.actual_count).toBe(task.people.size)
    expect(task.twice).toEqual([])
    expect(task.final?.targets.every(({ outcome }) => outcome === 'done')).toBe(true)
  }
})

test('a keyword finds the people who wrote it, as text and not as a query', async () => {
  const stage = await setStage()
  stage.runner().start()
  const found = await collectOn(stage, {
    kind: 'collect_keywords',
    params: { keywords: ['oolong', 'from:harbor_tea'], ...all },
  })
  expect(found.reason).toBe('list_exhausted')
  expect(found.people.size).toBeGreaterThan(0)
  for (const { content } of found.people.values()) expect(content.toLowerCase()).toContain('oolong')
})

test('a deep collection reads everyone’s own posts, one request per person, and nobody’s twice', async () => {
  const stage = await setStage()
  const post = await stage.control<{ id: string }>('/post', { commenters: 30 })
  const again = await stage.control<{ id: string }>('/post', { commenters: 30 })
  stage.runner().start()
  const params = { links: [post.id, again.id], ...all, deep_collection: true }
  const task = await collectOn(stage, { kind: 'collect_commenters', params })
  expect(task.status).toBe('completed')
  const { endpoints } = await stage.control<{ endpoints: Record<string, { requests: number }> }>('/counters')
  expect(endpoints['GET /2/users/:id/tweets']?.requests).toBe(task.people.size)
  const deep = [...task.people.values()].filter(({ content }) => /\n\d{4}-\d\d-\d\d /.test(content))
  expect(deep.length).toBeGreaterThan(0)
})

test('a collection never reads more people than wanted, and leaves the list there', async () => {
  const stage = await setStage()
  const post = await stage.control<{ id: string }>('/post', { commenters: 300 })
  const second = await stage.control<{ id: string }>('/post', { commenters: 5 })
  stage.runner().start()
  const params = { links: [post.id, post.id, second.id], target_count: 137, duration_minutes: null }
  const task = await collectOn(stage, { kind: 'collect_commenters', params })
  expect(task.reason).toBe('target_reached')
  expect(task.people.size).toBe(137)
  expect(task.final?.actual_count).toBe(137)
  expect(task.final?.targets.map(({ outcome }) => outcome)).toEqual(['done', 'skipped', 'skipped'])
})

test('each link has its own outcome; if none can be read the task is an error', async () => {
  const stage = await setStage()
  const post = await stage.control<{ id: string }>('/post', { commenters: 12 })
  stage.runner().start()
  const mixed = await collectOn(stage, {
    kind: 'collect_commenters',
    params: { links: ['https://x.com/a/status/1', '999999999', post.id], ...all },
  })
  expect(mixed.status).toBe('completed')
  expect(mixed.final?.targets).toMatchObject([
    { position: 0, outcome: 'failed', reason: 'bad_link', collected: 0 },
    { position: 1, outcome: 'failed', reason: 'target_missing', collected: 0 },
    { position: 2, outcome: 'done', reason: null },
  ])
  const missing = await collectOn(stage, {
    kind: 'collect_followers',
    params: { profiles: ['nobody_at_all'], ...all },
  })
  expect(missing).toMatchObject({ status: 'error', reason: 'target_missing' })
})

test('time is up to the minute, also in the middle of a long wait', async () => {
  const stage = await setStage({ limits: { 'GET /2/tweets/search/recent': { max: 1, windowMs: 900_000 } } })
  const post = await stage.control<{ id: string }>('/post', { commenters: 300 })
  stage.runner().start()
  const began = stage.clock.now()
  const task = await collectOn(stage, {
    kind: 'collect_commenters',
    params: { links: [post.id], target_count: 300, duration_minutes: 20 },
  })
  expect(task).toMatchObject({ status: 'completed', reason: 'duration_over' })
  expect(stage.clock.now() - began).toBeGreaterThanOrEqual(20 * 60_000)
  expect(stage.clock.now() - began).toBeLessThan(20 * 60_000 + 5000)
  expect(task.people.size).toBeGreaterThan(100)
  expect(task.people.size).toBeLessThan(300)
})
