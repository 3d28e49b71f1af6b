import { addOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { endTask, retryTask } from '@seaport/contract/work/task'
import type { Audience } from '@seaport/contract/work/task-audience.schema'
import { createManualPromotion, failManualPromotion } from './promotions.ts'
import { addTask, claim, person, type Scene, upload } from './scene.ts'

/**
 * Plans promotions to every kind of audience, with every filter of the library, with and without those who were reached before, up to the first person and
 * beyond the last; and tries one of each again. The endpoints' own tour does not go to all of these.
 */
export async function planEveryAudience(scene: Scene): Promise<void> {
  for (const audience of await audiencesOf(scene))
    for (const deduplication of [true, false])
      for (const promotion_count of [1, 100]) {
        const { id } = await createManualPromotion(scene, {
          kind: 'follow',
          params: {
            audience,
            deduplication,
            promotion_count,
            send_interval_seconds: 60,
            duration_minutes: 60,
          },
        })
        // People waiting in an ended task are available for the next one.
        if (promotion_count === 1) await tryAgain(scene, id)
        await scene.server.call(endTask, { params: { id } }, scene.supervisor)
      }
}

async function tryAgain(scene: Scene, id: string): Promise<void> {
  await failManualPromotion(scene, id, 1)
  await scene.server.call(retryTask, { params: { id } }, scene.supervisor)
}

async function audiencesOf(scene: Scene): Promise<Audience[]> {
  const { server, supervisor } = scene
  const taskId = await addTask(scene)
  const task = (await claim(scene)).find(({ id }) => id === taskId)
  if (!task) throw new Error('The task was not claimed')
  const people = [1, 2, 3].map((number) => person(number, { location: 'Tea Hill' }))
  await upload(scene, task, people)
  const optedOut = { network: 'x_sandbox' as const, external_ids: ['p3'] }
  await server.call(addOptOuts, { body: optedOut }, supervisor)
  const { list } = await server.call(listResources, {}, supervisor)
  const filters = [
    { search: 'person' },
    { kind: 'commenter' as const },
    { task_id: taskId },
    { group_id: 'none' },
    { seen_from: '2020-01-01T00:00:00.000Z', seen_to: '2030-01-01T00:00:00.000Z' },
    { followers_min: 0, followers_max: 100 },
    { location: 'tea' },
  ]
  const parts = [{}, ...filters, Object.assign({}, ...filters)]
  return [
    ...parts.map((filter): Audience => ({ from: 'library', filter })),
    { from: 'ids', resource_ids: list.map(({ id }) => id) },
    { from: 'list', targets: ['@anna', '4711', 'p3'] },
  ]
}
