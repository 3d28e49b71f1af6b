import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const rebuildStats = fileURLToPath(new URL('../../apps/server/src/rebuild-stats.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'seaport-second-'))
const servers: ServerProcess[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  rmSync(dataDir, { recursive: true, force: true })
})
const start = async () => {
  const server = await startServerProcess({ url: null, dataDir })
  servers.push(server)
  return server
}

test('a second server on one SQLite file is refused while the first lives, and only so long, even if that is killed', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(/ended with 1:\s+Another Seaport server uses .*seaport\.sqlite/)
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, SEAPORT_DATA_DIR: dataDir, SEAPORT_LOG_LEVEL: 'silent' }
  // Commands work beside it.
  const command = spawnSync(process.execPath, [rebuildStats], { env, encoding: 'utf8' })
  expect([command.status, command.stderr]).toEqual([0, ''])
  await first.end('SIGKILL')
  const second = await start()
  expect((await fetch(`${second.url}/health`)).status).toBe(200)
  expect(await second.end('SIGTERM')).toBe(0)
  expect(await (await start()).end('SIGTERM')).toBe(0)
})
