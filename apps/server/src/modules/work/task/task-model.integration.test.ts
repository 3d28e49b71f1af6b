import { heartbeat } from '@seaport/contract/desk/seat-session'
import type { Reason } from '@seaport/contract/kernel/reason'
import { userInfo } from '@seaport/contract/people/user'
import { finishTask, reportProgress } from '@seaport/contract/work/runner'
import { createTask, deleteTask, endTask, listTasks, retryTask } from '@seaport/contract/work/task'
import { holdsPort, nextTaskState, type TaskTrigger } from '@seaport/contract/work/task-state'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import * as scenes from '../../../test-support/scene.ts'
import { RefusedCall, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const PORTS = 3
/** People that all tasks of a run find: the library must have each once. */
const CROWD = 12

/** Expected state of a task, as a model. */
interface ModelTask {
  id: string
  state: TaskState
  fence: number
  seq: number
  pages: number
  leaseUntil: number
  seen: Set<number>
  batches: Set<string>
}

/** One step: the action, the index of its task, and its claim (0 = the last one). */
type Step =
  | { act: 'create' }
  | { act: 'claim'; forgetful: boolean }
  | { act: 'wait' }
  | { act: 'person'; asks: 'end' | 'retry' | 'delete'; task: number }
  | { act: 'progress'; task: number; age: number; seq: number }
  | { act: 'upload'; task: number; age: number; batch: number; from: number; count: number }
  | { act: 'finish'; task: number; age: number; status: 'completed' | 'error' }

const task = fc.nat(3)
/** Old claims call too, like a desktop that was cut off. */
const age = fc.constantFrom(0, 0, 0, 1, 2)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('create' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('claim' as const), forgetful: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('person' as const),
      asks: fc.constantFrom('end' as const, 'retry' as const, 'delete' as const),
      task,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('progress' as const),
      task,
      age,
      seq: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('upload' as const),
      task,
      age,
      batch: fc.nat(3),
      from: fc.nat(CROWD - 1),
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('finish' as const),
      task,
      age,
      status: fc.constantFrom('completed' as const, 'error' as const),
    }),
  },
)

eachDatabase('task model', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test('after any sequence of actions by people and runners, states, counts and ports match the model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const scene = await scenes.createScene(server, { ports: PORTS })
        const model = createModel(scene)
        for (const next of steps) await model.take(next)
        await model.compare()
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })
})

