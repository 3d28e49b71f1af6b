import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAccount } from '@seaport/contract/desk/account'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { readEvents } from '../../apps/server/src/test-support/event-reader.ts'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import { callServer } from '../support/call-server.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { findTool } from '../support/debian-tool.ts'
import { openOwnerSession } from '../support/owner-session.ts'
import { startServerProcess } from '../support/server-process.ts'

let database: TestDatabase
let pooler: ChildProcess | null = null
/** PgBouncer's log. */
let words = ''
beforeEach(async () => {
  database = await createDatabase()
})
afterEach(async () => {
  if (pooler) {
    const exited = once(pooler, 'exit')
    pooler.kill('SIGKILL')
    await exited
  }
  pooler = null
  await database.drop()
})

/** Starts PgBouncer with what its package configures, but for the mode. @returns the database's address through it */
async function poolIn(mode: 'session' | 'transaction'): Promise<string> {
  const direct = new URL(database.url)
  const folder = join(inject('runFolder'), `pgbouncer_${mode}`)
  mkdirSync(folder, { recursive: true })
  const port = await freeTcpPort('127.0.0.1')
  const { hostname, port: target, username, password } = direct
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    `[databases]
* = host=${hostname} port=${target} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 40
`,
  )
  chmodSync(config, 0o644)
  // It refuses to run as root.
  const asWhom = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(findTool('pgbouncer', 'pgbouncer'), [...asWhom, config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  pooler = child
  words = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text
      if (words.includes('process up')) resolve()
    })
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${words}`)))
  })
  direct.port = String(port)
  return direct.href
}

test('a pooler in session mode serves a server: writes, events, jobs', async () => {
  const server = await startServerProcess({ ...database, url: await poolIn('session') })
  try {
    const session = await openOwnerSession(server.url)
    const as = async () => session
    const stream = await readEvents(server.url, as)
    const heard = stream.until(({ type }) => type === 'account')
    await callServer(server.url, createAccount, { body: { network: 'x_sandbox', account: 'harbor' } }, as)
    await heard
    stream.close()
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200)
  } finally {
    await server.end('SIGTERM')
  }
  // A session that ends while nobody uses it may be the one that is handed over next.
  expect(words).not.toContain('when not linked')
})

test('a pooler in transaction mode is refused at the start, with what to set', async () => {
  const started = startServerProcess({ ...database, url: await poolIn('transaction') })
  await expect(started).rejects.toThrow('set pool_mode = session for its database')
})
