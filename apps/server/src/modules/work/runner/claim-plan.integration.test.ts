import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import * as scenes from '../../../test-support/scene.ts'
import { type Recording, recordStatements } from '../../../test-support/statements.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('plan of a claim', (location) => {
  let server: TestServer
  let recording: Recording
  beforeAll(async () => {
    // Connections keep their transport from when they were opened.
    recording = recordStatements()
    server = await startTestServer(location)
  })
  afterAll(async () => {
    recording.stop()
    await server.stop()
  })

  const planOf = (text: string) =>
    server.installation.database.db.transaction().execute(async (trx) => {
      const [kind, parameters] = [
        location.kind,
        location.kind === 'sqlite' ? (text.match(/\?/g) ?? []).map(() => null) : [],
      ]
      if (kind === 'postgres')
        for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
          await sql.raw(`set local enable_${way} = off`).execute(trx)
      const explain = kind === 'postgres' ? 'explain (generic_plan)' : 'explain query plan'
      const { query, queryId } = sql`select 1`.compile(trx)
      const { rows } = await trx.executeQuery<Record<string, string>>({
        query,
        queryId,
        sql: `${explain} ${text}`,
        parameters,
      })
      return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n')
    })

  test('a claim reads the seat’s open tasks, and moves tasks by key, however many tasks a tenant or state has', async () => {
    const scene = await scenes.createScene(server)
    const id = await scenes.addTask(scene)
    expect((await scenes.claim(scene)).map((task) => task.id)).toEqual([id])
    const textOf = (beginning: string) =>
      [...recording.texts].find((text) => text.startsWith(beginning)) ?? expect.fail(beginning)
    expect(await planOf(textOf('select "task"."id"'))).toMatch(/INDEX task_seat|using task_seat/)
    expect(await planOf(textOf('update "task" set "status"'))).toMatch(
      /INDEX sqlite_autoindex_task_1|using task_pkey/i,
    )
  })
})
