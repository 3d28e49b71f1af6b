import { listNetworkConfigs, putNetworkConfig } from '@seaport/contract/platform/network-config'
import { finishTask, reportProgress } from '@seaport/contract/work/runner'
import { createScript } from '@seaport/contract/work/script'
import { getTask, retryTask } from '@seaport/contract/work/task'
import { estimateTask } from '@seaport/contract/work/task-cost'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { countSpend } from '../../platform/network/network.public.ts'

const posts = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://x.com/tra/status/${at + 1}`)

eachDatabase('what X is paid', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())

  const set = (fields: Record<string, string | null>) =>
    server.call(putNetworkConfig, { params: { network: 'x_sandbox' }, body: { fields } }, admin)
  const shown = async () => {
    const { list } = await server.call(listNetworkConfigs, {}, admin)
    return list.find(({ network }) => network === 'x_sandbox')?.spent
  }
  const total = async () => Number((await shown())?.total)
  const report = (
    { seat }: scenes.Scene,
    { id, fence }: { id: string; fence: number },
    seq: number,
    cost: number,
  ) => {
    const body = { fence, seq, actual_count: 0, pages: seq, cost, targets: [], parked: null }
    return server.call(reportProgress, { params: { id }, body }, seat)
  }

  test('costs are counted once by account, task and month, and the cap ends API tasks', async () => {
    const scene = await scenes.createScene(server)
    await set({ monthly_budget: null })
    const [one, two] = [await scenes.taskIn(scene, 'running'), await scenes.taskIn(scene, 'running')]
    const before = await total()
    await report(scene, one, 1, 1_000_000)
    await report(scene, one, 1, 1_000_000)
    await report(scene, one, 2, 2_500_000)
    // A desktop whose journal was put back knows of less; what was spent stays spent.
    await report(scene, one, 3, 400_000)
    await report(scene, two, 1, 505_000)
    expect(await total()).toBeCloseTo(before + 3.01, 2)
    const detail = await server.call(getTask, { params: { id: one.id } }, scene.supervisor)
    expect(detail.cost).toBe('2.50')
    expect((await shown())?.accounts[0]).toMatchObject({ cost: '3.01' })

    await set({ monthly_budget: String(before + 4) })
    await report(scene, two, 2, 600_000)
    expect(await scenes.taskOf(scene, two.id)).toMatchObject({ status: 'running' })
    await report(scene, two, 3, 1_500_000)
    expect(await scenes.taskOf(scene, two.id)).toMatchObject({ status: 'error', end_reason: 'usage_cap' })

    // A task that waits is not even claimed, and neither is one that is tried again.
    const waiting = await scenes.addTask(scene)
    await server.call(retryTask, { params: { id: two.id } }, scene.supervisor)
    expect(await scenes.claim(scene, { holding: [one.id] })).toEqual([])
    for (const id of [waiting, two.id])
      expect(await scenes.taskOf(scene, id)).toMatchObject({ status: 'error', end_reason: 'usage_cap' })

    await set({ monthly_budget: null })
    await server.call(retryTask, { params: { id: two.id } }, scene.supervisor)
    const [again] = await scenes.claim(scene, { holding: [one.id] })
    expect(again?.id).toBe(two.id)
    // The cost of a claim starts at zero, while the task's sum continues.
    const ending = { status: 'completed', reason: 'list_exhausted', actual_count: 0, pages: 1 } as const
    const body = { fence: again?.fence ?? 0, ...ending, cost: 250_000, targets: [] }
    await server.call(finishTask, { params: { id: two.id }, body }, scene.seat)
    const sum = await server.call(getTask, { params: { id: two.id } }, scene.supervisor)
    expect(sum.cost).toBe('1.75')
    expect(await total()).toBeCloseTo(before + 4.25, 2)
  })

  test('before it is created, a task shows its maximum cost at the configured prices', async () => {
    const scene = await scenes.createScene(server)
    const order = scenes.taskOrder(scene.accountId)
    const params = { profiles: ['harbor_tea'], target_count: 200 }
    const ask = (deep_collection = false) => {
      const { account_id, ...rest } = order
      const work = { kind: 'collect_followers' as const, params: { ...params, deep_collection } }
      return server.call(estimateTask, { body: { ...rest, account_ids: [account_id], work } }, scene.seat)
    }
    // 201 people read at one cent, and ten posts at half a cent for each.
    expect(await ask()).toEqual({ cost: '2.01', within_cap: true })
    expect(await ask(true)).toEqual({ cost: '12.01', within_cap: true })
    await set({ price_user_read: '0.1', prices_date: '2027-01-01', monthly_budget: '1' })
    expect(await ask()).toEqual({ cost: '20.10', within_cap: false })
    await set({ price_user_read: null, prices_date: null, monthly_budget: null })
    await refusal(set({ price_post: '-1' }), 'invalid_input')
    await refusal(set({ monthly_budget: '0' }), 'invalid_input')
    await refusal(set({ prices_date: 'yesterday' }), 'invalid_input')
  })

  /* At the prices that X publishes: a post read 0.005, a person read 0.01, a post 0.015 or 0.2 with a link, a message 0.015. */
  test.each<[TaskKindId, params: object, accounts: number, cost: string | null]>([
    // Two posts, and ten times a comment with its author.
    ['collect_commenters', { links: posts(2), target_count: 10 }, 1, '0.16'],
    ['collect_likers', { links: posts(4), target_count: 10 }, 1, '0.12'],
    // People are dealt out to the accounts.
    ['collect_likers', { links: posts(4), target_count: 10 }, 2, '0.12'],
    // A search reads nothing but what it finds.
    ['collect_keywords', { keywords: ['trà', '茶'], target_count: 10 }, 1, '0.15'],
    // Two people with ten posts each, however many are wanted.
    ['collect_homepage', { profiles: ['a', 'b'], target_count: 900 }, 1, '0.12'],
    // Each comment, the post and what that quotes; no more than there are links.
    ['comment_link', { links: posts(4), comment_count: 2 }, 1, '0.05'],
    ['comment_link', { links: posts(4), comment_count: 9 }, 1, '0.10'],
    ['publish_post', { promotion_count: 4 }, 1, '0.06'],
    // Each account publishes all of them.
    ['publish_post', { promotion_count: 4 }, 2, '0.12'],
    ['publish_group_post', { groups: ['1', '2', '3', '4', '5', '6'] }, 1, '0.09'],
    ['join_group', { groups: ['1', '2'], duration_minutes: 60 }, 1, null],
  ])('%s of %j by %i accounts costs at most %s', async (kind, params, accounts, cost) => {
    const scene = await scenes.createScene(server)
    const account_ids = [scene.accountId]
    while (account_ids.length < accounts)
      account_ids.push(await scenes.createAssigned(server, scene.supervisor, scene.seat.id, 'x_sandbox'))
    const content = { type: 'text' as const, text: 'Trà đá' }
    const body = { title: 'Trà', networks: ['x' as const], content }
    const script = await server.call(createScript, { body }, scene.supervisor)
    const has = kind.startsWith('comment') || kind.startsWith('publish')
    const work = { kind, params: { ...params, ...(has && { script_id: script.id }) } } as never
    expect(
      await server.call(estimateTask, { body: { account_ids, executor: 'api', work } }, scene.supervisor),
    ).toEqual({ cost, within_cap: true })
  })

  test('a new month starts at zero', async () => {
    const begun = new Date(server.clock.now())
    const next = Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + 2)
    server.clock.advance((next - 1 - server.clock.now()) / 1000)
    admin = await createUser(server, { role: 'admin' })
    expect(await shown()).toEqual({ total: '0.00', accounts: [] })
    const scene = await scenes.createScene(server)
    const spend = async (cents: number) => {
      const account_id = await scenes.createAssigned(server, scene.supervisor, scene.seat.id, 'x_sandbox')
      const of = { network: 'x_sandbox', account_id } as const
      await withTransaction(server.installation, (work) =>
        countSpend(work, server.installation, of, cents * 10_000),
      )
      const { db } = server.installation.database
      return db.selectFrom('account').select('account').where('id', '=', account_id).executeTakeFirstOrThrow()
    }
    const spenders = new Map<number, string>()
    for (const cents of [300, 100, 700, 500, 200, 600, 400]) spenders.set(cents, (await spend(cents)).account)
    const dearest = [700, 600, 500, 400, 300]
    expect(await shown()).toEqual({
      total: '28.00',
      accounts: dearest.map((cents) => ({ account: spenders.get(cents), cost: `${cents / 100}.00` })),
    })
    server.clock.advance(0.001)
    expect(await shown()).toEqual({ total: '0.00', accounts: [] })
  })
})
