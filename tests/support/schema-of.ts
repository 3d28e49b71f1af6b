import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/open.ts'

/** Tables, columns, indexes, constraints, triggers and functions, as the database describes them. */
export async function schemaOf({ db, kind }: Database): Promise<string[]> {
  const rows =
    kind === 'sqlite'
      ? await sql<{ line: string }>`select type || ' ' || name || ': ' || coalesce(sql, '') as line
          from sqlite_master where name not like 'sqlite_%'`.execute(db)
      : await sql<{ line: string }>`
          select 'table ' || table_name as line from information_schema.tables where table_schema = 'public'
          union all select table_name || '.' || column_name || ': ' || data_type || ' ' || is_nullable || ' '
            || coalesce(column_default, '')
            from information_schema.columns where table_schema = 'public'
          union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
          union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
            from pg_constraint where connamespace = 'public'::regnamespace
          union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
          union all select 'function ' || pg_get_functiondef(oid) from pg_proc
            where pronamespace = 'public'::regnamespace`.execute(db)
  return rows.rows.map(({ line }) => line).sort()
}
