import { heartbeat } from '@seaport/contract/desk/seat-session'
import { eraseResources } from '@seaport/contract/work/opt-out'
import { finishTask, reportProgress } from '@seaport/contract/work/runner'
import { getTaskStats, type StatMeasure, statMeasures } from '@seaport/contract/work/stats'
import { createTask, deleteTask, endTask, retryTask } from '@seaport/contract/work/task'
import { holdsPort } from '@seaport/contract/work/task-state'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { newId } from '../../../kernel/id.ts'
import { quarterHourOf } from '../../../kernel/quarter-hour.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { createSeatOnline } from '../../../test-support/people.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { initialProgress, insertTask, moveTasks, type TaskRow } from '../task/task.public.ts'
import { count, rebuild, statsJobs } from './stats.public.ts'

const CROWD = 10
const TARGETS = 4
const outcomes = ['done', 'failed', 'skipped', 'unknown'] as const
type Outcome = (typeof outcomes)[number]

/** Events of a task with their moments, as a model. */
interface ModelTask {
  id: string
  desk: number
  kind: 'collect_commenters' | 'like'
  state: TaskState
  fence: number
  seq: number
  createdAt: number
  endedAt: number | null
  deleted: boolean
  seen: Set<number>
  batches: Set<number>
  /** The people delivered, and whether each was new. */
  deliveries: { at: number; fresh: boolean }[]
  targets: ({ outcome: Outcome; at: number } | null)[]
}

const task = fc.nat(20)
const outcome = fc.constantFrom(...outcomes)
const told = fc.array(fc.record({ position: fc.nat(TARGETS - 1), outcome }), { maxLength: 4 })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('create'), desk: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('promote'), desk: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('claim'), desk: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('upload'),
      task,
      batch: fc.nat(4),
      from: fc.nat(CROWD - 1),
      count: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('progress'), task, told, repeated: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('finish'), task, told, well: fc.boolean(), twice: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('end'), task }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('retry'), task }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove'), task }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('erase'), person: fc.nat(CROWD - 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('wait'), minutes: fc.constantFrom(2, 7, 20, 60, 1500) }),
  },
)
/** A step with all possible parameters. */
type Step = {
  act: string
  desk: number
  task: number
  batch: number
  from: number
  count: number
  told: { position: number; outcome: Outcome }[]
  repeated: boolean
  well: boolean
  twice: boolean
  person: number
  minutes: number
}

eachDatabase('statistics model', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test('live counts equal those of a rebuild, and those of the model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60 }), async (steps) => {
        const model = await createModel(server)
        for (const next of steps) await model.take(next as Step)
        await model.compare()
      }),
      { numRuns: 12, endOnFailure: true },
    )
    await statsJobs(server.installation)[0]?.run()
  })
})

