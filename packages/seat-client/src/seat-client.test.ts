import { expect, test } from 'vitest'
import { SeatClient, type SeatClientOptions } from './seat-client.ts'

const SERVER_TIME = Date.parse('2026-11-20T12:00:00.000Z')
const AHEAD_MS = 7 * 60_000
/** The header has whole seconds: half of one has passed on average. */
const TOLD_MS = AHEAD_MS - 500

test('how far this computer’s clock is off is told, and known at the next start before any answer', async () => {
  const kept: Record<string, unknown> = {
    locale: 'en',
    clock_ahead_ms: 0,
    last_seat_code: '',
    networks: null,
  }
  const told: unknown[] = []
  const note = (level: string) => (text: string, fields?: object) => void told.push([level, text, fields])
  const write = (fields: object) => void Object.assign(kept, fields)
  const startClient = (date: Date | null) =>
    new SeatClient({
      serverUrl: 'https://seaport.test',
      version: '1.0.0',
      dataFolder: '/nowhere',
      secrets: {
        get: async () => undefined,
        names: async () => [],
        set: async () => undefined,
        delete: async () => undefined,
        setAside: async () => undefined,
      },
      settings: { get: () => kept, set: write, note: write } as never,
      machine: {
        machine: () => SERVER_TIME + AHEAD_MS,
        elapsed: () => 0,
        pause: async () => undefined,
        fetch: async () =>
          Response.json(
            { code: 401, msg: 'Wrong.', reason: 'no', request_id: 'r' },
            { status: 401, ...(date && { headers: { date: date.toUTCString() } }) },
          ),
      },
      views: {} as never,
      attended: true,
      log: { info: note('info'), warn: note('warn'), error: note('error') },
      events: { onRunnerChanged: () => told.push('changed') } as Partial<
        SeatClientOptions['events']
      > as never,
    })
  const client = startClient(new Date(SERVER_TIME))
  expect(client.clockAheadMs()).toBe(0)
  await client.logIn({ seat_code: '100001', password: 'x' }).catch(() => undefined)
  expect([client.clockAheadMs(), kept.clock_ahead_ms]).toEqual([TOLD_MS, TOLD_MS])
  expect(told).toContainEqual([
    'warn',
    'the clock of this computer differs from the server’s',
    { ahead_seconds: 420 },
  ])
  expect(told).toContain('changed')
  expect(startClient(null).clockAheadMs()).toBe(TOLD_MS)
})
