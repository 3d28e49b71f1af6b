import { keepPerson } from '@seaport/contract/work/runner'
import { listTaskResources } from '@seaport/contract/work/task'
import type { CollectionKind } from '@seaport/contract/work/task-kind'
import { collectParams, type TaskWork } from '@seaport/contract/work/task-kind.schema'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { everyWork } from '../../../test-support/every-work.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const kinds = Object.keys(collectParams) as CollectionKind[]

bothDatabases('deduplication against the library', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const workOf = (kind: CollectionKind, deduplication: 'task' | 'library'): TaskWork => {
    const work = everyWork.find((one) => one.kind === kind)
    return { ...work, params: { ...work?.params, deduplication } } as TaskWork
  }

  test.each(kinds)(
    '%s: only people new to the library are kept, by any means of collection',
    async (kind) => {
      expect(capabilityOf('x_sandbox', kind).library_deduplication).toBe(true)
      const scene = await scenes.createScene(server)
      const byHand = capabilityOf('x_sandbox', kind).executor === 'assisted'
      const collect = async (deduplication: 'task' | 'library', numbers: readonly number[]) => {
        const id = await scenes.addTask(scene, { work: workOf(kind, deduplication) })
        const task = (await scenes.claim(scene)).find((one) => one.id === id)
        if (!task) throw new Error('The task was not claimed')
        if (byHand) await keep(scene, task, numbers)
        else
          await scenes.upload(
            scene,
            task,
            numbers.map((number) => scenes.person(number)),
          )
        await scenes.finish(scene, task)
        const { list } = await server.call(listTaskResources, { params: { id }, query: {} }, scene.supervisor)
        return list.map(({ handle }) => handle).sort()
      }
      expect(await collect('task', [1, 2])).toEqual(['p1', 'p2'])
      expect(await collect('library', [2, 3])).toEqual(['p3'])
      expect(await collect('task', [2, 3, 4])).toEqual(['p2', 'p3', 'p4'])
      expect(await collect('library', [1, 2, 3, 4])).toEqual([])
    },
  )

  const keep = async (
    scene: scenes.Scene,
    { id, fence }: { id: string; fence: number },
    numbers: readonly number[],
  ) => {
    for (const number of numbers) {
      const url = `http://127.0.0.1:8788/p${number}`
      const page = { url, title: '', note: '', source: '17' }
      await server.call(keepPerson, { params: { id }, body: { fence, page } }, scene.seat)
    }
  }
})
