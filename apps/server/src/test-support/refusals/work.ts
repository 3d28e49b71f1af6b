import { assignAccounts, blockAccount, deleteAccount, unassignAccounts } from '@seaport/contract/desk/account'
import { disableSeat } from '@seaport/contract/desk/seat'
import * as acts from '@seaport/contract/work/admin-act'
import * as resourceGroup from '@seaport/contract/work/resource-group'
import { finishTask } from '@seaport/contract/work/runner'
import * as scripts from '@seaport/contract/work/script'
import * as task from '@seaport/contract/work/task'
import * as taskBatch from '@seaport/contract/work/task-batch'
import * as taskRepeat from '@seaport/contract/work/task-repeat'
import { newId } from '../../kernel/id.ts'
import { createAssigned, taskIn } from '../scene.ts'
import { type Home, looseAccount, script } from '../tour/home.ts'
import type { Visit } from '../tour/stop.ts'
import {
  act,
  behindAnother,
  body,
  dbOf,
  NOBODYS,
  onTour,
  otherSeatOf,
  type Refusals,
  refusalsOf,
  twice,
} from './refusal-scene.ts'

const DAY = 86_400_000
type Order = { account_id: string; work: { kind: string; params: Record<string, unknown> } }
const orderOf = ({ body }: Visit) => body as Order
const block = (home: Home, id: string) => act(home, blockAccount, { params: { id }, body: { note: 'Tour' } })
const expirePorts = (home: Home) =>
  dbOf(home)
    .updateTable('user')
    .set({ port_expire_at: home.server.clock.now() })
    .where('id', '=', home.supervisor.id)
    .execute()
const disable = (home: Home) => act(home, disableSeat, { params: { id: home.seat.id } })
const fillPorts = (home: Home) =>
  dbOf(home).updateTable('seat').set({ allocated: 0 }).where('id', '=', home.seat.id).execute()
const past = { mode: 'at', at: '2026-03-02T08:00:00.000Z' }
const saying = async (home: Home, script_id: string) => ({
  body: {
    account_id: await createAssigned(home.server, home.supervisor, home.seat.id),
    work: {
      kind: 'send_message',
      params: { script_id, audience: { from: 'list', targets: ['@tea'] }, promotion_count: 1 },
    },
  },
})
const commenting = async (home: Home, script_id: string) => {
  const { account_id } = (await saying(home, script_id)).body
  const links = ['http://127.0.0.1:8788/harbor_tea/status/1']
  return {
    body: { account_id, work: { kind: 'comment_link', params: { script_id, links, comment_count: 1 } } },
  }
}
const scriptOf = async (home: Home, fields: object) => {
  const given = { title: newId(), networks: ['x_sandbox'], content: { type: 'text', text: 'Hi' }, ...fields }
  await act(home, scripts.createScript, { body: given })
  const row = await dbOf(home)
    .selectFrom('script')
    .select('id')
    .where('title', '=', given.title)
    .executeTakeFirstOrThrow()
  return row.id
}
const pictureOf = async (home: Home, networks: string[]) => {
  const { body: given } = await onTour(home, scripts.createScript)
  return scriptOf(home, { ...(given as object), title: newId(), networks })
}
const posting = async (home: Home, network: 'instagram' | 'x', { text = 'Tea', pictures = 1 }) => {
  const account_id = await createAssigned(home.server, home.supervisor, home.seat.id, network)
  const { body: given } = await onTour(home, scripts.createScript)
  const { content } = given as { content: { file_ids: string[] } }
  const file_ids = Array.from({ length: pictures }, () => content.file_ids[0])
  const fields = { ...(given as object), content: { ...content, type: 'image_text', text, file_ids } }
  const script_id = await scriptOf(home, { ...fields, title: newId(), networks: [network] })
  const work = { kind: 'publish_post', params: { script_id, promotion_count: 1 } }
  return { body: { account_id, executor: 'api', work } }
}
const ofTask = async (
  home: Home,
  state: Parameters<typeof taskIn>[1],
  before?: (account: string) => Promise<unknown>,
) => {
  const accountId = await createAssigned(home.server, home.supervisor, home.seat.id)
  const { id } = await taskIn({ ...home, accountId }, state)
  await before?.(accountId)
  return { params: { id } }
}
/** A task that failed after one of its two targets. */
const halfFailed = async (home: Home) => {
  const accountId = await createAssigned(home.server, home.supervisor, home.seat.id)
  const { id, fence } = await taskIn({ ...home, accountId }, 'running')
  const targets = [
    { position: 0, outcome: 'done', reason: null, collected: 3 },
    { position: 1, outcome: 'failed', reason: 'target_missing', collected: 0 },
  ]
  const ending = { fence, status: 'error', reason: 'fault', actual_count: 3, pages: 2, targets }
  await act(home, finishTask, { params: { id }, body: ending })
  return { params: { id } }
}
const states = ['pending', 'queued', 'running', 'completed', 'error', 'ended'] as const
const inEachState = (...only: (typeof states)[number][]) =>
  Object.fromEntries(
    (only.length > 0 ? only : states).map((state) => [
      `a task that is ${state}`,
      (home: Home) => ofTask(home, state),
    ]),
  )
