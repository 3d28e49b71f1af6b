import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { migrateEmpty } from '../../apps/server/src/test-support/migrated.ts'
import { onSqliteAlone } from './postgres.ts'

const both = onSqliteAlone ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const)
/** Set by `npm run test:all`. */
const kinds = process.env.SEAPORT_TEST_ALL === '1' ? both : (['sqlite'] as const)

/** Location of a suite's database, as the server's `openDatabase` and environment expect it. */
export interface DatabaseLocation {
  kind: 'sqlite' | 'postgres'
  /** PostgreSQL's address; null on SQLite. */
  url: string | null
  /** Empty folder of this suite, for the SQLite file and everything else that a server keeps. */
  dataDir: string
  /** The SQLite file; not used on PostgreSQL. */
  file: string
}

/** A database that lives until it is dropped. */
export interface TestDatabase {
  url: string
  /** Folder for the data of its servers. */
  dataDir: string
  drop(): Promise<void>
}

/** A template that databases are copied from; prepared once per run. */
export interface Template {
  /** Identifies the template. */
  name: string
  /** ICU's name of the locale by which the database sorts; without it by code point. */
  locale?: string
  /** Fills an empty database and closes every connection to it. */
  prepare(url: string): Promise<void>
}

/**
 * Makes an empty PostgreSQL database in the run's cluster, or a copy of a template: a few hundredths of a second either way.
 */
export async function createDatabase(template?: Template): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = template ? await prepared(template) : 'template0'
  await asOwner(`create database ${name} template ${source} strategy file_copy`)
  const dataDir = join(inject('runFolder'), name)
  mkdirSync(dataDir)
  return {
    url: addressOf(name),
    dataDir,
    async drop() {
      await dropDatabase(name)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Template of suites: a copy costs a tenth of running every migration. */
const migrated: Template = { name: 'migrated', prepare: (url) => migrateEmpty({ url, file: '' }) }

let migratedFile: Promise<string> | undefined

/** The same for SQLite, once per worker. */
async function makeMigratedFile(): Promise<string> {
  const file = join(inject('runFolder'), `migrated_${randomUUID()}.sqlite`)
  await migrateEmpty({ url: null, file })
  return file
}

/**
 * Runs one suite on a fresh SQLite database, with a separate data folder; `npm run test:all` runs it on PostgreSQL too.
 * @param body called once per database while tests are collected; the database exists from the first `beforeAll` on
 * @param empty without tables, for suites that run migrations
 */
export function eachDatabase(
  title: string,
  body: (location: DatabaseLocation) => void,
  { empty = false } = {},
): void {
  runOn(kinds, title, body, empty)
}

/**
 * Runs one suite on SQLite and on PostgreSQL, always: where behaviour differs between them, such as races, locks,
 * plans, migrations and dialect, and for critical areas such as money, ports and the guard.
 */
export function bothDatabases(
  title: string,
  body: (location: DatabaseLocation) => void,
  { empty = false } = {},
): void {
  runOn(both, title, body, empty)
}

/** Runs one suite on SQLite alone, for what reads the file itself. */
export function onSqlite(title: string, body: (location: DatabaseLocation) => void): void {
  runOn(['sqlite'], title, body, false)
}

function runOn(
  kinds: readonly DatabaseLocation['kind'][],
  title: string,
  body: (location: DatabaseLocation) => void,
  empty: boolean,
): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    const name = `suite_${randomUUID().replaceAll('-', '')}`
    const dataDir = join(inject('runFolder'), name)
    const file = join(dataDir, 'seaport.sqlite')
    const url = kind === 'postgres' ? addressOf(name) : null
    beforeAll(async () => {
      mkdirSync(dataDir)
      if (url) {
        const source = empty ? 'template0' : await prepared(migrated)
        await asOwner(`create database ${name} template ${source} strategy file_copy`)
      } else if (!empty) {
        migratedFile ??= makeMigratedFile()
        copyFileSync(await migratedFile, file)
      }
    })
    afterAll(async () => {
      if (url) await dropDatabase(name)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    })
    body({ kind, url, dataDir, file })
  })
}

const ready = new Set<string>()

/** @returns the template database; read once per worker */
async function prepared(template: Template): Promise<string> {
  const name = `template_${createHash('sha256').update(template.name).digest('hex').slice(0, 32)}`
  if (!ready.has(name)) await prepare(name, template)
  ready.add(name)
  return name
}

/** Workers may need the same template at once: one prepares it under an advisory lock, the others wait. */
async function prepare(name: string, template: Template): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    const sorting = template.locale ? ` locale_provider icu icu_locale '${template.locale}'` : ''
    await client.query(`create database ${draft} template template0${sorting}`)
    await template.prepare(addressOf(draft))
    await client.query(`alter database ${draft} rename to ${name}`)
  } finally {
    await client.end()
  }
}

async function dropDatabase(name: string): Promise<void> {
  await asOwner(`drop database if exists ${name} with (force)`)
}

function addressOf(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}

let owner: pg.Pool | undefined

/** One connection per worker makes and drops all its databases: a new one for each would cost more than an empty database. It ends with its worker. */
async function asOwner(statement: string): Promise<void> {
  owner ??= new pg.Pool({
    connectionString: inject('postgresUrl'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
    // The cluster may end first.
    .on('error', () => undefined)
  await owner.query(statement)
}
