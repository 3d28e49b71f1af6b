import * as runner from '@seaport/contract/work/runner'
import * as task from '@seaport/contract/work/task'
import * as taskBatch from '@seaport/contract/work/task-batch'
import { taskIn } from '../scene.ts'
import { type Home, sceneOf } from '../tour/home.ts'
import type { Visit } from '../tour/stop.ts'
import { act, body, dbOf, otherSeatOf, type Refusals, refusalsOf, twice } from './refusal-scene.ts'

const fenceOf = (home: Home, id: string, fence: number) =>
  dbOf(home).updateTable('task').set({ fence }).where('id', '=', id).execute()
/** The task was given to somebody else, or is over. */
const lost = (change: object = {}) => ({
  'another has it by now': async (home: Home, { params, body: told }: Visit) => {
    await fenceOf(home, params?.id ?? '', 77)
    return { body: { ...(told as object), ...change } }
  },
  'ended, under its last claim': async (home: Home, { params }: Visit) => {
    await act(home, task.endTask, { params })
    return {}
  },
  'ended, and another had it': async (home: Home, { params }: Visit) => {
    await act(home, task.endTask, { params })
    await fenceOf(home, params?.id ?? '', 77)
    return {}
  },
  'parked, under its last claim': async (home: Home, { params }: Visit) => {
    await act(home, taskBatch.changeTasks, { body: { act: 'pause', ids: [params?.id] } })
    return {}
  },
  'a task of another seat': async (home: Home, { params }: Visit) => {
    await dbOf(home)
      .updateTable('task')
      .set({ seat_id: await otherSeatOf(home) })
      .where('id', '=', params?.id ?? '')
      .execute()
    return {}
  },
})

/** An administrator takes the networks away while tasks run. */
const networksGone = (home: Home) => {
  home.server.installation.env.networks = {}
  return {}
}

/** What the runner reports. */
export const runnerRefusals: Refusals[] = [
  refusalsOf(runner.reportProgress, lost()),
  refusalsOf(runner.uploadResources, lost()),
  refusalsOf(runner.finishTask, {
    ...lost(),
    'a reason of another end, under a lost claim': async (home, { params, body: told }) => {
      await fenceOf(home, params?.id ?? '', 77)
      return { body: { ...(told as object), status: 'error', reason: 'target_reached' } }
    },
  }),
  refusalsOf(runner.nextTarget, {
    ...lost(),
    'a task without targets': async (home) => {
      const { id, fence } = await taskIn(await sceneOf(home), 'running')
      return { params: { id }, body: { fence, begin: true } }
    },
  }),
  refusalsOf(runner.settleTarget, {
    ...lost(),
    'a reason of another outcome': body({ outcome: 'done', reason: 'opted_out' }),
    'no such target': body({ position: 9 }),
  }),
  refusalsOf(runner.undoOutcome, {
    ...lost(),
    'too late': async (home) => {
      home.server.clock.advance(600)
      return {}
    },
    'already undone': twice(runner.undoOutcome),
  }),
  refusalsOf(runner.keepPerson, {
    ...lost(),
    'a page that is no profile': async (_, { body: told }) => ({
      body: {
        ...(told as object),
        page: { url: 'https://www.facebook.com/', title: 'x', note: '', source: '' },
      },
    }),
    'a task that a program does': async (home) => {
      const { id, fence } = await taskIn(await sceneOf(home), 'running')
      return {
        params: { id },
        body: { fence, page: { url: 'https://x.com/a', title: '', note: '', source: '' } },
      }
    },
    'a network that is not set up any more': networksGone,
  }),
  refusalsOf(runner.undoKeep, {
    ...lost(),
    'a page that is no profile': body({ url: 'https://www.facebook.com/' }),
    'a network that is not set up any more': networksGone,
  }),
]
