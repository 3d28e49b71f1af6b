import { API_BASE } from '@seaport/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { programOf } from '../test-support/api-token.ts'
import { addTask, createScene, type Scene, taskOrder } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

eachDatabase('what programs send', (location) => {
  let server: TestServer
  let scene: Scene
  let authorization: string
  beforeAll(async () => {
    server = await startTestServer(location)
    scene = await createScene(server)
    authorization = (await (await programOf(server, scene.supervisor))('GET', server.url)).authorization ?? ''
  })
  afterAll(() => server.stop())

  const send = async (method: string, path: string, body?: string) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await server.send(method, path, { headers, ...(body !== undefined && { body }) })
    return answer.body as { code: number; data: Record<string, unknown>; detail?: { loc: string[] }[] }
  }

  test.each(['//api/v1/task', '/api/v1/task/', '/api//v1/task?page=1'])(
    '%s leads to the list',
    async (path) => {
      expect(await send('GET', path)).toMatchObject({ code: 200, data: { page: 1 } })
    },
  )

  test.each([undefined, ''])('JSON is named and there is no body (%o)', async (body) => {
    const path = `${API_BASE}/task/${await addTask(scene)}`
    expect(await send('POST', `${path}/end`, body)).toMatchObject({ code: 200, data: { status: 'ended' } })
    expect(await send('DELETE', path, body)).toMatchObject({ code: 200 })
    // Where there has to be one, its fields are missing.
    expect((await send('POST', `${API_BASE}/task`, body)).detail).toMatchObject([{ loc: ['body'] }])
  })

  test.each([
    ['2026-03-03T15:00:00+07:00', '2026-03-03T08:00:00.000Z'],
    ['2026-03-03T08:00:00Z', '2026-03-03T08:00:00.000Z'],
    ['2026-03-03T08:00:00.123456+00:00', '2026-03-03T08:00:00.123Z'],
  ])('a task starts at %s', async (at, scheduled_at) => {
    const order = taskOrder(scene.accountId, { start: { mode: 'at', at } })
    expect(await send('POST', `${API_BASE}/task`, JSON.stringify(order))).toMatchObject({
      data: { scheduled_at },
    })
  })

  test('flags of an address as Python writes them', async () => {
    for (const [flag, total] of [
      ['True', 1],
      ['False', 0],
    ] as const)
      expect(await send('GET', `${API_BASE}/agent?online=${flag}`)).toMatchObject({ data: { total } })
  })
})
