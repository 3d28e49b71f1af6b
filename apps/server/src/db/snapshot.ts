import { existsSync, renameSync, rmSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import type { DatabaseKind } from './dialect.ts'
import { makeFolder } from './make-folder.ts'
import { environmentOf, findPostgresTools, runPostgresTool } from './postgres-tools.ts'

/** Location of a database. */
export interface DatabaseAddress {
  url: string | null
  file: string
  /** Folder of PostgreSQL's own tools; null = search for them. */
  postgresBin: string | null
}

/** File name of a snapshot, by the kind of database. */
export const snapshotNames: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'database.sqlite',
  postgres: 'database.dump',
}

/** Name of a database in messages. */
export const databaseNames: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'SQLite',
  postgres: 'PostgreSQL',
}

export const kindOf = ({ url }: Pick<DatabaseAddress, 'url'>): DatabaseKind =>
  url === null ? 'sqlite' : 'postgres'

/**
 * Schemas of PostgreSQL with something of Seaport's: its tables, and the queue of pg-boss. A hosted one keeps schemas of its own beside them, which
 * nobody else may read or drop.
 */
const SCHEMAS = ['public', 'pgboss'] as const

/** The same as options of PostgreSQL's tools, which then leave extensions out too. */
const ONLY_OURS = SCHEMAS.map((name) => `--schema=${name}`)

/** Whether a row of a catalog belongs to an extension, such as the tables that PostGIS puts into `public`. */
const ofExtension = (catalog: 'pg_class' | 'pg_proc') =>
  `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${catalog}.oid and d.deptype = 'e')`

/** Copies all pages at once, because a stepwise copy would restart with every commit of a server. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies a database as of one moment, while servers use it: SQLite by its online backup, PostgreSQL by `pg_dump`.
 * @param target path of the new file
 */
export async function takeSnapshot(
  { url, file, postgresBin }: DatabaseAddress,
  target: string,
): Promise<void> {
  if (url !== null) {
    const tools = findPostgresTools(await serverVersion(url), postgresBin)
    await runPostgresTool(
      tools.dump,
      ['--format=custom', '--no-owner', '--no-acl', ...ONLY_OURS, `--file=${target}`],
      url,
    )
    return
  }
  const source = new SqliteDatabase(file, { fileMustExist: true })
  try {
    await source.backup(target, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  const copy = new SqliteDatabase(target)
  const sound = copy.pragma('quick_check', { simple: true })
  // One file, without journals beside it.
  copy.pragma('journal_mode = DELETE')
  copy.close()
  if (sound !== 'ok') throw new Error(`The copy of ${file} is damaged: ${String(sound)}`)
}

/** Whether there is nothing that a snapshot could overwrite. */
export async function isVacant({ url, file }: DatabaseAddress): Promise<boolean> {
  if (url === null) return !existsSync(file)
  const schemas = SCHEMAS.map((name) => `to_regnamespace('${name}')`).join(', ')
  const rows = await ask(
    url,
    `select oid from pg_class where relkind in ('r', 'p') and relnamespace in (${schemas}) and not ${ofExtension('pg_class')} limit 1`,
  )
  return rows.length === 0
}

/** Endings of the files that SQLite keeps beside a database. */
const JOURNALS = ['-wal', '-shm']

/** Renames files of an SQLite database. */
function setAside(file: string, endings: readonly string[], now: Date): void {
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')
  for (const ending of endings)
    if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${file}.replaced-${stamp}${ending}`)
}

/** @throws Error that says what to install, if the tools are missing that restore a snapshot */
export async function requireTools({ url, postgresBin }: DatabaseAddress): Promise<void> {
  if (url !== null) findPostgresTools(await serverVersion(url), postgresBin)
}

/**
 * Empties a database for a snapshot: an SQLite file is renamed, Seaport's tables and functions in PostgreSQL are dropped. What belongs to an extension or
 * to another role stays. No server may use it.
 */
export async function clearDatabase({ url, file }: DatabaseAddress, now: Date): Promise<void> {
  if (url === null) return setAside(file, ['', ...JOURNALS], now)
  const ours = await ask<{ what: string }>(
    url,
    `select 'table if exists ' || oid::regclass as what from pg_class
      where relkind in ('r', 'p') and relnamespace = to_regnamespace('public')
        and pg_has_role(relowner, 'USAGE') and not ${ofExtension('pg_class')}
    union all
    select 'routine if exists ' || oid::regprocedure from pg_proc
      where pronamespace = to_regnamespace('public')
        and pg_has_role(proowner, 'USAGE') and not ${ofExtension('pg_proc')}`,
  )
  const dropped = ours.map(({ what }) => `drop ${what} cascade;`)
  await ask(url, `begin; ${dropped.join(' ')} drop schema if exists pgboss cascade; commit`)
}

/** Restores a snapshot where no database exists: completely, or not at all. */
export async function restoreSnapshot(
  { url, file, postgresBin }: DatabaseAddress,
  source: string,
  now: Date,
): Promise<void> {
  if (url !== null) {
    const tools = findPostgresTools(await serverVersion(url), postgresBin)
    // The tool makes no schema where it is told which ones to restore.
    const missing = await ask<{ name: string }>(
      url,
      `select name from unnest('{${SCHEMAS.join(',')}}'::text[]) name where to_regnamespace(name) is null`,
    )
    for (const { name } of missing) await ask(url, `create schema ${name}`)
    const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-acl', ...ONLY_OURS]
    const name = environmentOf(url).PGDATABASE ?? ''
    await runPostgresTool(tools.restore, [...whole, `--dbname=${name}`, source], url)
    return
  }
  makeFolder(dirname(file))
  const draft = join(dirname(file), `restored.${process.pid}`)
  try {
    await copyFile(source, draft)
    const handle = await open(draft, 'r+')
    await handle.chmod(0o600)
    await handle.sync()
    await handle.close()
    // SQLite would read the journal of a lost file into the restored one.
    setAside(file, JOURNALS, now)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

async function serverVersion(url: string): Promise<number> {
  const rows = await ask<{ server_version_num: string }>(url, 'show server_version_num')
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // A broken connection rejects the query; without a listener its error event would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