function createModel(scene: scenes.Scene) {
  const { server, supervisor, seat } = scene
  const tasks: ModelTask[] = []
  const deleted = new Set<ModelTask>()
  /** The tasks that saw each person, including deleted ones. */
  const library = new Map<number, Set<string>>()

  const outcome = async (call: Promise<unknown>): Promise<Reason | 'ok'> => {
    try {
      await call
      return 'ok'
    } catch (error) {
      if (error instanceof RefusedCall) return error.refusal.reason
      throw error
    }
  }
  const held = () => tasks.filter((known) => !deleted.has(known) && holdsPort(known.state)).length
  const move = (known: ModelTask, trigger: TaskTrigger): boolean => {
    const to = nextTaskState(known.state, trigger)
    if (to === null) return false
    known.state = to
    return true
  }
  /** The refusal of a claim's call, or null. */
  const complaint = (known: ModelTask, fence: number): Reason | null => {
    if (deleted.has(known)) return 'not_found'
    if (fence !== known.fence) return 'stale_fence'
    if (known.state === 'running') return null
    return known.state === 'queued' ? 'stale_fence' : 'task_wrong_state'
  }

  const byPerson = {
    async end(known: ModelTask) {
      const expected = deleted.has(known) ? 'not_found' : move(known, 'end') ? 'ok' : 'task_wrong_state'
      expect(await outcome(server.call(endTask, { params: { id: known.id } }, supervisor))).toBe(expected)
    },
    async retry(known: ModelTask) {
      const full = held() >= PORTS
      const expected = deleted.has(known)
        ? 'not_found'
        : known.state !== 'error'
          ? 'task_wrong_state'
          : full
            ? 'no_free_port'
            : 'ok'
      if (expected === 'ok') move(known, 'retry')
      expect(await outcome(server.call(retryTask, { params: { id: known.id } }, supervisor))).toBe(expected)
    },
    async delete(known: ModelTask) {
      const expected = deleted.has(known) ? 'not_found' : holdsPort(known.state) ? 'task_wrong_state' : 'ok'
      if (expected === 'ok') deleted.add(known)
      expect(await outcome(server.call(deleteTask, { params: { id: known.id } }, supervisor))).toBe(expected)
    },
  }

  const create = async () => {
    const full = held() >= PORTS
    const call = server.call(createTask, { body: scenes.taskOrder(scene.accountId) }, supervisor)
    const result = await outcome(call)
    expect(result).toBe(full ? 'no_free_port' : 'ok')
    if (full) return
    const { id, number } = await call
    expect(number).toBe(tasks.length + 1)
    const fresh = { fence: 0, seq: 0, pages: 0, leaseUntil: 0 }
    tasks.push({ id, state: 'queued', ...fresh, seen: new Set(), batches: new Set() })
  }

  /** A runner claims one task; a forgetful one does not know its earlier ones. */
  const claim = async (forgetful: boolean) => {
    const expected = tasks.find(({ state }) => state === 'queued' || (forgetful && state === 'running'))
    const running = tasks.filter(({ state }) => state === 'running').map(({ id }) => id)
    const given = await scenes.claim(scene, { max: 1, holding: forgetful ? [] : running })
    expect(given.map(({ id, fence }) => [id, fence])).toEqual(
      expected ? [[expected.id, expected.fence + 1]] : [],
    )
    if (!expected) return
    move(expected, 'lease_lost')
    move(expected, 'claim')
    expected.fence += 1
    expected.seq = 0
    expected.leaseUntil = server.clock.now() + 60_000
  }

  /** Time passes until leases run out, unless they were renewed. */
  const wait = async () => {
    server.clock.advance(31)
    await server.call(heartbeat, {}, seat)
    await scenes.runJob(server, 'task-lease')
    for (const known of tasks)
      if (known.state === 'running' && known.leaseUntil < server.clock.now()) move(known, 'lease_lost')
  }

  const progress = async (known: ModelTask, fence: number, seq: number) => {
    const expected = complaint(known, fence)
    const body = { fence, seq, actual_count: 0, pages: seq, targets: [], parked: null }
    const result = await outcome(server.call(reportProgress, { params: { id: known.id }, body }, seat))
    expect(result).toBe(expected ?? 'ok')
    if (expected || seq <= known.seq) return
    known.seq = seq
    known.pages = Math.max(known.pages, seq)
    known.leaseUntil = server.clock.now() + 60_000
  }

  const upload = async (known: ModelTask, fence: number, given: Extract<Step, { act: 'upload' }>) => {
    const people = Array.from({ length: given.count }, (_, index) => (given.from + index) % CROWD)
    const batch = `batch-no-${given.batch}`
    const items = people.map((number) => scenes.person(number))
    const call = scenes.upload(scene, { id: known.id, fence }, items, batch)
    const result = await outcome(call)
    if (deleted.has(known) || fence !== known.fence) {
      expect(result).toBe(deleted.has(known) ? 'not_found' : 'stale_fence')
      return
    }
    const fresh = known.batches.has(batch) ? [] : people.filter((number) => !known.seen.has(number))
    expect(await call).toEqual({ added: fresh.length, known: people.length - fresh.length, left_out: [] })
    known.batches.add(batch)
    for (const number of fresh) {
      known.seen.add(number)
      library.set(number, (library.get(number) ?? new Set()).add(known.id))
    }
  }

  const finish = async (known: ModelTask, fence: number, status: 'completed' | 'error') => {
    const reason = status === 'completed' ? ('target_reached' as const) : ('fault' as const)
    const isRepeat = !deleted.has(known) && known.fence === fence && known.state === status
    const expected = isRepeat ? null : complaint(known, fence)
    const body = { fence, status, reason, actual_count: known.seen.size, pages: 0, targets: [] }
    const result = await outcome(server.call(finishTask, { params: { id: known.id }, body }, seat))
    expect(result).toBe(expected ?? 'ok')
    if (!expected && !isRepeat) move(known, status === 'completed' ? 'complete' : 'fail')
  }

  return {
    async take(next: Step) {
      if (next.act === 'create') return create()
      if (next.act === 'claim') return claim(next.forgetful)
      if (next.act === 'wait') return wait()
      const known = tasks[next.task % Math.max(1, tasks.length)]
      if (!known) return
      if (next.act === 'person') return byPerson[next.asks](known)
      const fence = known.fence - next.age
      // A runner only uses claims that it once had.
      if (fence < 1) return
      if (next.act === 'progress') return progress(known, fence, next.seq)
      if (next.act === 'upload') return upload(known, fence, next)
      return finish(known, fence, next.status)
    },

    async compare() {
      const { list } = await server.call(
        listTasks,
        { query: { sort: 'number', order: 'asc', page_size: 200 } },
        supervisor,
      )
      expect(
        list.map(({ id, status, actual_count, pages }) => ({ id, status, actual_count, pages })),
      ).toEqual(
        tasks
          .filter((known) => !deleted.has(known))
          .map(({ id, state, seen, pages }) => ({ id, status: state, actual_count: seen.size, pages })),
      )
      expect((await server.call(userInfo, {}, supervisor)).port_occupy_num).toBe(held())
      const rows = await server.installation.database.db
        .selectFrom('resource')
        .select(['external_id', 'task_count'])
        .where('tenant_id', '=', supervisor.id)
        .execute()
      expect(new Map(rows.map(({ external_id, task_count }) => [external_id, task_count]))).toEqual(
        new Map([...library].map(([number, seenBy]) => [`p${number}`, seenBy.size])),
      )
    },
  }
}