const paused = async (home: Home) => {
  const given = await ofTask(home, 'queued')
  await act(home, taskBatch.changeTasks, { body: { act: 'pause', ids: [given.params.id] } })
  return given
}
const inMany = (act_: string, state: Parameters<typeof taskIn>[1]) => async (home: Home) => ({
  body: { act: act_, ids: [(await ofTask(home, state)).params.id] },
})
const creation: Refusals[] = [
  refusalsOf(task.createTask, {
    'a start that is now': body({ start: past }),
    'a start that is over, for nobody’s account': body({ start: past, account_id: NOBODYS }),
    'nobody’s account': body({ account_id: NOBODYS }),
    'a deleted account': async (home, given) => {
      await act(home, deleteAccount, { params: { id: orderOf(given).account_id } })
      return {}
    },
    'an account of no seat, which is blocked': async (home, given) => {
      const { account_id } = orderOf(given)
      await act(home, unassignAccounts, { body: { account_ids: [account_id] } })
      await block(home, account_id)
      return {}
    },
    'a blocked account, whose ports have expired': async (home, given) => {
      await block(home, orderOf(given).account_id)
      await expirePorts(home)
      return {}
    },
    'ports that expire now, of a disabled seat': async (home) => {
      await disable(home)
      await expirePorts(home)
      return {}
    },
    'a disabled seat without a free port': async (home) => {
      await disable(home)
      await fillPorts(home)
      return {}
    },
    'no free port': async (home) => {
      await fillPorts(home)
      return {}
    },
    'somebody else’s hands': body({ executor: 'assisted' }),
    'links of a network by hand that are none': async (home) => {
      const account_id = await createAssigned(home.server, home.supervisor, home.seat.id, 'facebook')
      return {
        body: { account_id, work: { kind: 'collect_likers', params: { links: ['x'], target_count: 1 } } },
      }
    },
    'links that are no posts, without a free port': async (home, given) => {
      await fillPorts(home)
      const { account_id, work } = orderOf(given)
      const links = [
        String((work.params.links as string[])[0]),
        'http://127.0.0.1:8788/harbor_tea',
        'https://example.com/status/1',
      ]
      return { body: { account_id, work: { ...work, params: { ...work.params, links } } } }
    },
    'profiles that are none': async (_, given) => ({
      body: {
        ...orderOf(given),
        work: { kind: 'collect_followers', params: { profiles: ['@a', 'a b'], target_count: 9 } },
      },
    }),
    'options that the network has': async (_, given) => ({
      body: {
        ...orderOf(given),
        work: {
          kind: 'collect_followers',
          params: { profiles: ['@a'], target_count: 9, deduplication: 'library', deep_collection: true },
        },
      },
    }),
    'a network that is not set up, by somebody else’s hands': async (home) => {
      const account_id = await createAssigned(home.server, home.supervisor, home.seat.id, 'x')
      home.server.installation.env.networks = {}
      const work = { kind: 'collect_likers', params: { links: ['x'], target_count: 1 } }
      return { body: { account_id, executor: 'assisted', work } }
    },
    'a script that is nobody’s': (home) => saying(home, NOBODYS),
    'a script of another network, a picture': async (home) =>
      saying(home, await pictureOf(home, ['facebook'])),
    'a script of another type': async (home) => {
      const account_id = await createAssigned(home.server, home.supervisor, home.seat.id, 'instagram')
      const { body } = await commenting(home, await pictureOf(home, ['instagram']))
      const params = { ...body.work.params, links: ['https://www.instagram.com/p/C8abcdEFG/'] }
      return { body: { account_id, work: { ...body.work, params } } }
    },
    'a script that is too long where it is said': async (home) =>
      commenting(home, await scriptOf(home, { content: { type: 'text', text: 'é'.repeat(281) } })),
    'a script as long as may be where it is said': async (home) =>
      commenting(home, await scriptOf(home, { content: { type: 'text', text: 'é'.repeat(280) } })),
    'more hashtags than Instagram accepts in a post': (home) =>
      posting(home, 'instagram', { text: '#tea '.repeat(6) }),
    'as many hashtags as Instagram accepts in a post, and a picture that its interface does not take': (
      home,
    ) => posting(home, 'instagram', { text: '#tea '.repeat(5) }),
    'more pictures than X takes in a post': (home) => posting(home, 'x', { pictures: 5 }),
    'as many pictures as X takes in a post': (home) => posting(home, 'x', { pictures: 4 }),
    'an account of another seat, for a seat': async (home) => ({
      as: home.seat.as,
      body: {
        ...((await onTour(home, task.createTask)).body as object),
        account_id: await looseAccount(home),
      },
    }),
    'nobody in the audience': (home) => onTour(home, task.createTask, 1),
    'people that are none, without a free port': async (home) => {
      const order = await saying(home, await script(home))
      await fillPorts(home)
      order.body.work.params.audience.targets = ['@tea', 'two words', '@ok', 'https://example.com/x']
      return order
    },
    'people that are none': async (home) => {
      const order = await saying(home, await script(home))
      order.body.work.params.audience.targets = ['@tea', 'two words', '@ok', 'https://example.com/x']
      return order
    },
  }),
]

