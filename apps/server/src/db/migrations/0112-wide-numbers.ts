import { execute, type Migration } from './migration.ts'

/**
 * Numbers that only grow. On PostgreSQL they were limited to 2^31; SQLite's integers have 64 bits. Each table is rewritten and stays locked until the
 * end: `user`, which every request reads, comes last.
 */
const growing = [
  `alter table task alter column number type bigint`,
  `alter table ledger alter column seq type bigint`,
  `alter table "user" alter column task_number type bigint`,
]

/**
 * A cached plan fails permanently once a column's type in its result has changed. Servers of the previous version reopen their connections, and so
 * drop those plans; a server's connections have no application name, unlike those of pg_dump and psql. A server that waits to migrate is not
 * disconnected, and neither is anybody from a new database: its only connections are those of the server that creates it, and a pooler that loses one
 * while it hands it over refuses the next client ("invalid server parameter").
 */
const renewConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and backend_type = 'client backend'
    and application_name = '' and pid <> pg_backend_pid() and wait_event is distinct from 'advisory'
    and exists (select from "user")`

export const wideNumbers: Migration = (db, { kind }) =>
  execute(db, kind === 'postgres' ? [...growing, renewConnections] : [])
