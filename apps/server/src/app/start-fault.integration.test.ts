import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { start } from './start.ts'
import { StartFault } from './start-fault.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const startFault = async (variables: Record<string, string>) => {
  const running = start({
    PORT: '0',
    SEAPORT_DATA_DIR: folder,
    SEAPORT_LOG_LEVEL: 'silent',
    SEAPORT_OWNER_EMAIL: 'owner@example.test',
    SEAPORT_OWNER_PASSWORD: 'Owner-password-1',
    ...variables,
  })
  const error: unknown = await running.then(
    (server) => server.stop(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartFault)
  return (error as StartFault).message
}

test('a file that is no database', async () => {
  writeFileSync(join(folder, 'seaport.sqlite'), 'only text, and long enough to be looked at'.repeat(100))
  expect(await startFault({})).toMatch(/seaport\.sqlite is damaged or no database.*\(SQLITE_NOTADB\)$/)
})

test('a folder in place of the database file', async () => {
  mkdirSync(join(folder, 'seaport.sqlite'))
  expect(await startFault({})).toMatch(/no database.*SEAPORT_DATA_DIR/)
})

test('a file in place of the data directory, and one where no folder can be created', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await startFault({ SEAPORT_DATA_DIR: join(folder, 'file', 'data') })).toMatch(
    /can't be written.*\(ENOTDIR\)$/,
  )
  expect(await startFault({ SEAPORT_DATA_DIR: '/proc/seaport' })).toMatch(
    /\/proc\/seaport can't be written.*\(E\w+\)$/,
  )
})

test('a PostgreSQL that does not answer, without its password', async () => {
  const message = await startFault({
    SEAPORT_DATABASE_URL: 'postgres://seaport:a-password@127.0.0.1:1/seaport',
  })
  expect(message).toMatch(/^PostgreSQL does not answer at 127\.0\.0\.1:1\..*\(ECONNREFUSED\)$/)
  expect(message).not.toContain('a-password')
})

test('a port in use', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  expect(await startFault({ PORT: port })).toMatch(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is taken`))
  holder.close()
})