const batches: Refusals[] = [
  refusalsOf(taskBatch.createTasks, {
    'a second account that is nobody’s, and a first that is blocked': async (home, given) => {
      const [first = ''] = (given.body as { account_ids: string[] }).account_ids
      await block(home, first)
      return { body: { ...(given.body as object), account_ids: [first, NOBODYS] } }
    },
    'a second account that is blocked': async (home, given) => {
      await block(home, (given.body as { account_ids: string[] }).account_ids[1] ?? '')
      return {}
    },
    'fewer links than accounts, one of which is blocked': async (home, given) => {
      const ids = (given.body as { account_ids: string[] }).account_ids
      await block(home, ids[0] ?? '')
      const third = await createAssigned(home.server, home.supervisor, home.seat.id)
      return { body: { ...(given.body as object), account_ids: [...ids, third] } }
    },
    'fewer people to collect than accounts': async (_, given) => {
      const { work, ...rest } = given.body as Order
      return { body: { ...rest, work: { ...work, params: { ...work.params, target_count: 1 } } } }
    },
    'the library shared out without leaving out whom others reach': async (home, given) => {
      const { account_ids } = given.body as { account_ids: string[] }
      const { work } = (await saying(home, await script(home))).body
      const params = {
        ...work.params,
        audience: { from: 'library', filter: {} },
        deduplication: false,
        promotion_count: 2,
      }
      return { body: { account_ids, work: { ...work, params } } }
    },
    'people that are none, among those that are shared out': async (home, given) => {
      const { account_ids } = given.body as { account_ids: string[] }
      const { work } = (await saying(home, await script(home))).body
      work.params.audience.targets = ['@tea', '@ok', '@tea', 'two words', 'https://example.com/x', '@b']
      return { body: { account_ids, work: { ...work, params: { ...work.params, promotion_count: 2 } } } }
    },
    'a port for one of two': async (home) => {
      await dbOf(home).updateTable('seat').set({ allocated: 1 }).where('id', '=', home.seat.id).execute()
      return {}
    },
  }),
  refusalsOf(taskBatch.createTasksAgain, {
    'one more is nobody’s': async (_, given) => ({
      body: { ids: [...(given.body as { ids: string[] }).ids, NOBODYS] },
    }),
    'the account is blocked': async (home) => {
      const { params } = await ofTask(home, 'ended', (account) => block(home, account))
      return { body: { ids: [params.id] } }
    },
  }),
  refusalsOf(taskBatch.changeTasks, {
    'end one that is over': inMany('end', 'completed'),
    'retry one that waits': inMany('retry', 'queued'),
    'delete one that runs': inMany('delete', 'running'),
    'pause one that is over': inMany('pause', 'error'),
    'resume one that runs': inMany('resume', 'running'),
  }),
  refusalsOf(taskBatch.previewAudience, {
    'nobody’s account and script': async (_, given) => ({
      body: { ...(given.body as object), account_id: NOBODYS, script_id: NOBODYS },
    }),
    'nobody’s script': async (_, given) => ({ body: { ...(given.body as object), script_id: NOBODYS } }),
    'people that are none': body({
      audience: { from: 'list', targets: ['@tea', 'two words', '@ok', 'https://example.com/x'] },
    }),
  }),
]

