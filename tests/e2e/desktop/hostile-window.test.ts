import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeTcpPort } from '../../../scripts/lib/ports.ts'
import { type WrongCall, wrongCall } from '../../support/fuzz/ipc.ts'
import { PATIENCE_MS, TEST_LIMIT_MS } from '../../support/patience.ts'
import { numbers } from '../../support/random.ts'
import { callMain, logInToSeat, type OpenDesktop, openDesktop } from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { freshSeat } from '../support/supervisor.ts'

const { SEAPORT_FUZZ_SEED, SEAPORT_FUZZ_COUNT } = process.env
/** Fixed seed; `npm run fuzz -- desktop` draws another. */
const count = Number(SEAPORT_FUZZ_COUNT ?? 1000)
const seed = Number(SEAPORT_FUZZ_SEED ?? 20_261_122)
const BATCH = 100
/** The client's own calls: this seat has no tasks to claim. */
const OF_THE_CLIENT = new Set(['POST /api/v1/seat/heartbeat', 'POST /api/v1/runner/claim'])

let stack: Stack
let desktop: OpenDesktop
let wire: Awaited<ReturnType<typeof listenBetween>>

beforeAll(async () => {
  stack = await startStack()
  wire = await listenBetween(new URL(stack.serverUrl))
  const seat = await freshSeat(stack)
  desktop = await openDesktop({ ...stack, serverUrl: wire.url })
  await logInToSeat(desktop.page, seat.seat_code)
  await desktop.page.getByRole('heading', { name: 'Ports', exact: true }).waitFor()
})
afterAll(async () => {
  await desktop?.app.close()
  wire?.close()
  await stack?.stop()
})

/** Proxies all requests to the server, and records those that may change data. */
async function listenBetween({ hostname, port }: URL) {
  const own = await freeTcpPort(hostname)
  const changes: string[] = []
  const server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      const { statusCode = 500 } = answer
      if (method !== 'GET' && statusCode < 300) changes.push(`${method} ${path}`)
      answer.pipe(response.writeHead(statusCode, answer.headers))
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(own, hostname, resolve))
  return {
    url: `http://${hostname}:${own}`,
    changes,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Reply {
  ok?: boolean
  /** Result of a call whose arguments can't be cloned. */
  thrown?: string
  error?: { code: number; reason?: string }
}

/** Double-encoded JSON, since the DevTools protocol rejects lone surrogates. */
const asText = (calls: readonly WrongCall[]) =>
  JSON.stringify(calls, (_key, value: unknown) => {
    if (value === undefined) return { unsayable: 'undefined' }
    if (typeof value !== 'number') return value
    if (Number.isNaN(value)) return { unsayable: 'nan' }
    if (value === Number.POSITIVE_INFINITY) return { unsayable: 'infinity' }
    return Object.is(value, -0) ? { unsayable: 'minusZero' } : value
  })

const send = (calls: readonly WrongCall[]): Promise<Reply[]> =>
  desktop.page.evaluate(
    ([text, patience]) => {
      const unsayable = { undefined, nan: Number.NaN, infinity: Number.POSITIVE_INFINITY, minusZero: -0 }
      // Not a JSON.parse reviver, which drops properties whose value becomes undefined.
      const revive = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value
        if (Array.isArray(value)) return value.map(revive)
        if ('unsayable' in value) return unsayable[value.unsayable as 'nan']
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
      }
      const wrong = revive(JSON.parse(text)) as WrongCall[]
      const { seaport } = globalThis as unknown as {
        seaport: { call(name: string, args: unknown): Promise<Reply> }
      }
      const limit = new Promise<Reply>((resolve) =>
        setTimeout(() => resolve({ thrown: 'no reply' }), patience),
      )
      return Promise.all(
        wrong.map(({ name, args }) =>
          Promise.race([seaport.call(name, args), limit]).catch((error: unknown) => ({
            thrown: String(error),
          })),
        ),
      )
    },
    [asText(calls), PATIENCE_MS] as const,
  )

/** What is wrong with a reply; null = nothing. */
function faultOf({ wellFormed }: WrongCall, { ok, thrown, error }: Reply): string | null {
  if (thrown !== undefined) return thrown
  if (wellFormed) return error?.code === 500 ? 'a fault' : null
  return !ok && error?.code === 400 && error.reason === 'invalid_input' ? null : 'not refused as invalid'
}

const stores = () =>
  ['settings.json', 'secrets.json'].map((file) => readFileSync(join(stack.folder, 'desktop', file), 'utf8'))
const ask = (name: string) => callMain(desktop.page, name)

test(`${count} calls of a window under somebody else's control change nothing here and nothing on the server`, {
  timeout: TEST_LIMIT_MS + count * 20,
}, async () => {
  console.log(`Seed ${seed}: ${count} calls`)
  const random = numbers(seed)
  const before = { stores: stores(), state: await ask('desktop.state') }
  wire.changes.length = 0
  const findings: string[] = []
  const reached = { refused: 0, answered: 0 }
  for (let sent = 0; sent < count && findings.length < 10; sent += BATCH) {
    const calls = Array.from({ length: Math.min(BATCH, count - sent) }, () => wrongCall(random))
    const replies = await send(calls)
    for (const [index, call] of calls.entries()) {
      const fault = faultOf(call, replies[index] ?? { thrown: 'no reply' })
      if (fault) findings.push(`${fault}: ${asText([call]).slice(0, 500)}`)
      reached[call.wellFormed ? 'answered' : 'refused'] += 1
    }
  }
  expect(findings.join('\n\n'), `npm run fuzz -- desktop ${seed} ${count} repeats this`).toBe('')
  expect(reached.refused).toBeGreaterThan(count / 2)
  expect(reached.answered).toBeGreaterThan(count / 20)

  expect(wire.changes.filter((change) => !OF_THE_CLIENT.has(change))).toEqual([])
  expect(stores()).toEqual(before.stores)
  expect(await ask('desktop.state')).toEqual(before.state)
  expect(await ask('runner.state')).toMatchObject({ ok: true, value: { tasks: [] } })
  expect(await desktop.page.evaluate(() => Object.hasOwn(Object.prototype, 'admin'))).toBe(false)
})
