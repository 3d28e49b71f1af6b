/**
 * Batches of collected people through the API of a separate server process, beside the same rows inserted into the same
 * tables by the database's own driver: alternating, on both databases, into the same library.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_BATCH, uploadResources } from '@seaport/contract/work/runner'
import { resourceKey } from '../../apps/server/src/modules/work/resource/resource-key.ts'
import { atLeast, median } from './budget.ts'
import { openRaw, type RawRows } from './support/raw-sql.ts'
import { createProver, type FleetSeat } from './support/seat-fleet.ts'
import { type Call, startSeatServer } from './support/seat-server.ts'
import { startPostgres } from './support/throwaway-postgres.ts'

const ROUNDS = Number(process.env.SEAPORT_BENCH_ROUNDS ?? 15)
const BUDGET = 0.5

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const postgres = await startPostgres()
const prover = await createProver()

/** People as a network lists them: a name, a line about themselves, where they live. */
const peopleOf = (batch: string) =>
  Array.from({ length: MAX_BATCH }, (_, index) => ({
    external_id: `${batch}-${index}`,
    url: `https://x.com/harbor_${batch}_${index}`,
    handle: `harbor_${batch}_${index}`,
    name: `Harbor ${index}`,
    content: 'A quiet harbour with tea, boats and a lighthouse. Ask me about ropes.',
    followers: index,
    location: 'Hội An',
    source: 'harbor_tea',
  }))

/** The rows that the server writes for them. */
function rowsOf({ tenantId, seatId, accountId }: FleetSeat, batch: string): RawRows[] {
  const now = Date.now()
  const people = peopleOf(batch)
    .map((person) => ({
      ...person,
      key: resourceKey({ tenantId, network: 'x_sandbox', kind: 'user', externalId: person.external_id }),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const keyOf = ({ key }: { key: string }) => Buffer.from(key, 'hex')
  const [text, bigint, integer] = ['text', 'bigint', 'integer'] as const
  return [
    {
      table: 'resource',
      columns: {
        ...{ key: 'bytea', tenant_id: text, network: text, kind: text, external_id: text, url: text },
        ...{ handle: text, name: text, content: text, followers: integer, location: text },
        ...{ first_seen_at: bigint, seen_at: bigint, task_count: integer },
      },
      rows: people.map((one) => [
        ...[keyOf(one), tenantId, 'x_sandbox', 'user', one.external_id, one.url],
        ...[one.handle, one.name, one.content, one.followers, one.location, now, now, 1],
      ]),
    },
    {
      table: 'sighting',
      columns: {
        ...{ task_id: text, resource_key: 'bytea', account_id: text, source: text },
        ...{ seen_at: bigint, fresh: integer },
      },
      rows: people.map((one) => ['raw', keyOf(one), accountId, one.source, now, 1]),
    },
    {
      table: 'seat_resource',
      columns: {
        ...{
          seat_id: text,
          resource_key: 'bytea',
          first_seen_at: bigint,
          seen_at: bigint,
          task_count: integer,
          network: text,
          kind: text,
        },
      },
      rows: people.map((one) => [seatId, keyOf(one), now, now, 1, 'x_sandbox', 'user']),
    },
  ]
}

async function measure(kind: 'sqlite' | 'postgres'): Promise<void> {
  const server = await startSeatServer({
    dataDir: join(folder, kind),
    databaseUrl: kind === 'postgres' ? await postgres.createDatabase() : null,
    prover,
    fleet: { count: 1, active: 1 },
  })
  const [seat] = server.seats
  if (!seat) throw new Error('The fleet has no seat')
  await server.send(await server.call(seat, '/runner/claim', { holding: [], max: 1 }))
  const raw = await openRaw(server.where)
  const times = { api: [] as number[], raw: [] as number[] }
  const path = uploadResources.path.replace(':id', seat.taskId)
  const upload = (batch: string): Promise<Call> =>
    server.call(seat, path, { fence: 1, batch_id: `batch-${batch}`, items: peopleOf(batch) })
  // The first two rounds warm up.
  for (let round = -2; round < ROUNDS; round += 1) {
    const [call, rows] = [await upload(`api${round}`), rowsOf(seat, `raw${round}`)]
    const began = performance.now()
    const { added } = (await server.send(call)) as { added: number }
    const between = performance.now()
    await raw.insert(rows)
    const ended = performance.now()
    if (added !== MAX_BATCH) throw new Error(`The server added ${added} people`)
    if (round < 0) continue
    times.api.push(between - began)
    times.raw.push(ended - between)
  }
  await raw.close()
  await server.stop()
  const [api, plain] = [median(times.api), median(times.raw)]
  const perSecond = (time: number) => Math.round((MAX_BATCH / time) * 1000)
  atLeast(
    `${kind}: people a second, API ${perSecond(api)} / raw inserts ${perSecond(plain)}`,
    plain / api,
    BUDGET,
  )
}

await measure('sqlite')
await measure('postgres')
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
