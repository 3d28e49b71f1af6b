import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreSnapshot, takeSnapshot } from './snapshot.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-snapshot-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const snapshot = (file: string) =>
  takeSnapshot({ url: null, file, postgresBin: null }, join(folder, 'copy.sqlite'))

/** A database in use: what was written last is in its log only. */
function inUse(file: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = WAL')
  database.exec('create table person (name text not null); create index by_name on person (name)')
  const insert = database.prepare('insert into person values (?)')
  for (let number = 0; number < 500; number += 1) insert.run(`Nguyễn ${number}`)
  return database
}

test('a copy has what is in the log only, in one file', async () => {
  const source = inUse(join(folder, 'source.sqlite'))
  await snapshot(join(folder, 'source.sqlite'))
  source.close()
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite'])
  const copy = new SqliteDatabase(join(folder, 'copy.sqlite'), { readonly: true })
  expect(copy.prepare('select count(*) as n from person').get()).toEqual({ n: 500 })
  expect(copy.pragma('journal_mode', { simple: true })).toBe('delete')
  copy.close()
})

test('a copy of a damaged database is none, and no database is made of a missing one', async () => {
  const file = join(folder, 'source.sqlite')
  inUse(file).close()
  const bytes = readFileSync(file)
  // A page of the table in place of one of its index.
  bytes.copy(bytes, bytes.length - 4096, bytes.length - 8192, bytes.length - 4096)
  writeFileSync(file, bytes)
  await expect(snapshot(file)).rejects.toThrow(`The copy of ${file} is damaged`)
  await expect(snapshot(join(folder, 'none.sqlite'))).rejects.toThrow(/unable to open|does not exist/)
  expect(readdirSync(folder)).not.toContain('none.sqlite')
})

test('a copy is restored as it is, also beside the log of a lost database', async () => {
  const file = join(folder, 'source.sqlite')
  const lost = inUse(file)
  await snapshot(file)
  lost.exec("insert into person values ('later')")
  copyFileSync(`${file}-wal`, join(folder, 'log'))
  lost.close()
  // As after a crash, once the damaged file was moved away.
  renameSync(file, join(folder, 'damaged'))
  renameSync(join(folder, 'log'), `${file}-wal`)
  const where = { url: null, file, postgresBin: null }
  await restoreSnapshot(where, join(folder, 'copy.sqlite'), new Date('2026-11-22T11:00:00.000Z'))
  const restored = new SqliteDatabase(file)
  expect(restored.prepare('select count(*) as n from person').get()).toEqual({ n: 500 })
  restored.close()
  // It alone may hold what was written last.
  expect(readdirSync(folder)).toContain('source.sqlite.replaced-2026-11-22T110000Z-wal')
})
