import { listNetworkConfigs, putNetworkConfig } from '@seaport/contract/platform/network-config'
import { finishTask, reportProgress } from '@seaport/contract/work/runner'
import { retryTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('paid reads', (place) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(place)
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())

  const setCap = (monthly_reads: string | null) =>
    server.call(
      putNetworkConfig,
      { params: { network: 'x_sandbox' }, body: { fields: { monthly_reads } } },
      admin,
    )
  const readsShown = async () => {
    const { list } = await server.call(listNetworkConfigs, {}, admin)
    return list.find(({ network }) => network === 'x_sandbox')?.reads
  }
  const report = (
    { seat }: scenes.Scene,
    { id, fence }: { id: string; fence: number },
    seq: number,
    reads: number,
  ) => {
    const body = { fence, seq, actual_count: 0, pages: seq, reads, targets: [], parked: null }
    return server.call(reportProgress, { params: { id }, body }, seat)
  }

  test('rows are counted once per app and month, and the cap ends collections with its own reason', async () => {
    const before = (await readsShown()) ?? 0
    const scene = await scenes.createScene(server)
    await setCap(null)
    const [one, two] = [await scenes.taskIn(scene, 'running'), await scenes.taskIn(scene, 'running')]
    await report(scene, one, 1, 100)
    await report(scene, one, 1, 100)
    await report(scene, one, 2, 250)
    await report(scene, two, 1, 50)
    expect(await readsShown()).toBe(before + 300)

    await setCap(String(before + 310))
    await report(scene, two, 2, 55)
    expect(await scenes.taskOf(scene, two.id)).toMatchObject({ status: 'running' })
    await report(scene, two, 3, 80)
    expect(await scenes.taskOf(scene, two.id)).toMatchObject({ status: 'error', end_reason: 'usage_cap' })

    // A task that waits is not even claimed, and neither is one that is tried again.
    const waiting = await scenes.addTask(scene)
    await server.call(retryTask, { params: { id: two.id } }, scene.supervisor)
    expect(await scenes.claim(scene, { holding: [one.id] })).toEqual([])
    for (const id of [waiting, two.id])
      expect(await scenes.taskOf(scene, id)).toMatchObject({ status: 'error', end_reason: 'usage_cap' })

    await setCap(null)
    await server.call(retryTask, { params: { id: waiting } }, scene.supervisor)
    const [again] = await scenes.claim(scene, { holding: [one.id] })
    expect(again?.id).toBe(waiting)
    // What a claim has read is counted from nothing.
    const ending = { status: 'completed', reason: 'list_exhausted', actual_count: 0, pages: 1 } as const
    const body = { fence: again?.fence ?? 0, ...ending, reads: 7, targets: [] }
    await server.call(finishTask, { params: { id: waiting }, body }, scene.seat)
    expect(await readsShown()).toBe(before + 337)
  })

  test('a new month begins at nothing', async () => {
    server.clock.advance(32 * 86_400)
    admin = await createUser(server, { role: 'admin' })
    expect(await readsShown()).toBe(0)
  })
})
