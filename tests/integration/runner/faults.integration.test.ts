import type { CollectWork } from '@seaport/contract/work/task-kind.schema'
import type { FakeTask } from '@seaport/runner/test-support/fake-server'
import { expect, test } from 'vitest'
import { ACCOUNT, ended, type Stage, setStage, signedIn, until } from './support/stage.ts'

const SEARCH = 'GET /2/tweets/search/recent'

interface Counters {
  limitExceeded: number
  endpoints: Record<string, { requests: number; byStatus: Record<string, number> }>
}

const commenters = (link: string, target_count = 100_000): CollectWork => ({
  kind: 'collect_commenters',
  params: { links: [link], target_count, duration_minutes: null },
})

async function busyPost(stage: Stage, people: number): Promise<string> {
  return (await stage.control<{ id: string }>('/post', { commenters: people })).id
}

async function expectAll(stage: Stage, task: FakeTask, post: string): Promise<void> {
  const { ids } = await stage.control<{ ids: string[] }>(`/truth/post/${post}/commenters`)
  expect([...task.people.keys()].sort()).toEqual([...ids].sort())
  expect(task.twice).toEqual([])
  expect(task).toMatchObject({ status: 'completed', reason: 'list_exhausted' })
}

test.each([
  [{ kind: 'server_error', status: 500, times: 2 }, 'network_fault'],
  [{ kind: 'server_error', status: 503, times: 1 }, 'network_fault'],
  [{ kind: 'gateway_page', times: 1 }, 'network_fault'],
  [{ kind: 'cut', times: 2 }, 'network_unreachable'],
  [{ kind: 'cut', when: 'after', times: 1 }, 'network_unreachable'],
  [{ kind: 'truncate', times: 1 }, 'network_unreachable'],
  [{ kind: 'slow', ms: 400, times: 1 }, 'network_unreachable'],
  [{ kind: 'rate_limit', ms: 120_000, times: 1 }, 'rate_limit'],
  [{ kind: 'usage_cap', times: 1 }, 'usage_cap'],
  [{ kind: 'credits', times: 1 }, 'usage_cap'],
])('%j in the middle of a list: parked visibly, then on to the last person', async (fault, reason) => {
  const stage = await setStage()
  const post = await busyPost(stage, 330)
  await stage.control('/fault', { route: SEARCH, skip: 1, ...fault })
  // Only the late answer is given up: on a busy machine the others may take longer too.
  stage.runner(fault.kind === 'slow' ? { timeoutMs: 200 } : {}).start()
  const task = stage.addTask(commenters(post))
  await ended(task)
  await expectAll(stage, task, post)
  expect(task.parkings.map((parking) => parking.reason)).toContain(reason)
})

test('an expired token is refreshed once, and the list continues', async () => {
  const stage = await setStage()
  const post = await busyPost(stage, 330)
  await stage.control('/fault', { route: SEARCH, kind: 'expired_token', skip: 1, times: 1 })
  const before = await stage.vault.load()
  stage.runner().start()
  const task = stage.addTask(commenters(post))
  await ended(task)
  await expectAll(stage, task, post)
  expect(task.parkings).toEqual([])
  expect((await stage.vault.load())?.refresh_token).not.toBe(before?.refresh_token)
})

