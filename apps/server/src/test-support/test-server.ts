import { API_BASE } from '@seaport/contract/api'
import { schemasOf } from '@seaport/contract/api.schema'
import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { envelopeOf, Refusal } from '@seaport/contract/kernel/envelope.schema'
import { type Running, start } from '../app/start.ts'
import type { startJobs } from '../app/start-jobs.ts'
import { jobStates } from '../modules/platform/job/job.public.ts'
import { testUpdateKey } from './update-key.ts'

interface TestClock {
  now(): number
  advance(seconds: number): void
}

/** A clock that stands still until it is moved. */
function frozenClock(): TestClock {
  let now = Date.parse('2026-03-02T08:00:00.000Z')
  return {
    now: () => now,
    advance(seconds) {
      now += seconds * 1000
    },
  }
}

/** The machine's own time, for clients without another clock. */
export function runningClock(): TestClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance(seconds) {
      ahead += seconds * 1000
    },
  }
}

/** Headers that prove who calls a method and a URL. */
export type Credentials = (method: string, url: string) => Promise<Record<string, string>>

/** A real server on a random port, with its own database. */
export interface TestServer extends Running {
  clock: TestClock
  /** Calls an endpoint; a refusal is thrown as RefusedCall. The answer is checked against the contract. */
  call<const E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>
  /** Sends anything at all, as it is. */
  send(
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; body?: string },
  ): Promise<Answer>
}

interface CallOptions {
  as?: Credentials
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text if it is not JSON. */
  body: unknown
}

/** What `call` throws when the server refuses. */
export class RefusedCall extends Error {
  readonly status: number
  readonly refusal: Refusal
  constructor(status: number, refusal: Refusal) {
    super(`${status} ${refusal.reason}: ${refusal.msg}`)
    this.status = status
    this.refusal = refusal
  }
}

/** Where the database is; the shape of tests/support/databases.ts. */
interface DatabaseLocation {
  url: string | null
  dataDir: string
}

/** All networks are set up, unless a test leaves these out. */
const everyNetwork = {
  SEAPORT_SANDBOX_PORT: '8788',
  SEAPORT_X_CLIENT_ID: 'test-app',
  SEAPORT_FACEBOOK_CLIENT_ID: 'test-app',
  SEAPORT_FACEBOOK_APP_SECRET: 'Test-app-secret-1',
  SEAPORT_INSTAGRAM_CLIENT_ID: 'test-app',
  SEAPORT_INSTAGRAM_APP_SECRET: 'Test-app-secret-1',
}

/**
 * Jobs that run only when a test says so. Started by timers they would sometimes process rows that a test's clock made due, and their first run costs
 * time at every server's start.
 */
const onRequest: typeof startJobs = async ({ database }, jobs) => ({
  states: () => jobStates(database.db, jobs, Date.now()),
  stop: async () => undefined,
})

/**
 * Starts a server on a database; `variables` are added to its environment.
 * @param begin `startJobs` for tests of what happens by itself
 */
export async function startTestServer(
  location: DatabaseLocation,
  variables: Record<string, string> = {},
  clock: TestClock = frozenClock(),
  begin: typeof startJobs = onRequest,
): Promise<TestServer> {
  const running = await start(
    {
      PORT: '0',
      SEAPORT_DATA_DIR: location.dataDir,
      ...(location.url && { SEAPORT_DATABASE_URL: location.url }),
      SEAPORT_LOG_LEVEL: 'silent',
      ...everyNetwork,
      SEAPORT_UPDATE_KEYS: testUpdateKey,
      SEAPORT_OWNER_EMAIL: 'owner@example.test',
      SEAPORT_OWNER_PASSWORD: 'Owner-password-1',
      ...variables,
    },
    clock.now,
    begin,
  )
  return asTestServer(running, clock, fetch)
}

/** @param reach sends a request to the server, wherever it runs */
export function asTestServer(running: Running, clock: TestClock, reach: typeof fetch): TestServer {
  const send: TestServer['send'] = async (method, path, { headers = {}, body } = {}) => {
    const response = await reach(`${running.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: asJson(text) }
  }
  return {
    ...running,
    clock,
    send,
    async call(endpoint, input, { as, headers = {} } = {}) {
      const { params, query, body } = input as {
        params?: Record<string, string>
        query?: object
        body?: unknown
      }
      const path = `${API_BASE}${endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))}`
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
      const credentials = as ? await as(endpoint.method, `${running.url}${path}`) : {}
      const answer = await send(endpoint.method, search ? `${path}?${search}` : path, {
        headers: {
          'accept-language': 'en',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...credentials,
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const success = envelopeOf(schemasOf(endpoint).data).safeParse(answer.body)
      if (success.success) return success.data.data as DataOf<typeof endpoint>
      throw new RefusedCall(
        answer.status,
        Refusal.parse(answer.body, {
          error: () =>
            `Not an envelope: ${JSON.stringify(answer.body)}, nor the data that the contract promises: ${success.error.message}`,
        }),
      )
    },
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
