import { heartbeat } from '@seaport/contract/desk/seat-session'
import { defaultLimits, getAccountLimits, getGuard, setGuard } from '@seaport/contract/work/guard'
import { addOptOuts, listOptOuts } from '@seaport/contract/work/opt-out'
import {
  finishTask,
  nextTarget,
  reportProgress,
  UNDO_SECONDS,
  undoOutcome,
} from '@seaport/contract/work/runner'
import { getTaskStats } from '@seaport/contract/work/stats'
import { endTask, getTask, listTaskTargets } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import { createUser } from '../../../test-support/people.ts'
import { type Claimed, following, next, openLimits, say } from '../../../test-support/promotions.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('promotions by hand', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const begun = (position: number, target: string) => ({
    kind: 'target',
    target: { position, target, begun: 'now' },
  })
  const outcomes = async ({ supervisor }: scenes.Scene, { id }: Claimed) =>
    (
      await server.call(
        listTaskTargets,
        { params: { id }, query: { order: 'asc', page_size: 200 } },
        supervisor,
      )
    ).list.map(({ outcome, reason }) => reason ?? outcome)

  const takeBack = ({ seat }: scenes.Scene, { id, fence }: Claimed, position: number) =>
    server.call(undoOutcome, { params: { id }, body: { fence, position } }, seat)

  test('targets are started one after the other, to the end of the list', async () => {
    const scene = await scenes.createScene(server)
    const task = await following(scene, ['@ann', '@ben'])
    expect(task).toMatchObject({ target_count: 2, work: { kind: 'follow' } })
    expect(await next(scene, task)).toMatchObject({
      kind: 'target',
      target: { position: 0, target: '@ann', begun: 'no', person: { handle: 'ann' } },
    })
    expect(await next(scene, task, true)).toMatchObject(begun(0, '@ann'))
    expect(await outcomes(scene, task)).toEqual(['unknown', 'pending'])
    // Asking again starts nothing else.
    expect(await next(scene, task, true)).toMatchObject(begun(0, '@ann'))
    expect(await say(scene, task, { position: 0, outcome: 'done' })).toEqual({ done: 1 })
    expect(await next(scene, task)).toMatchObject({ kind: 'wait', reason: 'send_interval' })
    server.clock.advance(5)
    expect(await next(scene, task, true)).toMatchObject(begun(1, '@ben'))
    await say(scene, task, { position: 1, outcome: 'skipped', reason: 'not_reachable' })
    // A later report changes nothing, whether the target was done or not.
    await say(scene, task, { position: 1, outcome: 'done' })
    for (const outcome of ['pending', 'unknown', 'skipped'] as const)
      await say(scene, task, { position: 0, outcome, reason: outcome === 'skipped' ? 'not_suitable' : null })
    expect(await outcomes(scene, task)).toEqual(['done', 'not_reachable'])
    expect(await next(scene, task)).toEqual({ kind: 'over', reason: 'list_exhausted' })
    const { total } = await server.call(getTaskStats, { query: {} }, scene.supervisor)
    expect(total).toMatchObject({ promoted_done: 1, promoted_skipped: 1, promoted_unknown: 0 })
  })

  test('each tenant has its own limits, and the defaults until it sets some', async () => {
    const tenants = await Promise.all(
      [5, 9, null].map(async (seconds) => ({ seconds, user: await createUser(server) })),
    )
    for (const { seconds, user } of tenants)
      if (seconds !== null)
        await server.call(setGuard, { body: { ...openLimits, least_interval_seconds: seconds } }, user)
    const answers = await Promise.all(tenants.map(({ user }) => server.call(getGuard, {}, user)))
    expect(answers.map(({ limits }) => limits.least_interval_seconds)).toEqual([
      5,
      9,
      defaultLimits.least_interval_seconds,
    ])
  })

  test('a target started under an earlier claim is offered as such, and can be returned or stays unknown', async () => {
    const scene = await scenes.createScene(server)
    const first = await following(scene, ['@ann', '@ben'])
    await next(scene, first, true)
    const [again] = await scenes.claim(scene)
    if (!again) throw new Error('The task was not claimed again')
    await refusal(
      server.call(
        nextTarget,
        { params: { id: first.id }, body: { fence: first.fence, begin: true } },
        scene.seat,
      ),
      'stale_fence',
    )
    await refusal(say(scene, first, { position: 0, outcome: 'done' }), 'stale_fence')
    const begun_at = new Date(server.clock.now()).toISOString()
    expect(await next(scene, again)).toMatchObject({ target: { position: 0, begun: 'before', begun_at } })
    await say(scene, again, { position: 0, outcome: 'pending' })
    expect(await next(scene, again, true)).toMatchObject(begun(0, '@ann'))
    // The task ends while a person works on a target: the outcome is unknown until they report it.
    await server.call(endTask, { params: { id: again.id } }, scene.supervisor)
    await refusal(
      server.call(
        nextTarget,
        { params: { id: again.id }, body: { fence: again.fence, begin: true } },
        scene.seat,
      ),
      'task_wrong_state',
    )
    const stats = async () => (await server.call(getTaskStats, { query: {} }, scene.supervisor)).total
    expect(await stats()).toMatchObject({ promoted_done: 0, promoted_unknown: 1 })
    await say(scene, again, { position: 0, outcome: 'done' })
    expect(await stats()).toMatchObject({ promoted_done: 1, promoted_unknown: 0 })
    expect((await scenes.taskOf(scene, again.id)).actual_count).toBe(1)
  })

  test('nobody is reached twice within some days, by any seat, even concurrently', async () => {
    const scene = await scenes.createScene(server)
    const other = {
      ...scene,
      accountId: await scenes.createAssigned(server, scene.supervisor, scene.seat.id),
    }
    const tasks = [await following(scene, ['@ann', '@ben']), await following(other, ['@ann', '@cat'])]
    await server.call(setGuard, { body: { ...openLimits, contact_days: 3 } }, scene.supervisor)
    const { answers } = await tally(tasks.map((task) => next(scene, task, true)))
    const reached = answers.flatMap((step) => (step.kind === 'target' ? step.target.target : []))
    expect(reached.filter((name) => name === '@ann')).toHaveLength(1)
    expect(new Set(reached).size).toBe(2)
    const all = await Promise.all(tasks.map((task) => outcomes(scene, task)))
    expect(all.flat().filter((reason) => reason === 'contacted_lately')).toHaveLength(1)
    // Some days later they may be.
    server.clock.advance(3 * 24 * 3600 + 1)
    await server.call(heartbeat, {}, scene.seat)
    const late = await following(scene, ['@ann'])
    await server.call(setGuard, { body: { ...openLimits, contact_days: 3 } }, scene.supervisor)
    expect(await next(scene, late, true)).toMatchObject(begun(0, '@ann'))
  })

  test('subscribers learn of targets started, skipped, done or undone, but not of reads', async () => {
    const scene = await scenes.createScene(server)
    const accountId = await scenes.createAssigned(server, scene.supervisor, scene.seat.id)
    const other = { ...scene, accountId }
    const [ann, both] = [await following(scene, ['@ann']), await following(other, ['@ann', '@ben'])]
    await server.call(setGuard, { body: { ...openLimits, contact_days: 3 } }, scene.supervisor)
    const reader = await readEvents(server.url, scene.supervisor.as)
    // Earlier events may arrive late: this one comes after them.
    await withTransaction(server.installation, async (work) =>
      work.emit(scene.supervisor.id, { type: 'task_removed', id: ann.id, seat_id: scene.seat.id }),
    )
    await reader.until(({ type }) => type === 'task_removed')
    reader.events.splice(0)
    await next(scene, ann)
    await next(scene, ann, true)
    for (const look of ['that leaves Ann out', 'that changes nothing'])
      expect(await next(other, both), look).toMatchObject({ target: { target: '@ben' } })
    for (const told of ['said', 'said once more'])
      expect(await say(scene, ann, { position: 0, outcome: 'done' }), told).toEqual({ done: 1 })
    await takeBack(scene, ann, 0)
    await next(other, both, true)
    const heard = () => reader.events.flatMap((event) => (event.type === 'task' ? [event.id] : []))
    await reader.until(() => heard().length > 4)
    expect(heard()).toEqual([ann.id, both.id, ann.id, ann.id, both.id])
    reader.close()
  })

  test('an account’s cap applies per day over all its tasks; targets that were not done don’t count', async () => {
    const scene = await scenes.createScene(server)
    const [one, two] = [await following(scene, ['@a1', '@a2', '@a3']), await following(scene, ['@b1'])]
    const caps = { ...openLimits.caps, x: { ...openLimits.caps.x, follow: 2, add_friend: 1 } }
    const setCaps = () => server.call(setGuard, { body: { ...openLimits, caps } }, scene.supervisor)
    await setCaps()
    for (const outcome of ['skipped', 'done'] as const) {
      const step = await next(scene, one, true)
      if (step.kind !== 'target') throw new Error('Nothing to begin')
      const reason = outcome === 'skipped' ? 'not_suitable' : null
      await say(scene, one, { position: step.target.position, outcome, reason })
      server.clock.advance(10)
    }
    expect(await next(scene, two, true)).toMatchObject(begun(0, '@b1'))
    await say(scene, two, { position: 0, outcome: 'unknown' })
    server.clock.advance(10)
    expect(await next(scene, one, true)).toMatchObject({ kind: 'wait', reason: 'daily_cap' })
    const limits = () => server.call(getAccountLimits, { params: { id: scene.accountId } }, scene.supervisor)
    expect(await limits()).toMatchObject({ rests_until: null, quiet_until: null })
    expect((await limits()).acts).toContainEqual({ kind: 'follow', done: 2, cap: 2 })
    expect((await limits()).acts).toContainEqual({ kind: 'like', done: 0, cap: openLimits.caps.x.like })
    // Other actions and other accounts have separate caps.
    const friends = await following(scene, ['@c1'], false, 'add_friend')
    await setCaps()
    expect(await next(scene, friends, true)).toMatchObject(begun(0, '@c1'))
    const other = {
      ...scene,
      accountId: await scenes.createAssigned(server, scene.supervisor, scene.seat.id),
    }
    const theirs = await following(other, ['@d1'])
    await setCaps()
    expect(await next(other, theirs, true)).toMatchObject(begun(0, '@d1'))
    // On the next day the cap is unused.
    server.clock.advance(24 * 3600)
    expect((await limits()).acts).toContainEqual({ kind: 'follow', done: 0, cap: 2 })
    await server.call(heartbeat, {}, scene.seat)
    const tomorrow = await following(scene, ['@e1'])
    await setCaps()
    expect(await next(scene, tomorrow, true)).toMatchObject(begun(0, '@e1'))
  })

  test('the end of a cool-down or of quiet hours is reported while it lasts', async () => {
    const scene = await scenes.createScene(server)
    const limits = () => server.call(getAccountLimits, { params: { id: scene.accountId } }, scene.supervisor)
    const task = await following(scene, ['@ann'])
    await next(scene, task, true)
    await say(scene, task, { position: 0, outcome: 'failed', reason: 'network_block' })
    const blockedAt = server.clock.now()
    const quiet = new Date(blockedAt + 2 * 3600_000).toISOString()
    // The account's time zone is UTC: quiet from this minute on, for two hours.
    const [from = '', to = ''] = [new Date(blockedAt).toISOString(), quiet].map((at) => at.slice(11, 16))
    const body = { ...openLimits, park_hours: 3, quiet_hours: { from, to } }
    await server.call(setGuard, { body }, scene.supervisor)
    const rest = new Date(blockedAt + 3 * 3600_000).toISOString()
    expect(await limits()).toMatchObject({
      rests_until: rest,
      quiet_until: `${quiet.slice(0, 16)}:00.000Z`,
    })
    server.clock.advance(2 * 3600)
    expect(await limits()).toMatchObject({ rests_until: rest, quiet_until: null })
    server.clock.advance(3600)
    expect(await limits()).toMatchObject({ rests_until: null, quiet_until: null })
  })

  test('the delay counts from the outcome of a target, not from its start', async () => {
    const scene = await scenes.createScene(server)
    const task = await following(scene, ['@ann', '@ben'])
    await next(scene, task, true)
    server.clock.advance(60)
    await say(scene, task, { position: 0, outcome: 'done' })
    const until = new Date(server.clock.now() + 5000).toISOString()
    expect(await next(scene, task)).toEqual({ kind: 'wait', reason: 'send_interval', until })
    server.clock.advance(5)
    expect(await next(scene, task, true)).toMatchObject(begun(1, '@ben'))
    await say(scene, task, { position: 1, outcome: 'done' })
    expect(await next(scene, task)).toEqual({ kind: 'over', reason: 'target_reached' })
  })

  test('a bad link reached nobody: it counts for neither cap, delay nor contact', async () => {
    const scene = await scenes.createScene(server)
    const task = await following(scene, ['@ann', '@ben'])
    await next(scene, task, true)
    await say(scene, task, { position: 0, outcome: 'failed', reason: 'bad_link' })
    expect(await next(scene, task, true)).toMatchObject(begun(1, '@ben'))
    await say(scene, task, { position: 1, outcome: 'done' })
    server.clock.advance(5)
    const later = await following(scene, ['@ann', '@ben', '@cat'])
    await server.call(setGuard, { body: { ...openLimits, contact_days: 3 } }, scene.supervisor)
    expect(await next(scene, later, true)).toMatchObject(begun(0, '@ann'))
    await say(scene, later, { position: 0, outcome: 'done' })
    server.clock.advance(5)
    expect(await next(scene, later, true)).toMatchObject(begun(2, '@cat'))
  })

  test('a contact by another tenant, or on another network, does not count', async () => {
    const [mine, theirs] = [await scenes.createScene(server), await scenes.createScene(server)]
    const elsewhere = {
      ...mine,
      accountId: await scenes.createAssigned(server, mine.supervisor, mine.seat.id, 'x'),
    }
    for (const scene of [theirs, elsewhere]) {
      const task = await following(scene, ['@ann'])
      expect(await next(scene, task, true)).toMatchObject(begun(0, '@ann'))
      await say(scene, task, { position: 0, outcome: 'done' })
    }
    const task = await following(mine, ['@ann'])
    await server.call(setGuard, { body: { ...openLimits, contact_days: 3 } }, mine.supervisor)
    expect(await next(mine, task, true)).toMatchObject(begun(0, '@ann'))
  })

  test('a person who opts out while another target is in progress is never offered', async () => {
    const scene = await scenes.createScene(server)
    const task = await following(scene, ['@ann', '17', '@ben'])
    await next(scene, task, true)
    const body = { network: 'x_sandbox' as const, external_ids: ['17'] }
    await server.call(addOptOuts, { body }, scene.supervisor)
    await say(scene, task, { position: 0, outcome: 'done' })
    server.clock.advance(5)
    expect(await next(scene, task, true)).toMatchObject(begun(2, '@ben'))
  })

  test('a person who opts out while in progress is not offered again when nothing was done', async () => {
    const scene = await scenes.createScene(server)
    const task = await following(scene, ['17'])
    await next(scene, task, true)
    const body = { network: 'x_sandbox' as const, external_ids: ['17'] }
    await server.call(addOptOuts, { body }, scene.supervisor)
    await say(scene, task, { position: 0, outcome: 'pending' })
    expect(await outcomes(scene, task)).toEqual(['opted_out'])
  })

  test('a person who asks to be left alone is on the list at once, and offered by no other task', async () => {
    const scene = await scenes.createScene(server)
    const accountId = await scenes.createAssigned(server, scene.supervisor, scene.seat.id)
    const [task, elsewhere] = [
      await following(scene, ['17', '@ann']),
      await following({ ...scene, accountId }, ['17']),
    ]
    await next(scene, task, true)
    const asked = { outcome: 'skipped', reason: 'opted_out' } as const
    await say(scene, task, { position: 0, ...asked })
    const { list } = await server.call(listOptOuts, { query: {} }, scene.supervisor)
    expect(list).toMatchObject([{ network: 'x_sandbox', external_id: '17' }])
    expect(await outcomes(scene, elsewhere)).toEqual(['opted_out'])
    await refusal(takeBack(scene, task, 0), 'undo_too_late')
    // A person without a known id is listed by handle.
    server.clock.advance(5)
    await next(scene, task, true)
    await say(scene, task, { position: 1, ...asked })
    expect(await outcomes(scene, task)).toEqual(['opted_out', 'opted_out'])
    const { list: both } = await server.call(listOptOuts, { query: {} }, scene.supervisor)
    expect(both.map(({ external_id }) => external_id).sort()).toEqual(['17', '@ann'])
  })

  /** Advances time as for a client that reports meanwhile, and so keeps its task. */
  const pass = async ({ seat }: scenes.Scene, { id, fence }: Claimed, seconds: number) => {
    server.clock.advance(seconds - 30)
    const body = { fence, seq: 1, actual_count: 1, pages: 0, targets: [], parked: null }
    await server.call(reportProgress, { params: { id }, body }, seat)
    server.clock.advance(30)
  }

  test('undoing the last outcome starts the target again, and its action counts as before', async () => {
    const scene = await scenes.createScene(server)
    const task = await following(scene, ['@ann', '@ben'])
    const caps = { ...openLimits.caps, x: { ...openLimits.caps.x, follow: 1 } }
    await server.call(setGuard, { body: { ...openLimits, caps } }, scene.supervisor)
    await next(scene, task, true)
    expect(await say(scene, task, { position: 0, outcome: 'done' })).toEqual({ done: 1 })
    await pass(scene, task, UNDO_SECONDS)
    expect(await takeBack(scene, task, 0)).toMatchObject({
      target: { position: 0, target: '@ann', begun: 'now' },
      done: 0,
    })
    const { total } = await server.call(getTaskStats, { query: {} }, scene.supervisor)
    expect(total).toMatchObject({ promoted_done: 0, promoted_skipped: 0, promoted_unknown: 0 })
    expect(await next(scene, task, true)).toMatchObject(begun(0, '@ann'))
    // Its first start counted as an action, and undoing adds no second one: skipping it after all releases the cap.
    await say(scene, task, { position: 0, outcome: 'skipped', reason: 'not_suitable' })
    server.clock.advance(10)
    expect(await next(scene, task)).toMatchObject({ kind: 'target', target: { target: '@ben' } })
    expect(await outcomes(scene, task)).toEqual(['not_suitable', 'pending'])
  })

  test('a skipped target counts as an action again once it is undone', async () => {
    const scene = await scenes.createScene(server)
    const [task, other] = [await following(scene, ['@ann']), await following(scene, ['@zoe'])]
    const caps = { ...openLimits.caps, x: { ...openLimits.caps.x, follow: 1 } }
    await server.call(setGuard, { body: { ...openLimits, caps } }, scene.supervisor)
    await next(scene, task, true)
    await say(scene, task, { position: 0, outcome: 'skipped', reason: 'not_suitable' })
    await takeBack(scene, task, 0)
    server.clock.advance(10)
    expect(await next(scene, other, true)).toMatchObject({ kind: 'wait', reason: 'daily_cap' })
  })

  test('an undo is refused when too late, after another start, or after a block or opt-out', async () => {
    const scene = await scenes.createScene(server)
    const late = await following(scene, ['@ann', '@ben'])
    await next(scene, late, true)
    await say(scene, late, { position: 0, outcome: 'done' })
    await pass(scene, late, UNDO_SECONDS + 1)
    await refusal(takeBack(scene, late, 0), 'undo_too_late')
    await next(scene, late, true)
    await say(scene, late, { position: 1, outcome: 'done' })
    await refusal(takeBack(scene, late, 0), 'undo_too_late')

    server.clock.advance(5)
    const followed = await following(scene, ['@cat', '@dan'])
    expect(await next(scene, followed, true)).toMatchObject(begun(0, '@cat'))
    await say(scene, followed, { position: 0, outcome: 'done' })
    server.clock.advance(5)
    expect(await next(scene, followed, true)).toMatchObject(begun(1, '@dan'))
    await refusal(takeBack(scene, followed, 0), 'undo_too_late')
    // Skipping the other target clears its start, but its outcome is later.
    await say(scene, followed, { position: 1, outcome: 'skipped', reason: 'not_suitable' })
    await refusal(takeBack(scene, followed, 0), 'undo_too_late')
    expect(await takeBack(scene, followed, 1)).toMatchObject({ target: { target: '@dan' } })
    await say(scene, followed, { position: 1, outcome: 'failed', reason: 'bad_link' })
    await refusal(takeBack(scene, followed, 1), 'undo_too_late')
    await refusal(takeBack(scene, { ...followed, fence: followed.fence + 1 }, 0), 'stale_fence')
    await refusal(takeBack(scene, followed, 7), 'not_found')
  })

  test('other callers, collections and reasons that don’t belong are refused', async () => {
    const scene = await scenes.createScene(server)
    const stranger = await scenes.createScene(server)
    const task = await following(scene, ['@ann'])
    await refusal(next(stranger, task), 'not_found')
    await refusal(say(stranger, task, { position: 0, outcome: 'done' }), 'not_found')
    await refusal(say(scene, task, { position: 9, outcome: 'done' }), 'not_found')
    await refusal(say(scene, task, { position: 0, outcome: 'done', reason: 'fault' }), 'invalid_input')
    const collection = await scenes.taskIn(scene, 'running')
    await refusal(next(scene, collection), 'invalid_input')
    // A target that was never started has no outcome.
    await say(scene, task, { position: 0, outcome: 'done' })
    expect(await outcomes(scene, task)).toEqual(['pending'])
    const ending = { fence: task.fence, status: 'completed' as const, reason: 'duration_over' as const }
    const counts = { actual_count: 0, pages: 0, targets: [] }
    await server.call(finishTask, { params: { id: task.id }, body: { ...ending, ...counts } }, scene.seat)
    expect((await server.call(getTask, { params: { id: task.id } }, scene.supervisor)).status).toBe(
      'completed',
    )
  })
})
