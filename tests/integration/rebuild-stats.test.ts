import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getResourceStats } from '@seaport/contract/work/stats'
import { createTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as scenes from '../../apps/server/src/test-support/scene.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/test-support/test-server.ts'
import { bothDatabases } from '../support/databases.ts'

const program = fileURLToPath(new URL('../../apps/server/src/rebuild-stats.ts', import.meta.url))
const execute = promisify(execFile)
const people = (from: number) => Array.from({ length: 20 }, (_, index) => scenes.person(from + index))

bothDatabases('the command that rebuilds statistics', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const rebuild = async (dataDir = location.dataDir) => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SEAPORT_DATA_DIR: dataDir,
      ...(location.url && { SEAPORT_DATABASE_URL: location.url }),
    }
    return (await execute(process.execPath, [program], { env })).stdout.trim().split('\n')
  }

  test('mends what is wrong, and says what it changed', async () => {
    const scene = await scenes.createScene(server)
    await scenes.taskIn(scene, 'completed')
    await server.installation.database.db
      .updateTable('stat')
      .set({ tasks_created: 7, tasks_error: 2 })
      .execute()
    expect(await rebuild()).toEqual([
      'tasks_created: 1, 7 before',
      'tasks_completed: 1',
      'tasks_error: 0, 2 before',
      'tasks_ended: 0',
      'collected_new: 0',
      'collected_known: 0',
      'promoted_done: 0',
      'promoted_failed: 0',
      'promoted_skipped: 0',
      'promoted_unknown: 0',
    ])
  })

  test('changes nothing that is right, while the server keeps working', async () => {
    const scene = await scenes.createScene(server, { ports: 8 })
    const { supervisor } = scene
    const body = scenes.taskOrder(scene.accountId)
    for (let index = 0; index < 8; index += 1) await server.call(createTask, { body }, supervisor)
    const tasks = await scenes.claim(scene)
    let done = false
    const working = (async () => {
      for (let round = 0; !done; round += 1)
        for (const task of tasks) await scenes.upload(scene, task, people(round * 10))
      for (const task of tasks) await scenes.finish(scene, task)
    })()
    await Promise.all([rebuild(), rebuild()])
    done = true
    await working
    const { total } = await server.call(getResourceStats, {}, supervisor)
    const rows = await server.installation.database.db
      .selectFrom('sighting')
      .innerJoin('task', 'task.id', 'sighting.task_id')
      .select('fresh')
      .where('tenant_id', '=', supervisor.id)
      .execute()
    const fresh = rows.filter((row) => row.fresh === 1).length
    expect(total).toEqual({ collected_new: fresh, collected_known: rows.length - fresh })
    for (const line of await rebuild()) expect(line).not.toContain('before')
  })

  const elsewhere = location.kind === 'sqlite' ? test : null
  elsewhere?.('makes no database where there is none', async () => {
    await expect(rebuild(`${location.dataDir}/nothing-here`)).rejects.toThrow('There is no database at')
  })
})
