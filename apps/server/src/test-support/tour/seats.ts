import { deleteAccount } from '@seaport/contract/desk/account'
import { exportSeats } from '@seaport/contract/desk/desk-export'
import * as seat from '@seaport/contract/desk/seat'
import * as session from '@seaport/contract/desk/seat-session'
import * as signIn from '@seaport/contract/desk/sign-in'
import * as guard from '@seaport/contract/work/guard'
import * as runner from '@seaport/contract/work/runner'
import * as seatResource from '@seaport/contract/work/seat-resource'
import * as task from '@seaport/contract/work/task'
import type { Audience } from '@seaport/contract/work/task-audience.schema'
import * as taskBatch from '@seaport/contract/work/task-batch'
import { getTaskCalendar } from '@seaport/contract/work/task-calendar'
import { estimateTask } from '@seaport/contract/work/task-cost'
import * as taskRepeat from '@seaport/contract/work/task-repeat'
import { newId } from '../../kernel/id.ts'
import { createDevice, createSeatOnline, PASSWORD } from '../people.ts'
import { claimedPromotion } from '../promotions.ts'
import { addTask, createAssigned, person, taskIn, taskOrder } from '../scene.ts'
import { type Home, idOf, sceneOf, script } from './home.ts'
import { collected, newBatch, newResourceGroup, orderForTwo } from './library.ts'
import { type Stop, stop } from './stop.ts'

export const newSeat = ({ server, supervisor }: Home) =>
  server.call(seat.createSeat, { body: { name: 'Tour', password: PASSWORD, allocated: 1 } }, supervisor)
const seatOnline = ({ server, supervisor }: Home) => createSeatOnline(server, supervisor, 1)
const assigned = async (home: Home) => ({ params: { id: (await sceneOf(home)).accountId } })
const opened = async (home: Home) => {
  const { params } = await assigned(home)
  await home.server.call(session.openAccount, { params }, home.seat)
  return { params }
}
const begunSignIn = async ({ server, supervisor, seat }: Home) => ({
  params: { id: await createAssigned(server, supervisor, seat.id, 'facebook') },
  body: { port: 47821 },
})
type State = Parameters<typeof taskIn>[1]
const claimed = async (home: Home, state: State = 'running') => taskIn(await sceneOf(home), state)
const taskId = async (home: Home, state: State = 'queued') => ({
  params: { id: (await claimed(home, state)).id },
})
/** A promotion to people; a group that was just made has none. */
const message = async (home: Home, audience: Audience) => ({
  account_id: (await sceneOf(home)).accountId,
  work: {
    kind: 'send_message',
    params: { script_id: await script(home), audience, promotion_count: 1 },
  },
})
/** A part of the library that nobody is in. */
const emptyPart = async (home: Home) => ({
  task_id: (await collected(home)).task,
  group_id: (await newResourceGroup(home)).id,
})
/** The same task for more than one account. */
const batchOf = ({ account_id, ...rest }: { account_id: string }, ...others: string[]) => ({
  ...rest,
  account_ids: [account_id, ...others],
})
const previewOf = async (home: Home, audience: () => Promise<Audience>) => ({
  body: {
    account_id: (await sceneOf(home)).accountId,
    kind: 'send_message',
    audience: await audience(),
    deduplication: true,
    script_id: await script(home),
  },
})
/** A promotion that is under way. */
const promotion = async (home: Home) =>
  claimedPromotion(await sceneOf(home), {
    kind: 'follow',
    params: {
      audience: { from: 'list', targets: [`@${newId().slice(-12).replaceAll('-', '_')}`] },
      deduplication: true,
      promotion_count: 1,
      send_interval_seconds: 5,
      duration_minutes: 60,
    },
  })