const actsOnTasks: Refusals[] = [
  refusalsOf(task.updateTask, {
    'a new start of one that is queued, in the past': async (home) => ({
      ...(await ofTask(home, 'queued')),
      body: { start: past },
    }),
    'a new start that is now': async (home) => ({
      ...(await ofTask(home, 'pending')),
      body: {
        name: 'Renamed',
        start: { mode: 'at', at: new Date(home.server.clock.now() + 7000).toISOString() },
      },
    }),
    ...Object.fromEntries(
      states.map((state) => [
        `a new start of a task that is ${state}`,
        async (home: Home) => ({
          ...(await ofTask(home, state)),
          body: { start: { mode: 'at', at: new Date(home.server.clock.now() + DAY).toISOString() } },
        }),
      ]),
    ),
  }),
  refusalsOf(task.endTask, {
    ...inEachState('completed', 'error', 'ended'),
    'one that is paused': paused,
  }),
  refusalsOf(task.deleteTask, {
    ...inEachState(),
    'one that is paused': paused,
    'one that is deleted': twice(task.deleteTask),
  }),
  refusalsOf(task.retryTask, {
    ...inEachState('pending', 'queued', 'running', 'completed', 'ended'),
    'one of two targets failed': halfFailed,
    'an account that left the seat, and is blocked': (home) =>
      ofTask(home, 'error', async (account) => {
        await act(home, unassignAccounts, { body: { account_ids: [account] } })
        await block(home, account)
      }),
    'an account that went to another seat': (home) =>
      ofTask(home, 'error', async (account) => {
        await dbOf(home)
          .updateTable('account')
          .set({ seat_id: await otherSeatOf(home) })
          .where('id', '=', account)
          .execute()
      }),
    'a blocked account without a free port': (home) =>
      ofTask(home, 'error', async (account) => {
        await block(home, account)
        await fillPorts(home)
      }),
    'no free port': (home) => ofTask(home, 'error', () => fillPorts(home)),
    'ports that have expired': (home) => ofTask(home, 'error', () => expirePorts(home)),
    'a disabled seat': (home) => ofTask(home, 'error', () => disable(home)),
    'an account given back to the same seat': (home) =>
      ofTask(home, 'error', async (account) => {
        await act(home, unassignAccounts, { body: { account_ids: [account] } })
        await act(home, assignAccounts, { body: { account_ids: [account], seat_id: home.seat.id } })
      }),
  }),
  refusalsOf(taskRepeat.repeatTask, {
    'a last day that is over': async (_, { body: plan }) => {
      const { count: _count, ...rest } = plan as { count: number }
      return { body: { ...rest, until: '2026-03-01' } }
    },
    'a deleted task': async (home) => {
      const given = await ofTask(home, 'ended')
      await act(home, task.deleteTask, given)
      return given
    },
  }),
  refusalsOf(taskRepeat.repeatTasks, {
    'one of two is nobody’s': async (_, given) => ({
      body: { ...(given.body as object), ids: [...(given.body as { ids: string[] }).ids, NOBODYS] },
    }),
  }),
  refusalsOf(acts.adminActOnTasks, {
    'one of three is over, another nobody’s': async (home) => ({
      body: {
        ids: [(await ofTask(home, 'completed')).params.id, NOBODYS, (await ofTask(home, 'queued')).params.id],
        act: 'end',
        why: 'tour',
      },
    }),
  }),
  refusalsOf(acts.adminActOnSeats, {
    'one is enabled already, another nobody’s': (home) => ({
      body: { ids: [home.seat.id, NOBODYS], act: 'enable', why: 'tour' },
    }),
    'no port is in use': (home) => ({ body: { ids: [home.seat.id], act: 'release', why: 'tour' } }),
  }),
  refusalsOf(acts.adminActOnAccounts, {
    'none has a seat': async (home) => ({
      body: { ids: [await looseAccount(home)], act: 'unassign', why: 'tour' },
    }),
    'none is blocked': async (home) => ({
      body: { ids: [await looseAccount(home)], act: 'unblock', why: 'tour' },
    }),
  }),
]

