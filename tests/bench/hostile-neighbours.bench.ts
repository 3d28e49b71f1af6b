/**
 * How much eight expensive connections of one caller slow down other tenants, on both databases: the latency of another tenant's ordinary GET
 * with them, divided by its latency without them. `SEAPORT_BENCH_ROWS` sets how many people the caller's library holds,
 * `SEAPORT_BENCH_DATABASES` chooses one database.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API_BASE } from '@seaport/contract/api'
import { createSeat, listSeats } from '@seaport/contract/desk/seat'
import { createUser } from '@seaport/contract/people/admin-user'
import { login } from '@seaport/contract/people/session'
import { uploadReleasePart } from '@seaport/contract/platform/release'
import { exportResources, listResources } from '@seaport/contract/work/resource'
import { searchEverything } from '@seaport/contract/work/search'
import { createTask } from '@seaport/contract/work/task'
import { callServer } from '../support/call-server.ts'
import { OWNER, openConfirmedOwnerSession } from '../support/owner-session.ts'
import { atMost } from './budget.ts'
import type { Nuisance } from './support/hostile-neighbour.ts'
import { addLongLists } from './support/long-lists.ts'
import { createProver } from './support/seat-fleet.ts'
import { forkSeaport } from './support/server-child.ts'
import { startPostgres } from './support/throwaway-postgres.ts'

const ROWS = Number(process.env.SEAPORT_BENCH_ROWS ?? 400_000)
/** Minimum number of GETs and minimum duration: a search over many rows takes longer than a hundred GETs. */
const GETS = 200
const SECONDS = 5
/** Allowed latency: ten times as long, or 100 ms longer, whichever is more. */
const TIMES = 10
const MORE_MS = 100

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const postgres = await startPostgres()
const prover = await createProver()

type Session = { token: string; user_id: string }

async function addSupervisor(url: string, owner: Session, username: string): Promise<Session> {
  const body = { email: `${username}@example.test`, password: 'Supervisor-password-1', username }
  await callServer(url, createUser, { body }, async () => owner)
  const { token, user_id } = await callServer(url, login, {
    body: { email: body.email, password: body.password },
  })
  return { token, user_id }
}

function nuisances(server: string, session: Session): Nuisance[] {
  const url = (path: string, query = '') => `${server}${API_BASE}${path}${query}`
  const headers = { ...session }
  const get = { method: 'GET' as const, headers }
  const json = { ...headers, 'content-type': 'application/json' }
  const form = { 'content-type': 'multipart/form-data; boundary=seaport' }
  const part = url(uploadReleasePart.path.replace(':id', 'nowhere'))
  const csv = url(exportResources.path, '?format=csv')
  const names = Array.from({ length: 22_000 }, (_, n) => `"f${n}":1`).join()
  const keys = `{${names}}`
  return [
    { ...get, name: `CSV exports of ${ROWS} rows`, url: csv, isRead: true },
    { ...get, name: 'exports that nobody reads', url: csv, isRead: false },
    { ...get, name: 'workbooks', url: url(exportResources.path, '?format=xlsx'), isRead: true },
    { ...get, name: 'searches', url: url(listResources.path, '?search=nowhere+to+be+found'), isRead: true },
    {
      ...get,
      name: 'searches of everything',
      url: url(searchEverything.path, '?text=nowhere'),
      isRead: true,
    },
    {
      name: 'bodies of 22,000 keys',
      method: 'POST',
      url: url(createTask.path),
      headers: json,
      body: { text: keys, bytes: keys.length },
      isRead: true,
    },
    {
      name: 'forms of 8 MB without a login',
      method: 'POST',
      url: part,
      headers: form,
      body: { text: '--seaport\r\nx', bytes: 8 * 1024 * 1024 },
      isRead: true,
    },
  ]
}

/** @returns latency of sequential GETs in ms: median and 95th percentile */
async function delays(url: string, session: Session): Promise<{ median: number; late: number }> {
  const taken: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (taken.length < GETS || performance.now() < end) {
    const began = performance.now()
    const answer = await fetch(`${url}${API_BASE}${listSeats.path}?page=1&page_size=20`, { headers: session })
    const { data } = (await answer.json()) as { data?: { list: unknown[] } }
    taken.push(performance.now() - began)
    if (data?.list.length !== 1) throw new Error(`The seats were answered ${answer.status}`)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN
  return { median: at(0.5), late: at(0.95) }
}

for (const kind of (process.env.SEAPORT_BENCH_DATABASES ?? 'sqlite,postgres').split(',')) {
  const databaseUrl = kind === 'postgres' ? await postgres.createDatabase() : undefined
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const server = await forkSeaport({
    SEAPORT_DATA_DIR: dataDir,
    ...(databaseUrl && { SEAPORT_DATABASE_URL: databaseUrl }),
    SEAPORT_OWNER_EMAIL: OWNER.email,
    SEAPORT_OWNER_PASSWORD: OWNER.password,
    SEAPORT_SANDBOX_PORT: '1',
  })
  const owner = await openConfirmedOwnerSession(server.url)
  const hostile = await addSupervisor(server.url, owner, 'hostile')
  const other = await addSupervisor(server.url, owner, 'neighbour')
  const body = { name: 'Harbor', password: 'Seat-password-1', allocated: 0 }
  await callServer(server.url, createSeat, { body }, async () => other)
  await addLongLists(
    { url: databaseUrl ?? null, file: join(dataDir, 'seaport.sqlite') },
    { tenantId: hostile.user_id, device: { thumbprint: prover.thumbprint, token: 'nobody' } },
    { resources: ROWS, tasks: 10_000, movements: 10_000, seats: 1000 },
  )
  // Filling SQLite blocks this process, which notices closed connections only afterwards.
  await new Promise((again) => setTimeout(again, 100))
  await delays(server.url, other)
  for (const nuisance of nuisances(server.url, hostile)) {
    const alone = await delays(server.url, other)
    const child = fork(fileURLToPath(new URL('./support/hostile-neighbour.ts', import.meta.url)))
    child.send(nuisance)
    await once(child, 'message')
    const beside = await delays(server.url, other)
    child.kill('SIGTERM')
    await once(child, 'exit')
    for (const which of ['median', 'late'] as const) {
      const [before, after] = [alone[which], beside[which]]
      const name = which === 'median' ? 'median GET' : '95th of a hundred GETs'
      atMost(
        `${kind}: ${name} beside ${nuisance.name}, ${before.toFixed(1)} → ${after.toFixed(1)} ms, of what it may take`,
        after / Math.max(before * TIMES, before + MORE_MS),
        1,
      )
    }
  }
  await server.stop()
}

await postgres.stop()
rmSync(folder, { recursive: true, force: true })
