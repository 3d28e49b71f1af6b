import { endpoints } from '@seaport/contract/api.schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import type { Trx } from '../db/schema.ts'
import { nameOf } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, visit } from '../test-support/tour/visit.ts'
import { beforeTransaction, whileHeld } from '../test-support/while-held.ts'

/** Tables that others reference, and how one of their rows is removed; users, content in use, and built-in roles are never removed. */
const parents = {
  account: 'marked',
  announcement: 'removed',
  content: 'never',
  file: 'removed',
  menu: 'removed',
  opt_out: 'removed',
  proxy: 'removed',
  proxy_group: 'removed',
  release: 'removed',
  release_file: 'removed',
  role: 'removed',
  script: 'removed',
  script_group: 'removed',
  seat: 'marked',
  task: 'marked',
  task_repeat: 'never',
  user: 'never',
  user_session: 'never',
  webhook: 'removed',
} as const
type Parent = keyof typeof parents

interface Reference {
  child: string
  column: string
  parent: Parent
  key: string
}

const changes = endpoints.filter(({ method, callers }) => method !== 'GET' && !callers.includes('public'))

/** All texts in a call's path and body. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Another caller deletes a row that a call references, before the call writes the reference. */
bothDatabases('what was deleted meanwhile', (location) => {
  let stage: Stage
  let references: Reference[]
  beforeAll(async () => {
    stage = await openStage(location)
    const { db } = stage.server.installation.database
    const asked =
      location.kind === 'sqlite'
        ? sql<Reference>`select m.name as child, f."from" as "column", f."table" as parent, f."to" as "key"
            from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
        : sql<Reference>`select c.relname as child, a.attname as "column", p.relname as parent, b.attname as "key"
            from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
            join pg_attribute b on b.attrelid = p.oid and b.attnum = k.confkey[1]
            join pg_namespace n on n.oid = c.relnamespace
            where k.contype = 'f' and n.nspname = 'public'`
    references = (await asked.execute(db)).rows
  })
  afterAll(() => stage.close())

  const keyOf = (parent: Parent) => references.find((one) => one.parent === parent)?.key ?? 'id'

  const found = async (parent: Parent, values: readonly string[]) => {
    if (values.length === 0) return []
    const key = sql.ref(keyOf(parent))
    const rows = await sql<{ id: string }>`select ${key} as id from ${sql.table(parent)}
      where ${key} in (${sql.join(values)})`.execute(stage.server.installation.database.db)
    return rows.rows.map(({ id }) => id)
  }

  /** Deletes rows with everything that references them. */
  const remove = async (trx: Trx, parent: Parent, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return
    for (const { child, column } of references.filter((one) => one.parent === parent)) {
      if (child in parents) {
        const key = sql.ref(keyOf(child as Parent))
        const { rows } = await sql<{ id: string }>`select ${key} as id from ${sql.table(child)}
          where ${sql.ref(column)} in (${sql.join(ids)})`.execute(trx)
        // Accounts survive without their proxy.
        if (child === 'account' || child === 'user')
          await sql`update ${sql.table(child)} set ${sql.ref(column)} = ${child === 'user' ? 'user' : null}
            where ${sql.ref(column)} in (${sql.join(ids)})`.execute(trx)
        else
          await remove(
            trx,
            child as Parent,
            rows.map(({ id }) => id),
          )
      } else
        await sql`delete from ${sql.table(child)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(trx)
    }
    await sql`delete from ${sql.table(parent)} where ${sql.ref(keyOf(parent))} in (${sql.join(ids)})`.execute(
      trx,
    )
  }
  const mark = (trx: Trx, parent: Parent, ids: readonly string[]) =>
    sql`update ${sql.table(parent)} set deleted_at = 1 where id in (${sql.join(ids)})`.execute(trx)

  test('every referenced table is in the list', () => {
    expect([...new Set(references.map(({ parent }) => parent))].sort()).toEqual(Object.keys(parents).sort())
  })

  test('is not a fault of the server, whatever was about to reference it', async () => {
    const { server, home } = stage
    const faults = new Set<string>()
    const tried = new Set<string>()
    // Rows that the whole tour depends on are kept.
    const kept = [...textsOf(home), 'user', 'admin', 'owner']
    for (const endpoint of changes) {
      const [stop] = stopsOf(endpoint)
      if (!stop) continue
      const removable = Object.entries(parents).filter(([, how]) => how !== 'never') as [Parent, string][]
      const named = async () => {
        const input = await stop.prepare(home)
        const texts = textsOf([input.params, input.body, input.query]).filter((text) => !kept.includes(text))
        return { input, texts }
      }
      const { texts: first } = await named()
      for (const [parent, how] of removable) {
        if ((await found(parent, first)).length === 0) continue
        tried.add(`${nameOf(endpoint)} ${parent}`)
        for (const manner of ['before', 'held']) {
          const { input, texts } = await named()
          const ids = await found(parent, texts)
          const change = (trx: Trx): Promise<unknown> =>
            how === 'marked' ? mark(trx, parent, ids) : remove(trx, parent, ids)
          const caller = input.as ?? callersOf(endpoint, home)[0] ?? home.owner.as
          const act = () => visit(server, endpoint, input, caller)
          const { status } =
            manner === 'held'
              ? await whileHeld(server, change, act)
              : (await beforeTransaction(server, change, act)).answer
          if (status >= 500) faults.add(`${nameOf(endpoint)} ${parent} ${manner}: ${status}`)
        }
      }
    }
    expect([...faults]).toEqual([])
    expect([...tried]).toEqual(
      expect.arrayContaining([
        'POST /announcement/:id/read announcement',
        'POST /feedback file',
        'POST /proxy proxy_group',
        'POST /proxy/assign proxy',
        'POST /script file',
        'POST /script/move script_group',
        'POST /task account',
        'POST /webhook/:id/test webhook',
      ]),
    )
  })
})
