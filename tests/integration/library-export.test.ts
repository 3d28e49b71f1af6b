import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { fillLibrary } from '../../apps/server/src/test-support/library.ts'
import { eachDatabase } from '../support/databases.ts'
import { openOwnerSession } from '../support/owner-session.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const MIB = 1024 * 1024
/** People of a library of one megabyte and of a hundred: few with long texts, as it takes less to make them and proves the same. */
const SMALL = 250
const LARGE = 25_000
const CHARACTERS = 3840

/** Bytes of memory that a process has at this moment. */
function memoryOf({ child }: ServerProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) * 1024
}

/** A heap too small to hold the large export, and an allocator that keeps no spare memory. */
const TIGHT = { NODE_OPTIONS: '--max-old-space-size=88 --max-semi-space-size=2', MALLOC_ARENA_MAX: '1' }

/** Takes an export piece by piece, keeping none of it. @returns its size, its lines, and the most memory that the server had meanwhile */
async function take(server: ServerProcess, format: 'csv' | 'xlsx', headers: Record<string, string>) {
  const answer = await fetch(`${server.url}/api/v1/resource/export?format=${format}`, { headers })
  expect(answer.status).toBe(200)
  let [bytes, lines, looked, peak] = [0, 0, 0, memoryOf(server)]
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1
    if (bytes - looked < 4 * MIB) continue
    looked = bytes
    peak = Math.max(peak, memoryOf(server))
  }
  return { bytes, lines, peak }
}

eachDatabase('exports of any length', (location) => {
  async function withServer<Result>(use: (server: ServerProcess) => Promise<Result>): Promise<Result> {
    const server = await startServerProcess(location, TIGHT)
    try {
      return await use(server)
    } finally {
      await server.end('SIGTERM')
    }
  }

  /** Both exports, from a server whose database nothing else writes to. */
  const takeBoth = (headers: Record<string, string>) =>
    withServer(async (server) => ({
      csv: await take(server, 'csv', headers),
      xlsx: await take(server, 'xlsx', headers),
    }))

  async function fill(tenantId: string, from: number, to: number) {
    const database = openDatabase({ url: location.url, file: location.file })
    await fillLibrary(database, { tenantId, from, to, characters: CHARACTERS })
    await database.close()
  }

  test('take no more memory for a hundred megabytes than for one', async () => {
    const headers = await withServer(({ url }) => openOwnerSession(url))
    await fill(headers.user_id, 1, SMALL)
    const small = await takeBoth(headers)
    await fill(headers.user_id, SMALL + 1, LARGE)
    const large = await takeBoth(headers)

    expect([small.csv.lines, large.csv.lines]).toEqual([SMALL + 1, LARGE + 1])
    expect(large.csv.bytes).toBeGreaterThan(90 * small.csv.bytes)
    expect(large.xlsx.bytes).toBeGreaterThan(90 * small.xlsx.bytes)
    // An export that is held anywhere takes all of its size, on top of what the collector of garbage leaves lying: 0.4 of it, 0.8 on a busy machine.
    for (const format of ['csv', 'xlsx'] as const)
      expect(large[format].peak - small[format].peak).toBeLessThan(large.csv.bytes)
  })
})
