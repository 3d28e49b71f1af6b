import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

/** What to put into a library. */
interface Filling {
  tenantId: string
  /** Numbers of the first and the last person. */
  from: number
  to: number
  /** Length of each person's text; all differ, so that compression saves nothing. A multiple of 32. */
  characters: number
}

/** Puts many people into a tenant's library, quicker than batches would. */
export async function fillLibrary(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { tenantId, from, to, characters }: Filling,
): Promise<void> {
  const isPostgres = kind === 'postgres'
  const numbers = isPostgres
    ? sql`select n from generate_series(cast(${from} as int), cast(${to} as int)) as n`
    : sql`with recursive series(n) as (select ${from} union all select n + 1 from series where n < ${to}) select n from series`
  const key = isPostgres ? sql`uuid_send(gen_random_uuid())` : sql`randomblob(16)`
  const content = isPostgres
    ? sql`(select string_agg(md5(n || ':' || part), '') from generate_series(1, cast(${characters / 32} as int)) as part where n > 0)`
    : sql`hex(randomblob(${characters / 2}))`
  await sql`
    insert into resource (key, tenant_id, network, kind, external_id, url, handle, name, sort_name, content, followers, location, first_seen_at, seen_at, task_count)
    select ${key}, ${tenantId}, 'x_sandbox', 'user', 'p' || n, 'https://x.example/p' || n, 'p' || n, 'Person ' || n, 'person ' || n, ${content}, n, null, n, n, 1
    from (${numbers}) as numbers`.execute(db)
}
