import { setGuard } from '@seaport/contract/work/guard'
import { addOptOuts } from '@seaport/contract/work/opt-out'
import {
  claimTasks,
  finishTask,
  keepPerson,
  nextTarget,
  reportProgress,
  settleTarget,
  undoKeep,
  undoOutcome,
  uploadResources,
} from '@seaport/contract/work/runner'
import { endTask, retryTask } from '@seaport/contract/work/task'
import { type RunnerServer, ServerRefused } from '@seaport/runner/server'
import { createFakePromotion } from '@seaport/runner/test-support/fake-promotion'
import { FakeServer } from '@seaport/runner/test-support/fake-server'
import { createManualPromotion, openLimits } from '../../../../apps/server/src/test-support/promotions.ts'
import * as scenes from '../../../../apps/server/src/test-support/scene.ts'
import { RefusedCall, type TestServer } from '../../../../apps/server/src/test-support/test-server.ts'

export type TaskName = 'collection' | 'promotion' | 'byHand'

/** One step of a story. `behind`: under a fence that is that much older than the last one. */
export type Step =
  | { do: 'claim'; holding?: TaskName[] }
  | { do: 'progress'; task: TaskName; seq: number; behind?: number }
  | { do: 'upload'; task: TaskName; batch: number; people: number[]; behind?: number }
  | { do: 'optOut'; people: number[] }
  | { do: 'next'; task: TaskName; begin: boolean; behind?: number }
  | {
      do: 'settle'
      position: number
      outcome: 'done' | 'skipped' | 'unknown' | 'pending'
      behind?: number
    }
  | { do: 'keep'; path: string; task?: TaskName; behind?: number }
  | { do: 'undoKeep'; path: string; behind?: number }
  | {
      do: 'finish'
      task: TaskName
      status: 'completed' | 'error'
      reason: 'list_exhausted' | 'target_reached' | 'fault'
      behind?: number
    }
  | { do: 'end' | 'retry'; task: TaskName }
  | { do: 'pass'; seconds: number }

/** A server with the three tasks of one seat, for the stories. */
export interface World {
  server: RunnerServer
  ids: Readonly<Record<TaskName, string>>
  /** The last fence of each task. */
  fences: Record<TaskName, number>
  now(): number
  end(id: string): Promise<void>
  retry(id: string): Promise<void>
  optOut(externalIds: string[]): Promise<void>
  pass(seconds: number): Promise<void>
}

const GROUP = 'https://www.facebook.com/groups/770077'
const TARGETS = ['@person0', '@person1', '@person2']
/** More than the longest pause between two acts. */
const PAUSE_SECONDS = 6

/** The model, as the runner's tests use it. */
export async function modelWorld(): Promise<World> {
  let time = Date.parse('2026-03-02T08:00:00.000Z')
  const now = () => time
  const model = new FakeServer({ now })
  const ids = { collection: 'collection', promotion: 'promotion', byHand: 'byHand' }
  const account = { id: 'account', account: 'somebody', nickname: '' }
  const links = ['http://127.0.0.1:8788/harbor_tea/status/1']
  model.add({
    id: ids.collection,
    name: '',
    account: { ...account, network: 'x_sandbox' },
    work: {
      kind: 'collect_commenters',
      params: { links, target_count: 100, duration_minutes: null, deduplication: 'none' } as never,
    },
  })
  model.add(
    {
      id: ids.promotion,
      name: '',
      account: { ...account, network: 'x_sandbox' },
      work: {
        kind: 'join_group',
        params: { groups: TARGETS, send_interval_seconds: 5, duration_minutes: 600 },
      },
      target_count: TARGETS.length,
    },
    createFakePromotion(now, TARGETS.length, 50),
  )
  model.add({
    id: ids.byHand,
    name: '',
    account: { ...account, network: 'facebook' },
    executor: 'assisted',
    work: {
      kind: 'collect_group_members',
      params: { profiles: [GROUP], target_count: 5, duration_minutes: null } as never,
    },
  })
  return {
    server: model,
    ids,
    fences: { collection: 1, promotion: 1, byHand: 1 },
    now,
    end: async (id) => model.end(id),
    retry: async (id) => model.retry(id),
    optOut: async (externalIds) => {
      for (const id of externalIds) model.optedOut.add(id)
    },
    pass: async (seconds) => {
      time += seconds * 1000
    },
  }
}

