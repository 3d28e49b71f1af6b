import { execute, type Migration } from './migration.ts'

/**
 * Numbers that only ever grow. On PostgreSQL they ended at 2^31; SQLite's integers have 64 bits. Each table is written anew and locked until the end: users, whom
 * every request reads, come last.
 */
const growing = [
  `alter table task alter column number type bigint`,
  `alter table ledger alter column seq type bigint`,
  `alter table "user" alter column task_number type bigint`,
]

/**
 * A plan that a connection keeps fails for ever once the type of a column in its result has changed. Servers of the version before open their connections
 * again, and so lose those plans; a server's connections have no name, those of pg_dump and psql do. A server that waits to migrate is left alone.
 */
const renewConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and backend_type = 'client backend'
    and application_name = '' and pid <> pg_backend_pid() and wait_event is distinct from 'advisory'`

export const wideNumbers: Migration = (db, { kind }) =>
  execute(db, kind === 'postgres' ? [...growing, renewConnections] : [])