/** The same with its first target begun. */
const begun = async (home: Home) => {
  const { id, fence } = await promotion(home)
  const body = { fence, begin: true }
  await home.server.call(runner.nextTarget, { params: { id }, body }, home.seat)
  return { id, fence }
}
/** A collection by hand that is under way, and somebody whose profile is open. */
const keeping = async (home: Home) => {
  const scene = await sceneOf(home)
  const accountId = await createAssigned(home.server, home.supervisor, home.seat.id, 'facebook')
  const profiles = ['https://www.facebook.com/groups/770077']
  const params = { profiles, target_count: 5, duration_minutes: null }
  const { id, fence } = await claimedPromotion(
    { ...scene, accountId },
    { kind: 'collect_group_members', params },
  )
  return { id, fence, url: 'https://www.facebook.com/ann.lee' }
}
const results = { actual_count: 1, pages: 1, targets: [] }

/** Seats, their desktops, tasks and the runner. */
export const seatStops: Stop[] = [
  stop(exportSeats, () => ({ query: { search: 'seat', format: 'csv' } })),
  stop(seat.countSeats, () => ({ query: { search: 'a' } })),
  stop(seat.listSeats, () => ({ query: { search: 'seat' } })),
  stop(seat.createSeat, () => ({ body: { name: 'Tour', password: PASSWORD, allocated: 1 } })),
  stop(seat.getSeat, (home) => ({ params: { id: home.seat.id } })),
  stop(seat.updateSeat, async (home) => ({
    ...(await idOf(newSeat(home))),
    body: { name: 'Renamed', allocated: 2 },
  })),
  stop(seat.deleteSeat, (home) => idOf(newSeat(home))),
  stop(seat.disableSeat, (home) => idOf(newSeat(home))),
  stop(seat.enableSeat, (home) => idOf(newSeat(home))),
  stop(seat.releasePorts, (home) => idOf(newSeat(home))),
  stop(seat.resetSeatPassword, async (home) => ({
    ...(await idOf(newSeat(home))),
    body: { password: PASSWORD },
  })),
  stop(seat.unbindDevice, (home) => idOf(seatOnline(home))),

  stop(session.seatLogin, async (home) => {
    const { seat_code } = await newSeat(home)
    const device = await createDevice(home.server.clock)
    return {
      body: { seat_code, password: PASSWORD, device: device.description },
      as: async (method, url) => ({ dpop: await device.prove(method, url) }),
    }
  }),
  stop(session.seatLogout, async (home) => ({ as: (await seatOnline(home)).as })),
  stop(session.heartbeat, () => ({})),
  stop(session.seatWorkspace, () => ({})),
  stop(session.openAccount, assigned, { besides: 'account_not_assigned' }),
  stop(signIn.beginSignIn, begunSignIn),
  stop(signIn.tradeSignInCode, async (home) => {
    const begun = await begunSignIn(home)
    const { state } = await home.server.call(signIn.beginSignIn, begun, home.seat)
    return { params: begun.params, body: { state, code: 'Tour-code-7f3a9c' } }
  }),
  stop(session.closeAccount, opened, { besides: 'account_not_assigned' }),
  stop(
    session.reportAccount,
    async (home) => ({
      ...(await opened(home)),
      body: { login_status: 'logged_out', profile: null },
    }),
    { besides: 'account_not_assigned' },
  ),
  stop(
    session.reportBlock,
    async (home) => ({ ...(await opened(home)), body: { reason: 'checkpoint', note: 'Asks for a code' } }),
    { besides: 'account_not_assigned' },
  ),

  stop(seatResource.listSeatResources, async (home) => ({
    query: { task_id: (await collected(home)).task, search: 'a', network: 'x_sandbox', kind: 'commenter' },
  })),
  stop(seatResource.getSeatResource, (home) => idOf(collected(home))),

  stop(task.listTaskKinds, () => ({ query: { network: 'x' } })),
  stop(task.countTasks, async (home) => ({
    query: {
      seat_id: home.seat.id,
      account_id: (await sceneOf(home)).accountId,
      batch_id: await newBatch(home),
      search: 'a',
    },
  })),
  stop(task.listTasks, async (home) => ({
    query: {
      seat_id: home.seat.id,
      account_id: (await sceneOf(home)).accountId,
      batch_id: await newBatch(home),
      search: 'a',
    },
  })),
  stop(task.createTask, async (home) => ({ body: taskOrder((await sceneOf(home)).accountId) })),
  stop(
    task.createTask,
    async (home) => ({
      body: await message(home, { from: 'library', filter: await emptyPart(home) }),
    }),
    { refusal: 'no_targets' },
  ),
  stop(
    task.createTask,
    async (home) => ({
      body: await message(home, { from: 'ids', resource_ids: [(await collected(home)).id] }),
    }),
    { tolerant: ['body.work.params.audience.resource_ids'] },
  ),
  stop(taskBatch.createTasks, async (home) => ({ body: await orderForTwo(home) })),
  stop(
    taskBatch.createTasks,
    async (home) => ({
      body: batchOf(await message(home, { from: 'library', filter: await emptyPart(home) })),
    }),
    { refusal: 'no_targets' },
  ),
  stop(
    taskBatch.createTasks,
    async (home) => ({
      body: batchOf(await message(home, { from: 'ids', resource_ids: [(await collected(home)).id] })),
    }),
    { tolerant: ['body.work.params.audience.resource_ids'] },
  ),
  stop(
    estimateTask,
    async (home) => ({
      body: batchOf(await message(home, { from: 'ids', resource_ids: [(await collected(home)).id] })),
    }),
    { tolerant: ['body.work.params.audience.resource_ids'] },
  ),
  stop(
    estimateTask,
    async (home) => ({
      body: batchOf(await message(home, { from: 'library', filter: await emptyPart(home) })),
    }),
    {
      tolerant: ['body.work.params.audience.filter.task_id', 'body.work.params.audience.filter.group_id'],
    },
  ),
  stop(
    taskBatch.previewAudience,
    (home) => previewOf(home, async () => ({ from: 'ids', resource_ids: [(await collected(home)).id] })),
    { tolerant: ['body.audience.resource_ids'] },
  ),
  stop(
    taskBatch.previewAudience,
    (home) => previewOf(home, async () => ({ from: 'library', filter: await emptyPart(home) })),
    { tolerant: ['body.audience.filter.task_id', 'body.audience.filter.group_id'] },
  ),
  stop(getTaskCalendar, () => ({
    query: { from: '2026-01-01T00:00:00.000Z', to: '2026-02-05T00:00:00.000Z' },
  })),
  stop(taskRepeat.listTaskRepeats, () => ({})),
  stop(taskRepeat.getTaskRepeat, (home) => taskId(home, 'ended')),
  stop(taskRepeat.repeatTask, async (home) => ({
    ...(await taskId(home)),
    body: { weekdays: [1, 3], time: '09:00', count: 2 },
  })),
  stop(taskRepeat.stopTaskRepeat, (home) => taskId(home, 'ended')),
  stop(taskRepeat.repeatTasks, async (home) => ({
    body: { ids: [(await claimed(home, 'ended')).id], weekdays: [1, 4], time: '09:00' },
  })),
  stop(taskRepeat.stopTaskRepeats, async (home) => ({
    body: { ids: [(await claimed(home, 'ended')).id] },
  })),
  stop(task.exportTasks, async (home) => ({
    query: {
      seat_id: home.seat.id,
      account_id: (await sceneOf(home)).accountId,
      batch_id: await newBatch(home),
      format: 'csv',
    },
  })),
  stop(
    taskBatch.changeTasks,
    async (home) => {
      const tasks = [await claimed(home, 'queued'), await claimed(home, 'ended')]
      return { body: { act: 'end', ids: tasks.map(({ id }) => id) } }
    },
    { tolerant: ['body.ids'] },
  ),
  stop(
    taskBatch.createTasksAgain,
    async (home) => {
      const [again, of] = [await claimed(home, 'ended'), await sceneOf(home)]
      const { id } = await taskIn(of, 'ended')
      await home.server.call(deleteAccount, { params: { id: of.accountId } }, home.supervisor)
      return { body: { ids: [again.id, id] } }
    },
    { tolerant: ['body.ids'] },
  ),
  stop(task.getTask, (home) => taskId(home)),
  stop(task.updateTask, async (home) => ({ ...(await taskId(home)), body: { name: 'Renamed' } })),
  stop(task.deleteTask, (home) => taskId(home, 'ended')),
  stop(task.endTask, (home) => taskId(home)),
  stop(task.retryTask, (home) => taskId(home, 'error')),
  stop(task.listTaskTargets, (home) => taskId(home, 'ended')),
  stop(task.exportTaskTargets, (home) => taskId(home, 'ended')),
  stop(task.listTaskResources, async (home) => ({ ...(await taskId(home)), query: { search: 'a' } })),

  stop(
    runner.claimTasks,
    async (home) => {
      const { id } = await claimed(home)
      await addTask(await sceneOf(home))
      return { body: { holding: [id], max: 1 } }
    },
    { tolerant: ['body.holding'] },
  ),
  stop(runner.reportProgress, async (home) => {
    const { id, fence } = await claimed(home)
    return { params: { id }, body: { ...results, fence, seq: 1, parked: null } }
  }),
  stop(runner.uploadResources, async (home) => {
    const { id, fence } = await claimed(home)
    return { params: { id }, body: { fence, batch_id: newId(), items: [person(1), person(2)] } }
  }),
  stop(runner.nextTarget, async (home) => {
    const { id, fence } = await promotion(home)
    return { params: { id }, body: { fence, begin: true } }
  }),
  stop(runner.settleTarget, async (home) => {
    const { id, fence } = await begun(home)
    return { params: { id }, body: { fence, position: 0, outcome: 'pending', reason: null } }
  }),
  stop(runner.settleTarget, async (home) => {
    const { id, fence } = await begun(home)
    return { params: { id }, body: { fence, position: 0, outcome: 'skipped', reason: 'opted_out' } }
  }),
  stop(runner.settleTarget, async (home) => {
    const { id, fence } = await begun(home)
    return { params: { id }, body: { fence, position: 0, outcome: 'failed', reason: 'network_block' } }
  }),
  stop(runner.undoOutcome, async (home) => {
    const { id, fence } = await begun(home)
    const body = { fence, position: 0, outcome: 'done', reason: null } as const
    await home.server.call(runner.settleTarget, { params: { id }, body }, home.seat)
    return { params: { id }, body: { fence, position: 0 } }
  }),
  stop(runner.keepPerson, async (home) => {
    const { id, fence, url } = await keeping(home)
    return { params: { id }, body: { fence, page: { url, title: 'Ann', note: 'met', source: '' } } }
  }),
  stop(runner.undoKeep, async (home) => {
    const { id, fence, url } = await keeping(home)
    const body = { fence, page: { url, title: 'Ann', note: '', source: '' } }
    await home.server.call(runner.keepPerson, { params: { id }, body }, home.seat)
    return { params: { id }, body: { fence, url } }
  }),
  stop(guard.getGuard, () => ({})),
  stop(guard.getAccountLimits, async (home) => ({ params: { id: (await sceneOf(home)).accountId } })),
  stop(guard.setGuard, () => ({ body: guard.defaultLimits })),
  stop(runner.finishTask, async (home) => {
    const { id, fence } = await claimed(home)
    return { params: { id }, body: { ...results, fence, status: 'completed', reason: 'target_reached' } }
  }),
  stop(runner.finishTask, async (home) => {
    const { id, fence } = await claimed(home)
    return { params: { id }, body: { ...results, fence, status: 'error', reason: 'account_blocked' } }
  }),
]
