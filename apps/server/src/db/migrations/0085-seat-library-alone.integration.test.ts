import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { bothDatabases } from '../../../../../tests/support/databases.ts'
import { columnTypes } from '../column-types.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import type { Db } from '../schema.ts'
import * as seatLibraryAlone from './0085-seat-library-alone.ts'

bothDatabases('migration of seats’ libraries', (location) => {
  test('what seats saw learns its network and kind, and people of the list are known by key', async () => {
    const database = openDatabase(location)
    try {
      const { db } = database
      await migrate(database)
      await backToBefore(db)
      const key = (last: number) => Buffer.from(`${'0'.repeat(31)}${last}`, 'hex')
      await sql`insert into role (key, name, superuser, keys) values ('migrated', 'migrated', 0, '[]')`.execute(
        db,
      )
      await sql`insert into ${sql.table('user')} (id, email, username, password_hash, role_key, status, remark,
        balance_cents, port_num, task_number, created_at)
        values ('t', 't', 't', '', 'migrated', 'normal', '', 0, 0, 0, 1)`.execute(db)
      for (const [last, kind] of [
        [1, 'fan'],
        [2, 'user'],
      ] as const) {
        await sql`insert into resource (key, tenant_id, network, kind, external_id, url, handle, name, content, first_seen_at, seen_at, task_count)
          values (${key(last)}, 't', 'x', ${kind}, ${`p${last}`}, '', '', '', '', 1, 1, 1)`.execute(db)
        await sql`insert into seat_resource (seat_id, resource_key, first_seen_at, seen_at, task_count)
          values ('s', ${key(last)}, 1, 1, 1)`.execute(db)
      }
      await sql`insert into opt_out (tenant_id, network, external_id, id, erased, remark, created_at)
        values ('t', 'x', 'p2', 'entry', 0, '', 1)`.execute(db)

      await seatLibraryAlone.up(db as unknown as Kysely<unknown>, columnTypes(database.kind))
      const seen = await db
        .selectFrom('seat_resource')
        .select(['network', 'kind'])
        .orderBy('resource_key')
        .execute()
      expect(seen).toEqual([
        { network: 'x', kind: 'fan' },
        { network: 'x', kind: 'user' },
      ])
      const listed = await db.selectFrom('opt_out_resource').selectAll().execute()
      expect(listed).toEqual([{ resource_key: key(2), opt_out_id: 'entry' }])
    } finally {
      await database.close()
    }
  })
})

async function backToBefore(db: Db): Promise<void> {
  await sql`drop table opt_out_resource`.execute(db)
  await sql`drop index seat_resource_seen`.execute(db)
  for (const column of ['network', 'kind'])
    await sql`alter table seat_resource drop column ${sql.ref(column)}`.execute(db)
  await sql`create index seat_resource_seen on seat_resource (seat_id, seen_at)`.execute(db)
}