test('a revoked sign-in parks the task until a person signs in; it continues from its cursor, also after a restart', async () => {
  const stage = await setStage()
  const post = await busyPost(stage, 330)
  await stage.control('/fault', { route: SEARCH, kind: 'server_error', skip: 2, times: 1 })
  const first = stage.runner()
  first.start()
  const task = stage.addTask(commenters(post))
  await until(() => task.parkings.length > 0)
  await stage.control('/expire-tokens', { grants: true })
  const waits = { until: null, reason: 'account_signed_out' }
  await until(() => task.parkings.at(-1)?.reason === waits.reason)
  expect(task).toMatchObject({ status: 'running', reason: null })
  expect(task.parkings.at(-1)).toEqual(waits)
  expect(first.state().tasks).toMatchObject([{ phase: 'parked', parked: waits }])
  expect(task.people.size).toBeGreaterThan(0)

  await first.stop()
  const second = stage.runner()
  second.start()
  await until(() => second.state().tasks[0]?.parked?.reason === waits.reason)
  await stage.vault.save(await signedIn(stage.control, stage.clock.now()))
  const signedInAt = stage.clock.now()
  second.wake(ACCOUNT.id)
  await ended(task)
  // Woken by the sign-in, not by the hour after which it looks again.
  expect(stage.clock.now() - signedInAt).toBeLessThan(60 * 60_000)
  await expectAll(stage, task, post)
  const { endpoints } = await stage.control<Counters>('/counters')
  expect(endpoints[SEARCH]?.byStatus['200']).toBe(task.final?.pages)
})

test('a network that stays broken costs the retry budget, not the account', async () => {
  const stage = await setStage()
  const post = await busyPost(stage, 50)
  await stage.control('/fault', { route: SEARCH, kind: 'server_error' })
  stage.runner({ config: { retryBudget: 5 } }).start()
  const task = stage.addTask(commenters(post))
  await ended(task)
  expect(task).toMatchObject({ status: 'error', reason: 'retries_spent' })
  const { endpoints } = await stage.control<Counters>('/counters')
  expect(endpoints[SEARCH]?.requests).toBe(6)
})

test('an access level without the endpoint refuses the capability', async () => {
  const stage = await setStage()
  await stage.control('/fault', { route: SEARCH, kind: 'access_level' })
  stage.runner().start()
  const task = stage.addTask(commenters(await busyPost(stage, 5)))
  await ended(task)
  expect(task).toMatchObject({ status: 'error', reason: 'capability_refused' })
})

test('three tasks on one account never exceed its limit, over a restart too, and wake at the reset', async () => {
  const stage = await setStage({ limits: { [SEARCH]: { max: 4, windowMs: 900_000 } } })
  const posts = [await busyPost(stage, 330), await busyPost(stage, 250), await busyPost(stage, 410)]
  const tasks = posts.map((post, index) => stage.addTask(commenters(post), `task-${index}`))
  const first = stage.runner()
  first.start()
  await until(() => tasks.some(({ parkings }) => parkings.length > 0))
  await first.stop()
  const began = stage.clock.now()
  stage.runner().start()
  for (const task of tasks) await ended(task)
  for (const [index, task] of tasks.entries()) await expectAll(stage, task, posts[index] ?? '')

  const { limitExceeded, endpoints } = await stage.control<Counters>('/counters')
  expect(limitExceeded).toBe(0)
  expect(endpoints[SEARCH]?.byStatus['429']).toBeUndefined()
  const windows = Math.ceil((endpoints[SEARCH]?.requests ?? 0) / 4)
  expect(stage.clock.now() - began).toBeLessThan((windows - 1) * 900_000 + 60_000)
})

test('a target that the network will not show costs that target alone, and none of the retry budget', async () => {
  const stage = await setStage()
  await stage.control('/person', { handle: 'out_of_reach' })
  await stage.control('/state', { handle: 'out_of_reach', state: 'unavailable' })
  stage.runner({ config: { retryBudget: 0 } }).start()
  const task = stage.addTask({
    kind: 'collect_followers',
    params: { profiles: ['out_of_reach', 'harbor_tea'], target_count: 100_000, duration_minutes: null },
  })
  await ended(task)
  expect(task).toMatchObject({ status: 'completed', reason: 'list_exhausted', parkings: [] })
  expect(task.final?.targets).toMatchObject([
    { outcome: 'failed', reason: 'access_refused' },
    { outcome: 'done' },
  ])
})