async function createModel(server: TestServer) {
  const first = await scenes.createScene(server, { ports: 10 })
  const { supervisor } = first
  const desks = [first, await secondDesk(server, first)]
  const tasks: ModelTask[] = []
  const library = new Set<number>()
  const erased = new Set<number>()
  const now = () => server.clock.now()
  const deskOf = ({ desk }: ModelTask) => desks[desk] as scenes.Scene

  const remember = (given: Pick<ModelTask, 'id' | 'desk' | 'kind' | 'state' | 'fence'>) =>
    tasks.push({
      ...given,
      seq: 0,
      createdAt: now(),
      endedAt: null,
      deleted: false,
      seen: new Set(),
      batches: new Set(),
      deliveries: [],
      targets: Array.from({ length: given.kind === 'like' ? TARGETS : 0 }, () => null),
    })
  const settle = (known: ModelTask, { told }: Step) => {
    const latest = new Map(told.map(({ position, outcome }) => [position, outcome]))
    for (const [position, outcome] of latest)
      if (known.kind === 'like' && known.targets[position]?.outcome !== outcome)
        known.targets[position] = { outcome, at: now() }
  }
  const wire = ({ kind }: ModelTask, { told }: Step) =>
    kind === 'like'
      ? told.map((one) => ({ ...one, reason: null, collected: 0 }))
      : told.map(({ position }) => ({
          position: position % 2,
          outcome: 'done' as const,
          reason: null,
          collected: 1,
        }))
  /** A task of the model to which a step applies; many steps find one. */
  const pick = (number: number, fits: (known: ModelTask) => boolean) => {
    const fitting = tasks.filter((known) => !known.deleted && fits(known))
    return fitting[number % Math.max(1, fitting.length)]
  }
  const running = ({ state }: ModelTask) => state === 'running'

  /** No runner of this version claims promotions, so the test moves them. */
  const resume = async () => {
    for (const known of tasks.filter(({ kind, state }) => kind === 'like' && state === 'queued')) {
      const [row] = await withTransaction(server.installation, (work) =>
        moveTasks(work, [known.id], { trigger: 'claim' }),
      )
      Object.assign(known, { state: 'running', fence: row?.fence, seq: 0 })
    }
  }

  const acts: Record<string, (given: Step) => Promise<void>> = {
    async create({ desk }) {
      const scene = desks[desk] as scenes.Scene
      if (
        tasks.filter((known) => known.desk === desk && !known.deleted && holdsPort(known.state)).length >= 9
      )
        return
      const { id } = await server.call(createTask, { body: scenes.taskOrder(scene.accountId) }, supervisor)
      remember({ id, desk, kind: 'collect_commenters', state: 'queued', fence: 0 })
    },
    /** Promotions have no executor yet: one that runs is written as it is. */
    async promote({ desk }) {
      const { accountId, seat } = desks[desk] as scenes.Scene
      const row = promotionRow({
        tenant: supervisor.id,
        seat: seat.id,
        account: accountId,
        now: now(),
        number: 1000 + tasks.length,
      })
      await withTransaction(server.installation, async (work) => {
        await insertTask(work, row, targets)
        await count(work, [{ task: row, at: work.now, counts: { tasks_created: 1 } }])
      })
      remember({ id: row.id, desk, kind: 'like', state: 'running', fence: 1 })
    },
    async claim({ desk }) {
      const holding = tasks.filter((known) => known.desk === desk && running(known)).map(({ id }) => id)
      const claimed = await scenes.claim(desks[desk] as scenes.Scene, { holding })
      const queued = tasks.filter((known) => known.desk === desk && known.state === 'queued')
      expect(claimed.map(({ id }) => id).sort()).toEqual(queued.map(({ id }) => id).sort())
      for (const known of queued) Object.assign(known, { state: 'running', fence: known.fence + 1, seq: 0 })
    },
    async upload({ task, batch, from, count }) {
      const known = pick(task, ({ kind, fence }) => kind === 'collect_commenters' && fence > 0)
      if (!known) return
      const people = Array.from({ length: count }, (_, index) => (from + index) % CROWD)
      await scenes.upload(
        deskOf(known),
        known,
        people.map((number) => scenes.person(number)),
        `batch-no-${batch}`,
      )
      if (known.batches.has(batch)) return
      known.batches.add(batch)
      for (const person of people) {
        if (erased.has(person) || known.seen.has(person)) continue
        known.seen.add(person)
        known.deliveries.push({ at: now(), fresh: !library.has(person) })
        library.add(person)
      }
    },
    async progress(given) {
      const known = pick(given.task, running)
      if (!known) return
      const seq = given.repeated ? Math.max(1, known.seq) : known.seq + 1
      const body = {
        fence: known.fence,
        seq,
        actual_count: 0,
        pages: 1,
        targets: wire(known, given),
        parked: null,
      }
      await server.call(reportProgress, { params: { id: known.id }, body }, deskOf(known).seat)
      if (seq > known.seq) settle(known, given)
      known.seq = Math.max(seq, known.seq)
    },
    async finish(given) {
      const known = pick(given.task, running)
      if (!known) return
      const state = given.well ? ('completed' as const) : ('error' as const)
      const body = {
        fence: known.fence,
        status: state,
        reason: given.well ? ('target_reached' as const) : ('fault' as const),
        actual_count: known.seen.size,
        pages: 1,
        targets: wire(known, given),
      }
      for (const _ of given.twice ? [1, 2] : [1])
        await server.call(finishTask, { params: { id: known.id }, body }, deskOf(known).seat)
      settle(known, given)
      Object.assign(known, { state, endedAt: now() })
    },
    async end({ task }) {
      const known = pick(task, ({ state }) => holdsPort(state))
      if (!known) return
      await server.call(endTask, { params: { id: known.id } }, supervisor)
      Object.assign(known, { state: 'ended', endedAt: now() })
    },
    async retry({ task }) {
      const known = pick(task, ({ state }) => state === 'error')
      if (!known) return
      await server.call(retryTask, { params: { id: known.id } }, supervisor)
      known.targets = known.targets.map((target) => (target?.outcome === 'failed' ? null : target))
      Object.assign(known, { state: 'queued', endedAt: null })
      await resume()
    },
    async remove({ task }) {
      const known = pick(task, ({ state }) => !holdsPort(state))
      if (!known) return
      await server.call(deleteTask, { params: { id: known.id } }, supervisor)
      known.deleted = true
    },
    async erase({ person }) {
      const body = { network: 'x_sandbox' as const, external_ids: [`p${person}`] }
      await server.call(eraseResources, { body }, supervisor)
      erased.add(person)
      library.delete(person)
    },
    async wait({ minutes }) {
      server.clock.advance(minutes * 60)
      for (const { seat } of desks) await server.call(heartbeat, {}, seat)
      // Longer than any lease.
      await scenes.runJob(server, 'task-lease')
      for (const known of tasks.filter(running)) known.state = 'queued'
      await resume()
    },
  }

  /** The expected counts, computed from the list of all events. */
  const byHand = () => {
    const places = new Map<string, Partial<Record<StatMeasure, number>>>()
    const add = (known: ModelTask, at: number, measure: StatMeasure) => {
      const key = [quarterHourOf(at), deskOf(known).seat.id, known.kind].join(' ')
      const counts = places.get(key) ?? {}
      places.set(key, { ...counts, [measure]: (counts[measure] ?? 0) + 1 })
    }
    for (const known of tasks) {
      add(known, known.createdAt, 'tasks_created')
      if (known.endedAt !== null) add(known, known.endedAt, `tasks_${known.state}` as StatMeasure)
      for (const { at, fresh } of known.deliveries)
        add(known, at, fresh ? 'collected_new' : 'collected_known')
      for (const target of known.targets) if (target) add(known, target.at, `promoted_${target.outcome}`)
    }
    return Object.fromEntries([...places].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  const kept = async () => {
    const rows = await server.installation.database.db
      .selectFrom('stat')
      .selectAll()
      .where('tenant_id', '=', supervisor.id)
      .execute()
    const counted = rows.map((row) => {
      const counts = statMeasures.filter((name) => row[name] !== 0).map((name) => [name, row[name]])
      return [[row.quarter, row.seat_id, row.kind].join(' '), Object.fromEntries(counts)] as const
    })
    const shown = counted.filter(([, counts]) => Object.keys(counts).length > 0)
    return Object.fromEntries(shown.sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  return {
    async take(next: Step) {
      await acts[next.act]?.(next)
    },
    async compare() {
      const expected = byHand()
      expect(await kept()).toEqual(expected)
      const sums = await withTransaction(server.installation, rebuild)
      expect(sums.after).toEqual(sums.before)
      expect(await kept()).toEqual(expected)
      const query = { period: 'three_months', time_zone: 'Asia/Kathmandu' } as const
      const { total } = await server.call(getTaskStats, { query }, supervisor)
      expect(total.tasks_created).toBe(tasks.length)
    },
  }
}

async function secondDesk(server: TestServer, { supervisor }: scenes.Scene): Promise<scenes.Scene> {
  const seat = await createSeatOnline(server, supervisor, 10)
  const accountId = await scenes.createAssigned(server, supervisor, seat.id)
  return { server, supervisor, seat, accountId }
}

/** What a promotion works through. */
const targets = Array.from(
  { length: TARGETS },
  (_, index) => `http://127.0.0.1:8788/harbor_tea/status/${index}`,
)

function promotionRow(whose: {
  tenant: string
  seat: string
  account: string
  now: number
  number: number
}): TaskRow {
  const id = newId()
  return {
    ...initialProgress,
    id,
    tenant_id: whose.tenant,
    number: whose.number,
    name: id,
    kind: 'like',
    network: 'x_sandbox',
    executor: 'api',
    status: 'running',
    work: JSON.stringify({
      kind: 'like',
      params: { links: targets, like_count: TARGETS, send_interval_seconds: 60, duration_minutes: 60 },
    }),
    account_id: whose.account,
    seat_id: whose.seat,
    created_by: 'supervisor',
    scheduled_at: null,
    created_at: whose.now,
    queued_at: whose.now,
    started_at: whose.now,
    target_count: TARGETS,
    fence: 1,
    lease_until: whose.now + 60_000,
  }
}