const library: Refusals[] = [
  refusalsOf(scripts.createScript, {
    'a public one, too long, of a supervisor': async (_, given) => ({
      body: {
        ...(given.body as object),
        public: true,
        networks: ['instagram'],
        content: { type: 'text', text: 'é'.repeat(3000) },
      },
    }),
    'too long for its network, in nobody’s group': async (_, given) => ({
      body: {
        ...(given.body as object),
        group_id: NOBODYS,
        networks: ['facebook', 'instagram'],
        content: { type: 'text', text: '茶'.repeat(3000) },
      },
    }),
    'nobody’s group and nobody’s picture': async (_, given) => ({
      body: { ...(given.body as object), group_id: NOBODYS, content: { type: 'image', file_ids: [NOBODYS] } },
    }),
    'nobody’s picture': async (_, given) => ({
      body: { ...(given.body as object), content: { type: 'image', file_ids: [NOBODYS] } },
    }),
    'a picture for a video': async (_, given) => ({
      body: {
        ...(given.body as object),
        content: {
          type: 'video',
          file_ids: (given.body as { content: { file_ids: string[] } }).content.file_ids,
        },
      },
    }),
  }),
  refusalsOf(scripts.updateScript, {
    'nobody’s group': async (_, given) => ({ body: { ...(given.body as object), group_id: NOBODYS } }),
    'networks for which it is too long': async (home) => ({
      params: {
        id: await scriptOf(home, {
          networks: ['facebook'],
          content: { type: 'text', text: 'x'.repeat(5000) },
        }),
      },
      body: { networks: ['instagram'] },
    }),
  }),
  refusalsOf(scripts.deleteScript, {
    'a task uses it': async (home, { params = {} }) => {
      await act(home, task.createTask, await saying(home, params.id ?? ''))
      return {}
    },
    'a task that is over used it, and it is deleted': twice(scripts.deleteScript),
  }),
  refusalsOf(scripts.deleteScripts, {
    'a task uses the second': async (home, given) => {
      const second = await script(home)
      await act(home, task.createTask, await saying(home, second))
      return { body: { ids: [...(given.body as { ids: string[] }).ids, second] } }
    },
    'the second is nobody’s': async (_, given) => ({
      body: { ids: [...(given.body as { ids: string[] }).ids, NOBODYS] },
    }),
  }),
  refusalsOf(scripts.moveScripts, {
    'the second is there already': behindAnother(scripts.moveScripts, 'ids'),
    'out of a group that it is not in': body({ group_id: null }),
    'to nobody’s group': body({ group_id: NOBODYS }),
  }),
  refusalsOf(scripts.scriptGroups.create, { 'its name is taken': twice(scripts.scriptGroups.create) }),
  refusalsOf(resourceGroup.moveResources, {
    'the second is there already': behindAnother(resourceGroup.moveResources, 'ids'),
    'one is nobody’s': (_, given) => ({
      body: { ...(given.body as object), ids: [...(given.body as { ids: string[] }).ids, 'a'.repeat(32)] },
    }),
  }),
]

/** Tasks, scripts and the library. */
export const workRefusals: Refusals[] = [...creation, ...batches, ...actsOnTasks, ...library]