test.each(['account_suspended', 'account_locked'])('%s stops the account, not the target', async (kind) => {
  const stage = await setStage()
  await stage.control('/fault', { route: 'GET /2/users/:id/followers', kind, times: 1 })
  stage.runner().start()
  const params = { profiles: ['harbor_tea', 'nova_gadgets'], target_count: 100_000, duration_minutes: null }
  const task = stage.addTask({ kind: 'collect_followers', params })
  await ended(task)
  expect(task).toMatchObject({ status: 'error', reason: 'account_blocked' })
  const { endpoints } = await stage.control<Counters>('/counters')
  const next = stage.addTask({ kind: 'collect_following', params }, 'task-2')
  await ended(next)
  expect(next).toMatchObject({ status: 'error', reason: 'account_blocked' })
  const after = await stage.control<Counters>('/counters')
  expect(after.endpoints['GET /2/users/by/username/:username']).toEqual(
    endpoints['GET /2/users/by/username/:username'],
  )
})

test.each([
  [401, { error: 'invalid_client' }, 'network_misconfigured'],
  [400, { error: 'temporarily_unavailable' }, null],
  [503, {}, null],
])('a refresh refused with %i %j keeps the sign-in', async (status, body, reason) => {
  const stage = await setStage()
  const post = await busyPost(stage, 330)
  await stage.control('/fault', { route: SEARCH, kind: 'expired_token', skip: 1, times: 1 })
  const route = 'POST /2/oauth2/token'
  await stage.control('/fault', { route, kind: 'answer', status, body, times: 1 })
  const before = await stage.vault.load()
  stage.runner().start()
  const task = stage.addTask(commenters(post))
  await ended(task)
  if (reason === null) return expectAll(stage, task, post)
  expect(task).toMatchObject({ status: 'error', reason })
  expect(await stage.vault.load()).toEqual(before)
})

test('a missing scope refuses the capability before any request', async () => {
  const stage = await setStage()
  const tokens = await stage.vault.load()
  if (tokens) await stage.vault.save({ ...tokens, scopes: ['tweet.read', 'users.read', 'offline.access'] })
  stage.runner().start()
  const task = stage.addTask({
    kind: 'collect_followers',
    params: { profiles: ['harbor_tea'], target_count: 10, duration_minutes: null },
  })
  await ended(task)
  expect(task).toMatchObject({ status: 'error', reason: 'capability_refused' })
  const { endpoints } = await stage.control<Counters>('/counters')
  expect(endpoints['GET /2/users/:id/followers']).toBeUndefined()
})

test('a network that ignores page tokens is not asked without end', async () => {
  const stage = await setStage()
  const post = await busyPost(stage, 8)
  const user = { id: '1', username: 'somebody', name: 'Somebody' }
  const same = {
    data: [{ id: '5', author_id: '1' }],
    includes: { users: [user] },
    meta: { next_token: 'again' },
  }
  await stage.control('/fault', { route: SEARCH, kind: 'answer', status: 200, body: same })
  stage.runner().start()
  const task = stage.addTask(commenters(post))
  await ended(task)
  expect(task).toMatchObject({ status: 'error', reason: 'nothing_new' })
  expect([...task.people.keys()]).toEqual(['1'])
  const { endpoints } = await stage.control<Counters>('/counters')
  expect(endpoints[SEARCH]?.requests).toBe(2)
})

test.each([
  [['tweet'], 1],
  [['post'], 0],
] as const)(
  'where X speaks %j alone, it is read all the same, after %i refusals',
  async (spoken, refusals) => {
    const stage = await setStage({ vocabularies: [...spoken] })
    const post = await busyPost(stage, 230)
    stage.runner().start()
    const task = stage.addTask(commenters(post))
    await ended(task)
    await expectAll(stage, task, post)
    const { endpoints } = await stage.control<Counters>('/counters')
    expect(endpoints[SEARCH]?.byStatus['400'] ?? 0).toBe(refusals)
  },
)
