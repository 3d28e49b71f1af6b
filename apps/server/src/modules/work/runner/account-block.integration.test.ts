import { blockAccount, listAccountBlocks, listAccounts, unblockAccount } from '@seaport/contract/desk/account'
import { openAccount, reportBlock, seatWorkspace } from '@seaport/contract/desk/seat-session'
import { finishTask, nextTarget, reportProgress, settleTarget } from '@seaport/contract/work/runner'
import { createTask, retryTask } from '@seaport/contract/work/task'
import type { EndReason } from '@seaport/contract/work/task-state.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { claimedPromotion, openLimits } from '../../../test-support/promotions.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const note = { note: 'Asked for a phone number' }

bothDatabases('blocked accounts', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const accountOf = async ({ supervisor, accountId }: scenes.Scene) =>
    (await server.call(listAccounts, { query: { page_size: 200 } }, supervisor)).list.find(
      ({ id }) => id === accountId,
    )
  const historyOf = async ({ supervisor, accountId }: scenes.Scene) =>
    (await server.call(listAccountBlocks, { params: { id: accountId } }, supervisor)).list
  const block = ({ supervisor, accountId }: scenes.Scene) =>
    server.call(blockAccount, { params: { id: accountId }, body: note }, supervisor)
  const unblock = ({ supervisor, accountId }: scenes.Scene, said = 'Verified') =>
    server.call(unblockAccount, { params: { id: accountId }, body: { note: said } }, supervisor)
  const fail = ({ seat }: scenes.Scene, { id, fence }: { id: string; fence: number }, reason: EndReason) =>
    server.call(
      finishTask,
      {
        params: { id },
        body: { fence, status: 'error', reason, actual_count: 0, pages: 0, targets: [] },
      },
      seat,
    )
  const follow = (scene: scenes.Scene) =>
    claimedPromotion(scene, {
      kind: 'follow',
      params: {
        audience: { from: 'list', targets: ['@ann', '@ben'] },
        deduplication: false,
        promotion_count: 2,
        send_interval_seconds: 5,
        duration_minutes: 600,
      },
    })

  test('a network’s refusal blocks the account, with actor, reason and task', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    const other = await scenes.taskIn(scene, 'queued')
    await fail(scene, task, 'account_blocked')
    expect(await accountOf(scene)).toMatchObject({
      availability: 'abnormal',
      blocked_at: new Date(server.clock.now()).toISOString(),
      blocked_reason: 'network_stopped',
      unblock_count: 0,
    })
    expect(await historyOf(scene)).toMatchObject([
      {
        reason: 'network_stopped',
        seat: { id: scene.seat.id },
        task: { id: task.id },
        unblocked_at: null,
      },
    ])
    expect(await scenes.taskOf(scene, task.id)).toMatchObject({
      status: 'error',
      end_reason: 'account_blocked',
    })
    expect(await scenes.taskOf(scene, other.id)).toMatchObject({
      status: 'queued',
      park_reason: 'account_blocked',
    })
    // The same ending again is not a second block.
    await fail(scene, task, 'account_blocked')
    expect(await historyOf(scene)).toHaveLength(1)
  })

  test('no other error blocks the account', async () => {
    const scene = await scenes.createScene(server)
    await fail(scene, await scenes.taskIn(scene, 'running'), 'account_signed_out')
    expect(await accountOf(scene)).toMatchObject({ availability: 'normal', blocked_at: null })
    expect(await historyOf(scene)).toEqual([])
  })

  test('what an agent reports at a target blocks the account, and all its tasks wait with that reason', async () => {
    const scene = await scenes.createScene(server)
    const { supervisor, seat, accountId } = scene
    await server.call(openAccount, { params: { id: accountId } }, seat)
    const [task, collecting] = [await follow(scene), await scenes.taskIn(scene, 'running')]
    const { fence, id } = task
    await server.call(nextTarget, { params: { id }, body: { fence, begin: true } }, seat)
    const told = { fence, position: 0, outcome: 'failed', reason: 'network_block' } as const
    expect(await server.call(settleTarget, { params: { id }, body: told }, seat)).toEqual({ done: 0 })

    expect(await accountOf(scene)).toMatchObject({ blocked_reason: 'agent_reported', online: false })
    expect(await historyOf(scene)).toMatchObject([{ task: { id }, seat: { id: seat.id } }])
    for (const waiting of [id, collecting.id])
      expect(await scenes.taskOf(scene, waiting)).toMatchObject({
        status: 'queued',
        park_reason: 'account_blocked',
        late_minutes: 0,
      })
    const { ports } = await server.call(seatWorkspace, {}, seat)
    expect(ports.flatMap(({ holder }) => holder?.id ?? [])).toEqual([id, collecting.id])
    // The runner has neither of them any more, and gets none.
    const body = { fence: collecting.fence, seq: 9, actual_count: 0, pages: 0, targets: [], parked: null }
    const late = server.call(reportProgress, { params: { id: collecting.id }, body }, seat)
    await expect(late).rejects.toMatchObject({ status: 409 })
    expect(await scenes.claim(scene)).toEqual([])
    // Nor can a new task use it.
    const order = { body: scenes.taskOrder(accountId) }
    await refusal(server.call(createTask, order, supervisor), 'account_blocked')
    await refusal(server.call(createTask, order, seat), 'account_blocked')
    await refusal(server.call(openAccount, { params: { id: accountId } }, seat), 'account_blocked')
  })

  test('an agent reports a checkpoint without a task: the account closes with the page’s words, and only its own seat may report it', async () => {
    const [scene, other] = [await scenes.createScene(server), await scenes.createScene(server)]
    const { seat, accountId } = scene
    await server.call(openAccount, { params: { id: accountId } }, seat)
    const report = { params: { id: accountId }, body: { reason: 'checkpoint', ...note } } as const
    await refusal(server.call(reportBlock, report, other.seat), 'not_found')
    expect(await server.call(reportBlock, report, seat)).toMatchObject({
      availability: 'abnormal',
      blocked_reason: 'checkpoint',
      online: false,
    })
    expect(await historyOf(scene)).toMatchObject([
      { reason: 'checkpoint', ...note, seat: { id: seat.id }, task: null },
    ])
    await refusal(server.call(reportBlock, report, seat), 'account_blocked')
  })

  test('a person unblocks it with a note: it is counted, in the history, and its tasks continue after the cool-down', async () => {
    const scene = await scenes.createScene(server)
    const task = await follow(scene)
    expect(await block(scene)).toMatchObject({ availability: 'abnormal', blocked_reason: 'by_person' })
    await refusal(block(scene), 'account_blocked')
    const until = new Date(server.clock.now() + openLimits.park_hours * 3_600_000).toISOString()
    server.clock.advance(60)
    expect(await unblock(scene)).toMatchObject({
      availability: 'normal',
      blocked_at: null,
      blocked_reason: null,
      unblock_count: 1,
    })
    await refusal(unblock(scene), 'account_not_blocked')
    const unblocked_at = new Date(server.clock.now()).toISOString()
    expect(await historyOf(scene)).toMatchObject([
      { reason: 'by_person', ...note, seat: null, task: null, unblocked_at, unblock_note: 'Verified' },
    ])
    expect(await scenes.taskOf(scene, task.id)).toMatchObject({ status: 'queued', park_reason: null })
    const [again] = await scenes.claim(scene)
    expect(again).toMatchObject({ id: task.id, account: { unblocked_at } })
    const body = { fence: again?.fence ?? 0, begin: true }
    expect((await server.call(nextTarget, { params: { id: task.id }, body }, scene.seat)).step).toEqual({
      kind: 'wait',
      until,
      reason: 'account_parked',
    })
    server.clock.advance(60)
    await block(scene)
    await unblock(scene, 'Again')
    expect(await accountOf(scene)).toMatchObject({ unblock_count: 2 })
    expect(await historyOf(scene)).toMatchObject([
      { unblocked_at: new Date(server.clock.now()).toISOString(), unblock_note: 'Again' },
      { unblocked_at, unblock_note: 'Verified' },
    ])
  })

  test('a task that ended with the block is tried again once the account is unblocked', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await fail(scene, task, 'account_blocked')
    const retry = () => server.call(retryTask, { params: { id: task.id } }, scene.supervisor)
    await refusal(retry(), 'account_blocked')
    await unblock(scene)
    expect(await retry()).toMatchObject({ status: 'queued', park_reason: null })
  })

  test('a note is required, and a seat sees the history of its own accounts only', async () => {
    const scene = await scenes.createScene(server)
    const call = (body: { note: string }) =>
      server.call(blockAccount, { params: { id: scene.accountId }, body }, scene.supervisor)
    await expect(call({ note: '  ' })).rejects.toMatchObject({ status: 400 })
    await block(scene)
    const own = { params: { id: scene.accountId } }
    expect((await server.call(listAccountBlocks, own, scene.seat)).total).toBe(1)
    const foreign = await scenes.createAssigned(server, scene.supervisor, null)
    await refusal(server.call(listAccountBlocks, { params: { id: foreign } }, scene.seat), 'not_found')
  })

  test('of concurrent reports one blocks, without a visible deadlock on either database', async () => {
    const scene = await scenes.createScene(server, { ports: 6 })
    const tasks = []
    for (let count = 0; count < 4; count += 1) tasks.push(await scenes.taskIn(scene, 'running'))
    const answers = await Promise.allSettled(tasks.map((task) => fail(scene, task, 'account_blocked')))
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 })
    expect(await historyOf(scene)).toHaveLength(1)
  })
})