/** The real server, over HTTP. */
export async function realWorld(server: TestServer): Promise<World> {
  const scene = await scenes.createScene(server)
  const { supervisor, seat } = scene
  const collection = await scenes.addTask(scene)
  await server.call(setGuard, { body: openLimits }, supervisor)
  const { id: promotion } = await createManualPromotion(scene, {
    kind: 'follow',
    params: {
      audience: { from: 'list', targets: TARGETS },
      deduplication: false,
      promotion_count: 50,
      send_interval_seconds: 5,
      duration_minutes: 600,
    },
  })
  const accountId = await scenes.createAssigned(server, supervisor, seat.id, 'facebook')
  const work = {
    kind: 'collect_group_members' as const,
    params: { profiles: [GROUP], target_count: 5 },
  }
  const byHand = await scenes.addTask({ ...scene, accountId }, { work })
  const refusing = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      if (error instanceof RefusedCall) throw new ServerRefused(error.refusal.reason, error.status)
      throw error
    }
  }
  return {
    server: {
      claim: (body) => refusing(server.call(claimTasks, { body }, seat)),
      progress: (id, body) => refusing(server.call(reportProgress, { params: { id }, body }, seat)),
      uploadResources: (id, body) => refusing(server.call(uploadResources, { params: { id }, body }, seat)),
      next: (id, body) => refusing(server.call(nextTarget, { params: { id }, body }, seat)),
      settle: (id, body) => refusing(server.call(settleTarget, { params: { id }, body }, seat)),
      undoOutcome: (id, body) => refusing(server.call(undoOutcome, { params: { id }, body }, seat)),
      keep: (id, body) => refusing(server.call(keepPerson, { params: { id }, body }, seat)),
      undoKeep: (id, body) => refusing(server.call(undoKeep, { params: { id }, body }, seat)),
      finish: (id, body) => refusing(server.call(finishTask, { params: { id }, body }, seat)),
    },
    ids: { collection, promotion, byHand },
    fences: { collection: 1, promotion: 1, byHand: 1 },
    now: server.clock.now,
    // What can't be ended or tried again is left as it is: stories ask at any moment.
    end: async (id) => void (await server.call(endTask, { params: { id } }, supervisor).catch(ignoreRefusal)),
    retry: async (id) =>
      void (await server.call(retryTask, { params: { id } }, supervisor).catch(ignoreRefusal)),
    optOut: async (external_ids) =>
      void (await server.call(addOptOuts, { body: { network: 'x_sandbox', external_ids } }, supervisor)),
    async pass(seconds) {
      server.clock.advance(seconds)
      await scenes.runJob(server, 'task-lease')
    },
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RefusedCall)) throw error
}

/** Does a step. @returns the answer without what differs by nature: ids, names and absolute times */
export async function tell(world: World, step: Step): Promise<unknown> {
  try {
    return await act(world, step)
  } catch (error) {
    if (!(error instanceof ServerRefused)) throw error
    return { refused: error.reason }
  }
}

const none = new AbortController().signal

async function act(world: World, step: Step): Promise<unknown> {
  const { server, ids, fences } = world
  const fenceOf = (task: TaskName) => Math.max(1, fences[task] - ('behind' in step ? (step.behind ?? 0) : 0))
  const seconds = (instant: string) => Math.round((Date.parse(instant) - world.now()) / 1000)
  switch (step.do) {
    case 'claim': {
      const holding = (step.holding ?? []).map((task) => ids[task])
      const { tasks } = await server.claim({ holding, max: 50 }, none)
      const names = Object.keys(ids) as TaskName[]
      return names.flatMap((name) => {
        const claimed = tasks.find(({ id }) => id === ids[name])
        if (!claimed) return []
        fences[name] = claimed.fence
        const { fence, executor, lease_until, target_count, account } = claimed
        const { nickname } = account
        return [{ name, fence, executor, lease: seconds(lease_until), target_count, nickname }]
      })
    }
    case 'progress': {
      const { task, seq } = step
      const body = {
        fence: fenceOf(task),
        seq,
        actual_count: 0,
        pages: 0,
        cost: 0,
        targets: [],
        parked: null,
      }
      return { lease: seconds((await server.progress(ids[task], body, none)).lease_until) }
    }
    case 'upload': {
      const { task, batch, people } = step
      const items = people.map((number) => scenes.person(number))
      const body = { fence: fenceOf(task), batch_id: `batch-${batch}-of-story`, items }
      return server.uploadResources(ids[task], body, none)
    }
    case 'optOut':
      return world.optOut(step.people.map((number) => `p${number}`))
    case 'next': {
      if (step.begin) await world.pass(PAUSE_SECONDS)
      const answer = await server.next(ids[step.task], { fence: fenceOf(step.task), begin: step.begin }, none)
      const { step: named, done, left } = answer
      // Which pause holds is the guard's, and only the server has one.
      if (named.kind === 'wait') return { kind: named.kind }
      const said =
        named.kind === 'target'
          ? { position: named.target.position, begun: named.target.begun, target: named.target.target }
          : { reason: named.reason }
      return { kind: named.kind, ...said, done, left }
    }
    case 'settle': {
      const { position, outcome } = step
      const reason = outcome === 'skipped' ? ('not_suitable' as const) : null
      return server.settle(ids.promotion, { fence: fenceOf('promotion'), position, outcome, reason }, none)
    }
    case 'keep': {
      const task = step.task ?? 'byHand'
      const page = { url: `https://www.facebook.com/${step.path}`, title: '', note: '', source: GROUP }
      return server.keep(ids[task], { fence: fenceOf(task), page }, none)
    }
    case 'undoKeep': {
      const url = `https://www.facebook.com/${step.path}`
      return server.undoKeep(ids.byHand, { fence: fenceOf('byHand'), url }, none)
    }
    case 'finish': {
      const { task, status, reason } = step
      const body = { fence: fenceOf(task), status, reason, actual_count: 0, pages: 0, cost: 0, targets: [] }
      return server.finish(ids[task], body, none)
    }
    case 'end':
      return world.end(ids[step.task])
    case 'retry':
      return world.retry(ids[step.task])
    case 'pass':
      return world.pass(step.seconds)
  }
}
