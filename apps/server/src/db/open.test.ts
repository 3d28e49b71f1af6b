import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-open-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('the database, its journals and its folder are for the server’s own user only, also if they were not before', async () => {
  const file = join(folder, 'data', 'seaport.sqlite')
  const open = async () => {
    const database = openDatabase({ url: null, file })
    await sql`CREATE TABLE IF NOT EXISTS one (id INTEGER)`.execute(database.db)
    expect(modeOf(join(folder, 'data'))).toBe('700')
    for (const path of [file, `${file}-wal`, `${file}-shm`])
      expect([path, modeOf(path)]).toEqual([path, '600'])
    await database.close()
  }
  await open()
  chmodSync(file, 0o644)
  await open()
})

// abeggled/openbridgeserver#908: 26 GB of journal beside a database of 755 MB.
test('the journal shrinks again after a large change', async () => {
  const file = join(folder, 'seaport.sqlite')
  const { db, close } = openDatabase({ url: null, file })
  const megabytes = () => statSync(`${file}-wal`).size / 1024 / 1024
  await sql`create table one (content blob)`.execute(db)
  await sql`insert into one values (zeroblob(80000000))`.execute(db)
  expect(megabytes()).toBeGreaterThan(70)
  await sql`insert into one values (zeroblob(1))`.execute(db)
  expect(megabytes()).toBe(64)
  await close()
})
